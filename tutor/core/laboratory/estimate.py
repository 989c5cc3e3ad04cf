"""Estimates of the result from a moment of a game, by playouts, and the errors of their sums.

Playout 7 of one moment has the same luck as playout 7 of any other. So the error of a difference is
computed playout by playout, and luck that both moments share cancels out. An estimate has a fixed
number of slots for playouts. When all are in use, each slot holds the sum of several playouts, so
that an estimate stays small.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, sqrt
from typing import Any, Final, Literal, NamedTuple

from tutor.core.base.schema import JSON
from tutor.core.laboratory.intervals import ALPHA, Interval, numbers, short, whole, wilson_interval
from tutor.core.laboratory.playing import Outcome

Measure = Literal["points", "win"]
MEASURES: Final[tuple[Measure, ...]] = ("points", "win")
"""The quantities that are estimated: the points at the end, and the chance to win."""

SLOTS: Final = 64


class Entry(NamedTuple):
    """An amount of points in a player's account, with its standard error."""

    points: float
    error: float


class Estimate:
    """The expected result from a moment, by seat: chances to win and points, with their errors.

    `result` is the outcome of a game that is over; there are then no playouts.
    """

    def __init__(self, seats: int, result: Outcome | None = None) -> None:
        self.playouts, self.result = 0, result
        self._slots: dict[Measure, list[list[float]]] = {
            each: [[] for _ in range(seats)] for each in MEASURES
        }
        self._sums: dict[Measure, list[float]] = {each: [0.0] * seats for each in MEASURES}

    def observe(self, outcome: Outcome) -> None:
        """Count the outcome of the next playout."""
        slot, is_first = self.playouts % SLOTS, self.playouts < SLOTS
        self.playouts += 1
        for seat, values in enumerate(zip(outcome.points, outcome.wins, strict=True)):
            for measure, value in zip(MEASURES, values, strict=True):
                slots = self._slots[measure][seat]
                if is_first:
                    slots.append(value)
                else:
                    slots[slot] += value
                self._sums[measure][seat] += value

    def hand_over(self) -> list[JSON]:
        """Return the sums so far as JSON, from which `take_up` continues.

        The list is empty before the first playout.
        """
        slots = [[short(each) for each in self._slots[measure]] for measure in MEASURES]
        return [self.playouts, *slots] if self.playouts else []

    def take_up(self, written: Any) -> None:
        """Continue from the sums of another estimate.

        Raises ValueError, TypeError for other data.
        """
        if not written:
            return
        playouts, *found = written
        self.playouts = whole(playouts)
        for measure, of_seats in zip(MEASURES, found, strict=True):
            lowest, seats = (0.0 if measure == "win" else -inf), len(self._sums[measure])
            if len(of_seats) != seats:
                raise ValueError(written)
            slots = [numbers(each, min(playouts, SLOTS), lowest) for each in of_seats]
            self._slots[measure], self._sums[measure] = slots, [sum(each) for each in slots]
        if any(won > playouts for won in self._sums["win"]):
            raise ValueError(written)

    def value(self, seat: int, measure: Measure) -> float:
        """Return the mean of the points, or the chance to win, of a seat."""
        if self.result is not None:
            return (self.result.points if measure == "points" else self.result.wins)[seat]
        return self._sums[measure][seat] / self.playouts

    def slots(self, seat: int, measure: Measure) -> list[tuple[int, float]]:
        """Return, for each slot, the number of its playouts and the sum of their values."""
        each, more = divmod(self.playouts, SLOTS)
        slots = enumerate(self._slots[measure][seat])
        return [(each + (number < more), value) for number, value in slots]

    def win(self, seat: int) -> float:
        """Return a seat's chance to win."""
        return self.value(seat, "win")

    def win_interval(self, seat: int, alpha: float = ALPHA) -> Interval:
        """Return the interval of a seat's chance to win.

        It holds for a number of playouts fixed beforehand.
        """
        if self.result is not None:
            return Interval(self.result.wins[seat], self.result.wins[seat])
        return wilson_interval(self._sums["win"][seat], self.playouts, alpha)

    def win_error(self, seat: int) -> float:
        """Return the standard error of a seat's chance to win.

        It is not 0 after a few equal playouts.
        """
        if self.result is not None:
            return 0.0
        share = (self._sums["win"][seat] + 1) / (self.playouts + 2)
        return sqrt(share * (1 - share) / self.playouts)

    def points(self, seat: int) -> float:
        """Return the mean of a seat's points at the end."""
        return self.value(seat, "points")

    def points_error(self, seat: int) -> float:
        """Return the standard error of a seat's points; 0 after a single playout."""
        return standard_error([(1, self)], seat, "points")


def standard_error(
    terms: Iterable[tuple[int, Estimate]], seat: int, measure: Measure = "points"
) -> float:
    """Return the standard error of a weighted sum of estimates, computed playout by playout.

    Each term is a weight and an estimate. The result is 0 if a moment has only one playout, which
    does not show the spread.
    """
    times: dict[int, tuple[int, Estimate]] = {}
    for count, each in terms:
        if each.result is None:
            times[id(each)] = (times.get(id(each), (0, each))[0] + count, each)
    used = [(count, each) for count, each in times.values() if count]
    fewest = min((each.playouts for _, each in used), default=0)
    if fewest < 2:
        return 0.0
    offs = [0.0] * SLOTS
    for count, each in used:
        mean, weight = each.value(seat, measure), count / each.playouts
        for slot, (playouts, value) in enumerate(each.slots(seat, measure)):
            offs[slot] += weight * (value - playouts * mean)
    free = min(fewest, SLOTS)
    return sqrt(sum(off * off for off in offs) * free / (free - 1))
