"""Two places of a tree side by side: where they part, and the differences of each player.

The kit of a game declares the figures to compare as `Measured`. This module pairs the figures of
the two places. It contains nothing about particular games, and no words.
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
"""The events of the left side only, and the events of the right side only."""


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
        """A player's gains by name: how much more `ours` has than `theirs`; negative for less."""

    def figures(self, state: State, seat: str | None) -> Figures:
        """The figures of every player, as a seat may know them, or with all hands for None."""

    def table(self, state: State) -> Mapping[str, Value]:
        """The figures that belong to no player."""


class Cause(NamedTuple):
    """A cause that changed a player's figure after the fork, with the amount on each side."""

    name: str
    left: int
    right: int


class Row(NamedTuple):
    """One figure on both sides: a count, identifiers, or None where it is hidden.

    A standing figure is shown even if both sides are equal. Its row has the causes that changed it
    by different amounts on the two sides.
    """

    key: str
    left: Value
    right: Value
    is_standing: bool = False
    causes: tuple[Cause, ...] = ()

    @property
    def is_different(self) -> bool:
        """Whether the sides differ."""
        return self.left != self.right

    @property
    def is_told(self) -> bool:
        """Whether a table shows the row."""
        return self.is_different or (self.is_standing and self.left is not None)

    @property
    def more(self) -> int | None:
        """The right value minus the left one; None if one of them is not a number."""
        if isinstance(self.left, int) and isinstance(self.right, int):
            return self.right - self.left
        return None


class Parting(NamedTuple):
    """The last common place of two lines, its state, and the next decision of each line.

    A decision is None if its line ends there. Both are None if one is another player's secret.
    """

    place: int
    state: State
    left: Decision | None
    right: Decision | None
    is_secret: bool


@dataclass(frozen=True)
class Comparison:
    """Two places compared: their fork, the rows of players who differ, and the names of the others.

    `table` has the rows that belong to no player, or none if all of them are equal. `ahead` has, by
    player, the events that will come on one side only and change a standing figure.
    """

    parting: Parting
    rows: Mapping[str, tuple[Row, ...]]
    same: tuple[str, ...]
    table: tuple[Row, ...] = ()
    ahead: Mapping[str, Apart] = field(default_factory=dict)


def beyond_choices(
    comparison: Comparison, left: Iterable[Value], right: Iterable[Value]
) -> Comparison:
    """The comparison without differences that only repeat what a side has just chosen."""
    chosen = _things(left), _things(right)
    rows = {
        player: tuple(
            row._replace(right=row.left) if _is_choice(row, *chosen) else row for row in told
        )
        for player, told in comparison.rows.items()
    }
    return replace(comparison, rows=rows)


def _is_choice(row: Row, left: frozenset[str], right: frozenset[str]) -> bool:
    """Whether a side chose all the things in its row that the other lacks; false for a count."""
    ours, theirs = _things((row.left,)), _things((row.right,))
    alone = (ours - theirs, left), (theirs - ours, right)
    return any(own and own <= chosen for own, chosen in alone)


def _things(values: Iterable[Value]) -> frozenset[str]:
    """The identifiers among choices, or on one side of a row."""
    each = ((value,) if isinstance(value, str) else value for value in values)
    return frozenset(name for names in each if isinstance(names, tuple) for name in names)


class Balance(NamedTuple):
    """The gains of which a player has more on the left, and those of which more on the right."""

    ours: tuple[str, ...]
    theirs: tuple[str, ...]


class Figure(NamedTuple):
    """A row in words: its label and both values, and the same for each cause."""

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
    """The comparison of two places as a seat may know them, or with all hands for None.

    A game without figures to compare has no rows, and `same` is empty. Raises IndexError for an
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
    """The nodes from the fork to a place."""
    path = tree.path(place)
    return path[path.index(parting) + 1 :] if parting else path


def _causes(key: str, left: Changes, right: Changes) -> tuple[Cause, ...]:
    """The causes that changed a figure by different amounts, in the order of their names."""
    names = sorted({name for of, name in {*left, *right} if of == key})
    found = (Cause(name, left.get((key, name), 0), right.get((key, name), 0)) for name in names)
    return tuple(cause for cause in found if cause.left != cause.right)


def _ahead(measured: Measured, left: State, right: State, seat: str | None) -> Mapping[str, Apart]:
    """By player, the coming events of one side only that change a standing figure."""
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
    """The events of the first side without those that the other side has as often."""
    rest, found = [*theirs], list[Event]()
    for event in ours:
        if event in rest:
            rest.remove(event)
        else:
            found.append(event)
    return tuple(found)


def surplus(comparison: Comparison, player: str) -> Mapping[str, int]:
    """By gain, how much more a player has on the left; negative if the right has more."""
    measured = kit_of(comparison.parting.state.game.name).compare
    rows = comparison.rows.get(player, ())
    if measured is None or not rows:
        return {}
    return measured.gains({row.key: row.left for row in rows}, {row.key: row.right for row in rows})


def balance(comparison: Comparison, player: str) -> Balance:
    """The gains of a player that are larger on the left, and those that are larger on the right."""
    gains = surplus(comparison, player)
    return Balance(
        tuple(name for name, more in gains.items() if more > 0),
        tuple(name for name, more in gains.items() if more < 0),
    )


def standing(state: State, *names: str) -> Comparison:
    """One place as a comparison with itself: its open figures, or those with these names.

    A game without figures to compare has no rows. Raises KeyError for an unknown name.
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
    """Whether the decision at a place is secret to a seat: its first event is hidden from it."""
    if place is None or tree.node(place).decision.player == seat:
        return False
    first = next(iter(tree.step(place).events), None)
    return first is not None and first.seen_by is not None and seat not in first.seen_by
