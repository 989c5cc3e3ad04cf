"""The ladder compares each kind of computer player with the next weaker kind.

It runs by `python -m tests.benchmarks.ladder`, or `make bench`.
"""
