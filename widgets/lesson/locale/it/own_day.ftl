# Un giorno che chi impara gioca dentro una lezione, e la pagina con cui finisce.

day-over = { $part ->
    [day] Il giorno { $number } è finito
   *[round] Il giro { $number } è finito
}
day-game-over = La partita è finita
day-morning = al mattino
day-now = adesso
day-figure = { $label } { $before } → { $after }
day-nothing = niente che si possa contare
day-others = Che cosa hanno fatto gli altri
day-next = E adesso?
day-another = Un altro giorno
day-again = Questo giorno da capo
