"""The session of a learner: its tree, the node in view, the seats, and the reasons of players."""
