"""What is to be told at a place of a line: the steps since one's last decision, and what they did.

Nothing here knows a widget or a word. The card of what happened and the voice of the page both ask
here, so that they tell the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from tutor.core.base.events import Event, view_of
from tutor.core.base.game import Decision
from tutor.core.records.line import Line
from tutor.core.records.tree import Tree

SPELLS: Final = ("turn", "night")
"""The chapters that are read as a whole."""


class Happened(NamedTuple):
    """One step of a line, as far as a seat may know it.

    `decision` is None where it is another's secret. `events` are what happened in it.
    """

    ply: int
    player: str
    decision: Decision | None
    events: tuple[Event, ...]


class Difference(NamedTuple):
    """The places of a tree that another tree lacks, and of the other those that this one lacks."""

    gone: tuple[int, ...]
    come: tuple[int, ...]


NO_DIFFERENCE: Final = Difference((), ())

How = Literal["opened", "went", "decided", "refused", "undone", "redone"]


@dataclass(frozen=True, eq=False)
class Arrival:
    """How somebody came to a place of a tree; every arrival of a session has another `number`.

    The steps after the ply `since` are new. `changed` is what was undone or made again: places of
    the tree `before`, and of the one there is now.
    """

    number: int
    how: How
    since: int
    before: Tree
    changed: Difference = NO_DIFFERENCE

    def joined(self, later: Arrival) -> Arrival:
        """A later arrival together with this one, of which nobody was told in between."""
        if self.how == "opened" and later.how != "opened":
            since = self.since if later.how == "decided" else later.since + 1
            return replace(later, how="opened", since=since)
        if self.how == later.how == "decided":
            return replace(later, since=self.since)
        return later


def since_decided(line: Line, ply: int, mine: Collection[str]) -> range:
    """The plies that are told at a ply: the last decision of one of these seats, and all after it.

    Before the first of those decisions it is all steps from the start. Where no seat is somebody's
    own, it is the last step. At the start there is nothing to tell.
    """
    if not mine:
        return range(max(ply, 1), ply + 1)
    return range(last_decided(line, ply, mine) or 1, ply + 1)


def last_decided(line: Line, ply: int, mine: Collection[str]) -> int:
    """The ply of the last decision of one of these seats up to a ply; 0 for none."""
    plies = (each for each in range(ply, 0, -1) if decided_by(line, each) in mine)
    return next(plies, 0)


def before_in_turn(line: Line, told: range, ply: int) -> range:
    """The plies of the turn or the night that goes on at a ply which come before those told."""
    begun = [line.place(ply, kind) for kind in SPELLS]
    first = max((chapter.ply for chapter in begun if chapter is not None), default=ply)
    return range(first + 1, told.start)


def happened(line: Line, plies: Iterable[int], seat: str | None) -> tuple[Happened, ...]:
    """The steps that led to these plies as a seat may know them; None knows everything."""
    return tuple(_happened(line, ply, seat) for ply in plies)


def is_hidden(decision: Decision, events: Iterable[Event], seat: str | None) -> bool:
    """Whether a decision was made in secret by somebody else than a seat."""
    if seat is None or decision.player == seat:
        return False
    return any(event.seen_by and seat not in event.seen_by for event in events)


def decided_by(line: Line, ply: int) -> str:
    """Who made the decision that led to a ply; nobody at the start."""
    decision = line.decision(ply)
    return "" if decision is None else decision.player


def difference(before: Tree, after: Tree) -> Difference:
    """Which steps one tree has and another has not."""
    kept = {id(node.step) for node in after.nodes} & {id(node.step) for node in before.nodes}
    return Difference(_without(before, kept), _without(after, kept))


def _happened(line: Line, ply: int, seat: str | None) -> Happened:
    decision, events = line.decision(ply), line.happened(ply)
    assert decision is not None
    known = events if seat is None else view_of(events, seat)
    hidden = is_hidden(decision, events, seat)
    return Happened(ply, decision.player, None if hidden else decision, known)


def _without(tree: Tree, kept: Collection[int]) -> tuple[int, ...]:
    places = enumerate(tree.nodes, start=1)
    return tuple(place for place, node in places if id(node.step) not in kept)
