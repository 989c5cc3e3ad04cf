# Un giorno che chi impara gioca dentro una lezione, e la pagina con cui finisce.

day-over = { $part ->
    [day] Il giorno { $number } è finito
   *[round] Il giro { $number } è finito
}
day-title = { $part ->
    [day] Giorno { $number }
   *[round] Giro { $number }
}
day-game-over = La partita è finita
day-lead = { $case ->
    [ours] Sei in testa con
    [level] Sei in testa a pari merito con
   *[theirs] { $leader } è in testa: tu hai
} { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}; { $others }.
day-has = { $place ->
    [0] { $player } ne ha { $count }
   *[1] { $player } { $count }
}
day-brought = La tua giornata ha portato { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
day-cost = Hai { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} in meno rispetto al mattino.
day-morning = al mattino
day-now = adesso
day-nothing = nessun cambiamento
day-figures = Il giorno in cifre
day-end = Gli ultimi turni, e la notte
day-night = { $own ->
    [nothing] La notte non ti ha portato nulla.
   *[other] La notte ti ha portato { $own }.
}
day-advice = Un'idea per la prossima volta
day-review = Ripasso
day-another = Un altro giorno
day-again = Questo giorno da capo

## L'allenatore

coach-your-turn = Tocca a te.
coach-call = Aiutami a scegliere
coach-ask = Che cosa ti sembra meglio?
coach-own = Ho un'altra idea
coach-do = Faccio la mia mossa
coach-goes-on = Il tuo turno continua.
coach-right = Sì, la farebbe anche il tuo maestro: { $why }{ $own ->
    [nothing] {""}
   *[other] {" "}Porta { $own }.
}
coach-option = { $rating ->
    [good] Buona scelta: porta { $own }. Un'altra idea: { $move }.
    [less] Questa scelta porta { $own }. Meglio: { $move }; questo porta { $other }.
    [even] Questa scelta porta { $own }. Un'altra scelta: { $move }; questo porta { $other }.
   *[words] Un'altra idea: { $move }.
} Il tuo maestro dice: «{ $why }»
coach-turn = { $rating ->
    [good] Ben giocato: il tuo turno porta { $own }.
    [less] Il tuo turno porta { $own }; «{ $move }» porterebbe { $other }.
   *[even] Il tuo turno porta { $own }.
}
coach-worth = { $costs ->
    [nothing] { $gains }
   *[other] { $gains } in cambio di { $costs }
}
coach-day-idea = { $turn ->
    [1] Il tuo primo turno
    [2] Il tuo secondo turno
    [3] Il tuo terzo turno
    [4] Il tuo quarto turno
    [5] Il tuo quinto turno
   *[other] Il tuo turno { $turn }
}{ $rating ->
    [less] {" "}ha portato { $own }. Meglio: { $move }; questo porta { $other }.
    [even] {" "}ha portato { $own }. Un'altra scelta: { $move }; questo porta { $other }.
   *[words] {" "}poteva essere un altro: { $move }.
} Il tuo maestro dice: «{ $why }»
coach-day-best = Il tuo turno migliore di oggi: «{ $move }». Ti ha portato { $own }.

## Una mossa migliore di quella del maestro

own-brings = { $own ->
    [nothing] La tua mossa non dà ancora nulla.
   *[other] La tua mossa dà { $own }.
}
own-followed = La lezione continua come gioca il maestro:
own-kept = Meglio del tuo maestro: questa mossa resta tua.
own-move = { $made }: così tu { $gains }.
lesson-own = Vai avanti con la tua mossa
