# What the game and its variants are called.

game-name = I Principi di Machu Picchu
variant-standard = La partita completa
variant-first_game = La partita introduttiva
