"""The ladder compares each kind of player with the kind below.

It runs by `python -m tests.benchmarks.ladder`, or `make bench`.
"""
