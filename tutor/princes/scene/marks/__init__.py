"""What is marked on the board: rings, ways, notes and numbers."""
