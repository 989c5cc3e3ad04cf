# What the game and its variants are called.

game-name = I Principi di Machu Picchu
    .invitation = Un Principe, quindici distretti e un Cammino ripido fino alla Vetta. Si impara giocando: qualunque cosa provi, non si rompe nulla.
variant-standard = La partita completa
variant-first_game = La partita introduttiva
