"""The rulebook on the page: search for a rule, and the player aid."""
