"""Studies: a reader turns a line into a lesson, to save, send, try and present it."""
