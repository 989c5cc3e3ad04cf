# Two lines side by side. $left, $right and $line are names of lines ("the example").

comparison-parting = They part at { $player }'s decision
comparison-secret = They part at { $player }'s decision, which is secret
comparison-goes-on = Where { $shorter } ends, { $longer } goes on
comparison-one-moment = Both are the same moment
comparison-hint = who has more, by how much
comparison-figure = Figure
comparison-difference = Difference
comparison-equal = { $count ->
    [one] { $count } more is equal
   *[other] { $count } more are equal
}
comparison-different = different
comparison-plus = +{ $count }
comparison-in = in { $line }
comparison-more-in = { $count } more in { $line }
comparison-nobody = { $players }: no difference between { $left } and { $right }.
comparison-cause = from { $cause }
comparison-table = On the board
comparison-words = In words

## Comparing

compare-step = { $name }, step { $ply }
    .led = { $name }, move { $ply }
compare-move = { $name }: { $move }
compare-at = after step { $ply }
    .led = after move { $ply }
compare-close = Close this comparison
    .lesson = Back to the lesson
compare-go = Open: { $name }
compare-line = Line { $name }
compare-board = The board, drawn: { $name }
compare-boards = The board that is shown
compare-back = Step back
    .of = One step back in { $name }
compare-on = Step on
    .of = One step on in { $name }
compare-together = Same moment
compare-turn-back = Both a turn back
compare-turn-on = Both a turn on
compare-after-turn = after { $player }'s turn
compare-in-turn = during { $player }'s turn
compare-part = just begun
compare-over = the game is over
compare-apart = The two sides are at different moments of the game.
compare-within = Both sides are in the same turn, but only one of them has finished it.
compare-last-common = { $line } has no such moment, so both sides are shown at the last moment that they share.

## Twin worlds

compare-start = Where both worlds begin
compare-end = The end of both worlds
compare-alike = After these moves everybody does the same in both worlds, turn by turn.
compare-first = First difference after that
compare-to-first = Show the first difference
compare-here = This turn is shown.
compare-leave = Back to the pairs
compare-keep = Keep as lines
compare-twins = Show these two moves in twin worlds
