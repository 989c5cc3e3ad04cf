"""Sentences in the reader's language: message catalogues in Fluent, lists, plurals, rule search."""
