"""What people read and what is made from tables, kept as files; `python -m tests.gold` writes them anew."""
