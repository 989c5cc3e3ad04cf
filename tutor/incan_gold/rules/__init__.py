"""The rules of the game, in the words of the rule book; they know no language and no screen."""
