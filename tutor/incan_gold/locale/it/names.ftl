# What the game and its variants are called.

# As in English.
game-name = Incan Gold
    .invitation = Un altro gioco a questo tavolo: torcia o campo? Si impara giocando.
variant-standard = Con gli artefatti
variant-diamant = Senza artefatti (Diamant)
