# The great moments of the game, as pictures over the page.

spectacle-summit = Lo Scout di { $player } è arrivato in cima al Cammino. Riparte dal basso, e fino al Granaio non dà più punti.
    .title = La Vetta!
spectacle-rescue = Gli dèi hanno salvato la città. Gli spagnoli troveranno soltanto nebbia.
    .title = Salvezza!
spectacle-conquest = Sono arrivati gli spagnoli, e adesso decide l'oro.
    .title = La Conquista
