"""Small situations whose results were worked out by hand from the rules.

Each file has one family of rules.
"""
