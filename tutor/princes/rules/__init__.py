"""The rules of the game, one module a family, reading like the rule book.

They know no lesson, language, colour or coordinate, and never print or read a clock or a file.
"""
