"""What other programs rely on to the letter: records, positions, views, the command line, the rules."""
