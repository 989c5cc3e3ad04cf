"""The rules of the game, reading like the rule book; they know no language and no screen."""
