# What the game and its variants are called.

# As in English.
game-name = Incan Gold
variant-standard = Con artefactos
variant-diamant = Sin artefactos (Diamant)
