# The timeline, and the outline of all lines.

## Lines

lines-heading = Lines
lines-hint = Going back loses nothing: another decision begins a line of its own.
lines-main-hint = the example as it is published; nothing changes it
lines-main-free = from the start
lines-from = from { $line } at step { $ply }: { $words }
lines-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
lines-compare = Compare
    .with = Compare with { $name }
lines-menu = Line { $name }: more
lines-rename = Rename
lines-delete = Delete this line
lines-ways = More ways
lines-undo = Undo
    .hint = Undo the last change
lines-redo = Redo
    .hint = Make the change again that was undone
lines-deleted = { $count ->
    [one] One step deleted. Undo, or Control and Z, brings it back.
   *[other] { $count } steps deleted. Undo, or Control and Z, brings them back.
}
    .hint = Make it again
lines-start = The start
lines-here = Step { $ply }
lines-protected = This step belongs to the example; nothing changes it.
lines-mark = { $mark } { $name }
lines-marks = Mark this step, or delete from it on
lines-promote = Put this line first at its fork
lines-prune = Delete from here on
lines-name = Name of the line
lines-comment = Comment
mark-0 = good
mark-1 = bad
mark-2 = very good
mark-3 = very bad
mark-4 = worth a thought
mark-5 = doubtful
timeline-fork = Line { $name } leaves after step { $ply }: { $words }
    .led = { $name }, after move { $ply }: { $words }

## The lists

list-moves = Moves
list-lines = Outline
list-comments = Comments
list-text = Text
lines-up = Move up
lines-down = Move down
moves-start = The start
moves-above = Back to { $name }
moves-back = Back one turn
    .hint = Go back one whole turn (Shift and left arrow)
moves-on = On one turn
    .hint = Go on one whole turn (Shift and right arrow)
moves-and = { $count ->
    [one] and { $count } more step
   *[other] and { $count } more steps
}
moves-turn = The steps of this turn
moves-together = All choose
moves-line = The moves of line { $name }
moves-note = Show the position this was written for
moves-note-whole = The whole of it
moves-more = { $count ->
    [one] { $count } more line leaves here
   *[other] { $count } more lines leave here
}
comments-none = No step has a comment or a mark yet. Both are written below the list.
comments-count = { $count ->
    [one] { $count } step with a comment or mark
   *[other] { $count } steps with comments or marks
}
comments-at = { $name }, step { $ply }
comments-before = Earlier ones
comments-after = Further ones
notation-hint = All lines as a text: copy it, change it, or paste another and open it. The game you leave is kept under Games.
notation-words-hint = All lines in words, to read or print. To open a text, show the notation.
notation-secret-hint = All lines in words, without what others keep secret. The notation, which tells all, is here when the game is over; a file of the game can be saved under Games at any time. Another text can be pasted and opened.
notation-field = Text of the game
notation-open = Open this text
notation-keep = Save as a text
notation-words = In words
notation-written = As notation
notation-anew = Discard my changes
transpositions-here = The same position:
transpositions-at = { $name }, step { $ply }
aria-lists = What is listed

## Timeline

timeline-first = First
    .hint = Go to the start (Home)
timeline-back = Back
    .hint = Go back one step (left arrow)
timeline-next = Next
    .hint = Go on one step (right arrow)
timeline-last = Last
    .hint = Go to the end (End)
timeline-play = Play
    .hint = Play the steps one after the other
timeline-pause = Pause
    .hint = Stop playing
timeline-asked = Answer what the lesson asks here first. Then Play goes on.
timeline-browse = Browse the game
timeline-slider = Step
timeline-at = Step { $ply } of { $plies }: { $standing }

## The curve

curve-open = Curve
curve-of = What is drawn
curve-beside = Another line beside it
curve-alone = No other line
curve-here = { $place }, { $figure }:
curve-both = { $here } (beside: { $there })
curve-table = Table
curve-reach = Values along the curve
curve-beyond = The line shown has ended before

## For keyboards and screen readers

aria-timeline = Step through the game
aria-curve = The figure that is chosen over the line; the same numbers stand in the table below
