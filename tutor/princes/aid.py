"""The player aid: a turn, the districts with their costs, the night, the end and the scoring.

Every figure comes from the components in use. A mark stands behind each reconstructed figure, for
which there is no printed source.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tutor.core.base.game import Game
from tutor.core.print.guide import MARK, Aid, Block, Entry
from tutor.core.words.text import text_for
from tutor.princes.components import Cost
from tutor.princes.game import Princes
from tutor.princes.identifiers import CORN, GOOD_OF, GOODS, ORDERS, PRODUCTION, TEMPLE_OF
from tutor.princes.words.naming import Naming, Ruling

TURN: Final = (
    "move.adjacent",
    "move.llama",
    "move.stay",
    "move.no_repeat",
    "move.trigger",
    "day.end",
    "day.track_corn",
)
MARKET: Final = ("market.adjust", "market.sell", "market.buy")
TRAIL: Final = ("trail.granary", "trail.stable", "trail.summit", "trail.short_deck")
NIGHT: Final = ("night.moon", "night.clock", "night.order", "night.restock", "night.time")
LAST: Final = ("last.moon", "last.clock", "last.no_night")
END: Final = ("end.orders", "end.deck", "end.conquest")
SETUP: Final = ("setup.day", "setup.incas", "setup.goods", "setup.scouts")
SCORE: Final = ("score.icons", "score.trail", "score.exhausted", "score.gold", "score.ties")


def aid(game: Game, language: str) -> Aid:
    """Return the aid in one language, with the figures of the game."""
    assert isinstance(game, Princes)
    return _Writer(game, language).aid()


class _Writer:
    """The writer of the aid for one game and language."""

    def __init__(self, game: Princes, language: str) -> None:
        self._components = game.components
        self._text = text_for(game.name, language).text
        self._say = self._text.say
        self._naming = Naming(self._text)
        self._ruling = Ruling(self._text, self._naming, game.components)

    def aid(self) -> Aid:
        """Return the whole aid; its blocks follow the course of a game."""
        say = self._say
        blocks = (
            Block(say("aid-turn"), self._rules(TURN)),
            self._production(),
            self._temples(),
            self._recruiting(),
            self._orders(),
            Block(say("district-central_plaza"), self._rules(MARKET)),
            Block(say("district-sun_clock"), (), say("aid-clock-send")),
            Block(say("family-trail"), self._rules(TRAIL)),
            Block(say("family-night"), self._rules(NIGHT)),
            Block(say("family-last"), self._rules(LAST)),
            Block(say("family-end"), self._rules(END)),
            Block(say("family-score"), self._rules(SCORE)),
            Block(say("family-setup"), self._rules(SETUP)),
        )
        return Aid(say("aid-title"), blocks, self._note())

    def _rules(self, rules: Iterable[str]) -> tuple[Entry, ...]:
        """Return a list of short rules; `rules` has the names of their messages."""
        goods = self._naming.goods(self._components.pieces(GOODS))
        figures = {**self._ruling.figures, "goods": goods}
        return tuple(
            Entry(
                self._say(f"rule-{rule.replace('.', '-')}.title"),
                self._text.fill(f"aid-{rule.replace('.', '-')}", figures),
            )
            for rule in rules
        )

    def _production(self) -> Block:
        say, naming = self._say, self._naming
        price = naming.amount("corn", self._components.producing_corn)
        entries = []
        for district in PRODUCTION:
            inca = say(f"inca-{district}")
            made = naming.goods(self._components.product(district, 1))
            # Only farmers produce without a cost, and each makes a whole unit of corn.
            kind = "free" if GOOD_OF[district] == CORN else "paid"
            text = say("aid-produce", kind=kind, good=made, inca=inca, price=price)
            entries.append(Entry(say(f"district-{district}"), text))
        return Block(say("family-production"), tuple(entries), say("aid-production"))

    def _temples(self) -> Block:
        say, naming = self._say, self._naming
        unit, llama = naming.goods(self._components.pieces([CORN])), naming.amount("llama", 1)
        offer = Entry(say("district-main_temple"), say("aid-offer", unit=unit))
        sacrifices = (
            Entry(
                say(f"district-{TEMPLE_OF[order]}"),
                say("aid-sacrifice", llama=llama, many_order=say(f"order-{order}.many")),
            )
            for order in ORDERS
        )
        return Block(say("family-temple"), (offer, *sacrifices), say("aid-temple"))

    def _recruiting(self) -> Block:
        say = self._say
        entries = tuple(
            Entry(
                say(f"district-{place}"),
                say("aid-offers", offers=self._offers(offers)),
            )
            for place, offers in self._components.recruit.items()
        )
        return Block(say("family-recruit"), entries, say("aid-recruit"))

    def _offers(self, offers: Mapping[str, Cost]) -> str:
        """Return the costs of an Inca, one sentence for each district that a place recruits for."""
        return self._text.all_of(
            self._say(
                "rule-offer",
                a_inca=self._say(f"inca-{district}.a"),
                cost=self._naming.goods(cost),
            )
            for district, cost in offers.items()
        )

    def _orders(self) -> Block:
        """Return the block about priests and virgins: for each order the cost and the step values."""
        say = self._say
        entries = []
        for order in ORDERS:
            row = self._components.orders[order]
            known = row.known
            values = (
                _mark(str(value), is_known=known.values[place])
                for place, value in enumerate(row.values)
            )
            cost = _mark(self._naming.goods(row.cost), is_known=known.cost)
            text = say("aid-priest", cost=cost, values=", ".join(values))
            entries.append(Entry(say(f"order-{order}.title"), text))
        return Block(say("family-order"), tuple(entries), say("aid-order"))

    def _note(self) -> str:
        """Return the note below the aid: what the mark means, and how many borders are reconstructed."""
        borders = self._components.borders
        count = sum(border.is_reconstructed for border in borders)
        return self._say("aid-note", mark=MARK, count=count, all=len(borders))


def _mark(text: str, *, is_known: bool) -> str:
    return text if is_known else f"{text} {MARK}"
