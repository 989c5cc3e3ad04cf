# The great moments of the game, as pictures over the page.

spectacle-summit = El Explorador de { $player } ha llegado a lo más alto de la ruta. Sigue desde abajo, y no vuelve a dar puntos hasta el Granero.
    .title = ¡La Cima!
spectacle-rescue = Los dioses han salvado la ciudad. Los españoles no encontrarán más que niebla.
    .title = ¡Rescate!
spectacle-conquest = Han llegado los españoles, y ahora decide el oro.
    .title = La Conquista
