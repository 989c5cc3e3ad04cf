"""The game behind the protocol: immutable states over the rules, and how they are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.events import Event
from tutor.core.base.game import Decision, Due
from tutor.core.base.names import read_names
from tutor.core.base.reading import Reader
from tutor.core.base.refusal import IllegalDecision, Refusal
from tutor.core.base.shown import ShownState
from tutor.princes import decisions, position
from tutor.princes.components import CARDS, Components
from tutor.princes.components_file import decode_components, printed_components
from tutor.princes.rule_ids import RULES
from tutor.princes.rules import flow, setup
from tutor.princes.rules.nearest import nearest
from tutor.princes.rules.table import Match, Table
from tutor.princes.terms import VARIANTS

LARGEST_SEED = 2**53 - 1
SEATS = (2, 5)


class PrincesPlayout:
    """A mutable game for search and random play: the same rules, no checks, no events."""

    __slots__ = ("_game", "_table")

    def __init__(self, game: Princes, table: Table) -> None:
        self._game = game
        self._table = table

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""
        table = self._table
        return None if table.due is None else Due(table.asked.name, table.due)

    def legal(self) -> Sequence[Decision]:
        """Every legal decision in the order of the rules; empty when the game is over."""
        return flow.legal(self._table)

    def play(self, decision: Decision) -> None:
        """Carry out a decision taken from `legal()`."""
        flow.play(self._table, decision)

    def freeze(self) -> PrincesState:
        """The present moment as an immutable state."""
        return PrincesState(self._game, self._table.copy())


class PrincesState(ShownState):
    """One moment of a game of The Princes of Machu Picchu, immutable to its users."""

    __slots__ = ("_game", "_table")

    def __init__(self, game: Princes, table: Table) -> None:
        self._game = game
        self._table = table

    @property
    def game(self) -> Princes:
        """The game this state belongs to."""
        return self._game

    @property
    def components(self) -> Components:
        """The printed figures this game is played with."""
        return self._table.match.components

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return self._table.match.names

    @property
    def due(self) -> Due | None:
        """The decision that is due, or None when the game is over."""
        table = self._table
        return None if table.due is None else Due(table.asked.name, table.due)

    def legal(self) -> tuple[Decision, ...]:
        """Every legal decision in the order of the rules; empty when the game is over."""
        return flow.legal(self._table)

    def refusal(self, decision: Decision) -> Refusal | None:
        """Why the decision is not legal, or None. Raises RecordError if it is malformed."""
        well_formed = self._well_formed(decision)
        if self.due == (decision.player, decision.type):
            self._check_count(well_formed)
        against = flow.against(self._table, well_formed)
        if against is None:
            return None
        return Refusal(
            against.code,
            against.rule,
            well_formed,
            against.numbers,
            nearest(self._table, well_formed),
        )

    def play(self, decision: Decision) -> PrincesState:
        """The state after the decision. Raises IllegalDecision or RecordError."""
        decision = self._checked(decision)
        table = self._table.copy()
        flow.play(table, decision)
        return PrincesState(self._game, table)

    def explain(self, decision: Decision) -> tuple[PrincesState, tuple[Event, ...]]:
        """The state after the decision and everything that happened. Raises as `play`."""
        decision = self._checked(decision)
        table = self._table.copy()
        table.log = []
        flow.play(table, decision)
        events, table.log = tuple(table.log), None
        return PrincesState(self._game, table), events

    def with_components(self, components: Components) -> PrincesState:
        """The same moment in a game with other printed figures."""
        return PrincesState(Princes(components), self._table.with_components(components))

    def position(self) -> dict[str, Any]:
        """The whole state as the JSON object of a `tutor-position`."""
        return position.write_position(self._table)

    def view(self, player: str) -> dict[str, Any]:
        """What one player may know, as a `tutor-view`. Raises RecordError for a stranger."""
        if player not in self.players:
            numbers = {"found": player, "expected": list(self.players)}
            raise RecordError([Fault("", "unknown_view", numbers)])
        return position.write_view(self._table, player)

    def playout(self) -> PrincesPlayout:
        """A private mutable copy for fast play under the same rules."""
        return PrincesPlayout(self._game, self._table.copy())

    def _checked(self, decision: Decision) -> Decision:
        """The decision in the form of the rules, if it is legal."""
        options = flow.legal(self._table)
        if decision in options:
            return options[options.index(decision)]
        refusal = self.refusal(decision)
        if refusal is not None:
            raise IllegalDecision(refusal, self._game.name)
        return self._well_formed(decision)

    def _well_formed(self, decision: Decision) -> Decision:
        written = decisions.write_decision(decision)
        return decisions.read_decision(written, self.players, "decision")

    def _check_count(self, decision: Decision) -> None:
        """A wrong number of cards to return is malformed, not illegal (`trail.summit`)."""
        count, cards = self._table.count, decision.choice
        if decision.type == "return_cards" and isinstance(cards, tuple) and len(cards) != count:
            numbers = {"found": len(cards), "low": count, "high": count}
            raise RecordError([Fault("decision.cards", "wrong_length", numbers)])


class Princes:
    """The game with one set of components."""

    name = "princes"
    rules = RULES
    seats: tuple[int, int] = SEATS
    variants: tuple[str, ...] = VARIANTS

    def __init__(self, components: Components | None = None) -> None:
        self._components = components
        self._last: Match | None = None

    @property
    def components(self) -> Components:
        """The printed figures in use; the package's own unless others were given."""
        return printed_components() if self._components is None else self._components

    def start(self, setup_data: Mapping[str, Any]) -> PrincesState:
        """The first state of a game set up as a record says. Raises RecordError."""
        data = self._read_setup(setup_data, "setup")
        match = self._match(tuple(data["players"]))
        deck = data["deck"]
        if deck is None:
            deck = setup.shuffled(self.components, data["seed"])
        table = setup.set_up(match, data["variant"], tuple(deck))
        flow.go_on(table)
        return PrincesState(self, table)

    def load(self, data: Mapping[str, Any]) -> PrincesState:
        """The state a position describes. Raises RecordError listing every fault."""
        return PrincesState(self, position.read_position(data, self.components))

    def with_components(self, content: bytes) -> Princes:
        """The same game with the figures of another file. Raises ComponentsError."""
        return Princes(decode_components(content))

    def random_setup(self, players: Sequence[str], variant: str, seed: int) -> dict[str, Any]:
        """The `setup` of a record in which a seed fixes the deck."""
        return {
            "players": list(players),
            "variant": variant,
            "seed": seed,
            "deck": None,
        }

    def _match(self, names: tuple[str, ...]) -> Match:
        """The figures and seats; a rematch of the same players shares what the last one listed."""
        last = self._last
        if last is None or last.names != names:
            last = self._last = Match(self.components, names)
        return last

    def _read_setup(self, data: object, place: str) -> Mapping[str, Any]:
        reader = Reader()
        found = reader.record(data, place, ("players", "variant", "seed", "deck"))
        if "players" in found:
            read_names(reader, found["players"], f"{place}.players", *SEATS)
        if "variant" in found:
            reader.identifier(found["variant"], f"{place}.variant", VARIANTS)
        seed, deck = found.get("seed"), found.get("deck")
        if {"seed", "deck"} <= set(found) and (seed is None) == (deck is None):
            reader.fault(place, "exactly_one", keys=["seed", "deck"])
        if seed is not None:
            reader.integer(seed, f"{place}.seed", 0, LARGEST_SEED)
        if deck is not None:
            cards = reader.members(deck, f"{place}.deck", self.components.cards, CARDS)
            if cards is not None and len(cards) < CARDS:
                missing = next(card for card in self.components.cards if card not in cards)
                reader.fault(f"{place}.deck", "card_missing", found=missing)
        reader.finish()
        return found

    def read_decision(self, data: object, players: Sequence[str], place: str) -> Decision:
        """The decision a JSON object describes. Raises RecordError naming the place."""
        return decisions.read_decision(data, players, place)

    def write_decision(self, decision: Decision) -> dict[str, Any]:
        """The decision as it stands in a record."""
        return decisions.write_decision(decision)


GAME = Princes()
