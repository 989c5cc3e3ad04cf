"""The order of the moves: their figures, their groups, and the race from which these come.

The page may play two races of the moves of one decision. In the first race the games stop
at the end of the day, where the position is estimated. The second race has whole games of
the moves that the first race did not drop. All figures that the page shows of one move
come from the same race.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from tutor.core.base.game import Decision
from tutor.core.laboratory.forecast import Forecast
from tutor.core.laboratory.race import Candidate, Group, Standing

FEWEST: Final = 20
"""The fewest games of a move before its figures are shown; fewer games show mostly luck."""
GROUPS: Final = ("best", "close", "worse", "open")
"""The groups in the order of the page; a move with too few games for a figure is `open`."""


class RankedMove(NamedTuple):
    """A move with its figures and its standing beside the best move, both from the race `found`.

    `first` is the index of the best move in that race. `standing` is None if the race has too
    few games.
    """

    figures: Candidate
    found: Forecast
    first: int
    standing: Standing | None

    @property
    def decision(self) -> Decision:
        """The decision that is the move."""
        return self.figures.decision

    @property
    def group(self) -> Group | Literal["open"]:
        """The group of the move, such as `best`; `open` if the move has too few games for figures."""
        return "open" if self.standing is None else self.standing.group

    @property
    def is_estimate(self) -> bool:
        """Whether the figures are estimates of positions at the end of the day."""
        return self.found.until == "stage"


def rank(races: Sequence[Forecast]) -> list[RankedMove]:
    """Return each move once, sorted by groups and from best to worst; `races` has the estimates first.

    The figures of whole games replace those of estimates as soon as there are enough whole
    games. If there are no figures yet, moves after whole games are ordered by their points.
    """
    found: dict[Decision, RankedMove] = {}
    for each in races:
        if has_figures(each) or (each.until == "end" and not found):
            found |= {one.decision: one for one in _rank_race(each)}
    return sorted(found.values(), key=_place)


def has_figures(found: Forecast) -> bool:
    """Return whether a race has enough games to show figures."""
    return found.done or found.playouts >= FEWEST


def _rank_race(found: Forecast) -> list[RankedMove]:
    """Return the moves of one race; a move that the race has dropped is in the group `worse`."""
    race = found.race
    if not has_figures(found):
        return [RankedMove(each, found, 0, None) for each in race.candidates]
    first = max(race.running, key=lambda each: (each.value, each.points)).index
    ranked = []
    for each in race.candidates:
        standing = race.standing(each.index, first)
        if not each.is_running:
            standing = standing._replace(group="worse")
        ranked.append(RankedMove(each, found, first, standing))
    return ranked


def _place(each: RankedMove) -> tuple[int, bool, float, float]:
    """Return the key by which the moves are sorted."""
    value = 0.0 if each.standing is None else each.figures.value
    return GROUPS.index(each.group), each.is_estimate, -value, -each.figures.points
