"""The shapes of what stands in files, each declared once: read, written and described from there.

A declaration lists the keys of an object with the kind of value of each. The reader, which names
every fault with its place, the writer, the views and the JSON Schema all come from it.
"""
