"""Findings: what winners have in common, measured over many games of the tutor's players.

A game says in its kit how it measures; the figures follow from the seed and the number of games.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from typing import Final, Protocol, runtime_checkable

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.kit import Part
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.arena import MOST_GAMES
from tutor.core.laboratory.executors import SerialExecutor
from tutor.core.laboratory.playing import Source


class Measured(Protocol):
    """The games played so far."""

    def to_json(self) -> JSONObject:
        """Their figures, each with its number of cases and its interval."""


@runtime_checkable
class Measure(Protocol):
    """Plays games and measures them; the same figures after each game, brought up to date."""

    def __call__(self, source: Source, games: int, seed: int, pool: Executor) -> Iterator[Measured]:
        """The figures after each game."""


FINDINGS: Final = Part("findings", Measure)


def findings(
    source: Source, games: int, seed: int, pool: Executor | None = None
) -> Iterator[Measured]:
    """The figures of a game after each game.

    Raises RecordError for an impossible number and for a game that does not measure.
    """
    measure = FINDINGS.of(source.game)
    if measure is None:
        raise RecordError([Fault("game", "no_findings", {"found": source.game})])
    if not 1 <= games <= MOST_GAMES:
        numbers = {"found": games, "low": 1, "high": MOST_GAMES}
        raise RecordError([Fault("games", "out_of_range", numbers)])
    yield from measure(source, games, seed, pool or SerialExecutor())
