"""The ladder of players: `python -m tests.benchmarks.ladder`, or `make bench`."""
