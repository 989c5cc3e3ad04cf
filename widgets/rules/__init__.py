"""The rule book on the page: search for a rule, and the player aid."""
