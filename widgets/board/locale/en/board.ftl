# The position beside the board, and the status.

## Status

status-line = Line { $name }
status-busy = Working it out …
status-position = Position { $id }
    .hint = Quote this number when you report something odd in this position.
aria-status = Where we are

## Stocks and words

page-stocks = Stocks
page-stocks-change = change of the last step
page-board-text = The position in words
stocks-player = Player
