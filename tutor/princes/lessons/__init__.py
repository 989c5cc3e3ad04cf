"""Lessons as data: a folder each, with the record and the words to it."""
