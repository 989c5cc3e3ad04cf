"""Turns of a line of play, and the moment in another line that corresponds to a moment.

Two lines are compared at the same turn, not after the same number of decisions, because a visit to
a market takes six decisions and a rest one. The chapters of a game say where turns and days begin.
This module contains nothing about particular games, and no words.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, takewhile
from typing import Final, NamedTuple

from tutor.core.base.events import Event
from tutor.core.base.game import State
from tutor.core.records.lines import Chapter, Line, chapters_of, line_to, part_kind, parting
from tutor.core.records.tree import Tree

ORDER: Final = ("start", "turn", "night")
"""The kinds of turns, in their order within a day or round."""


class Moment(NamedTuple):
    """The moment after some decisions of a line: its day or round, and its turn.

    `kind` is turn, night, part (a day or round begins), over (the game is over) or start. `part` is
    the number of the day or round, and `number` the number of the turn in this part. `step` counts the
    decisions of the turn so far. `is_done` says that the turn is finished. `player` is the player whose
    turn it is.
    """

    kind: str
    part: int
    number: int = 0
    step: int = 0
    is_done: bool = False
    player: str = ""

    @property
    def key(self) -> tuple[str, int, int]:
        """The kind, the day or round, and the turn. Moments of two lines with equal keys correspond."""
        return self.kind, self.part, self.number


class Pair(NamedTuple):
    """A place on each of two lines.

    `is_as_asked` says whether the right place is the place that the caller named.
    """

    left: int
    right: int
    is_as_asked: bool


class Turn(NamedTuple):
    """The decisions of one turn, from number `first` + 1 to number `last` of the line.

    `kind` is turn, night, or start (before any turn). `part` is the number of the day or round, and
    `number` the number of the turn in this part. If all players choose at once, their choices are one
    turn and `player` is empty.
    """

    first: int
    last: int
    kind: str
    part: int
    number: int
    player: str


def turns(line: Line) -> list[Turn]:
    """Return the turns of a line in order. Each decision is in exactly one turn."""
    coarse = line.part
    now, made = Moment("start", 0), []
    for ply, begun in enumerate(_by_ply(line)[:-1]):
        now = _begin(now, begun, coarse)
        made.append((ply, now))
    found = []
    for _, group in groupby(made, lambda each: each[1].key):
        (first, moment), *rest = group
        players = {moment.player, *(each.player for _, each in rest)}
        player = moment.player if len(players) == 1 else ""
        found.append(Turn(first, first + len(rest) + 1, *moment.key, player))
    return found


def turn_of(found: Sequence[Turn], ply: int) -> Turn | None:
    """Return the turn that has the decision number `ply`; None at the start."""
    return next((turn for turn in found if turn.first < ply <= turn.last), None)


def pair_turns(tree: Tree, left_end: int, right_end: int) -> list[tuple[int, int]]:
    """Return the places at which two lines end each turn, as pairs in the order of the turns.

    Every turn of either line has a pair. If a line does not have the turn, its place is the end of the
    last earlier turn that the line has. Raises IndexError for an unknown place.
    """
    ends: list[dict[tuple[int, int, int], int]] = []
    for end in (left_end, right_end):
        path = tree.path(end)
        found = turns(line_to(tree, end))
        ends.append({_order(each): path[each.last - 1] for each in found})
    pairs, here = [(0, 0)], [0, 0]
    for order in sorted(ends[0].keys() | ends[1].keys()):
        here = [line.get(order, place) for line, place in zip(ends, here, strict=True)]
        pairs.append((here[0], here[1]))
    return pairs


def _order(turn: Turn) -> tuple[int, int, int]:
    """Return the sort key of a turn: the day or round, the kind by `ORDER`, the number."""
    return turn.part, ORDER.index(turn.kind), turn.number


def next_difference(tree: Tree, left_end: int, right_end: int) -> tuple[int, int] | None:
    """Return the places after the first different decisions in a turn that follows the turn of the fork.

    The function compares turns of the same kind, day or round, and number. It returns None if all
    such turns have the same decisions. Raises IndexError for an unknown place.
    """
    paths = (0, *tree.path(left_end)), (0, *tree.path(right_end))
    left, right = (line_to(tree, end) for end in (left_end, right_end))
    common = tree.path(parting(tree, left_end, right_end)[0])
    theirs = {(each.kind, each.part, each.number): each for each in turns(left)}
    parted = turn_of(turns(right), len(common) + 1)
    for turn in turns(right):
        other = theirs.get((turn.kind, turn.part, turn.number))
        if parted is None or turn.first < parted.last or other is None:
            continue
        ours = right.record.decisions[turn.first : turn.last]
        made = left.record.decisions[other.first : other.last]
        if ours != made:
            pairs = zip(made, ours, strict=False)
            alike = sum(1 for _ in takewhile(lambda both: both[0] == both[1], pairs))
            at, here = (min(each.first + alike + 1, each.last) for each in (other, turn))
            return paths[0][at], paths[1][here]
    return None


def finished_parts(before: State, after: State, events: tuple[Event, ...]) -> frozenset[str]:
    """Return the parts that a decision finished: any of `turn`, `part` (a day or round) and `game`.

    The result is empty within a turn. A night belongs to the day that it ends.
    """
    if after.due is None:
        return frozenset({"turn", "part", "game"})
    chapters = chapters_of(before.game, (before, after), (events,))
    coarse = part_kind(chapters)
    begun: list[list[Chapter]] = [[], []]
    for chapter in chapters:
        begun[chapter.ply].append(chapter)
    now = _begin(Moment("start", 0), begun[0], coarse)
    following = _begin(now, begun[1], coarse)
    done = {"turn"} if following.key != now.key else set()
    return frozenset(done | ({"part"} if following.part != now.part else set()))


def moments(line: Line) -> list[Moment]:
    """Return the moments after 0, 1 … n decisions of a line."""
    coarse = line.part
    found: list[Moment] = []
    now = Moment("start", 0)
    for ply, begun in enumerate(_by_ply(line)):
        following = _begin(now, begun, coarse)
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


def _begin(now: Moment, chapters: Sequence[Chapter], coarse: str) -> Moment:
    """Return the moment that follows `now` when these chapters begin."""
    for chapter in chapters:
        if chapter.kind == coarse:
            now = Moment("start", chapter.number)
        elif chapter.kind == "night":
            now = Moment("night", now.part)
        elif chapter.kind == "turn":
            # Count the turns here if the game does not number them.
            number = chapter.number or (now.number if now.kind == "turn" else 0) + 1
            now = Moment("turn", now.part, number, player=chapter.player)
    return now


def same_moment(tree: Tree, left_end: int, here: int) -> Pair:
    """Return the place on the line to `left_end` that corresponds to the place `here`.

    The result also has the place on the other line. If the line to `left_end` has no such moment, both
    places are at the last moment that both lines have. Raises IndexError for an unknown place.
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
    """Return the index of the moment of a turn that is nearest to a wanted moment.

    `places` are the indices of the moments in the turn. If the wanted moment ends its turn, the
    result is the last index. Otherwise the result is the moment after the same number of decisions of
    the turn, or the last moment of a shorter turn.
    """
    if wanted.is_done:
        return places[-1]
    return next((at for at in reversed(places) if found[at].step <= wanted.step), places[0])


def moment_at(tree: Tree, place: int) -> Moment:
    """Return the moment at a place of a tree. Raises IndexError for an unknown place."""
    return moments(line_to(tree, place))[-1]
