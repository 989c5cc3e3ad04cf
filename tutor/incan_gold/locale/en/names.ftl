# What the game and its variants are called.

game-name = Incan Gold
variant-standard = With artifacts
variant-diamant = Without artifacts (Diamant)
