"""Plays the games of the ladder and prints the results.

With `--write` the results go into their part of `docs/benchmarks.md`.
"""

import argparse
import os
from time import monotonic

from tests.benchmarks.ladder.climbing import LADDER, MOST, SEED, climb, rungs
from tests.benchmarks.ladder.report import section
from tests.benchmarks.page import keep
from tutor.core.laboratory.arena import arena
from tutor.core.laboratory.experiment import executor
from tutor.core.laboratory.playing import Source


def main() -> None:
    """Play every comparison of the ladder, from the lowest up, each for its share of the remaining time."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.ladder", description=__doc__)
    parser.add_argument("--minutes", type=float, default=19, help="how long it may take in all")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--top", choices=LADDER[1:], default=LADDER[-1], help="the highest kind")
    parser.add_argument("--write", action="store_true", help="keep the part in docs/benchmarks.md")
    options = parser.parse_args()
    end, todo, found = monotonic() + 60 * options.minutes, rungs(options.top), []
    with executor(options.workers) as pool:
        for number, rung in enumerate(todo):
            begun = monotonic()
            climbed = None
            if begun < end:  # a game that has begun is played to its end
                late = begun + (end - begun) / (len(todo) - number)
                reports = arena(Source("princes"), rung.seats, MOST, SEED, pool=pool)
                climbed = climb(rung, reports, lambda late=late: monotonic() > late)
            print(rung, climbed, flush=True)
            found.append((rung, climbed))
    text = section(found, options.minutes, options.top)
    print(text)
    if options.write:
        keep(ladder=text)


if __name__ == "__main__":  # the processes that play import this file too
    main()
