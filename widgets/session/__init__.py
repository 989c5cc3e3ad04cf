"""The session of a learner: its tree, the place in view, the seats, and the reasons of players."""
