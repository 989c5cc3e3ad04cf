"""One suite over every game of the registry: what the protocol promises, whatever the game."""
