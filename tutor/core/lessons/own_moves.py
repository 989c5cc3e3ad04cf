"""The learner's own moves in a lesson: the days played from a step, and what advice says of them.

This module contains nothing about particular games, and no words.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.core.records.lines import Line


class PlayedDay(NamedTuple):
    """A day or round that was played to its end: the plies at which it begins and ends."""

    first: int
    last: int


def played_days(line: Line, since: int, ply: int) -> tuple[PlayedDay, ...]:
    """Return the days that a line finishes after the ply `since`, up to `ply`.

    The first of them begins at `since`. The end of the game ends its last day.
    """
    part = line.part
    ends = [each.ply for each in line.chapters if each.kind == part and since < each.ply <= ply]
    if ply > since and line.states[ply].due is None and ply not in ends:
        ends.append(ply)
    return tuple(map(PlayedDay, [since, *ends], ends))
