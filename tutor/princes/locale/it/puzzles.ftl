# Che cosa chiede un problema.

puzzle-steps = Fai salire lo Scout di { $player } di { $needed } caselle in questo turno.
puzzle-corn = Finisci questo turno con { $needed } di grano in più di quanto { $player } ha adesso.
puzzle-incas = { $needed ->
    [one] Recluta un Inca per { $player } in questo turno.
   *[other] Recluta { $needed } Inca per { $player } in questo turno.
}
puzzle-orders = { $needed ->
    [one] Ottieni un sacerdote o una vergine per { $player } in questo turno.
   *[other] Ottieni { $needed } sacerdoti o vergini per { $player } in questo turno.
}
puzzle-end = Fai finire la partita con il turno di { $player }.
