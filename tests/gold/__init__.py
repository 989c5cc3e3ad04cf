"""Texts that people read and files made from tables, kept; `python -m tests.gold` rewrites them."""
