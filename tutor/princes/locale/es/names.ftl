# What the game and its variants are called.

game-name = Los Príncipes de Machu Picchu
    .invitation = Un Príncipe, quince distritos y una ruta empinada hasta la Cima. Se aprende jugando: pruebes lo que pruebes, nada se estropea.
variant-standard = La partida completa
variant-first_game = La partida de aprendizaje
