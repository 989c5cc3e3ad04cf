"""Puzzles on the page: the set of the week, the open puzzle, and the result of a try."""
