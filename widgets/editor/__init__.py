"""The position editor: a position set up by hand, checked at every step, and played from there."""
