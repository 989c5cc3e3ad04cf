"""The turning points of a game: the turns that clearly changed a player's chance most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot, sqrt
from typing import Final, NamedTuple

from tutor.core.laboratory.estimate import Estimate
from tutor.core.laboratory.intervals import ALPHA
from tutor.core.laboratory.playouts import Playouts
from tutor.core.records.lines import Chapter

LOOKS: Final = 20
"""The number of looks at the growing figures for which the margins of error allow."""
FEWEST_PLAYOUTS: Final = 8
"""The fewest playouts before and after a turning point, because a few equal results prove little."""
MOST_POINTS: Final = 3


class Turning(NamedTuple):
    """A turn that changed the game: its beginning, and the seat whose chance changed most.

    `before` and `after` are this seat's chances to win, and `error` is the standard error of their
    difference.
    """

    chapter: Chapter
    seat: int
    before: float
    after: float
    error: float

    @property
    def size(self) -> float:
        """The absolute change of the chance."""
        return abs(self.after - self.before)


class Turnings:
    """The change of the chances by every turn, from the playouts of a study so far."""

    def __init__(
        self, moments: Sequence[Chapter], players: Sequence[str], playouts: Playouts
    ) -> None:
        self._moments, self._players, self._playouts = moments, players, playouts

    @property
    def _estimates(self) -> Sequence[Estimate]:
        return self._playouts.estimates

    def points(self) -> list[Turning]:
        """Return the turns with the largest clear changes of a player's chance, in game order."""
        clear = [
            each
            for place, each in self.changes()
            if self._is_sure(place) and self._is_clear(place, each)
        ]
        clear.sort(key=lambda each: -each.size)
        return sorted(clear[:MOST_POINTS], key=lambda each: each.chapter.ply)

    def changes(self) -> Iterator[tuple[int, Turning]]:
        """Yield the index of each turn and the largest change of a player's chance by the turn.

        Only turns whose beginning and end both have playouts are yielded.
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
            yield place, max(changes, key=lambda each: each.size)

    def _is_clear(self, place: int, turning: Turning) -> bool:
        """Return whether a turn changed a chance by more than luck does.

        The test uses the score interval of a difference of two shares (Newcombe 1998). The largest
        change is searched among all turns and players, and at several looks. So the chance of error
        is divided among all of them, and in 95 of 100 games no turn is named wrongly.
        """
        alpha = ALPHA / LOOKS / (len(self._moments) * len(self._players))
        ends = self._estimates[place : place + 2]
        intervals = [each.win_interval(turning.seat, alpha) for each in ends]
        lower, upper = sorted(zip((turning.before, turning.after), intervals, strict=True))
        return upper[0] - lower[0] > hypot(lower[1].high - lower[0], upper[0] - upper[1].low)

    def _is_sure(self, place: int) -> bool:
        """Return whether the beginning and the end of a turn have enough playouts for a verdict."""
        ends = self._estimates[place : place + 2]
        return all(each.result or each.playouts >= FEWEST_PLAYOUTS for each in ends)
