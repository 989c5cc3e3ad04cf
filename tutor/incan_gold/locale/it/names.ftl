# What the game and its variants are called.

# As in English.
game-name = Incan Gold
variant-standard = Con gli artefatti
variant-diamant = Senza artefatti (Diamant)
