# What the game and its variants are called.

game-name = Incan Gold
    .invitation = Another game at this table: torch or camp? You learn it as you play.
variant-standard = With artifacts
variant-diamant = Without artifacts (Diamant)
