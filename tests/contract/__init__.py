"""The promises on which other programs rely to the letter: records, positions, views, commands, rules."""
