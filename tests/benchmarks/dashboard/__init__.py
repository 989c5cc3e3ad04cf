"""The budgets of the page, measured in a real browser: `python -m tests.benchmarks.dashboard`, or `make bench`."""
