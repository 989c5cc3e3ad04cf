"""What is to be expected at a moment of a game, by playouts; and the errors of their sums.

Playout 7 of any moment meets the same luck as playout 7 of any other. So the error of a difference
is found playout by playout, and luck that strikes both moments drops out.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, Literal, NamedTuple

from tutor.core.laboratory.intervals import ALPHA, Interval, wilson_interval
from tutor.core.laboratory.playing import Outcome

Measure = Literal["points", "win"]
MEASURES: Final[tuple[Measure, ...]] = ("points", "win")
"""What a moment is valued by: the points at the end, or the chance to win."""


class Entry(NamedTuple):
    """A part of an account in points, with its standard error."""

    points: float
    error: float


class Estimate:
    """What is to be expected at a moment, in seat order: chances to win and points, with errors."""

    def __init__(self, seats: int, result: Outcome | None = None) -> None:
        self.playouts, self.result = 0, result
        self._seen: dict[Measure, list[list[float]]] = {
            "points": [[] for _ in range(seats)],
            "win": [[] for _ in range(seats)],
        }
        self._sums: dict[Measure, list[float]] = {each: [0.0] * seats for each in MEASURES}

    def observe(self, outcome: Outcome) -> None:
        """Count what came of the next playout."""
        self.playouts += 1
        for seat, values in enumerate(zip(outcome.points, outcome.wins, strict=True)):
            for measure, value in zip(MEASURES, values, strict=True):
                self._seen[measure][seat].append(value)
                self._sums[measure][seat] += value

    def value(self, seat: int, measure: Measure) -> float:
        """The mean of the points, or the chance to win."""
        if self.result is not None:
            return (self.result.points if measure == "points" else self.result.wins)[seat]
        return self._sums[measure][seat] / self.playouts

    def values(self, seat: int, measure: Measure) -> list[float]:
        """What each playout came to, in their order; nothing where the result is known."""
        return self._seen[measure][seat]

    def win(self, seat: int) -> float:
        """The chance to win."""
        return self.value(seat, "win")

    def win_interval(self, seat: int, alpha: float = ALPHA) -> Interval:
        """Where the chance to win lies, for a number of playouts fixed beforehand."""
        if self.result is not None:
            return Interval(self.result.wins[seat], self.result.wins[seat])
        return wilson_interval(self._sums["win"][seat], self.playouts, alpha)

    def win_error(self, seat: int) -> float:
        """The standard error of the chance; even a few playouts alike leave some doubt."""
        if self.result is not None:
            return 0.0
        share = (self._sums["win"][seat] + 1) / (self.playouts + 2)
        return sqrt(share * (1 - share) / self.playouts)

    def points(self, seat: int) -> float:
        """The points at the end."""
        return self.value(seat, "points")

    def points_error(self, seat: int) -> float:
        """The standard error of the points; none after a single playout."""
        return standard_error([(1, self)], seat, "points")


def standard_error(
    terms: Iterable[tuple[int, Estimate]], seat: int, measure: Measure = "points"
) -> float:
    """The standard error of a sum of estimates, each so many times, playout by playout.

    None where a playout stands alone: nothing tells how they spread.
    """
    times: dict[int, tuple[int, Estimate]] = {}
    for count, each in terms:
        if each.result is None:
            times[id(each)] = (times.get(id(each), (0, each))[0] + count, each)
    used = [(count, each) for count, each in times.values() if count]
    fewest = min((each.playouts for _, each in used), default=0)
    if fewest < 2:
        return 0.0
    offs = [0.0] * max(each.playouts for _, each in used)
    for count, each in used:
        mean, weight = each.value(seat, measure), count / each.playouts
        for number, value in enumerate(each.values(seat, measure)):
            offs[number] += weight * (value - mean)
    return sqrt(sum(off * off for off in offs) * fewest / (fewest - 1))
