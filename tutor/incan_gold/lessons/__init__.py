"""Lessons of the game, a folder each; none comes with it."""
