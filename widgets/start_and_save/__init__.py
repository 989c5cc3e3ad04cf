"""Games and files: begin a game, save one, and hand out a position."""
