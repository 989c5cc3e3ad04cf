# Un giorno che chi impara gioca dentro una lezione, e la pagina con cui finisce.

day-over = { $part ->
    [day] Il giorno { $number } è finito
   *[round] Il giro { $number } è finito
}
day-game-over = La partita è finita
day-morning = al mattino
day-now = adesso
day-nothing = niente che si possa contare
day-others = Che cosa hanno fatto gli altri
day-advice = Un'idea per la prossima volta
day-review = Ripasso
day-another = Un altro giorno
day-again = Questo giorno da capo

## L'allenatore

coach-ask = Prima di giocare: che cosa rende di più?
coach-right = Sì! { $why }
coach-wrong = Così ottieni meno: «{ $other }» Meglio: «{ $why }»
coach-good = Ben giocato! { $why }
coach-other = { $made }. Il tuo maestro aveva un'altra idea. { $why }
coach-day-good = Oggi hai giocato ogni turno come l'avrebbe giocato il tuo maestro. Complimenti!

## Una mossa migliore di quella del maestro

own-kept = Meglio del tuo maestro: questa mossa resta tua.
own-move = { $made }: così tu { $gains }.
lesson-own = Vai avanti con la tua mossa
