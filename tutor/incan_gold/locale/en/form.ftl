# What of a position is set by hand, in the form of the position editor.

## The round

form-variant = Variant
form-round = Round
form-inside = Who is inside
form-chosen = Chosen already, in secret
    .none = not yet
form-is-torch = Torch
form-is-camp = Camp

## The players

form-players-name = Name
form-players-tent = In the tent
    .line = tent
form-players-beside = Beside the tent
    .line = beside
form-players-artifacts = Artifacts
form-players-artifacts-value = What they are worth

## The cards

form-path = Path, in the order turned
    .spot = path
form-left_on_path = Treasure left on the path
form-deck = Deck, from the top
    .spot = deck
form-removed = Hazards out of the game
    .spot = out of the game
form-lost_artifacts = Artifacts lost for good
    .spot = lost
form-pending-seed = Number that shuffles the rounds to come

## The five questions

form-ask-names = Who plays?
    .hint = A name on each line, in seat order.
form-ask-when = Which round is it?
    .hint = Whose lead it is follows from the round.
form-ask-inside = Who is still inside the temple?
    .hint = Press whoever is inside.
form-ask-held = What does everybody have?
    .hint = Treasure in the tent and beside it. For example: { form-ask-held.example }
    .example = tent 12, beside 3
form-ask-way = What lies on the path?
    .hint = The cards in the order they were turned, and the treasure that was left on them.
form-ask-open = The five answers leave this as it stands here; on an empty table, as at the start of the game. Press a line to set it in the form, or tap it on the board.

## What does not fit, where a form says it otherwise than a file

form-fault-result_mismatch = with nobody inside the game would be over; say who is inside
form-fault-wrong_length = { $span ->
    [exact] there are { $found } here, and there must be { $low }
    [open] there are { $found } here, and there must be { $low } or more
   *[between] there are { $found } here, and there must be from { $low } to { $high }
}
form-fault-out_of_range = { $span ->
    [exact] whoever has left the temple has nothing beside the tent any more
    [open] { $found } is out of range; it must be { $low } or more
   *[between] { $found } is out of range; it must be from { $low } to { $high }
}
