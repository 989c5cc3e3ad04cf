"""The position editor: a learner sets up a position, which the editor checks at every step."""
