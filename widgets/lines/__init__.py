"""Lines: the timeline, the outline of everything tried, and two lines compared."""
