# Lo que una jugada hace por una carta de la mano: cuánto vale ahora la carta, o qué se consigue para ella.

fit-counted = Eso encaja con la carta { $card }: ahora vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $missing ->
    [nothing] {""}
   *[other] , y todavía le falta { $missing }
}.
fit-cards = Eso encaja con las cartas { $cards }.
fit-card = { $card } (ahora { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
})
fit-offered = Eso encaja con la carta { $card }: aquí se consigue { $thing } por { $cost }{ $lacking ->
    [nothing] , y ya los tienes.
   *[other] ; aún falta reunir { $lacking }.
}
