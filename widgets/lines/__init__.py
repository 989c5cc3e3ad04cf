"""Lines: the timeline, the lists of the tree of variations, and two lines compared."""
