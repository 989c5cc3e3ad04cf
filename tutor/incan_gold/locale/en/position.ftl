# A position in words, and what everybody begins with; both must read well aloud.

## The moment

position-round = Round { $round } of { $rounds }.
position-leader = { $leader } leads the round.
position-diamant = Played without artifacts.
position-due = { $due }.

## The temple

position-path = On the path lie { $cards }.
position-path-one = On the path lies { $cards }.
position-path-empty = Nothing lies on the path.
position-left = { $left ->
    [0] No treasure is left on the path.
   *[other] Treasure worth { $left } is left on the path.
}
position-inside = { $players_count ->
    [one] Only { $players } is inside.
   *[other] Inside are { $players }.
}
position-chosen = { $players_count ->
    [one] { $players } has chosen already, in secret.
   *[other] { $players } have chosen already, in secret.
}
position-deck = The deck holds { $count ->
    [one] { $count } more card.
   *[other] { $count } more cards.
}
position-removed = Out of the game { $count ->
    [one] is { $cards }.
   *[other] are { $cards }.
}
position-lost = Lost for good { $count ->
    [one] is { $cards }.
   *[other] are { $cards }.
}

## The players

position-beside = { $beside ->
    [0] { $player } has nothing beside the tent
   *[other] { $player } has { $beside } beside the tent
}{ $tent ->
    [hidden] ; what is in it is secret.
    [0] { " " }and nothing in it.
   *[other] { " " }and { $tent } in it.
}
position-artifacts = { $player } owns { $artifacts }.
position-artifact = { $card } (worth { $value } points)

## The end

position-over = The game is over.
position-score = { $player }: { $treasure } in the tent, { $artifacts_named } worth { $artifact_points }, { $total } in all.
position-winners = { $players_count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}

## What everybody begins with

setup-players = { $count } players explore the temple in { $rounds } rounds; { $leader } leads the first.
setup-quest = The Quest deck holds { $treasures } treasures and { $hazards } hazards of { $kinds } kinds.
setup-artifacts = { $artifacts } wait to be shuffled in, one in each round.
setup-diamant = This is the original game, without artifacts.
setup-struck = Round { $round } is over already: its second card was a second { $hazard }, and that card has left the game.
setup-round = Round { $round } begins with { $artifact } shuffled in.
setup-first = The first card is turned with everybody inside: { $cards }.
setup-second = The first card is a hazard, so two are turned with everybody inside: { $cards }.

## Headings

position-part-temple = The temple
position-part-players = The players
position-part-gone = Out of the game
position-part-result = The result
position-part-now = What is due
