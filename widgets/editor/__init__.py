"""The position editor: a learner sets up a position, has it checked at every step, and plays it."""
