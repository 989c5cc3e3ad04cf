# What the game and its variants are called.

game-name = Los Príncipes de Machu Picchu
variant-standard = La partida completa
variant-first_game = La partida de aprendizaje
