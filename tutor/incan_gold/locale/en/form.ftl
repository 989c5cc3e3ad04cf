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
form-players-beside = Beside the tent
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
