"""What the documents say is true: their commands run, their sample files are valid, their links work."""
