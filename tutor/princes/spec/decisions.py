"""The types of decisions, each with its fields: read with care, written in one way."""

from __future__ import annotations

from typing import Final

from tutor.core.base.shapes.decisions import Decisions
from tutor.core.base.shapes.values import Members, OneOf, OrNull, Reading, Whole
from tutor.princes.components import CARD_IDS, CARDS, STATED
from tutor.princes.identifiers import (
    CORN,
    DISTRICTS,
    GOODS,
    MARKET_GOODS,
    MOON_TILES,
    ORDERS,
    PRICED_TILES,
    PRODUCTION,
)


class Traded(OneOf):
    """A good of the market; corn is answered by its rule (`market.no_corn`)."""

    def read(self, context: Reading, data: object, place: str) -> str | None:
        """A good that has a column in the market."""
        if data == CORN:
            context.reader.fault(place, "corn_not_traded", expected=list(MARKET_GOODS))
            return None
        return super().read(context, data, place)


CHOSEN: Final = STATED["clock_units"]
RETURNED_AT_MOST: Final = STATED["cards_drawn"] - STATED["cards_kept"]
COUNT: Final = Whole(high=1000)
TRADED: Final = Traded(MARKET_GOODS)
CHANGE: Final = OneOf(("add", "remove"))

DECISIONS: Final = Decisions(
    {
        "place_inca": {"district": OneOf(PRODUCTION)},
        "move": {"district": OneOf(DISTRICTS)},
        "stay": {"tile": OneOf(MOON_TILES)},
        "produce": {"count": COUNT},
        "sacrifice": {"count": COUNT},
        "offer": {"goods": Members(GOODS)},
        "recruit": {"districts": Members(PRODUCTION)},
        "acquire": {"order": OrNull(OneOf(ORDERS))},
        "adjust": {"good": OrNull(TRADED), "change": OrNull(CHANGE)},
        "sell": {"good": TRADED},
        "buy": {"good": TRADED},
        "finish_trade": {},
        "send_to_clock": {"district": OrNull(OneOf(PRODUCTION))},
        "redeem": {"tiles": Members(PRICED_TILES)},
        "choose_goods": {"goods": Members(GOODS, size=(CHOSEN, CHOSEN))},
        "return_cards": {
            "cards": Members(CARD_IDS, most=CARDS, size=(1, RETURNED_AT_MOST)),
        },
    }
)
"""An adjustment has both a good and a change, or neither."""

TYPES: Final = tuple(DECISIONS.types)
