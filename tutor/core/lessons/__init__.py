"""Lessons: their parts, the reading of their files, and the way of a learner through them."""
