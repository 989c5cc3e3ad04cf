"""Sentences in the reader's language: Fluent catalogues, lists, plurals, the search for rules."""
