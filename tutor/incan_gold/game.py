"""The game as the protocol `Game` asks for it: immutable states over the rules.

`redeal` deals everything anew that is hidden from a player: secret choices and the cards to come.
The treasure in the others' tents could have been counted, so it stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tutor.core.base.game import Decision, State
from tutor.core.base.redeal import SEEDS, stack
from tutor.core.base.schema import JSONObject, Position
from tutor.core.base.states import TableRules, TableState
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
        """The cards and figures this game is played with."""
        return self._table.match.components

    @property
    def striking_hazard(self) -> str:
        """The second hazard of a kind, at a moment at which it lies open; empty for none."""
        return self._table.struck


class IncanGold:
    """The game with one set of components."""

    name = "incan_gold"
    rules = frozenset(SPEC.rules)
    seats: tuple[int, int] = SEATS
    variants: tuple[str, ...] = VARIANTS
    table_rules = TABLE_RULES

    def __init__(self, components: Components | None = None) -> None:
        self._components = components

    @property
    def components(self) -> Components:
        """The cards and figures in use; the package's own unless others were given."""
        return printed_components() if self._components is None else self._components

    def start(self, setup: Position) -> IncanGoldState:
        """The first state of a game set up as a record says. Raises RecordError."""
        names, variant, chance = SETUP.read(setup, self.components)
        match = match_of(self.components, names, variant, Chance(*chance, "setup"))
        table = Table(match, [Player(name) for name in names])
        expedition.begin_round(table)
        return self.moment(table)

    def load(self, data: Position) -> IncanGoldState:
        """The state a position describes. Raises RecordError listing every fault."""
        return self.moment(read_position(data, self.components))

    def moment(self, table: Table) -> IncanGoldState:
        """The state of a table; the caller must not change the table afterwards."""
        return IncanGoldState(self, table)

    def with_components(self, content: bytes) -> IncanGold:
        """The same game with the figures of another file. Raises ComponentsError."""
        return IncanGold(decode_components(content))

    def random_setup(self, players: Sequence[str], variant: str, seed: int) -> JSONObject:
        """The `setup` of a record in which a seed fixes every shuffle."""
        return SETUP.write(players, variant, seed)

    def read_decision(self, data: object, players: Sequence[str], place: str) -> Decision:
        """The decision a JSON object describes. Raises RecordError naming the place."""
        return DECISIONS.read(data, players, place)

    def write_decision(self, decision: Decision) -> JSONObject:
        """The decision as written in a record."""
        return DECISIONS.write(decision)


GAME = IncanGold()


def redeal(state: State, player: str | None, chance: Random) -> State:
    """The same state with other choices, another deck and other rounds to come (`info.tents`).

    For None the choices stay as they are.
    """
    position = state.position()
    if player is not None:
        options = sorted(CHOICES)
        position["chosen"] = {name: chance.choice(options) for name in position["chosen"]}
    pending = position["pending"]
    if pending["seed"] is not None:
        pending["seed"] = chance.randrange(SEEDS)
    if player is None:
        position["deck"] = stack(position["deck"], chance)
        if pending["decks"] is not None:
            pending["decks"] = [stack(deck, chance) for deck in pending["decks"]]
        return state.game.load(position)
    for deck in (*(pending["decks"] or ()), position["deck"]):
        deck.sort()  # whatever lay where
        chance.shuffle(deck)
    position["deck"].reverse()  # dealt from the end, as every hidden card is
    return state.game.load(position)


def pile(position: dict[str, Any]) -> list[str]:
    """The cards of the deck, which are turned over from the first on."""
    deck: list[str] = position["deck"]
    return deck
