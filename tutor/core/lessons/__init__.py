"""Lessons: their parts, the reading of their files, and a learner's progress through them."""
