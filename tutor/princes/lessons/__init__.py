"""The lessons: data, in a folder each, with a record and its words."""
