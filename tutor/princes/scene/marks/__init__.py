"""The marks on the board: rings, ways, notes and numbers."""
