# What the game and its variants are called.

game-name = Incan Gold
variant-standard = Con gli artefatti
variant-diamant = Senza artefatti (Diamant)
