"""The rules of the game, in the words of the rule book; with one module for each family of rules.

The rules know no lesson, language, colour or coordinate; they print nothing and read no clock or
file.
"""
