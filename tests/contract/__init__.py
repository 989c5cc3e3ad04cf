"""The promises that other programs rely on to the letter: records, positions, views, commands, rules."""
