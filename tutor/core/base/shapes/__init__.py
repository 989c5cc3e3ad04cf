"""Declared shapes of the values in files.

A shape lists the keys of a JSON object with the kind of value of each key. It is declared once. The
reader (which reports every fault with its place), the writer, the views and the JSON Schema all use
it.
"""
