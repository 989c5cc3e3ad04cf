"""Studies: a reader turns a line into a lesson, which the reader can save, send, try and present."""
