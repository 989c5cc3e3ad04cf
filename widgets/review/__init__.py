"""Review cards on the page: positions that a learner keeps, is asked about again, and prints."""
