"""The rules of the game, in the words of the rule book; each family of rules has a module.

The rules know no lesson, language, colour or coordinate; they print nothing and read no clock or
file.
"""
