"""The game behind the protocol: immutable states over the rules, and how they are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tutor.core.base.decision import read_choice, write_choice
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import ONLOOKER, Decision, Due
from tutor.core.base.refusal import IllegalDecision, Refusal
from tutor.core.base.shown import ShownState
from tutor.incan_gold import position
from tutor.incan_gold.components import Components
from tutor.incan_gold.components_file import decode_components, printed_components
from tutor.incan_gold.rule_ids import RULES
from tutor.incan_gold.rules import expedition
from tutor.incan_gold.rules.choosing import against, due, legal
from tutor.incan_gold.rules.table import Player, Table, match_of
from tutor.incan_gold.setup import read_setup
from tutor.incan_gold.terms import CHOICES, CHOOSE, SEATS, VARIANTS

DECISIONS: Final = {CHOOSE: CHOICES}


class IncanGoldPlayout:
    """A mutable game for search and random play: the same rules, no checks, no events."""

    __slots__ = ("_game", "_table")

    def __init__(self, game: IncanGold, table: Table) -> None:
        self._game = game
        self._table = table

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""
        return due(self._table)

    def legal(self) -> Sequence[Decision]:
        """Every legal decision in the order of the rules."""
        return legal(self._table)

    def play(self, decision: Decision) -> None:
        """Carry out a decision taken from `legal()`."""
        expedition.choose(self._table, str(decision.choice))

    def freeze(self) -> IncanGoldState:
        """The present moment as an immutable state."""
        return IncanGoldState(self._game, self._table.copy())


class IncanGoldState(ShownState):
    """One moment of a game of Incan Gold, immutable to its users."""

    __slots__ = ("_game", "_table")

    def __init__(self, game: IncanGold, table: Table) -> None:
        self._game = game
        self._table = table

    @property
    def game(self) -> IncanGold:
        """The game this state belongs to."""
        return self._game

    @property
    def components(self) -> Components:
        """The cards and figures this game is played with."""
        return self._table.match.components

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return self._table.match.names

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""
        return due(self._table)

    def legal(self) -> tuple[Decision, ...]:
        """Every legal decision in the order of the rules; empty when the game is over."""
        return legal(self._table)

    def refusal(self, decision: Decision) -> Refusal | None:
        """Why the decision is not legal, or None. Raises RecordError if it is malformed."""
        read_choice(write_choice(decision), DECISIONS, self.players, "decision")
        found = against(self._table, decision)
        if found is None:
            return None
        code, rule, numbers = found
        return Refusal(self._game.name, code, rule, decision, numbers)

    def play(self, decision: Decision) -> IncanGoldState:
        """The state after the decision. Raises IllegalDecision or RecordError."""
        self._check(decision)
        table = self._table.copy()
        expedition.choose(table, str(decision.choice))
        return IncanGoldState(self._game, table)

    def explain(self, decision: Decision) -> tuple[IncanGoldState, tuple[Event, ...]]:
        """The state after the decision and everything that happened. Raises as `play`."""
        self._check(decision)
        table = self._table.copy()
        table.log = []
        expedition.choose(table, str(decision.choice))
        events, table.log = tuple(table.log), None
        return IncanGoldState(self._game, table), events

    def position(self) -> dict[str, Any]:
        """The whole state as the JSON object of a `tutor-position`."""
        return position.write_position(self._table)

    def view(self, player: str) -> dict[str, Any]:
        """What one player may know, as a `tutor-view`. Raises RecordError for a stranger."""
        if player not in self.players:
            numbers = {"found": player, "expected": list(self.players)}
            raise RecordError([Fault("", "unknown_view", numbers)])
        return position.write_view(self._table, player)

    def public_view(self) -> dict[str, Any]:
        """What everybody may know, as a `tutor-view`."""
        return position.write_view(self._table, ONLOOKER)

    def playout(self) -> IncanGoldPlayout:
        """A private mutable copy for fast play under the same rules."""
        return IncanGoldPlayout(self._game, self._table.copy())

    def _check(self, decision: Decision) -> None:
        refusal = None if decision in legal(self._table) else self.refusal(decision)
        if refusal is not None:
            raise IllegalDecision(refusal)


class IncanGold:
    """The game with one set of components."""

    name = "incan_gold"
    rules = RULES
    seats: tuple[int, int] = SEATS
    variants: tuple[str, ...] = VARIANTS

    def __init__(self, components: Components | None = None) -> None:
        self._components = components

    @property
    def components(self) -> Components:
        """The cards and figures in use; the package's own unless others were given."""
        return printed_components() if self._components is None else self._components

    def start(self, setup: Mapping[str, Any]) -> IncanGoldState:
        """The first state of a game set up as a record says. Raises RecordError."""
        names, variant, chance = read_setup(setup, self.components)
        match = match_of(self.components, names, variant, chance)
        table = Table(match, [Player(name) for name in names])
        expedition.begin_round(table)
        return IncanGoldState(self, table)

    def load(self, data: Mapping[str, Any]) -> IncanGoldState:
        """The state a position describes. Raises RecordError listing every fault."""
        return IncanGoldState(self, position.read_position(data, self.components))

    def with_components(self, content: bytes) -> IncanGold:
        """The same game with the figures of another file. Raises ComponentsError."""
        return IncanGold(decode_components(content))

    def random_setup(self, players: Sequence[str], variant: str, seed: int) -> dict[str, Any]:
        """The `setup` of a record in which a seed fixes every shuffle."""
        return {"players": list(players), "variant": variant, "seed": seed, "decks": None}

    def read_decision(self, data: object, players: Sequence[str], place: str) -> Decision:
        """The decision a JSON object describes. Raises RecordError naming the place."""
        return read_choice(data, DECISIONS, players, place)

    def write_decision(self, decision: Decision) -> dict[str, Any]:
        """The decision as it stands in a record."""
        return write_choice(decision)


GAME = IncanGold()
