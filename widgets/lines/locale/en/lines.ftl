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
lines-undo = Undo the last change
lines-redo = Make it again
lines-start = The start
lines-here = Step { $ply }
lines-protected = This step belongs to the example; nothing changes it.
lines-mark = { $mark } { $name }
lines-marks = Mark this step, or delete from it on
lines-promote = Make this the first line
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
timeline-slider = Step
timeline-at = Step { $ply } of { $plies }: { $standing }

## The curve

curve-open = Curve over the line
curve-of = What is drawn
curve-table = The numbers as a table

## For keyboards and screen readers

aria-timeline = Step through the game
aria-curve = The figure that is chosen over the line; the same numbers stand in the table below
