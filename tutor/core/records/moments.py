"""Moments of a line, and the same moment of another: which day or round, which turn, how far in it.

Two lines are compared where equally much has been played, not after equally many decisions: a visit
to a market takes six of them, a rest one. The chapters of a game tell its turns and days. This
module knows no game and no words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.core.records.line import Chapter, Line
from tutor.core.records.lines import line_to
from tutor.core.records.tree import Tree

PARTS = ("day", "round")


class Moment(NamedTuple):
    """The moment of a line after some decisions.

    `kind` is turn, night, part (a day or round begins), over (the game) or start; `part` is the day
    or round, `number` the turn in it. `step` counts the decisions made in it; `is_done` says that
    the turn is finished. `player` is whose turn it is.
    """

    kind: str
    part: int
    number: int = 0
    step: int = 0
    is_done: bool = False
    player: str = ""

    @property
    def key(self) -> tuple[str, int, int]:
        """The day or round and the turn, which two moments to be compared have in common."""
        return self.kind, self.part, self.number


class Pair(NamedTuple):
    """A place on each of two lines, and whether the right one is where it was asked for."""

    left: int
    right: int
    is_as_asked: bool


def moments(line: Line) -> list[Moment]:
    """The moment after 0, 1 … n decisions of a line."""
    kinds = {chapter.kind for chapter in line.chapters}
    coarse = next((kind for kind in PARTS if kind in kinds), "")
    found: list[Moment] = []
    now = Moment("start", 0)
    for ply, begun in enumerate(_by_ply(line)):
        following = _begun(now, begun, coarse)
        if ply:
            now = now._replace(step=now.step + 1)
            marks = {chapter.kind for chapter in begun}
            if line.states[ply].due is None:
                found.append(Moment("over", 0))
            elif coarse in marks:
                found.append(Moment("part", following.part))
            elif "night" in marks:
                found.append(following)
            else:
                found.append(now._replace(is_done=following.key != now.key))
        else:
            found.append(Moment("start", following.part))
        now = now._replace(player=following.player) if following.key == now.key else following
    return found


def _by_ply(line: Line) -> list[list[Chapter]]:
    found: list[list[Chapter]] = [[] for _ in line.states]
    for chapter in line.chapters:
        found[chapter.ply].append(chapter)
    return found


def _begun(now: Moment, chapters: Sequence[Chapter], coarse: str) -> Moment:
    """The moment once these chapters have begun."""
    for chapter in chapters:
        if chapter.kind == coarse:
            now = Moment("start", chapter.number)
        elif chapter.kind == "night":
            now = Moment("night", now.part)
        elif chapter.kind == "turn":
            # A game that does not number its turns has them counted.
            number = chapter.number or (now.number if now.kind == "turn" else 0) + 1
            now = Moment("turn", now.part, number, player=chapter.player)
    return now


def same_moment(tree: Tree, left_end: int, here: int) -> Pair:
    """The place on the line that leads to `left_end` at the moment of `here`.

    Where it has no such moment, both places are those of the last moment that both lines have.
    Raises IndexError.
    """
    paths = (0, *tree.path(left_end)), (0, *tree.path(here))
    left, right = (moments(line_to(tree, end)) for end in (left_end, here))
    asked = len(right) - 1
    for ply in range(asked, -1, -1):
        matching = [at for at, moment in enumerate(left) if moment.key == right[ply].key]
        if matching:
            at = _nearest(left, matching, right[ply])
            if ply < asked:
                same = [each for each in range(ply + 1) if right[each].key == right[ply].key]
                ply = _nearest(right, same, left[at])
            return Pair(paths[0][at], paths[1][ply], ply == asked)
    return Pair(0, 0, asked == 0)


def _nearest(found: Sequence[Moment], places: Sequence[int], wanted: Moment) -> int:
    """The end of a turn for the end of a turn, else as many decisions into it, or all there are."""
    if wanted.is_done:
        return places[-1]
    return next((at for at in reversed(places) if found[at].step <= wanted.step), places[0])


def moment_at(tree: Tree, place: int) -> Moment:
    """The moment of a place. Raises IndexError."""
    return moments(line_to(tree, place))[-1]
