"""The folder for lessons of the game; the package has none."""
