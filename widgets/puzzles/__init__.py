"""Puzzles on the page: the set of the week, the one that is tried, and what a try has come to."""
