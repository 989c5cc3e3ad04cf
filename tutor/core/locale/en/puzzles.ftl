# Puzzles: turns of real games with something to reach, and what a try has come to.

puzzle-heading = Puzzle, { $grade }
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-begin = Your turn. What comes after it does not count.
puzzle-on = You have { $gained } of { $needed } so far, and { $needed } can still be reached.
puzzle-lost = This way { $reach } is the most, and it takes { $needed }. Go back and try something else.
puzzle-over = The turn is over, with { $gained } of { $needed }. Try again from the start.
puzzle-solved = Solved: { $gained } of { $needed }.
puzzle-way = The solution
