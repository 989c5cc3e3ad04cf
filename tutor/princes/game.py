"""The game with the interface `Game`: immutable states, made by the rules.

`redeal` replaces the cards that are hidden from a player (the other hands and the deck) by a random
deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from tutor.core.base.decision import Against
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, Due, State
from tutor.core.base.redeal import stack
from tutor.core.base.schema import JSONObject, Position
from tutor.core.base.states import PrintedGame, TableRules, TableState
from tutor.princes.components import Components
from tutor.princes.components_file import decode_components, printed_components
from tutor.princes.identifiers import SEATS, VARIANTS
from tutor.princes.position import POSITION, SETUP, read_position
from tutor.princes.rules import flow, setup
from tutor.princes.rules.nearest import nearest
from tutor.princes.rules.table import Match, Table
from tutor.princes.spec import DECISIONS, SPEC

_due_of = lru_cache(256)(Due)  # cached, because the due decision is read before every decision


def _due(table: Table) -> Due | None:
    return None if table.due is None else _due_of(table.asked.name, table.due)


def _against(table: Table, decision: Decision) -> Against | None:
    if _due(table) == (decision.player, decision.type):
        _check_count(table, decision)
    return flow.against(table, decision)


def _check_count(table: Table, decision: Decision) -> None:
    """Raise RecordError for a wrong number of cards to return (`trail.summit`).

    Such a decision is malformed, not illegal.
    """
    count, cards = table.count, decision.choice
    if decision.type == "return_cards" and isinstance(cards, tuple) and len(cards) != count:
        numbers = {"found": len(cards), "low": count, "high": count}
        raise RecordError([Fault("decision.cards", "wrong_length", numbers)])


TABLE_RULES: Final = TableRules[Table](
    names=lambda table: table.match.names,
    due=_due,
    legal=flow.legal,
    against=_against,
    nearest=nearest,
    play=flow.play,
    shape=POSITION,
)


class PrincesState(TableState[Table]):
    """One moment of a game of The Princes of Machu Picchu, immutable to its users."""

    __slots__ = ()

    @property
    def game(self) -> Princes:
        """The game that this state belongs to."""
        assert isinstance(self._game, Princes)
        return self._game

    @property
    def components(self) -> Components:
        """The printed figures of the game that this state belongs to."""
        return self._table.match.components

    def with_components(self, components: Components) -> PrincesState:
        """Return the same moment in a game with other printed figures."""
        return PrincesState(Princes(components), self._table.with_components(components))


class Princes(PrintedGame[Components]):
    """The game with one set of components, and so one set of figures."""

    name = "princes"
    rules = frozenset(SPEC.rules)
    seats: tuple[int, int] = SEATS
    variants: tuple[str, ...] = VARIANTS
    table_rules = TABLE_RULES

    def __init__(self, components: Components | None = None) -> None:
        super().__init__(components)
        self._last: Match | None = None

    @property
    def components(self) -> Components:
        """The printed figures in use: those of the package, unless a user loads others."""
        return printed_components() if self._components is None else self._components

    def start(self, setup_data: Position) -> PrincesState:
        """Return the first state of a game that begins with this `setup` of a record.

        Raises RecordError.
        """
        names, variant, chance = SETUP.read(setup_data, self.components)
        deck = chance.dealt
        if deck is None:
            assert chance.seed is not None
            deck = setup.shuffle(self.components, chance.seed)
        table = setup.set_up(self._match(names), variant, deck)
        flow.go_on(table)
        return PrincesState(self, table, setup_data)

    def load(self, data: Position) -> PrincesState:
        """Return the state that a position describes. Raises RecordError with every fault."""
        return self.moment(read_position(data, self.components))

    def moment(self, table: Table) -> PrincesState:
        """Return the state of a table, which no other code may change afterwards."""
        return PrincesState(self, table)

    def with_components(self, content: bytes) -> Princes:
        """Return the same game with the figures of a components file. Raises ComponentsError."""
        return Princes(decode_components(content))

    def random_setup(self, players: Sequence[str], variant: str, seed: int) -> JSONObject:
        """Return a `setup` of a record: these players, this variant and a deck shuffled with the seed."""
        return SETUP.write(players, variant, seed)

    def read_decision(self, data: object, players: Sequence[str], place: str) -> Decision:
        """Return the decision that a JSON object describes.

        Raises RecordError with every fault and its place, which begins with `place`.
        """
        return DECISIONS.read(data, players, place)

    def write_decision(self, decision: Decision) -> JSONObject:
        """Return the JSON object of a decision, as in a record."""
        return DECISIONS.write(decision)

    def _match(self, names: tuple[str, ...]) -> Match:
        """Return the figures and seats for these players.

        Consecutive games of the same players share this object, and with it the cached decisions.
        """
        last = self._last
        if last is None or last.names != names:
            last = self._last = Match(self.components, names)
        return last


GAME = Princes()


def redeal(state: State, player: str | None, chance: Random) -> State:
    """Return the same state with a random deal of the cards that `player` cannot see (`info.secret`).

    Every hand and the deck keep their number of cards. With None only the deck is shuffled.
    """
    position = state.position()
    if player is None:
        position["deck"] = stack(position["deck"], chance)
        return state.game.load(position)
    hands: list[list[str]] = [
        seat["cards"] for seat in position["players"] if seat["name"] != player
    ]
    hands.append(position["deck"])
    # The cards are sorted, so that the result does not depend on their old places.
    cards = sorted(card for hand in hands for card in hand)
    chance.shuffle(cards)
    for hand in hands:
        hand[:] = [cards.pop() for _ in hand]
    return state.game.load(position)
