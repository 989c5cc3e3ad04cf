"""The puzzles of the game: `goals` counts what a turn gains, `puzzles.json` has those found."""
