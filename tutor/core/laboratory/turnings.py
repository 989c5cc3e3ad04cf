"""The turning points of a game: the turns that clearly changed a player's chance most.

Turns that were picked without their own playouts compete with fewer others, so fewer games tell
them from luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot, sqrt
from typing import Final, NamedTuple

from tutor.core.laboratory.estimate import Estimate
from tutor.core.laboratory.intervals import ALPHA
from tutor.core.laboratory.playouts import Playouts
from tutor.core.records.lines import Chapter

LOOKS: Final = 20
"""The number of looks at the growing figures that the margin of a turning point allows for."""
FEWEST_PLAYOUTS: Final = 8
"""Playouts of a moment before it is part of a turning point: a few alike say little."""
MOST_POINTS: Final = 3


class Turning(NamedTuple):
    """A turn that changed the game: its beginning, the seat it changed most, and by how much."""

    chapter: Chapter
    seat: int
    before: float
    after: float
    error: float

    @property
    def size(self) -> float:
        """The change of the chance, up or down."""
        return abs(self.after - self.before)


class Turnings:
    """The change by every turn, from the playouts of a study so far.

    `picked` are the places of the turns that seem to have changed most, each with the seat whose
    chance it changed.
    """

    def __init__(
        self, moments: Sequence[Chapter], players: Sequence[str], playouts: Playouts
    ) -> None:
        self._moments, self._players, self._playouts = moments, players, playouts
        self.picked: Mapping[int, int] = {}

    @property
    def _estimates(self) -> Sequence[Estimate]:
        return self._playouts.estimates

    def points(self) -> list[Turning]:
        """The turns that clearly changed a player's chance most, in the order of the game."""
        clear = [
            each
            for place, each in self.changes()
            if self._is_sure(place) and self._is_clear(place, each)
        ]
        clear.sort(key=lambda each: -each.size)
        return sorted(clear[:MOST_POINTS], key=lambda each: each.chapter.ply)

    def changes(self) -> Iterator[tuple[int, Turning]]:
        """For each moment that was played out with the next one: the largest change of a chance.

        For a picked turn, the change for which it was picked.
        """
        for place, (before, after) in enumerate(
            zip(self._estimates, self._estimates[1:], strict=False)
        ):
            if any(end.result is None and not end.playouts for end in (before, after)):
                continue
            changes = [
                Turning(
                    self._moments[place],
                    seat,
                    before.win(seat),
                    after.win(seat),
                    sqrt(before.win_error(seat) ** 2 + after.win_error(seat) ** 2),
                )
                for seat in range(len(self._players))
            ]
            picked = self.picked.get(place)
            largest = max(changes, key=lambda each: each.size)
            yield place, largest if picked is None else changes[picked]

    def _is_clear(self, place: int, turning: Turning) -> bool:
        """Whether a turn changed a chance by more than luck does.

        The score interval of a difference of two shares (Newcombe 1998). The largest change is
        sought among all turns and players, and more than once: the doubt is shared among them, so
        that in 95 of 100 games no turn is named wrongly. Half of it is for the picked turns.
        """
        rivals, doubt = len(self._moments) * len(self._players), ALPHA / LOOKS
        if self.picked:
            doubt /= 2
            rivals = len(self.picked) if place in self.picked else rivals
        alpha = doubt / rivals
        ends = self._estimates[place : place + 2]
        intervals = [each.win_interval(turning.seat, alpha) for each in ends]
        lower, upper = sorted(zip((turning.before, turning.after), intervals, strict=True))
        return upper[0] - lower[0] > hypot(lower[1].high - lower[0], upper[0] - upper[1].low)

    def _is_sure(self, place: int) -> bool:
        """Whether the moment and the next were played out often enough to judge by."""
        ends = self._estimates[place : place + 2]
        return all(each.result or each.playouts >= FEWEST_PLAYOUTS for each in ends)
