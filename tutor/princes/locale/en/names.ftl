# What the game and its variants are called.

game-name = The Princes of Machu Picchu
variant-standard = The whole game
variant-first_game = The learning game
