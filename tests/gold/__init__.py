"""What people read, kept as files beside the tests; `python -m tests.gold` writes them anew."""
