"""The session of a learner: its tree, the place shown, who sits where, and what others tell."""
