"""Findings: what winners have in common, measured over many games of the tutor's players.

A game says in its kit how it measures; the figures follow from the seed and the number of games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from typing import Protocol

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.kit import kit_of
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.arena import MOST_GAMES
from tutor.core.laboratory.executors import SerialExecutor
from tutor.core.laboratory.playing import Source


class Measured(Protocol):
    """The games played so far."""

    def to_json(self) -> JSONObject:
        """Their figures, each with its number of cases and its interval."""


Measure = Callable[[Source, int, int, Executor], Iterator[Measured]]
"""Plays a number of games from a seed and gives the figures after each of them."""


def findings(
    source: Source, games: int, seed: int, pool: Executor | None = None
) -> Iterator[Measured]:
    """The figures of a game after each game.

    Raises RecordError for an impossible number and for a game that does not measure.
    """
    measure = kit_of(source.game).findings
    if measure is None:
        raise RecordError([Fault("game", "no_findings", {"found": source.game})])
    if not 1 <= games <= MOST_GAMES:
        numbers = {"found": games, "low": 1, "high": MOST_GAMES}
        raise RecordError([Fault("games", "out_of_range", numbers)])
    yield from measure(source, games, seed, pool or SerialExecutor())
