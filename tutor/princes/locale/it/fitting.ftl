# Che cosa fa una mossa per una carta in mano: quanto vale ora la carta, o che cosa si ottiene per lei.

fit-counted = È quello che chiede la carta { $card }: adesso vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $missing ->
    [nothing] {""}
   *[other] , e manca ancora { $missing }
}.
fit-cards = È quello che chiedono le carte { $cards }.
fit-card = { $card } (adesso { $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
fit-offered = È quello che chiede la carta { $card }: qui si ottiene { $thing } per { $cost }{ $lacking ->
    [nothing] , e i beni ci sono già.
   *[other] ; resta da trovare { $lacking }.
}
