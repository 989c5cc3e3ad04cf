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

coach-ask = Prima una domanda, poi la tua mossa: che cosa ti sembra meglio?
coach-right = Sì, la farebbe anche il tuo maestro: { $why } Questa scelta { $own }.
coach-option = { $rating ->
    [good] Buona scelta: { $own }. Un'altra buona scelta: { $move }; questo { $other }.
    [less] Questa scelta { $own }. Meglio: { $move }; questo { $other }.
   *[even] Questa scelta { $own }. Un'altra scelta: { $move }; questo { $other }.
} Il tuo maestro dice: «{ $why }»
coach-good = Ben giocato: { $why } Il tuo turno { $own }.
coach-turn = { $rating ->
    [good] Ben giocato! Il tuo turno { $own }.
   *[other] Il tuo turno { $own }.
}
coach-idea = { $rating ->
    [good] Un'altra buona scelta
    [less] Meglio
   *[even] Un'altra scelta
}: { $move }; questo { $other }. Il tuo maestro dice: «{ $why }»
coach-brings = { $case ->
    [both] porta { $gains } e costa { $costs }
    [gains] porta { $gains }
    [costs] costa { $costs }
   *[none] non porta ancora niente che si possa contare
}
coach-day-good = Oggi hai giocato ogni turno come l'avrebbe giocato il tuo maestro. Complimenti!

## Una mossa migliore di quella del maestro

own-kept = Meglio del tuo maestro: questa mossa resta tua.
own-move = { $made }: così tu { $gains }.
lesson-own = Vai avanti con la tua mossa
