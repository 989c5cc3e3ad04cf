"""The position editor: a learner sets up a position, which is checked at every step."""
