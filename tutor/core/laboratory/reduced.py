"""The figures of a forecast with less scatter: an estimate of the position as control variate.

Each playout has an estimate at the end of its day beside what it came to. Where the estimate was
better than usual after that decision, so was the playout by luck, as far as the two go together;
that part is taken off: y = x - b (c - m), with x the value of the playout, c its estimate and m
the mean estimate of some short playouts of the same decision, dealt by themselves. As the means of
c and m are the same, the mean of y is that of x, whatever b is. The coefficient b is fitted to a
pilot, which does not count again; so the intervals hold however often one looks.

Source: Lavenberg, S. S., Welch, P. D. (1981), A perspective on the use of control variables to
increase the efficiency of Monte Carlo simulations. Management Science 27.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from statistics import fmean
from typing import Final

from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.deals import Beside
from tutor.core.laboratory.intervals import BoundedSequence, Interval

PILOT: Final = 20
"""Playouts of each decision that the coefficient is fitted to."""
SHORT: Final = 2
"""Short playouts beside each whole one."""


class _Moments:
    """How two numbers spread and go together."""

    __slots__ = ("across", "both", "count", "first", "second", "squares")

    def __init__(self) -> None:
        self.count, self.first, self.second = 0, 0.0, 0.0
        self.squares, self.across, self.both = 0.0, 0.0, 0.0

    def observe(self, first: float, second: float) -> None:
        """Take one more pair into account."""
        self.count += 1
        off, beside = first - self.first, second - self.second
        self.first += off / self.count
        self.second += beside / self.count
        self.squares += off * (first - self.first)
        self.across += beside * (second - self.second)
        self.both += off * (second - self.second)


class Reduced:
    """The reduced figures of all decisions of a forecast; none before the pilot is over.

    All intervals hold together with 1 - `alpha`, and so do all comparisons.
    """

    def __init__(self, count: int, alpha: float) -> None:
        pairs = list(combinations(range(count), 2))
        self._pilot = [_Moments() for _ in range(count)]
        self._spreads = [_Moments() for _ in range(count)]
        self._sequences = [BoundedSequence(alpha / count) for _ in range(count)]
        self._pairs = {pair: BoundedSequence(alpha / len(pairs)) for pair in pairs}
        self._played, self._decisions, self._more = 0, 0, 0
        self.coefficient = 0.0

    def observe(self, reached: Mapping[int, tuple[float, Beside]]) -> None:
        """Count one playout of every decision that is still played: its value, and the rest."""
        self._played += 1
        for _, beside in reached.values():
            self._decisions += beside.decisions
            self._more += beside.more
        if self._played <= PILOT:
            self._fit(reached)
        else:
            self._count(reached)

    def _fit(self, reached: Mapping[int, tuple[float, Beside]]) -> None:
        """Fit the coefficient to the pilot so far, within each decision and for all at once.

        An estimate from few short playouts scatters itself, so less of it is taken off.
        """
        for index, (value, beside) in reached.items():
            self._pilot[index].observe(value, beside.early)
        spread = sum(each.across for each in self._pilot) * (1 + 1 / SHORT)
        both = sum(each.both for each in self._pilot)
        self.coefficient = min(max(both / spread, 0.0), 1.0) if spread > 0 else 0.0

    def _count(self, reached: Mapping[int, tuple[float, Beside]]) -> None:
        values = {}
        for index, (value, beside) in reached.items():
            off = beside.early - fmean(beside.short)
            values[index] = value - self.coefficient * off
            self._spreads[index].observe(value, values[index])
            self._sequences[index].observe(self._within(values[index]))
        for one, other in combinations(sorted(values), 2):
            difference = (values[one] - values[other]) / self._wide
            self._pairs[one, other].observe((difference + 1) / 2)

    @property
    def _wide(self) -> float:
        """How far apart two values can be: each lies between -b and 1 + b."""
        return 1 + 2 * self.coefficient

    def _within(self, value: float) -> float:
        """A value as one from 0 to 1."""
        return (value + self.coefficient) / self._wide

    def value(self, index: int) -> float | None:
        """The reduced mean of a decision; None before the pilot is over."""
        spread = self._spreads[index]
        return spread.second if spread.count else None

    def interval(self, index: int) -> Interval:
        """Where the mean lies that the raw figures are about too, however often one looks."""
        low, high = (end * self._wide - self.coefficient for end in self._sequences[index].interval)
        return Interval(max(low, 0.0), min(high, 1.0))

    def gap(self, one: int, other: int) -> Interval:
        """Where the difference of two decisions' means lies."""
        if one > other:
            low, high = self.gap(other, one)
            return Interval(-high, -low)
        low, high = self._pairs[one, other].interval
        return Interval(*((2 * end - 1) * self._wide for end in (low, high)))

    @property
    def variance_ratio(self) -> float | None:
        """The reduced variance beside the raw one, in the same playouts; None without either."""
        raw = sum(each.squares for each in self._spreads)
        return sum(each.across for each in self._spreads) / raw if raw > 0 else None

    @property
    def decisions_ratio(self) -> float:
        """How many decisions are played in all for each one of the whole playouts."""
        return 1 + self._more / self._decisions if self._decisions else 1.0

    @property
    def gain(self) -> float | None:
        """How many times the raw playouts one would need for as much, decision for decision.

        Below 1 the time is better spent on more playouts.
        """
        ratio = self.variance_ratio
        return 1 / (ratio * self.decisions_ratio) if ratio else None

    def of(self, index: int) -> JSONObject | None:
        """The figures of a decision; None before the pilot is over."""
        spread = self._spreads[index]
        if not spread.count:
            return None
        ratio = spread.across / spread.squares if spread.squares > 0 else None
        return {
            "playouts": spread.count,
            "raw": spread.first,
            "mean": spread.second,
            "interval": list(self.interval(index)),
            "variance_ratio": ratio,
        }

    def to_json(self) -> JSONObject:
        """What was taken off, what it brought and what it cost."""
        return {
            "pilot": min(self._played, PILOT),
            "short": SHORT,
            "coefficient": self.coefficient,
            "variance_ratio": self.variance_ratio,
            "decisions_ratio": self.decisions_ratio,
            "gain": self.gain,
        }
