"""The protocol that every game implements.

A game is a pure function of its record. A `State` says which decision is due, lists the legal
decisions, says why another decision is refused, and returns the next state.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Final, Protocol, cast, runtime_checkable

from tutor.core.base.decision import Choice, Decision, Due, Refusal
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.events import Event
from tutor.core.base.kit import games, kit_of, resolve
from tutor.core.base.schema import JSONObject, Position

__all__ = [
    "ONLOOKER",
    "Choice",
    "Decision",
    "Due",
    "Game",
    "Playout",
    "ShownState",
    "State",
    "UnknownGame",
    "find_game",
    "known_to",
    "legal_for",
    "seen_from",
    "shared_view",
]


ONLOOKER: Final = ""
"""The name that stands for an onlooker, who has no seat. No player has an empty name."""
SHOWN_BY: Final = "tutor.core.print.states"
"""The module that shows states (see `Display`). It is imported when a state is first shown."""


class ShownState:
    """The base class of the states of every game: how a state is compared, pickled and shown.

    Two states are equal if their games and whole positions are. `str` gives the position in words,
    and a notebook shows it as a board.
    """

    __slots__ = ()

    @property
    def setup(self) -> Position | None:
        """The setup with which the game began, if this is the first state of the game; otherwise None."""
        return None

    def __eq__(self: State, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, ShownState):
            return NotImplemented
        other = cast("State", other)
        if self.due != other.due or self.players != other.players or self.game != other.game:
            return False
        return self.position() == other.position()

    def __hash__(self: State) -> int:
        return hash(json.dumps(self.position(), sort_keys=True))

    def __reduce__(self: State) -> tuple[object, ...]:
        game = self.game
        named = game.name if kit_of(game.name).game is game else game
        return _restore, (named, self.setup, None if self.setup else self.position())

    def __repr__(self: State) -> str:
        position, due = self.position(), self.due
        parts = (f", {part} {position[part]}" for part in ("day", "round") if part in position)
        asked = "over" if due is None else f"{due.player} decides {due.type}"
        return f"<{self.game.name}{''.join(parts)}: {asked}>"

    def __str__(self: State) -> str:
        return _display().describe(self)

    def svg(self: State, seat: str | None = None) -> str:
        """Return the state that a setup or, without a setup, a position describes.

        `game` is the game or its name.
        """
        return _display().draw(self, seat)

    def _repr_mimebundle_(
        self: State,
        include: Collection[str] | None = None,
        exclude: Collection[str] | None = None,
    ) -> dict[str, str]:
        """Return the state as a notebook displays it: as HTML, in words, and as its board."""
        return _display().bundle(self)


def _restore(game: Game | str, setup: Position | None, position: Position | None) -> State:
    """Return the state of a setup or position, in a game or in the game of a name."""
    found = find_game(game) if isinstance(game, str) else game
    if setup is not None:
        return found.start(setup)
    assert position is not None
    return found.load(position)


@runtime_checkable
class Display(Protocol):
    """A module that shows states, in the display language of notebooks."""

    def describe(self, state: State) -> str:
        """Return the position of a state in words, a sentence on each line."""

    def draw(self, state: State, seat: str | None) -> str:
        """Return the board of a state as SVG text, as far as a seat may know it.

        Raises RecordError for a game that has no board, and for an unknown seat.
        """

    def bundle(self, state: State) -> dict[str, str]:
        """Return the state as HTML, as words, and as SVG if its game has a board.

        The keys of the result are the media types.
        """


def _display() -> Display:
    found = resolve(SHOWN_BY)
    assert isinstance(found, Display)
    return found


@runtime_checkable
class State(Protocol):
    """One moment of a game. Playing a decision returns a new state and never changes this one."""

    def __hash__(self) -> int:
        """Return the hash. A state can be a key of a dictionary because it never changes."""

    @property
    def game(self) -> Game:
        """The game to which the state belongs."""

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names in seat order."""

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""

    @property
    def setup(self) -> Position | None:
        """The setup with which the game began, if this is the first state of the game; otherwise None."""

    def legal(self) -> tuple[Decision, ...]:
        """Return every legal decision in the order of the rules; empty when the game is over."""

    def refusal(self, decision: Decision) -> Refusal | None:
        """Return the refusal of a decision, or None if the decision is legal.

        Raises RecordError if the decision is malformed.
        """

    def play(self, decision: Decision) -> State:
        """Return the state after the decision.

        Raises IllegalDecision if the rules forbid the decision, RecordError if it is malformed.
        """

    def explain(self, decision: Decision) -> tuple[State, tuple[Event, ...]]:
        """Return the state after the decision and the events of the decision.

        Raises IllegalDecision if the rules forbid the decision, RecordError if it is malformed.
        """

    def position(self) -> JSONObject:
        """Return the whole state as a JSON object of the format `tutor-position`."""

    def svg(self, seat: str | None = None) -> str:
        """Return the board as the text of an SVG picture, as far as a seat may know it.

        Without `seat` it shows everything. Raises RecordError for a game that has no board, and for
        an unknown seat.
        """

    def view(self, player: str) -> JSONObject:
        """Return a view: the part of the state that one player knows.

        It is a JSON object of the format `tutor-view`.
        """

    def public_view(self) -> JSONObject:
        """Return a view: the part of the state that all players know.

        It is a JSON object of the format `tutor-view` for the `ONLOOKER`.
        """

    def playout(self) -> Playout:
        """Return a mutable copy of the state for fast play under the same rules."""


class Playout(Protocol):
    """A mutable game for search and random play. It checks no decision and reports no event."""

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""

    def legal(self) -> Sequence[Decision]:
        """Return every legal decision in the order of the rules."""

    def play(self, decision: Decision) -> None:
        """Carry out a decision that `legal()` has listed."""

    def freeze(self) -> State:
        """Return an immutable state of the present moment."""


@runtime_checkable
class Game(Protocol):
    """A game: it makes first states, reads and writes decisions, and lists the ids of its rules."""

    name: str
    rules: frozenset[str]
    seats: tuple[int, int]
    """The least and the greatest number of players."""
    variants: tuple[str, ...]
    """The names of the variants; the first is the usual one."""

    def start(self, setup: Position) -> State:
        """Return the first state of a game with the setup of a record.

        Raises RecordError if the setup is faulty.
        """

    def load(self, position: Position) -> State:
        """Return the state that a position describes. Raises RecordError with every fault."""

    def with_components(self, content: bytes) -> Game:
        """Return the game with the figures of another components file.

        Raises ComponentsError if the file is faulty.
        """

    def random_setup(self, players: Sequence[str], variant: str, seed: int) -> JSONObject:
        """Return the `setup` of a record as JSON. The seed fixes every chance event."""

    def read_decision(self, data: object, players: Sequence[str], place: str) -> Decision:
        """Return the decision that a JSON object describes. Raises RecordError with the place."""

    def write_decision(self, decision: Decision) -> JSONObject:
        """Return the JSON object of a decision, in the form of a record."""


class UnknownGame(RecordError, KeyError):
    """The error for a name that no game has."""


def find_game(name: str) -> Game:
    """Return the game of this name. Raises UnknownGame if there is no such game."""
    try:
        return kit_of(name).game
    except KeyError:
        numbers = {"found": str(name), "expected": list(games())}
        raise UnknownGame([Fault("", "unknown_game", numbers)]) from None


def known_to(state: State, seat: str | None) -> JSONObject:
    """Return the position as JSON, as far as a seat may know it.

    `seat` is a player's name, `ONLOOKER` for the part that all players know, or None for the whole
    position. When the game is over, every seat may know the whole position, so that the scores can
    be checked. Raises RecordError if the seat is not one of the players.
    """
    view = seen_from(state, seat)
    return view if state.due is not None else state.position()


def seen_from(state: State, seat: str | None) -> JSONObject:
    """Return the position as JSON, as far as a seat may know it while the game goes on.

    `seat` is as in `known_to`. Use this function for a state between two events of a decision: its
    `due` does not say if the game is over. Raises RecordError if the seat is not one of the
    players.
    """
    if seat is None:
        return state.position()
    return state.public_view() if seat == ONLOOKER else state.view(seat)


def shared_view(state: State, player: str, other: str | None) -> JSONObject:
    """Return a player's view, as a JSON object of the format `tutor-view`.

    With `other`, the view has only the part that both `player` and `other` know. Raises RecordError
    if `player` or `other` is not one of the players.
    """
    if other in (None, player):
        return state.view(player)
    state.view(other)  # The view is not used. The call raises RecordError for an unknown player.
    return {**state.public_view(), "player": player}


def legal_for(state: State, player: str) -> tuple[Decision, ...]:
    """Return the legal decisions of a player whose decision is due (`info.secret`).

    The result is empty for every other player.
    """
    due = state.due
    return state.legal() if due is not None and due.player == player else ()
