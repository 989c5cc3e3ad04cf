"""The game with the interface `Game`: immutable states, made by the rules.

`redeal` replaces the secret choices and the cards to come at random. `redeal` keeps the treasure in
the tents of other players, because a player can count that treasure during the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tutor.core.base.game import Decision, State
from tutor.core.base.redeal import SEEDS, stack
from tutor.core.base.schema import JSONObject, Position
from tutor.core.base.states import PrintedGame, TableRules, TableState
from tutor.incan_gold.components import (
    CHOICES,
    SEATS,
    VARIANTS,
    Components,
    decode_components,
    printed_components,
)
from tutor.incan_gold.position import POSITION, SETUP, read_position
from tutor.incan_gold.rules import expedition
from tutor.incan_gold.rules.expedition import against, due, legal
from tutor.incan_gold.rules.table import Chance, Player, Table, match_of
from tutor.incan_gold.spec import DECISIONS, SPEC

TABLE_RULES: Final = TableRules[Table](
    names=lambda table: table.match.names,
    due=due,
    legal=legal,
    against=against,
    play=expedition.choose,
    shape=POSITION,
)


class IncanGoldState(TableState[Table]):
    """One moment of a game of Incan Gold, immutable to its users."""

    __slots__ = ()

    @property
    def components(self) -> Components:
        """The cards and figures of the game that this state belongs to."""
        return self._table.match.components

    @property
    def striking_hazard(self) -> str:
        """The second hazard of a kind while it lies open on the path; "" if no such card lies open."""
        return self._table.struck


class IncanGold(PrintedGame[Components]):
    """The game with one set of components."""

    name = "incan_gold"
    rules = frozenset(SPEC.rules)
    seats: tuple[int, int] = SEATS
    variants: tuple[str, ...] = VARIANTS
    table_rules = TABLE_RULES

    @property
    def components(self) -> Components:
        """The cards and figures in use: those of the package, unless a user loads others."""
        return printed_components() if self._components is None else self._components

    def start(self, setup: Position) -> IncanGoldState:
        """Return the first state of a game that begins with this `setup` of a record.

        Raises RecordError.
        """
        names, variant, chance = SETUP.read(setup, self.components)
        match = match_of(self.components, names, variant, Chance(*chance, "setup"))
        table = Table(match, [Player(name) for name in names])
        expedition.begin_round(table)
        return IncanGoldState(self, table, setup)

    def load(self, data: Position) -> IncanGoldState:
        """Return the state that a position describes. Raises RecordError with every fault."""
        return self.moment(read_position(data, self.components))

    def moment(self, table: Table) -> IncanGoldState:
        """Return the state of a table. No other code may change the table afterwards."""
        return IncanGoldState(self, table)

    def with_components(self, content: bytes) -> IncanGold:
        """Return the same game with the figures of a components file. Raises ComponentsError."""
        return IncanGold(decode_components(content))

    def random_setup(self, players: Sequence[str], variant: str, seed: int) -> JSONObject:
        """Return a `setup` of a record: these players, this variant and a seed for all shuffles."""
        return SETUP.write(players, variant, seed)

    def read_decision(self, data: object, players: Sequence[str], place: str) -> Decision:
        """Return the decision that a JSON object describes.

        Raises RecordError with every fault and its place, which begins with `place`.
        """
        return DECISIONS.read(data, players, place)

    def write_decision(self, decision: Decision) -> JSONObject:
        """Return the JSON object of a decision, as in a record."""
        return DECISIONS.write(decision)


GAME = IncanGold()


def redeal(state: State, player: str | None, chance: Random) -> State:
    """Return the same state with random secret choices, deck and later rounds (`info.tents`).

    If `player` is None, the secret choices do not change.
    """
    position = state.position()
    if player is not None:
        options = sorted(CHOICES)
        position["chosen"] = {name: chance.choice(options) for name in position["chosen"]}
    # Given decks of later rounds fit one course of the game only, so a seed takes their place.
    position["pending"].update(seed=chance.randrange(SEEDS), decks=None)
    if player is None:
        position["deck"] = stack(position["deck"], chance)
        return state.game.load(position)
    position["deck"].sort()  # sorted, so that the old order has no effect
    chance.shuffle(position["deck"])
    position["deck"].reverse()  # reversed, because other games deal hidden cards from the end
    return state.game.load(position)


def pile(position: dict[str, Any]) -> list[str]:
    """Return the cards of the deck; the first is the next to turn."""
    deck: list[str] = position["deck"]
    return deck
