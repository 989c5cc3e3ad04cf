# Che cosa fa una mossa per una carta in mano: quanto vale ora la carta, o che cosa si ottiene per lei.

fit-counted = La carta { $card } voleva proprio questo: adesso vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $missing ->
    [nothing] {""}
   *[other] , e manca ancora { $missing }
}.
fit-cards = Le carte { $cards } volevano proprio questo.
fit-card = { $card } (adesso { $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
fit-offered = La carta { $card } vuole proprio questo: qui si ottiene { $thing } per { $cost }{ $lacking ->
    [nothing] , e i beni ci sono già.
   *[other] ; resta da trovare { $lacking }.
}
