# Che cosa fa una mossa per una carta in mano: quanto vale ora la carta, o che cosa si ottiene per lei.

fit-counted = Si accorda con la carta { $card }: adesso vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.{ $missing ->
    [nothing] {""}
   *[other] {" "}Le manca ancora { $missing }.
}
fit-offered = Si accorda con la carta { $card }: qui si ottiene { $thing } per { $cost }{ $lacking ->
    [nothing] , e i beni ci sono già.
   *[other] ; resta da trovare { $lacking }.
}
