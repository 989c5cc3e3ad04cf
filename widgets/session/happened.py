"""The events to narrate at a node: the events of the steps since the learner's last decision.

This module knows no widget and no word. The narration and the announcements both call
this module, so that they have the same content.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from tutor.core.base.events import Event, is_awaiting, is_choice, is_shown, view_of
from tutor.core.base.game import ONLOOKER, Decision
from tutor.core.records.lines import Line, line_end
from tutor.core.records.tree import Tree

SPELLS: Final = ("turn", "night")
"""The kinds of chapters of a game that the narration tells as a whole."""


class Happened(NamedTuple):
    """One step of a line, as far as a seat may know it.

    `decision` is None if the seat may not know it.
    """

    ply: int
    player: str
    decision: Decision | None
    events: tuple[Event, ...]


class Difference(NamedTuple):
    """The difference of two trees: the nodes that only one of the trees has.

    `gone` are nodes of the first tree, `come` nodes of the second.
    """

    gone: tuple[int, ...]
    come: tuple[int, ...]


NO_DIFFERENCE: Final = Difference((), ())

How = Literal["opened", "went", "decided", "refused", "undone", "redone"]


@dataclass(frozen=True, eq=False)
class Arrival:
    """The way in which the session came to a node of a tree.

    Each arrival of a session has a `number` of its own. `how` says what the reader did. The
    steps after the ply `since` are new. `changed` are the nodes that were undone or redone:
    `gone` are nodes of the tree `before`, `come` nodes of the present tree.
    """

    number: int
    how: How
    since: int
    before: Tree
    changed: Difference = NO_DIFFERENCE

    def join(self, later: Arrival) -> Arrival:
        """Return this arrival and the arrival `later` as a single arrival, to be announced together.

        The session calls this if the first arrival was not announced before the second.
        """
        if self.how == "opened" and later.how != "opened":
            since = self.since if later.how == "decided" else later.since + 1
            return replace(later, how="opened", since=since)
        if self.how == later.how == "decided":
            return replace(later, since=self.since)
        return later


def since_decided(line: Line, ply: int, mine: Collection[str]) -> range:
    """Return the plies to narrate at `ply`: from the last decision of the seats `mine` up to `ply`.

    If those seats have not decided yet, return all plies from the start. If `mine` is empty,
    return only the last ply. At the start the range is empty.
    """
    if not mine:
        return range(max(ply, 1), ply + 1)
    return range(last_decided(line, ply, mine) or 1, ply + 1)


def last_decided(line: Line, ply: int, mine: Collection[str]) -> int:
    """Return the ply of the last decision of the seats `mine` up to a ply; 0 before any decision."""
    plies = (each for each in range(ply, 0, -1) if decided_by(line, each) in mine)
    return next(plies, 0)


def before_in_turn(line: Line, told: range, ply: int) -> range:
    """Return the plies of the present turn or night that come before the plies `told`."""
    begun = [line.place(ply, kind) for kind in SPELLS]
    first = max((chapter.ply for chapter in begun if chapter is not None), default=ply)
    return range(first + 1, told.start)


def shown_in(line: Line, plies: range) -> range:
    """Return the plies before `plies` whose secret choices were shown to all within `plies`."""
    if not any(is_shown(line.events_at(ply)) for ply in plies):
        return range(0)
    first = plies.start
    while first > 1 and is_choice(line.events_at(first - 1)):
        if is_shown(line.events_at(first - 1)):
            break
        first -= 1
    return range(first, plies.start)


def told_steps(
    line: Line,
    plies: Sequence[int],
    seat: str | None,
    mine: Collection[str] = (),
    now: int | None = None,
) -> tuple[Happened, ...]:
    """Return the steps that led to these plies, as far as `seat` may know them.

    If `seat` is None, all hands are open. `mine` are the seats of the people who play. `now` is the
    ply at which the steps are narrated, by default the last of the plies.
    """
    last = max(plies, default=0) if now is None else now
    return tuple(_told_step(line, ply, seat, mine, last) for ply in plies)


def is_hidden(
    decision: Decision,
    events: Sequence[Event],
    seat: str | None,
    mine: Collection[str] = (),
    later: Iterable[Event] = (),
) -> bool:
    """Return whether a decision is secret from `seat`.

    `events` are the events of the decision, of which the first says what was decided; `later`
    are the events since. A choice that is shown only when all players have chosen is secret
    until then, even if one person chooses for all seats.
    """
    if decision.player == seat or decision.player in mine:
        return False
    if is_choice(events):
        return not is_shown((*events, *later))
    seen_by = (events[0].seen_by or ()) if events else ()
    return seat is not None and bool(seen_by) and seat not in seen_by


def is_secret(tree: Tree, place: int, seat: str | None, mine: Collection[str]) -> bool:
    """Return whether the decision of node `place` is secret from `seat`.

    A decision is no longer secret if it was shown to all players later on its line. This line
    is the line in view if the node is on it, and otherwise a line through the node to its
    end.
    """
    if not place:
        return False
    node = tree.node(place)
    if not is_hidden(node.decision, node.step.events, seat, mine):
        return False
    here = tree.path(tree.current)
    path = here if place in here else tree.path(line_end(tree, place))
    later = path[path.index(place) + 1 :]
    since = (event for each in later for event in tree.node(each).step.events)
    return is_hidden(node.decision, node.step.events, seat, mine, since)


def known_tree(tree: Tree, seat: str | None) -> Tree:
    """Return the tree without the choices of others that are still secret from `seat`.

    The nodes after such a choice are left out as well. If `seat` is None, all hands are open,
    and nothing is left out.
    """
    if seat is None:
        return tree
    waiting = set[int]()
    for place in range(len(tree.nodes), tree.protected, -1):
        if is_awaiting(tree.node(place).step.events) and waiting.issuperset(tree.children(place)):
            waiting.add(place)
    for place in sorted(waiting, reverse=True):
        if tree.node(place).decision.player != seat:
            tree = tree.prune(place)
    return tree


def told_as(ply: int, event: int) -> str:
    """Return the name of the sentence on an event of the step that led to a ply."""
    return f"{ply}.{event}"


def reason_as(ply: int) -> str:
    """Return the name of the sentence with the reason for the decision that led to a ply."""
    return f"{ply}.why"


def decided_by(line: Line, ply: int) -> str:
    """Return the player whose decision led to a ply; empty at the start."""
    decision = line.decision(ply)
    return "" if decision is None else decision.player


def difference(before: Tree, after: Tree) -> Difference:
    """Return the nodes that only `before` has, and those that only `after` has."""
    kept = {id(node.step) for node in after.nodes} & {id(node.step) for node in before.nodes}
    return Difference(_without(before, kept), _without(after, kept))


def _told_step(line: Line, ply: int, seat: str | None, mine: Collection[str], now: int) -> Happened:
    decision, events = line.decision(ply), line.events_at(ply)
    assert decision is not None
    later = (event for each in range(ply + 1, now + 1) for event in line.events_at(each))
    hidden = is_hidden(decision, events, seat, mine, later)
    known = events
    if seat is not None or hidden:
        known = view_of(events, ONLOOKER if seat is None else seat)
    return Happened(ply, decision.player, None if hidden else decision, known)


def _without(tree: Tree, kept: Collection[int]) -> tuple[int, ...]:
    places = enumerate(tree.nodes, start=1)
    return tuple(place for place, node in places if id(node.step) not in kept)
