"""States and playouts of games that keep the whole game in one mutable object, the table.

A state never changes: it plays a decision on a copy of its table. A playout has its own table and
does not check decisions. The `TableRules` of a game say which decision is due, which decisions are
legal, and what a decision does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, Protocol, Self, TypeVar

from tutor.core.base.decision import Against, IllegalDecision, Refusal
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import (
    ONLOOKER,
    Decision,
    Due,
    Game,
    Playout,
    ShownState,
    State,
    find_game,
)
from tutor.core.base.reading import closest
from tutor.core.base.schema import JSONObject, Position
from tutor.core.base.shapes.position import PositionShape


class Table(Protocol):
    """The whole game in one mutable object.

    Playing a decision appends events to `log`, unless `log` is None. After `keep_moments`, each
    event also adds a copy of the table.
    """

    log: list[Event] | None

    def copy(self) -> Self:
        """Return an independent table in the same state, without a log."""

    def keep_moments(self) -> list[Self]:
        """Return a list to which each later event adds a copy of the table after the event."""


LONGEST_TEXT: Final = 200
"""The most characters of a value that are compared with the legal decisions."""
T = TypeVar("T", bound=Table)
C = TypeVar("C")


@dataclass(frozen=True)
class TableRules(Generic[T]):
    """The rules of a game, as functions of its table.

    `names` returns the players' names, `due` the decision that is due, `legal` the legal decisions.
    `against` returns the objection to a well-formed decision, or None. `play` carries out a legal
    decision. `nearest` returns the legal decisions that are nearest to a refused one. `shape`
    writes positions and views.
    """

    names: Callable[[T], tuple[str, ...]]
    due: Callable[[T], Due | None]
    legal: Callable[[T], tuple[Decision, ...]]
    against: Callable[[T, Decision], Against | None]
    play: Callable[[T, Decision], None]
    shape: PositionShape
    nearest: Callable[[T, Decision], tuple[Decision, ...]] = lambda table, decision: ()


class TableGame(Game, Protocol[T]):
    """A game that keeps its whole state in a table."""

    @property
    def table_rules(self) -> TableRules[T]:
        """The rules of the game, as functions of its table."""

    def moment(self, table: T) -> State:
        """Return the state with this table. The caller must not change the table afterwards."""


class PrintedGame(Generic[C]):
    """The base class of games with printed components. Games with equal components are equal."""

    name: str

    def __init__(self, components: C | None = None) -> None:
        self._components = components

    @property
    def components(self) -> C:
        """The printed figures in use: the package's figures, unless a user loads other figures."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self is other or self.components == other.components

    def __hash__(self) -> int:
        return hash(type(self))

    def __reduce__(self) -> tuple[object, ...]:
        if self._components is None:
            return find_game, (self.name,)
        return type(self), (self._components,)


class TablePlayout(Generic[T]):
    """A mutable game for search and random play. It checks no decision and reports no event.

    `legal()` lists every legal decision in the order of the rules, and none when the game is over.
    `play(decision)` carries out a listed decision. Both are functions of the `TableRules` that
    already have the table as argument, which is faster.
    """

    __slots__ = ("_game", "_table", "legal", "play")

    def __init__(self, game: TableGame[T], table: T) -> None:
        self._game = game
        self._table = table
        self.legal: Callable[[], Sequence[Decision]] = partial(game.table_rules.legal, table)
        self.play: Callable[[Decision], None] = partial(game.table_rules.play, table)

    @property
    def table(self) -> T:
        """The table, which holds the whole state. Only the policies of the same game read it."""
        return self._table

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""
        return self._game.table_rules.due(self._table)

    def note_events(self) -> list[Event]:
        """Return the list to which the playout adds each event from now on.

        The playout keeps the list, so use it only for a short time.
        """
        log: list[Event] = []
        self._table.log = log
        return log

    def freeze(self) -> State:
        """Return an immutable state of the present moment."""
        return self._game.moment(self._table.copy())


def table_of(playout: Playout, kind: type[T]) -> T:
    """Return the table of a playout, which must be of the class `kind`.

    Only a game's own policies need it.
    """
    assert isinstance(playout, TablePlayout)
    table = playout.table
    assert isinstance(table, kind)
    return table


class TableState(ShownState, Generic[T]):
    """One moment of a game. Its users cannot change it."""

    __slots__ = ("_game", "_hash", "_rules", "_setup", "_table")

    def __init__(self, game: TableGame[T], table: T, setup: Position | None = None) -> None:
        self._game = game
        self._hash: int | None = None
        self._setup = setup
        self._rules = game.table_rules
        self._table = table

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = super().__hash__()
        return self._hash

    @property
    def game(self) -> Game:
        """The game to which the state belongs."""
        return self._game

    @property
    def setup(self) -> Position | None:
        """The setup with which the game began, if this is the first state of the game; otherwise None."""
        return self._setup

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return self._rules.names(self._table)

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""
        return self._rules.due(self._table)

    def legal(self) -> tuple[Decision, ...]:
        """Return every legal decision in the order of the rules; empty when the game is over."""
        return self._rules.legal(self._table)

    def refusal(self, decision: Decision) -> Refusal | None:
        """Return the refusal of a decision, or None if the decision is legal.

        Raises RecordError if the decision is malformed.
        """
        return self._refusal(self._well_formed(decision))

    def play(self, decision: Decision) -> Self:
        """Return the state after the decision.

        Raises IllegalDecision if the rules forbid the decision, RecordError if it is malformed.
        """
        decision = self._check(decision)
        table = self._table.copy()
        self._rules.play(table, decision)
        return type(self)(self._game, table)

    def explain(self, decision: Decision) -> tuple[Self, tuple[Event, ...]]:
        """Return the state after the decision and the events of the decision.

        Raises IllegalDecision if the rules forbid the decision, RecordError if it is malformed.
        """
        decision = self._check(decision)
        table = self._table.copy()
        log: list[Event] = []
        table.log = log
        self._rules.play(table, decision)
        table.log = None
        return type(self)(self._game, table), tuple(log)

    def moments(self, decision: Decision) -> tuple[Self, ...]:
        """Return the states after each event of the decision. Raises IllegalDecision, RecordError.

        The last of them is the state after the decision. In the other states no decision is due, so the
        caller must ignore their `due` and `legal`.
        """
        decision = self._check(decision)
        table = self._table.copy()
        table.log = []
        kept = table.keep_moments()
        self._rules.play(table, decision)
        ended = table.copy()
        return tuple(type(self)(self._game, each) for each in (*kept[:-1], ended) if kept)

    def position(self) -> JSONObject:
        """Return the whole state as a JSON object of the format `tutor-position`."""
        return self._rules.shape.write(self._table, self.players)

    def view(self, player: str) -> JSONObject:
        """Return a view: the part of the state that one player knows.

        It is a JSON object of the format `tutor-view`. Raises RecordError if no player has this
        name.
        """
        if player not in self.players:
            numbers = {"found": player, "expected": list(self.players)}
            raise RecordError([Fault("", "unknown_view", numbers)])
        return self._rules.shape.view(self.position(), player)

    def public_view(self) -> JSONObject:
        """Return a view: the part of the state that all players know.

        It is a JSON object of the format `tutor-view`.
        """
        return self._rules.shape.view(self.position(), ONLOOKER)

    def playout(self) -> TablePlayout[T]:
        """Return a mutable copy of the state for fast play under the same rules."""
        return TablePlayout(self._game, self._table.copy())

    def _check(self, decision: Decision) -> Decision:
        """Return the legal decision in the form of the rules.

        Raises IllegalDecision if the rules forbid the decision, RecordError if it is malformed.
        """
        options = self.legal()
        if decision in options:
            return options[options.index(decision)]
        decision = self._well_formed(decision)
        refusal = self._refusal(decision)
        if refusal is not None:
            raise IllegalDecision(refusal)
        return decision

    def _refusal(self, decision: Decision) -> Refusal | None:
        found = self._rules.against(self._table, decision)
        if found is None:
            return None
        code, rule, numbers = found
        ways = self._rules.nearest(self._table, decision)
        return Refusal(self._game.name, code, rule, decision, numbers, ways)

    def _well_formed(self, decision: object) -> Decision:
        """Return the decision as records write it.

        Raises RecordError for an object of another type.
        """
        if not isinstance(decision, Decision):
            raise RecordError([self._no_decision(decision)])
        written = self._game.write_decision(decision)
        return self._game.read_decision(written, self.players, "decision")

    def _no_decision(self, found: object) -> Fault:
        """Return the fault of a value that is not a decision, with a legal decision that is like it."""
        texts = {" ".join(map(str, each[1:])): repr(each) for each in self.legal()}
        like = closest(str(found)[:LONGEST_TEXT], texts)
        close = texts[like[0]] if like else "none"
        return Fault(
            "", "no_decision", {"found": repr(found), "expected": "legal()", "close": close}
        )


class StatePlayout:
    """A playout that plays on states, for games that are fast enough without tables."""

    def __init__(self, state: State) -> None:
        self._state = state

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""
        return self._state.due

    def legal(self) -> Sequence[Decision]:
        """Return every legal decision in the order of the rules."""
        return self._state.legal()

    def play(self, decision: Decision) -> None:
        """Carry out a decision that `legal()` has listed."""
        self._state = self._state.play(decision)

    def freeze(self) -> State:
        """Return the state of the present moment."""
        return self._state
