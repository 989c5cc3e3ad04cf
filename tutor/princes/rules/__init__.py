"""The rules of the game, in the words of the rule book, with one module for each family of rules.

They know no lesson, language, colour or coordinate, print nothing and read no clock and no file.
"""
