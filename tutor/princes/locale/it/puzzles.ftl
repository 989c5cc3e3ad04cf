# Che cosa chiede un problema.

puzzle-steps = Fai salire lo Scout di { $player } di { $needed } caselle in questo turno.
puzzle-summit = { $needed ->
    [one] Raggiungi la Vetta con lo Scout di { $player } in questo turno.
   *[other] Raggiungi { $needed } volte la Vetta con lo Scout di { $player } in questo turno.
}
puzzle-corn = { $needed ->
    [one] Finisci questo turno con { $needed } grano in più di quanto { $player } ha adesso.
   *[other] Finisci questo turno con { $needed } grani in più di quanti { $player } ha adesso.
}
puzzle-incas = { $needed ->
    [one] Recluta un Inca per { $player } in questo turno.
   *[other] Recluta { $needed } Inca per { $player } in questo turno.
}
puzzle-orders = { $needed ->
    [one] Prendi un sacerdote o una Vergine per { $player } in questo turno.
   *[other] Prendi { $needed } sacerdoti o Vergini per { $player } in questo turno.
}
puzzle-end = Fai finire la partita con il turno di { $player }.
