# Two lines side by side. $left, $right and $line are names of lines ("the example").

comparison-parting = They part at { $player }'s decision
comparison-secret = They part at { $player }'s decision, which is secret
comparison-goes-on = Where { $shorter } ends, { $longer } goes on
comparison-one-moment = Both are the same moment
comparison-hint = who has more, by how much
comparison-figure = Figure
comparison-difference = Difference
comparison-same = same
comparison-different = different
comparison-plus = +{ $count }
comparison-more-in = { $count } more in { $line }
comparison-nobody = { $players }: no difference between { $left } and { $right }.
comparison-table = On the board
comparison-words = In words
