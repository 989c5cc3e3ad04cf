"""Generated texts and files that the repository keeps; `python -m tests.gold` rewrites them."""
