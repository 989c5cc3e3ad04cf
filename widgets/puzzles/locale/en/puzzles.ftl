# Puzzles: a turn of a real game with something to reach.

puzzles-open = Puzzles of the week
puzzles-hint = Turns of real games. Each can be solved whatever the others do. Solved: { $solved } of { $count }.
puzzles-done = All puzzles of this week are solved. New ones come on Monday.
puzzle-row-solved = solved, { $grade }
puzzle-hint = Hint
puzzle-hint-first = { $count ->
    [one] One decision is still to come. Press again to see which.
   *[other] The shortest way takes { $count } more decisions. Press again to see the next one.
}
puzzle-hint-next = Next: { $step }.
puzzle-hint-back = No way leads there from here. Take back what you decided last.
puzzle-solution = Show the solution
puzzle-again = From the start
puzzle-next = Next puzzle
puzzle-part = The puzzle
