"""Lessons: what they are made of, how their files are read, and how a learner is led through."""
