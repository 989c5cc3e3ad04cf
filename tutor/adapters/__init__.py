"""Doors to other people's programs, each for every game of the registry; none is needed to play."""
