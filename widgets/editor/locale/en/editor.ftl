# The position editor.

editor-open = Set up a position
editor-hint = Lay out your own table, or any other position, and play on from there. Nothing is changed behind your back: whatever does not fit is told beside its field.
editor-from-view = Start from the board as it is
editor-from-empty = Start from an empty table
editor-from-random = Start in the middle of a random game
editor-from-on = Go on with the position I was setting up
editor-players = Players, for an empty table or a random game
editor-heading = Your position
editor-play = Play from here
editor-undo = Undo
editor-close = Close
editor-right = The board shows this position, and it fits the rules.
editor-over = The board shows this position. It fits the rules, but the game is over: there is nothing left to play.
editor-faults = { $count ->
    [one] { $count } thing does not fit yet.
   *[other] { $count } things do not fit yet.
} The board still shows the last position that did.
editor-at = { $where }:
editor-fault = { $what }.
editor-mend = Set it to { $value }
editor-named = { $part }: { $thing }
editor-groups = Parts of the position
editor-group-short = In five questions
editor-group-turn = Turn
editor-group-board = Board
editor-group-market = Market
editor-group-decks = Decks
editor-group-wrong = { $name } ({ $count } to mend)
editor-result = The end
editor-go-on = The game is not over
editor-none = none
editor-nowhere = off the table
editor-choose = choose…
editor-less = { $what }: one less
editor-more = { $what }: one more
editor-up = { $what }: further up
editor-down = { $what }: further down
editor-count = { $count ->
    [0] Nothing is here.
    [one] { $count } is here.
   *[other] { $count } are here.
}
editor-shuffle = Shuffle
editor-where = Where this lies: { $what }
editor-add = Bring here…
editor-add-to = Bring to { $what }
editor-lying = { $thing } ({ $where })
editor-unnamed = Seat { $number }
editor-fault-name = a name has { $low } to { $high } characters, and this one has { $found }

## The five questions

editor-asked = { $number }. { $asked }
editor-rest-follows = What follows from your answers
    .hint = Nobody needs to count it.
editor-rest-open = Left open
editor-each = { $what } each
editor-strange-unknown = “{ $said }” cannot stand here; what can is { $known }
editor-strange-alike = “{ $said }” cannot stand here; did you mean { $known }?
editor-strange-several = “{ $said }” may be { $known }; write a little more of it
editor-strange-number = “{ $said }” needs a number: how many
editor-strange-twice = “{ $said }” is named for the second time
editor-strange-missing = { $said } has no line; without anything, it is “{ $said }:” alone
editor-strange-whose = “{ $said }” does not say whose it is; a line begins with { $known }, and a colon
editor-strange-players = { $found ->
    [0] nobody is named
    [one] { $found } player is named
   *[other] { $found } players are named
}; there can be { $low } to { $high }
editor-strange-long = this is too long to be read; { $high } characters are enough
