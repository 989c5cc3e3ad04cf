"""Lines: the timeline, the lists of everything tried, and two lines compared."""
