"""The shapes of the values in files; each is declared once for reading, writing and the schema.

A declaration lists the keys of an object with the kind of value of each key. The reader (which
reports every fault with its place), the writer, the views and the JSON Schema all use it.
"""
