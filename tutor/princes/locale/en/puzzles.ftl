# What a puzzle asks for.

puzzle-steps = Climb { $needed } steps with { $player }'s Scout in this turn.
puzzle-summit = { $needed ->
    [one] Reach the Summit with { $player }'s Scout in this turn.
   *[other] Reach the Summit { $needed } times with { $player }'s Scout in this turn.
}
puzzle-corn = End this turn with { $needed } corn more than { $player } has now.
puzzle-incas = { $needed ->
    [one] Recruit an Inca for { $player } in this turn.
   *[other] Recruit { $needed } Incas for { $player } in this turn.
}
puzzle-orders = { $needed ->
    [one] Win a priest or a virgin for { $player } in this turn.
   *[other] Win { $needed } priests or virgins for { $player } in this turn.
}
puzzle-end = End the game with { $player }'s turn.
