"""States and playouts of games that are played on a table, a mutable object with the whole state.

A state never changes: it plays on a copy of its table. A playout has its own table and does not
check decisions. The `TableRules` of a game say which decision is due, which decisions are legal,
and what a decision does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, Protocol, Self, TypeVar

from tutor.core.base.decision import Against, IllegalDecision, Refusal
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import ONLOOKER, Decision, Due, Game, Playout, ShownState, State
from tutor.core.base.schema import JSONObject
from tutor.core.base.shapes.position import PositionShape


class Table(Protocol):
    """The whole state of a game, mutable; play appends events to its log if it has one.

    If it also keeps moments, each event adds a copy of the table after the event.
    """

    log: list[Event] | None

    def copy(self) -> Self:
        """An independent table in the same state, without a log."""

    def keep_moments(self) -> list[Self]:
        """From now on, add a copy of the table after each event to the returned list."""


T = TypeVar("T", bound=Table)


@dataclass(frozen=True)
class TableRules(Generic[T]):
    """The rules of a game as functions of its table.

    `against` returns the objection to a well-formed decision, or None. `nearest` returns the legal
    decisions nearest to a refused one. `play` carries out a legal decision. `shape` writes
    positions and views.
    """

    names: Callable[[T], tuple[str, ...]]
    due: Callable[[T], Due | None]
    legal: Callable[[T], tuple[Decision, ...]]
    against: Callable[[T, Decision], Against | None]
    play: Callable[[T, Decision], None]
    shape: PositionShape
    nearest: Callable[[T, Decision], tuple[Decision, ...]] = lambda table, decision: ()


class TableGame(Game, Protocol[T]):
    """A game that is played on a table."""

    @property
    def table_rules(self) -> TableRules[T]:
        """The rules of the game as functions of its table."""

    def moment(self, table: T) -> State:
        """The state with this table; the caller must not change the table afterwards."""


class TablePlayout(Generic[T]):
    """A mutable game for search and random play: the same rules, no checks, no events.

    `legal()` lists every legal decision in the order of the rules, and none when the game is over;
    `play(decision)` carries out one of them. Both are functions of the `TableRules`, bound to the
    table.
    """

    __slots__ = ("_game", "_table", "legal", "play")

    def __init__(self, game: TableGame[T], table: T) -> None:
        self._game = game
        self._table = table
        self.legal: Callable[[], Sequence[Decision]] = partial(game.table_rules.legal, table)
        self.play: Callable[[Decision], None] = partial(game.table_rules.play, table)

    @property
    def table(self) -> T:
        """The table, which only the game's own policies read."""
        return self._table

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""
        return self._game.table_rules.due(self._table)

    def note_events(self) -> list[Event]:
        """The list to which all events from now on are added; use it only for a short time."""
        log: list[Event] = []
        self._table.log = log
        return log

    def freeze(self) -> State:
        """The present moment as an immutable state."""
        return self._game.moment(self._table.copy())


def table_of(playout: Playout, kind: type[T]) -> T:
    """The table of a playout, of the given type; for a game's own policies."""
    assert isinstance(playout, TablePlayout)
    table = playout.table
    assert isinstance(table, kind)
    return table


class TableState(ShownState, Generic[T]):
    """One moment of a game; its users cannot change it."""

    __slots__ = ("_game", "_rules", "_table")

    def __init__(self, game: TableGame[T], table: T) -> None:
        self._game = game
        self._rules = game.table_rules
        self._table = table

    @property
    def game(self) -> Game:
        """The game this state belongs to."""
        return self._game

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return self._rules.names(self._table)

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""
        return self._rules.due(self._table)

    def legal(self) -> tuple[Decision, ...]:
        """Every legal decision in the order of the rules; empty when the game is over."""
        return self._rules.legal(self._table)

    def refusal(self, decision: Decision) -> Refusal | None:
        """The refusal, or None for a legal decision. Raises RecordError for a malformed one."""
        return self._refusal(self._well_formed(decision))

    def play(self, decision: Decision) -> Self:
        """The state after the decision. Raises IllegalDecision or RecordError."""
        decision = self._check(decision)
        table = self._table.copy()
        self._rules.play(table, decision)
        return type(self)(self._game, table)

    def explain(self, decision: Decision) -> tuple[Self, tuple[Event, ...]]:
        """The state after the decision, and the events of the decision. Raises as `play`."""
        decision = self._check(decision)
        table = self._table.copy()
        log: list[Event] = []
        table.log = log
        self._rules.play(table, decision)
        table.log = None
        return type(self)(self._game, table), tuple(log)

    def moments(self, decision: Decision) -> tuple[Self, ...]:
        """The states after each event of the decision. Raises the errors of `play`.

        The last is the state after the decision. In the others no decision is due: ignore their
        `due` and `legal`.
        """
        decision = self._check(decision)
        table = self._table.copy()
        table.log = []
        kept = table.keep_moments()
        self._rules.play(table, decision)
        ended = table.copy()
        return tuple(type(self)(self._game, each) for each in (*kept[:-1], ended) if kept)

    def position(self) -> JSONObject:
        """The whole state as the JSON object of a `tutor-position`."""
        return self._rules.shape.write(self._table, self.players)

    def view(self, player: str) -> JSONObject:
        """The knowledge of one player, as a `tutor-view`. Raises RecordError for another name."""
        if player not in self.players:
            numbers = {"found": player, "expected": list(self.players)}
            raise RecordError([Fault("", "unknown_view", numbers)])
        return self._rules.shape.view(self.position(), player)

    def public_view(self) -> JSONObject:
        """The knowledge that all share, as a `tutor-view`."""
        return self._rules.shape.view(self.position(), ONLOOKER)

    def playout(self) -> TablePlayout[T]:
        """A private mutable copy for fast play under the same rules."""
        return TablePlayout(self._game, self._table.copy())

    def _check(self, decision: Decision) -> Decision:
        """The decision in the form of the rules. Raises IllegalDecision or RecordError."""
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
        """The decision in the form of records. Raises RecordError for any other object."""
        if not isinstance(decision, Decision):
            numbers = {"found": repr(decision), "expected": "legal()"}
            raise RecordError([Fault("", "no_decision", numbers)])
        written = self._game.write_decision(decision)
        return self._game.read_decision(written, self.players, "decision")


class StatePlayout:
    """A playout made of states, for games that are fast enough without their own playouts."""

    def __init__(self, state: State) -> None:
        self._state = state

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""
        return self._state.due

    def legal(self) -> Sequence[Decision]:
        """Every legal decision in the order of the rules."""
        return self._state.legal()

    def play(self, decision: Decision) -> None:
        """Carry out a decision taken from `legal()`."""
        self._state = self._state.play(decision)

    def freeze(self) -> State:
        """The present moment."""
        return self._state
