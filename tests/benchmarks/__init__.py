"""The budgets, measured as ratios within one run: `python -m tests.benchmarks`, or `make bench`."""
