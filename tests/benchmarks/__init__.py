"""The budgets, measured as ratios in one run: `python -m tests.benchmarks`, or `make bench`."""
