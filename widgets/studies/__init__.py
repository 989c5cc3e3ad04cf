"""Studies: a line becomes a lesson of one's own, to be saved, sent, taken and presented."""
