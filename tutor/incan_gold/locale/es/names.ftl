# What the game and its variants are called.

game-name = Incan Gold
variant-standard = Con artefactos
variant-diamant = Sin artefactos (Diamant)
