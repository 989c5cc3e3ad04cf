"""Adapters to other libraries, each for every game of the registry; playing needs none of them."""
