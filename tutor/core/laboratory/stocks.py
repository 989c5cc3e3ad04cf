"""The stocks at the end of playouts: how much two decisions differ, how surely, and why.

The stocks of a player are the public figures by which the game compares positions. The events of a
playout give the causes of the changes of the stocks.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf, sqrt
from typing import Any, Final, NamedTuple

from tutor.core.base.causes import Changes
from tutor.core.base.game import State
from tutor.core.base.kit import kit_of
from tutor.core.base.schema import JSON, JSONObject
from tutor.core.laboratory.intervals import FEWEST, whole

Counts = Mapping[str, int]
CLEAR: Final = 3.0
"""The least difference of two means that is reported, in standard errors."""


class Difference(NamedTuple):
    """A stock of which one decision leaves more or less than another on average.

    `more` is the difference of the means, negative for less. `clearness` is its absolute value in
    standard errors. `cause` is the cause of the largest part of the difference; it is empty if no cause
    is clear. `part` is the difference by this cause; other causes may act against it.
    """

    key: str
    more: float
    clearness: float
    cause: str = ""
    part: float = 0.0

    def to_json(self) -> JSONObject:
        """Return the difference as JSON. The cause is null if no cause is clear."""
        cause = {"cause": self.cause or None, "from_cause": self.part if self.cause else None}
        return {"figure": self.key, "more": self.more, "clearness": self.clearness, **cause}


class _Sums:
    """The sum of whole numbers and the sum of their squares. Numbers that are 0 may be left out."""

    __slots__ = ("squares", "total")

    def __init__(self) -> None:
        self.total = self.squares = 0

    def observe(self, value: int) -> None:
        """Add one more number. The caller counts the numbers."""
        self.total += value
        self.squares += value * value

    def mean(self, count: int) -> float:
        """Return the mean of all numbers. `count` is how many numbers there are, including zeros."""
        return self.total / count

    def hand_over(self) -> list[JSON]:
        """Return both sums as JSON, which `_sums` reads."""
        return [self.total, self.squares]

    def error(self, count: int) -> float:
        """Return the square of the standard error of the mean. `count` is how many numbers there are."""
        return (self.squares - self.total * self.total / count) / (count - 1) / count


_NOTHING: Final = _Sums()


def _sums(written: Any, count: int) -> _Sums:
    """Return the sums of `count` numbers from JSON. Raises ValueError, TypeError for other data."""
    found = _Sums()
    total, squares = written
    if type(total) is not int or total * total > whole(squares) * count:
        raise ValueError(written)
    found.total, found.squares = total, squares
    return found


class _Left:
    """The stocks at the end of the playouts of one decision, and their changes by cause."""

    def __init__(self) -> None:
        self.playouts = 0
        self.counts: dict[str, _Sums] = {}
        self.changes: dict[tuple[str, str], _Sums] = {}

    def observe(self, counts: Counts, changes: Changes) -> None:
        """Count the stocks at the end of one playout."""
        self.playouts += 1
        for key, value in counts.items():
            self.counts.setdefault(key, _Sums()).observe(value)
        for of, value in changes.items():
            self.changes.setdefault(of, _Sums()).observe(value)


class Stocks:
    """The stocks of a player at the end of the playouts of each decision of a forecast."""

    def __init__(self) -> None:
        self._of: dict[int, _Left] = {}

    def hand_over(self) -> list[JSON]:
        """Return the sums so far as JSON, from which `take_up` continues."""
        return [
            [
                index,
                left.playouts,
                {key: sums.hand_over() for key, sums in left.counts.items()},
                [[*of, *sums.hand_over()] for of, sums in left.changes.items()],
            ]
            for index, left in self._of.items()
        ]

    def take_up(self, written: Any) -> None:
        """Continue from the sums of other stocks.

        Raises ValueError, TypeError, LookupError or AttributeError for other data.
        """
        for index, playouts, counts, changes in written:
            left = self._of[whole(index)] = _Left()
            left.playouts = whole(playouts)
            left.counts = {key: _sums(sums, playouts) for key, sums in counts.items()}
            left.changes = {
                (str(key), str(cause)): _sums(sums, playouts) for key, cause, *sums in changes
            }

    def observe(self, index: int, counts: Counts, changes: Changes | None = None) -> None:
        """Count the stocks at the end of one playout of a decision, and their changes by cause."""
        self._of.setdefault(index, _Left()).observe(counts, changes or {})

    def differences(self, one: int, other: int) -> list[Difference]:
        """Return the stocks of which one decision clearly leaves more or less than the other.

        The clearest difference is first. The result is empty if one of the decisions has too few playouts
        to estimate the spread.
        """
        ours, theirs = self._of.get(one, _Left()), self._of.get(other, _Left())
        if min(ours.playouts, theirs.playouts) < FEWEST:
            return []
        found = []
        for key, sums in ours.counts.items():
            more, clearness = _apart(ours, theirs, sums, theirs.counts.get(key, _NOTHING))
            if clearness >= CLEAR:
                found.append(Difference(key, more, clearness, *_cause(ours, theirs, key, more)))
        return sorted(found, key=lambda each: -each.clearness)


def _apart(ours: _Left, theirs: _Left, sums: _Sums, beside: _Sums) -> tuple[float, float]:
    """Return the difference of two means, and its absolute value in standard errors."""
    more = sums.mean(ours.playouts) - beside.mean(theirs.playouts)
    error = sqrt(sums.error(ours.playouts) + beside.error(theirs.playouts))
    return more, abs(more) / error if error else inf if more else 0.0


def _cause(ours: _Left, theirs: _Left, key: str, more: float) -> tuple[str, float]:
    """Return the clear cause of the largest part of a difference, and that part.

    The cause is an empty text if no cause is clear.
    """
    best, most = "", 0.0
    for of in sorted({*ours.changes, *theirs.changes}):
        if of[0] != key:
            continue
        beside = theirs.changes.get(of, _NOTHING)
        part, clearness = _apart(ours, theirs, ours.changes.get(of, _NOTHING), beside)
        is_of_it = part * more > 0 and abs(part) > abs(most)
        if is_of_it and clearness >= CLEAR:
            best, most = of[1], part
    return best, most


def count_stocks(state: State, player: str) -> dict[str, int]:
    """Return a player's public figures: numbers as they are, and lists as their lengths."""
    measured = kit_of(state.game.name).compare
    if measured is None:
        return {}
    figures = measured.figures(state, None)[player]
    found = {}
    for key in measured.KEYS:
        value = figures[key]
        if key in measured.OPEN and isinstance(value, int | tuple):
            found[key] = value if isinstance(value, int) else len(value)
    return found
