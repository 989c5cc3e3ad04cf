"""Lessons as data: each file here is a record, named by its lesson id."""
