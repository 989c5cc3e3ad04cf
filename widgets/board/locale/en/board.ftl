# The position beside the board, and the status.

## Status

status-line = Line { $name }
status-busy = Working it out …
aria-status = Where we are

## Stocks and words

page-stocks = Stocks
page-stocks-change = change of the last step
page-board-text = The position in words
page-changed = Changed by the last step
stocks-player = Player
