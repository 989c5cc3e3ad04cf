"""The rule book on the page: looking a rule up, and the player aid."""
