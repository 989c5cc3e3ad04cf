"""What the documents say is true: their commands run, their files are read, their links lead on."""
