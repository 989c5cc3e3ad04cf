# Lo que pide un problema.

puzzle-steps = Haz subir { $needed } casillas al Explorador de { $player } en este turno.
puzzle-summit = { $needed ->
    [one] Llega a la Cima con el Explorador de { $player } en este turno.
   *[other] Llega { $needed } veces a la Cima con el Explorador de { $player } en este turno.
}
puzzle-corn = { $needed ->
    [one] Termina este turno con { $needed } maíz más del que tiene { $player } ahora.
   *[other] Termina este turno con { $needed } maíces más de los que tiene { $player } ahora.
}
puzzle-incas = { $needed ->
    [one] Recluta un inca para { $player } en este turno.
   *[other] Recluta { $needed } incas para { $player } en este turno.
}
puzzle-orders = { $needed ->
    [one] Consigue un sacerdote o una virgen para { $player } en este turno.
   *[other] Consigue { $needed } sacerdotes o vírgenes para { $player } en este turno.
}
puzzle-end = Acaba la partida con el turno de { $player }.
