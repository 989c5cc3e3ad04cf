# Two positions side by side: the rows of a table, and what is different in sentences.
# $left and $right are the names of two lines of play ("the example").

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

compare-whereabouts = { $player } is { $left_place } in { $left } and { $right_place } in { $right }.
compare-beside = { $left_count ->
    [0] { $player } has nothing beside the tent in { $left }
   *[other] { $player } has { $left_count } beside the tent in { $left }
} and { $right_count ->
    [0] nothing in { $right }.
   *[other] { $right_count } in { $right }.
}
compare-tent = { $left_count ->
    [0] { $player } has nothing in the tent in { $left }
   *[other] { $player } has { $left_count } in the tent in { $left }
} and { $right_count ->
    [0] nothing in { $right }.
   *[other] { $right_count } in { $right }.
}
compare-artifacts = { $player } owns { $left_artifacts } in { $left } and { $right_artifacts } in { $right }.
compare-artifact_points = The artifacts are worth { $left_count } in { $left } and { $right_count } in { $right }.
compare-points = Counted now, { $player } has { $left_count ->
    [one] { $left_count } point
   *[other] { $left_count } points
} in { $left } and { $right_count } in { $right }.

## What is good to have: “more …”

gain-points = points
