"""Setting up a position by hand: the form of positions, and the draft of one position.

A game declares its `form`. An editor fills in a `draft` with it.
"""
