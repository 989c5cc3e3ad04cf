# A day that the learner plays inside a lesson, and the page at its end.

day-over = { $part ->
    [day] Day { $number } is over
   *[round] Round { $number } is over
}
day-game-over = The game is over
day-morning = in the morning
day-now = now
day-figure = { $label } { $before } → { $after }
day-nothing = nothing that can be counted
day-others = What the others did
day-next = What next?
day-another = Another day
day-again = This day again
