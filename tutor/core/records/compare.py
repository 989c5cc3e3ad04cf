"""Comparison of two places in a tree: the fork of their lines, and how each player differs.

A tree is a record with variations; a place is the number of one of its nodes. The kit of a game
declares the figures to compare as `Measured`. This module pairs the figures of the two places. It
contains nothing about particular games, and no words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

from tutor.core.base.causes import Changes, changes
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, State
from tutor.core.base.kit import kit_of
from tutor.core.records.lines import parting
from tutor.core.records.tree import Tree

Value = None | int | str | tuple[str, ...]
Figures = Mapping[str, Mapping[str, Value]]
Apart = tuple[tuple[Event, ...], tuple[Event, ...]]
"""The events that only the left side has, and the events that only the right side has."""


class Measured(Protocol):
    """The figures by which two states of a game are compared."""

    @property
    def KEYS(self) -> tuple[str, ...]:  # noqa: N802 - a module's constant
        """The names of all figures of a player, in the order of a table."""

    @property
    def STANDING(self) -> frozenset[str]:  # noqa: N802 - a module's constant
        """The figures that a table shows even if both sides are equal."""

    @property
    def OPEN(self) -> frozenset[str]:  # noqa: N802 - a module's constant
        """The figures that all players can see."""

    @property
    def TABLE(self) -> tuple[str, ...]:  # noqa: N802 - a module's constant
        """The public figures that belong to no player, such as a supply."""

    def gains(self, ours: Mapping[str, Value], theirs: Mapping[str, Value]) -> Mapping[str, int]:
        """Return how much more of each figure `ours` has than `theirs`, by the name of the figure.

        A negative number means less.
        """

    def figures(self, state: State, seat: str | None) -> Figures:
        """Return the figures of every player by name.

        `seat` is the player who may know the figures; None means that every hidden card is known.
        """

    def table(self, state: State) -> Mapping[str, Value]:
        """Return the figures that belong to no player."""


class Cause(NamedTuple):
    """A cause that changed a player's figure after the fork, with the amount on each side."""

    name: str
    left: int
    right: int


class Row(NamedTuple):
    """One figure on both sides. A value is a number, identifiers, or None if it is hidden.

    If `is_standing`, a table shows the row even if both sides are equal. `causes` has the causes that
    changed the figure by different amounts on the two sides.
    """

    key: str
    left: Value
    right: Value
    is_standing: bool = False
    causes: tuple[Cause, ...] = ()

    @property
    def is_different(self) -> bool:
        """Whether the two sides differ."""
        return self.left != self.right

    @property
    def is_told(self) -> bool:
        """Whether a table shows the row."""
        return self.is_different or (self.is_standing and self.left is not None)

    @property
    def more(self) -> int | None:
        """The right value minus the left one; None if a value is not a number."""
        if isinstance(self.left, int) and isinstance(self.right, int):
            return self.right - self.left
        return None


class Parting(NamedTuple):
    """The fork of two lines: the last common place, its state, and the next decision of each line.

    A decision is None if its line ends at the fork. If a decision is another player's secret,
    `is_secret` is true and both decisions are None.
    """

    place: int
    state: State
    left: Decision | None
    right: Decision | None
    is_secret: bool


@dataclass(frozen=True)
class Comparison:
    """The comparison of two places in a tree.

    `parting` is the fork of their lines. `rows` has the figures of each player who differs, `same`
    the names of the other players. `table` has the figures that belong to no player; it is empty if
    all of them are equal. `ahead` has, by player, the events that come next on one side only and
    change a figure that tables always show.
    """

    parting: Parting
    rows: Mapping[str, tuple[Row, ...]]
    same: tuple[str, ...]
    table: tuple[Row, ...] = ()
    ahead: Mapping[str, Apart] = field(default_factory=dict)


def beyond_choices(
    comparison: Comparison, left: Iterable[Value], right: Iterable[Value]
) -> Comparison:
    """Return the comparison without rows that only repeat what a side has just chosen.

    `left` and `right` are the choices of the two sides.
    """
    chosen = _things(left), _things(right)
    rows = {
        player: tuple(
            row._replace(right=row.left) if _is_choice(row, *chosen) else row for row in told
        )
        for player, told in comparison.rows.items()
    }
    return replace(comparison, rows=rows)


def _is_choice(row: Row, left: frozenset[str], right: frozenset[str]) -> bool:
    """Return whether a row differs only because a side has just chosen the things that differ.

    For at least one side, all things that only this side has must be choices of the side. The result is
    False for a number.
    """
    ours, theirs = _things((row.left,)), _things((row.right,))
    alone = (ours - theirs, left), (theirs - ours, right)
    return any(own and own <= chosen for own, chosen in alone)


def _things(values: Iterable[Value]) -> frozenset[str]:
    """Return the identifiers in some values. A number or None contains no identifier."""
    each = ((value,) if isinstance(value, str) else value for value in values)
    return frozenset(name for names in each if isinstance(names, tuple) for name in names)


class Balance(NamedTuple):
    """The names of the figures of which a player has more on the left, and more on the right."""

    ours: tuple[str, ...]
    theirs: tuple[str, ...]


class Figure(NamedTuple):
    """A row in words: its label, both values, and a figure of the same form for each cause."""

    row: Row
    label: str
    left: str
    right: str
    causes: tuple[Figure, ...] = ()


class Compared(NamedTuple):
    """The differences for one player, as a table and in sentences."""

    player: str
    figures: tuple[Figure, ...]
    sentences: tuple[str, ...]


def compare(tree: Tree, left: int, right: int, seat: str | None = None) -> Comparison:
    """Return the comparison of two places in a tree.

    `seat` is the player whose knowledge the comparison uses; None means that every hidden card is
    known. For a game that declares no figures, `rows` and `same` are empty. Raises IndexError for an
    unknown place.
    """
    parts = _parting(tree, left, right, seat)
    measured = kit_of(tree.game.name).compare
    if measured is None:
        return Comparison(parts, {}, ())
    ours, theirs = (measured.figures(tree.step(place).state, seat) for place in (left, right))
    since = [
        [event for each in _after(tree, parts.place, place) for event in tree.step(each).events]
        for place in (left, right)
    ]
    rows, same = {}, []
    for player in ours:
        came, went = (changes(tree.game.name, events, player) for events in since)
        pairs = tuple(
            Row(key, ours[player][key], theirs[player][key], True, _causes(key, came, went))
            if key in measured.STANDING
            else Row(key, ours[player][key], theirs[player][key])
            for key in measured.KEYS
        )
        if any(row.is_different for row in pairs):
            rows[player] = pairs
        else:
            same.append(player)
    here, there = (measured.table(tree.step(place).state) for place in (left, right))
    common = tuple(Row(key, here[key], there[key]) for key in measured.TABLE)
    is_same = not any(row.is_different for row in common)
    ahead = _ahead(measured, tree.step(left).state, tree.step(right).state, seat)
    return Comparison(parts, rows, tuple(same), () if is_same else common, ahead)


def _after(tree: Tree, parting: int, place: int) -> tuple[int, ...]:
    """Return the places of the nodes from the fork to a place, without the fork."""
    path = tree.path(place)
    return path[path.index(parting) + 1 :] if parting else path


def _causes(key: str, left: Changes, right: Changes) -> tuple[Cause, ...]:
    """Return the causes that changed a figure by different amounts, sorted by name."""
    names = sorted({name for of, name in {*left, *right} if of == key})
    found = (Cause(name, left.get((key, name), 0), right.get((key, name), 0)) for name in names)
    return tuple(cause for cause in found if cause.left != cause.right)


def _ahead(measured: Measured, left: State, right: State, seat: str | None) -> Mapping[str, Apart]:
    """Return, by player, the next events of one side only that matter for the comparison.

    Such an event changes a figure that tables show even if both sides are equal.
    """
    game = left.game.name
    ahead, causes = kit_of(game).ahead, kit_of(game).causes
    if ahead is None or causes is None:
        return {}
    ours, theirs = (
        {
            player: [
                event
                for event in events
                if any(change.key in measured.STANDING for change in causes(event))
            ]
            for player, events in ahead(state, seat).items()
        }
        for state in (left, right)
    )
    return {
        player: (_without(ours[player], theirs[player]), _without(theirs[player], ours[player]))
        for player in ours
        if changes(game, ours[player], player) != changes(game, theirs[player], player)
    }


def _without(ours: Iterable[Event], theirs: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events of the first side without those that both sides have.

    An event that both sides have is removed as often as the other side has it.
    """
    rest, found = [*theirs], list[Event]()
    for event in ours:
        if event in rest:
            rest.remove(event)
        else:
            found.append(event)
    return tuple(found)


def surplus(comparison: Comparison, player: str) -> Mapping[str, int]:
    """Return how much more a player has on the left, by the name of the gain.

    A negative number means more on the right. The result is empty if nothing differs.
    """
    measured = kit_of(comparison.parting.state.game.name).compare
    rows = comparison.rows.get(player, ())
    if measured is None or not rows:
        return {}
    return measured.gains({row.key: row.left for row in rows}, {row.key: row.right for row in rows})


def balance(comparison: Comparison, player: str) -> Balance:
    """Return the gains of which a player has more on the left, and those with more on the right."""
    gains = surplus(comparison, player)
    return Balance(
        tuple(name for name, more in gains.items() if more > 0),
        tuple(name for name, more in gains.items() if more < 0),
    )


def standing(state: State, *names: str) -> Comparison:
    """Return the comparison of one state with itself, so that a table can show the figures of the state.

    `names` are the figures to show; without names, the table shows all figures that every player can
    see. A game that declares no figures has no rows. Raises KeyError for an unknown name.
    """
    parts = Parting(0, state, None, None, False)
    measured = kit_of(state.game.name).compare
    if measured is None:
        return Comparison(parts, {}, ())
    found = measured.figures(state, None)
    for name in names:
        if name not in measured.KEYS:
            raise KeyError(name)
    wanted = names or [key for key in measured.OPEN if any(each[key] for each in found.values())]
    rows = {
        player: tuple(Row(key, each[key], each[key], key in wanted) for key in measured.KEYS)
        for player, each in found.items()
    }
    return Comparison(parts, rows, ())


def _parting(tree: Tree, left: int, right: int, seat: str | None) -> Parting:
    place, *nexts = parting(tree, left, right)
    state = tree.step(place).state
    made = [None if following is None else tree.node(following) for following in nexts]
    if seat is not None and any(_is_secret(tree, following, seat) for following in nexts):
        return Parting(place, state, None, None, True)
    one, other = (None if node is None else node.decision for node in made)
    return Parting(place, state, one, other, False)


def _is_secret(tree: Tree, place: int | None, seat: str) -> bool:
    """Return whether a seat may not know the decision at a place.

    The first event of the decision says who may know it.
    """
    if place is None or tree.node(place).decision.player == seat:
        return False
    first = next(iter(tree.step(place).events), None)
    return first is not None and first.seen_by is not None and seat not in first.seen_by
