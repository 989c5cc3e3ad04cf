"""Plain games: everything lies open, nothing is left to chance, and the state is its position.

The rules of such a game are functions of a position (`PlainRules`); `PlainGame` turns them into a
game with all methods of the protocol. A game with secrets or luck implements the protocol itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Protocol

from tutor.core.base.decision import Against, IllegalDecision, Refusal
from tutor.core.base.errors import ComponentsError, Fault, RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import ONLOOKER, Decision, Due, ShownState
from tutor.core.base.reading import Reader
from tutor.core.base.shapes.decisions import Choices, Decisions
from tutor.core.base.shapes.setup import read_names
from tutor.core.base.states import StatePlayout

Position = dict[str, Any]


class PlainRules(Protocol):
    """The rules of a plain game; a position has JSON values only, and `players` are names."""

    @property
    def name(self) -> str:
        """The game's name in records, which is that of its folder."""

    @property
    def rules(self) -> Sequence[str]:
        """The ids of all rules, `turn.player` and `turn.over` among them."""

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players."""

    @property
    def variants(self) -> Sequence[str]:
        """The variants; the usual one is called `standard`."""

    @property
    def choices(self) -> Choices:
        """The possible choices for each type of decision, legal or not."""

    def begin(self, players: Sequence[str], variant: str) -> Position:
        """Return the keys of the first position besides `players`.

        One of them is `result`, None.
        """

    def due(self, position: Position) -> Due | None:
        """Return the decision that is due; None when the game is over and has a `result`."""

    def against(self, position: Position, decision: Decision) -> Against | None:
        """Return the reason against a choice of the player who decides; None for a legal choice."""

    def play(self, position: Position, decision: Decision) -> tuple[Position, list[Event]]:
        """Return the keys that a legal decision changes, and the events."""

    def check(self, reader: Reader, position: Position) -> None:
        """Note every fault of a position that has the right keys and was made by hand."""


class PlainState(ShownState):
    """The state of a plain game at one moment."""

    def __init__(self, game: PlainGame, position: Position) -> None:
        self._game = game
        self._position = position

    @property
    def game(self) -> PlainGame:
        """The game to which the state belongs."""
        return self._game

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return tuple(self._position["players"])

    @property
    def due(self) -> Due | None:
        """The decision that is due; None when the game is over."""
        return self._game.plain.due(self._position)

    def legal(self) -> tuple[Decision, ...]:
        """Return the legal decisions of the player who decides; empty when the game is over."""
        due, plain = self.due, self._game.plain
        if due is None:
            return ()
        choices = (Decision(due.player, due.type, choice) for choice in plain.choices[due.type])
        return tuple(each for each in choices if plain.against(self._position, each) is None)

    def refusal(self, decision: Decision) -> Refusal | None:
        """Return why a decision is not legal; None for a legal decision.

        Raises RecordError if the decision is malformed.
        """
        self._game.read_decision(self._game.write_decision(decision), self.players, "decision")
        due = self.due
        if due is None:
            return Refusal(self._game.name, "game_over", "turn.over", decision, {})
        if (decision.player, decision.type) != due:
            numbers = {"due_player": due.player}
            return Refusal(self._game.name, "not_due", "turn.player", decision, numbers)
        against = self._game.plain.against(self._position, decision)
        if against is None:
            return None
        code, rule, numbers = against
        return Refusal(self._game.name, code, rule, decision, numbers, self.legal()[:3])

    def play(self, decision: Decision) -> PlainState:
        """Return the state after a decision. Raises IllegalDecision or RecordError."""
        return self.explain(decision)[0]

    def explain(self, decision: Decision) -> tuple[PlainState, tuple[Event, ...]]:
        """Return the state after a decision, and its events.

        Raises IllegalDecision or RecordError.
        """
        refusal = self.refusal(decision)
        if refusal is not None:
            raise IllegalDecision(refusal)
        changed, events = self._game.plain.play(self.position(), decision)
        return PlainState(self._game, self._position | changed), tuple(events)

    def position(self) -> Position:
        """Return the whole state as the JSON object of a `tutor-position`."""
        return deepcopy(self._position)

    def view(self, player: str) -> Position:
        """Return the position as a player sees it, which is all of it.

        Raises RecordError if `player` does not play.
        """
        if player not in self.players:
            numbers = {"found": player, "expected": list(self.players)}
            raise RecordError([Fault("", "unknown_view", numbers)])
        return self.position() | {"format": "tutor-view", "player": player}

    def public_view(self) -> Position:
        """Return the position as an onlooker sees it, which is all of it."""
        return self.position() | {"format": "tutor-view", "player": ONLOOKER}

    def playout(self) -> StatePlayout:
        """Return a private copy of the state, to be played on under the same rules."""
        return StatePlayout(self)


class PlainGame:
    """A game made of plain rules."""

    def __init__(self, plain: PlainRules) -> None:
        self.plain = plain
        self.name = plain.name
        self.rules = frozenset(plain.rules)
        self.seats = plain.seats
        self.variants = tuple(plain.variants)
        self.decisions = Decisions.of_choices(plain.choices)

    def start(self, setup: Mapping[str, Any]) -> PlainState:
        """Return the first state of a game with the setup of a record. Raises RecordError."""
        reader = Reader()
        found = reader.record(setup, "setup", ("players", "variant"))
        if "players" in found:
            read_names(reader, found["players"], "setup.players", *self.plain.seats)
        if "variant" in found:
            reader.identifier(found["variant"], "setup.variant", self.plain.variants)
        reader.finish()
        return PlainState(self, self._first(found["players"], found["variant"]))

    def load(self, position: Mapping[str, Any]) -> PlainState:
        """Return the state that a position describes.

        Raises RecordError, which lists every fault.
        """
        reader = Reader()
        found = reader.record(position, "", tuple(self._first([""], self.plain.variants[0])))
        for key, value in self._head().items():
            if key in found:
                reader.exactly(found[key], key, value)
        if "players" in found:
            read_names(reader, found["players"], "players", *self.plain.seats)
        reader.finish()
        self.plain.check(reader, found)
        reader.finish()
        return PlainState(self, json.loads(json.dumps(found)))

    def with_components(self, content: bytes) -> PlainGame:
        """Raise ComponentsError: a plain game has no components."""
        raise ComponentsError([Fault("", "no_components", {})])

    def random_setup(self, players: Sequence[str], variant: str, seed: int) -> dict[str, Any]:
        """Return the `setup` of a record, which does not depend on the seed."""
        return {"players": list(players), "variant": variant}

    def read_decision(self, data: object, players: Sequence[str], place: str) -> Decision:
        """Return the decision that a JSON object describes.

        Raises RecordError, which names the place.
        """
        return self.decisions.read(data, players, place)

    def write_decision(self, decision: Decision) -> dict[str, Any]:
        """Return the JSON object that a record has for a decision."""
        return self.decisions.write(decision)

    def _head(self) -> Position:
        return {"format": "tutor-position", "version": 1, "game": self.name}

    def _first(self, players: Sequence[str], variant: str) -> Position:
        return self._head() | {"players": list(players)} | self.plain.begin(players, variant)
