# What a move does for a card in hand: how much the card counts now, or what for it is to be had.

fit-counted = That fits the card { $card }: it now counts { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $missing ->
    [nothing] {""}
   *[other] , and still lacks { $missing }
}.
fit-cards = That fits the cards { $cards }.
fit-card = { $card } (now { $points ->
    [one] { $points } point
   *[other] { $points } points
})
fit-offered = That fits the card { $card }: here { $thing } can be had for { $cost }{ $lacking ->
    [nothing] , and the goods are there.
   *[other] ; { $lacking } still to find.
}
