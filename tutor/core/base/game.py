"""The protocol every game speaks, and the registry that finds the games.

A game is a pure function of its record: a `State` says whose decision is due, lists the legal
decisions, explains why another is refused, and gives the next state. It knows nothing of any
particular game, of widgets or of language.
"""

from __future__ import annotations

import importlib.util
import pkgutil
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from tutor.core.base.events import Event
from tutor.core.base.refusal import Refusal

Choice = None | str | int | tuple[str, ...]

ELSEWHERE: Final = "machu_tutor_games"
NO_GAMES: Final = ("core", "adapters", "notebook")


class Decision(NamedTuple):
    """What one player decides: the type of the decision and the one thing chosen.

    `choice` is None (nothing, or nothing to choose), one identifier, a count, or a tuple of
    identifiers in the order of the rules.
    """

    player: str
    type: str
    choice: Choice = None


class Due(NamedTuple):
    """Whose decision is due and of what type (`turn` and `trade` admit several answers)."""

    player: str
    type: str


@runtime_checkable
class State(Protocol):
    """One moment of a game. Playing never changes a state; it gives a new one."""

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
        """Why the decision is not legal, or None. Raises RecordError if it is malformed."""

    def play(self, decision: Decision) -> State:
        """The state after the decision. Raises IllegalDecision or RecordError."""

    def explain(self, decision: Decision) -> tuple[State, tuple[Event, ...]]:
        """The state after the decision and everything that happened. Raises as `play`."""

    def position(self) -> dict[str, Any]:
        """The whole state as the JSON object of a `tutor-position`."""

    def view(self, player: str) -> dict[str, Any]:
        """What one player may know, as the JSON object of a `tutor-view`."""

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
    """One game: how it starts, how its decisions are written, what its rules are called."""

    name: str
    rules: frozenset[str]
    seats: tuple[int, int]
    """The fewest and the most players."""
    variants: tuple[str, ...]
    """The variants; the usual one stands first."""

    def start(self, setup: Mapping[str, Any]) -> State:
        """The first state of a game set up as a record says. Raises RecordError."""

    def load(self, position: Mapping[str, Any]) -> State:
        """The state a position describes. Raises RecordError listing every fault."""

    def with_components(self, content: bytes) -> Game:
        """The same game with the figures of another components file. Raises ComponentsError."""

    def random_setup(self, players: Sequence[str], variant: str, seed: int) -> dict[str, Any]:
        """The `setup` of a record in which a seed fixes everything left to chance."""

    def read_decision(self, data: object, players: Sequence[str], place: str) -> Decision:
        """The decision a JSON object describes. Raises RecordError naming the place."""

    def write_decision(self, decision: Decision) -> dict[str, Any]:
        """The decision as it stands in a record."""


def games() -> tuple[str, ...]:
    """The names of all games found, sorted."""
    return tuple(sorted(_packages(tuple(sys.path))))


def find_game(name: str) -> Game:
    """The game of that name. Raises KeyError when no such game is found."""
    game = importlib.import_module(package_of(name)).GAME
    assert isinstance(game, Game)
    return game


def package_of(name: str) -> str:
    """The package of the game of that name. Raises KeyError when no such game is found."""
    return _packages(tuple(sys.path))[name]


def room_of(name: str, room: str) -> ModuleType | None:
    """A module of a game's package, or None when the game has no such room."""
    module = f"{package_of(name)}.{room}"
    return importlib.import_module(module) if importlib.util.find_spec(module) else None


@cache
def _packages(path: tuple[str, ...]) -> dict[str, str]:
    """Every game's package: those beside `core`, and those elsewhere on Python's path.

    Any folder `machu_tutor_games` there may hold more, a package each; the name of a game beside
    `core` cannot be taken. They are looked for once for each `path`.
    """
    found: dict[str, str] = {}
    for house in (ELSEWHERE, "tutor"):
        spec = importlib.util.find_spec(house)
        folders = spec.submodule_search_locations if spec else None
        for module in pkgutil.iter_modules(folders or ()):
            if module.ispkg and module.name not in NO_GAMES:
                found[module.name] = f"{house}.{module.name}"
    return found


def legal_for(state: State, player: str) -> tuple[Decision, ...]:
    """The legal decisions one player may see: their own (`info.secret`)."""
    due = state.due
    return state.legal() if due is not None and due.player == player else ()
