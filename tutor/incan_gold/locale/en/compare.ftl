# Two positions side by side: the rows of a table, and what is different in sentences.
# $left, $right and $line say in which of two lines, or with whose move ("in line A", "with your move").

## Rows, short

compare-label-whereabouts = Explorer
compare-label-beside = Beside the tent
compare-label-tent = In the tent
compare-label-artifacts = Artifacts
compare-label-artifact_points = Worth of artifacts
compare-label-points = Points now
compare-label-round = Round
compare-label-path = Cards on the path
compare-label-left_on_path = Treasure left on the path
compare-label-deck = Cards in the deck
compare-label-removed = Cards out of the game
compare-hidden = hidden
compare-at-inside = inside
    .where = in the temple
compare-at-outside = outside
    .where = at the tent

## Sentences

compare-whereabouts = { $player } is { $left_place } { $left } and { $right_place } { $right }.
compare-beside = { $left_count ->
    [0] { $player } has nothing beside the tent { $left }
   *[other] { $player } has { $left_count } beside the tent { $left }
} and { $right_count ->
    [0] nothing { $right }.
   *[other] { $right_count } { $right }.
}
compare-tent = { $left_count ->
    [0] { $player } has nothing in the tent { $left }
   *[other] { $player } has { $left_count } in the tent { $left }
} and { $right_count ->
    [0] nothing { $right }.
   *[other] { $right_count } { $right }.
}
compare-artifacts = { $player } owns { $left_artifacts } { $left } and { $right_artifacts } { $right }.
compare-artifact_points = The artifacts are worth { $left_count } { $left } and { $right_count } { $right }.
compare-points = If points were counted now, { $player } would have { $left_count ->
    [one] { $left_count } point
   *[other] { $left_count } points
} { $left } and { $right_count } { $right }.

## What a turn is ahead in: what you or the example have more of

gain-points = { $side ->
    [ours] are
   *[theirs] is
} { $count ->
    [one] { $count } point ahead
   *[other] { $count } points ahead
}

## What a turn brings or costs

brings-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
