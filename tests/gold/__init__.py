"""Generated texts and files that the repository stores; `python -m tests.gold` rewrites them."""
