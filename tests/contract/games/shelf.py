"""All games that the registry finds, and the game of the how-to, each with its laws.

The laws of a game are its module `tests.<name>.laws`, or the module `laws` in its folder. They give
the `SHAPES` to play (players, variant), the `invariants` of a position, and `add_events` to a
position. They also `redeal` a position so that one player cannot tell the difference. `comparable`
sorts the lists whose order does not count, and `THINGS` is a pattern of words that only this game
may use.
"""

import importlib
import importlib.util
import sys
from functools import cache
from itertools import islice
from pathlib import Path

from tests.moments import random_moments
from tutor.core.base.game import find_game
from tutor.core.base.kit import games, package_of

ROOT = Path(__file__).parents[3]
HOW_TO = ROOT / "docs" / "how-to"
SAMPLES = HOW_TO / "add-a-game"
NAMES = ("Ana", "Beto", "Chaska", "Diego", "Elena", "Felipe", "Gloria", "Hugo")
LONGEST = 3000


def all_games():
    """Return the names of all games, including the game of the how-to."""
    sys.path.insert(0, str(SAMPLES))
    try:
        return games()
    finally:
        sys.path.remove(str(SAMPLES))


GAMES = all_games()


@cache
def laws(name):
    """Return the laws of a game."""
    own = f"tests.{name}.laws"
    is_there = (ROOT / "tests" / name / "laws.py").exists()
    return importlib.import_module(own if is_there else f"{package_of(name)}.laws")


@cache
def random_lines(name):
    """Return one random game of every shape, each as a list of its moments."""
    return [line_of(name, *shape, seed) for seed, shape in enumerate(laws(name).SHAPES)]


def start_state(name, count, variant, seed):
    """Return the first state of a game."""
    game = find_game(name)
    return game.start(game.random_setup(NAMES[:count], variant, seed))


def line_of(name, count, variant, seed):
    """Return a random game from the start to the end."""
    line = list(islice(random_moments(start_state(name, count, variant, seed), seed), LONGEST))
    assert line[-1].after.due is None, "the game does not end"
    return line


def states(name, every=1):
    """Yield every `every`-th state of each random game, and always the last one."""
    for line in random_lines(name):
        yield from (moment.before for moment in line[::every])
        yield line[-1].after


def tries(name):
    """Return every decision that is legal in some state of the random games, once for each player."""
    game, found = find_game(name), []
    for line in random_lines(name):
        players = line[0].before.players
        seen = {option for moment in line[::3] for option in moment.before.legal()}
        for option in sorted(seen, key=repr):
            found += [option._replace(player=player) for player in players]
    assert all(game.write_decision(each) for each in found)
    return found


def bare(position):
    """Return a position or view without `pending`."""
    return {key: value for key, value in position.items() if key != "pending"}
