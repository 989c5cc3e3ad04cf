# The position beside the board, and the status.

## Status

status-line = Line { $name }
    .led = { $name }
status-busy = Working it out …
status-thinking = { $player } is thinking …
aria-status = Where we are

## Stocks and words

page-stocks = Stocks
page-stocks-change = change of the last step
page-still = This is a picture of the tutor, which is not running here. To try things out, open the notebook in Jupyter and run this cell, or start the tutor with the command machu-tutor.
page-board-text = The position in words
page-changed = Changed by the last step
stocks-player = Player

## Drawing on the board

strokes-here = Drawn on the board
strokes-open = Draw on the board
strokes-thing = On or from
strokes-to = Arrow to
strokes-ring = no arrow, a ring
strokes-draw = Draw it, or take it away
strokes-clear = Clear the drawings
strokes-hint = On the board itself: click a thing with the right button for a ring, or drag to another for an arrow. On a touch screen hold your finger on the thing, then drag or let go. The same once more takes it away. Shift, Alt, or both change the pen.
strokes-drawn = Drawn: { $stroke }
strokes-gone = Taken away: { $stroke }
strokes-cleared = Nothing is drawn on the board any more.
pen-solid = Solid
pen-dashed = Dashed
pen-dotted = Dotted
pen-double = Double
aria-pens = How it is drawn

## A great moment over the page

