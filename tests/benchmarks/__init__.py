"""Benchmarks compare measured ratios with budgets: `python -m tests.benchmarks`, or `make bench`."""
