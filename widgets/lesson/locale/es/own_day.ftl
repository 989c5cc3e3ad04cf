# Un día que el alumno juega dentro de una lección, y la página con que acaba.

day-over = { $part ->
    [day] El día { $number } ha terminado
   *[round] La ronda { $number } ha terminado
}
day-game-over = La partida ha terminado
day-morning = por la mañana
day-now = ahora
day-figure = { $label } { $before } → { $after }
day-nothing = nada que se pueda contar
day-others = Qué hicieron los demás
day-next = ¿Y ahora?
day-another = Otro día más
day-again = Repetir este día
