"""Plays all the games and prints how they ended; with `--write` it updates that part of `docs/benchmarks.md`."""

import argparse

from tests.benchmarks.page import keep
from tests.endurance.games.crowd import play_all
from tests.endurance.games.playing import KINDS, Which, games, play
from tests.endurance.games.report import section


def main() -> None:
    """Run the command line; `--again` plays one game and shows where it breaks a law."""
    parser = argparse.ArgumentParser(prog="python -m tests.endurance.games", description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep the part in docs/benchmarks.md")
    game = ("GAME", "PLAYERS", "VARIANT", "MANNER", "SEED")
    parser.add_argument(
        "--again", nargs=5, metavar=game, help="play this one game, as a failure names it"
    )
    options = parser.parse_args()
    if options.again:
        name, players, variant, manner, seed = options.again
        print(play(Which(name, int(players), variant, manner, int(seed))))
        return
    text = section(play_all(each for name in KINDS for each in games(name)))
    print(text)
    if options.write:
        keep(games=text)


if __name__ == "__main__":
    main()
