"""The protocol that every game implements.

A game is a pure function of its record: a `State` says whose decision is due, lists the legal
decisions, says why another decision is refused, and returns the next state. This module contains
nothing about particular games, widgets or languages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, runtime_checkable

from tutor.core.base.decision import Choice, Decision, Due, Refusal
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.events import Event
from tutor.core.base.kit import games, kit_of
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
"""The name that stands for an onlooker in place of a seat; no player has an empty name."""


class ShownState:
    """The base of every game's states, by which a notebook recognises a value that it can show."""

    __slots__ = ()


@runtime_checkable
class State(Protocol):
    """One moment of a game. Playing never changes a state; it returns a new one."""

    def __hash__(self) -> int:
        """The hash; a state can be a key because it never changes."""

    @property
    def game(self) -> Game:
        """The game this state belongs to."""

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names in seat order."""

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""

    def legal(self) -> tuple[Decision, ...]:
        """Every legal decision in the order of the rules; empty when the game is over."""

    def refusal(self, decision: Decision) -> Refusal | None:
        """The refusal, or None for a legal decision. Raises RecordError for a malformed one."""

    def play(self, decision: Decision) -> State:
        """The state after the decision. Raises IllegalDecision or RecordError."""

    def explain(self, decision: Decision) -> tuple[State, tuple[Event, ...]]:
        """The state after the decision, and the events of the decision. Raises as `play`."""

    def position(self) -> JSONObject:
        """The whole state as the JSON object of a `tutor-position`."""

    def view(self, player: str) -> JSONObject:
        """The knowledge of one player, as the JSON object of a `tutor-view`."""

    def public_view(self) -> JSONObject:
        """The knowledge that all players share, as a `tutor-view` of the `ONLOOKER`."""

    def playout(self) -> Playout:
        """A private mutable copy for fast play under the same rules."""


class Playout(Protocol):
    """A mutable game for search and random play: no checks, no events, the same rules."""

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""

    def legal(self) -> Sequence[Decision]:
        """Every legal decision in the order of the rules."""

    def play(self, decision: Decision) -> None:
        """Carry out a decision taken from `legal()`."""

    def freeze(self) -> State:
        """The present moment as an immutable state."""


@runtime_checkable
class Game(Protocol):
    """A game: starts states, reads and writes decisions, and names its rules."""

    name: str
    rules: frozenset[str]
    seats: tuple[int, int]
    """The fewest and the most players."""
    variants: tuple[str, ...]
    """The names of the variants; the usual one is first."""

    def start(self, setup: Position) -> State:
        """The first state of a game with the setup of a record. Raises RecordError."""

    def load(self, position: Position) -> State:
        """The state a position describes. Raises RecordError listing every fault."""

    def with_components(self, content: bytes) -> Game:
        """The same game with the figures of another components file. Raises ComponentsError."""

    def random_setup(self, players: Sequence[str], variant: str, seed: int) -> JSONObject:
        """The `setup` of a record in which the seed fixes every chance event."""

    def read_decision(self, data: object, players: Sequence[str], place: str) -> Decision:
        """The decision a JSON object describes. Raises RecordError naming the place."""

    def write_decision(self, decision: Decision) -> JSONObject:
        """The JSON object of a decision, as a record has it."""


class UnknownGame(RecordError, KeyError):
    """No game has the name that was asked for."""


def find_game(name: str) -> Game:
    """The game of that name. Raises UnknownGame when no such game is found."""
    try:
        return kit_of(name).game
    except KeyError:
        numbers = {"found": str(name), "expected": list(games())}
        raise UnknownGame([Fault("", "unknown_game", numbers)]) from None


def known_to(state: State, seat: str | None) -> JSONObject:
    """The position as a seat may know it: all of it for None, the shared part for the `ONLOOKER`.

    When the game is over, every seat may know all, so that the scores can be checked. Raises
    RecordError if the seat is not one of the players.
    """
    view = seen_from(state, seat)
    return view if state.due is not None else state.position()


def seen_from(state: State, seat: str | None) -> JSONObject:
    """The same as `known_to` within a decision, when `due` does not say if the game is over."""
    if seat is None:
        return state.position()
    return state.public_view() if seat == ONLOOKER else state.view(seat)


def shared_view(state: State, player: str, other: str | None) -> JSONObject:
    """A player's view, as a `tutor-view`; with `other`, only the part that `other` knows too.

    Raises RecordError if `player` or `other` is not one of the players.
    """
    if other in (None, player):
        return state.view(player)
    state.view(other)  # raises RecordError for an unknown player
    return {**state.public_view(), "player": player}


def legal_for(state: State, player: str) -> tuple[Decision, ...]:
    """The legal decisions that one player may see: only their own (`info.secret`)."""
    due = state.due
    return state.legal() if due is not None and due.player == player else ()
