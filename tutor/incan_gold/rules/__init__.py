"""The rules of the game, in the words of the rule book. They know no language and no screen."""
