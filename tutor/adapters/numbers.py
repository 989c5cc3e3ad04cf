"""Games as numbers, for programs that learn: choices, views and victories.

The form is the same for every game. This module names no game and no library.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final
from zlib import crc32

from tutor.core.base.errors import RecordError
from tutor.core.base.game import Game, State
from tutor.core.base.players import NAMES
from tutor.core.base.reading import Reader

MOST_CHOICES: Final = 512
FEATURES: Final = 1024
LARGEST: Final = 1000
VARIANT: Final = "standard"
_HEAD: Final = ("format", "version", "game", "player")


def seats(game: Game) -> tuple[int, int]:
    """Return the fewest and the most players of a game, found by trying a setup with each number."""
    possible = [count for count in range(1, len(NAMES) + 1) if _starts(game, count)]
    return possible[0], possible[-1]


def _starts(game: Game, count: int) -> bool:
    try:
        begin(game, count, VARIANT, 0)
    except RecordError:
        return False
    return True


def begin(game: Game, players: int, variant: str, seed: int) -> State:
    """Return the first state of a game with this seed.

    Raises RecordError for an impossible setup.
    """
    reader = Reader()
    reader.integer(players, "players", 1, len(NAMES))
    reader.finish()
    return game.start(game.random_setup(NAMES[:players], variant, seed))


def victory(state: State) -> list[float]:
    """Return the share of the victory of each player, in seat order; all 0 before the end.

    The winners divide 1 equally among themselves.
    """
    if state.due is not None:
        return [0.0] * len(state.players)
    winners = state.position()["result"]["winners"]
    return [1 / len(winners) if name in winners else 0.0 for name in state.players]


def features(view: Mapping[str, Any], players: Sequence[str]) -> list[float]:
    """Return a view as `FEATURES` numbers from 0 to `LARGEST`, in the same form for all games.

    The index of a number or identifier depends only on its path in the view, so the same fact has
    the same index in every position. If two facts have the same index, their numbers are added.
    Paths name players by their distance from the player of the view.
    """
    first = players.index(view["player"])
    nearby = {name: str((seat - first) % len(players)) for seat, name in enumerate(players)}
    numbers = [0.0] * FEATURES
    for key, value in view.items():
        if key not in _HEAD:
            for path, amount in _facts(value, key, nearby):
                numbers[crc32(path.encode()) % FEATURES] += amount
    return [min(max(number, 0.0), LARGEST) for number in numbers]


def _facts(value: Any, path: str, nearby: Mapping[str, str]) -> Iterator[tuple[str, float]]:
    if isinstance(value, Mapping):
        place = nearby.get(value.get("name", ""))
        here = path if place is None else f"{path}/{place}"
        for key, part in value.items():
            if key != "name":
                yield from _facts(part, f"{here}/{nearby.get(key, key)}", nearby)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _facts(part, path, nearby)
    elif isinstance(value, str):
        yield f"{path}={nearby.get(value, value)}", 1
    elif value is not None:
        yield path, value
