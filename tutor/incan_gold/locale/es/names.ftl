# What the game and its variants are called.

# As in English.
game-name = Incan Gold
    .invitation = Otro juego en esta mesa: ¿antorcha o campamento? Se aprende jugando.
variant-standard = Con artefactos
variant-diamant = Sin artefactos (Diamant)
