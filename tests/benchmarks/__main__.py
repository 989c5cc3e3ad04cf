"""Measures the engine's speed and prints the table.

With `--write` the table goes into its part of `docs/benchmarks.md`.
"""

import argparse

from tests.benchmarks import compiled, princes, report, yardstick
from tests.benchmarks.measuring import in_turns
from tests.benchmarks.page import keep

parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
parser.add_argument("--rounds", type=int, default=9, help="how often everything is measured")
parser.add_argument("--write", action="store_true", help="keep the part in docs/benchmarks.md")
options = parser.parse_args()

found = in_turns(
    {
        "playouts": princes.playouts,
        "rules of thumb": princes.rules_of_thumb,
        "their games": yardstick.games,
        "public games": princes.public_games,
        "copies": princes.copies,
        "their copies": yardstick.copies,
        "listings": princes.listings,
        "their listings": yardstick.listings,
    },
    options.rounds,
)
found |= compiled.against_pure(options.rounds)
bytes_a_state = princes.bytes_a_state()
print(report.table(found, bytes_a_state))
print(report.machine(options.rounds))
if options.write:
    keep(speed=report.page(found, bytes_a_state, options.rounds))
