"""The stocks at the end of playouts: what of them goes apart between two decisions, and how surely.

What is counted of a player is what lies open on the table when the game is over, as far as the game
declares it for comparing positions.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf, sqrt
from typing import Final, NamedTuple

from tutor.core.base.game import State
from tutor.core.laboratory.intervals import FEWEST
from tutor.core.records.compare import COMPARE

Counts = Mapping[str, int]
CLEAR: Final = 3.0
"""Standard errors from which a difference of two means is told."""


class Difference(NamedTuple):
    """A figure of which one decision leaves more, on average, than another: how much, how surely.

    `clearness` is the difference in standard errors.
    """

    key: str
    more: float
    clearness: float


class _Spread:
    """The mean of some numbers, and how they spread."""

    __slots__ = ("_squares", "count", "mean")

    def __init__(self) -> None:
        self.count, self.mean, self._squares = 0, 0.0, 0.0

    def observe(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self._squares += off * (value - self.mean)

    @property
    def error(self) -> float:
        """The square of the standard error of the mean."""
        return self._squares / (self.count - 1) / self.count


class Stocks:
    """What each decision of a forecast left its player at the end of its playouts."""

    def __init__(self) -> None:
        self._of: dict[int, dict[str, _Spread]] = {}

    def observe(self, index: int, counts: Counts) -> None:
        """Count the end of one playout of a decision."""
        spreads = self._of.setdefault(index, {})
        for key, value in counts.items():
            spreads.setdefault(key, _Spread()).observe(value)

    def differences(self, one: int, other: int) -> list[Difference]:
        """The clear differences in what the first leaves beside the other, the clearest first.

        None while either had too few playouts to tell how they spread.
        """
        ours, theirs = self._of.get(one, {}), self._of.get(other, {})
        found = []
        for key, spread in ours.items():
            beside = theirs.get(key)
            if beside is None or min(spread.count, beside.count) < FEWEST:
                continue
            more, error = spread.mean - beside.mean, sqrt(spread.error + beside.error)
            clearness = abs(more) / error if error else inf if more else 0.0
            if clearness >= CLEAR:
                found.append(Difference(key, more, clearness))
        return sorted(found, key=lambda each: -each.clearness)


def counted(state: State, player: str) -> dict[str, int]:
    """What a player has openly on the table, by the figures of the game; of lists their length."""
    measured = COMPARE.of(state.game.name)
    if measured is None:
        return {}
    figures = measured.figures(state, None)[player]
    found = {}
    for key in measured.KEYS:
        value = figures[key]
        if key in measured.OPEN and isinstance(value, int | tuple):
            found[key] = value if isinstance(value, int) else len(value)
    return found
