# What the game and its variants are called.

game-name = The Princes of Machu Picchu
    .invitation = One Prince, fifteen districts and a steep trail to the Summit. Learn the game by playing it: nothing you try can break anything.
variant-standard = The whole game
variant-first_game = The learning game
