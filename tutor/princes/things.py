"""The ids of what can be tapped on the board: the drawing gives them, others read them."""

from __future__ import annotations

from typing import Final

from tutor.princes.components import Components
from tutor.princes.terms import DISTRICTS, MARKET_GOODS, MOON_TILES, ORDERS

DISTRICT: Final = "district"
MOON: Final = "moon"
ORDER: Final = "order"
MARKET: Final = "market"
STEP: Final = "step"
PANELS: Final = ("trail", "market", "orders", "moons", "days", "deck")
"""Whole panels, tapped where nothing of their own is hit."""


def thing(kind: str, name: str | int) -> str:
    """The id of a thing of a kind.

    >>> thing(MOON, "steps_2")
    'moon-steps_2'
    """
    return f"{kind}-{name}"


def parted(thing_id: str) -> tuple[str, str]:
    """The kind and the name in an id; a panel has no name.

    >>> parted("order-puma"), parted("deck")
    (('order', 'puma'), ('deck', ''))
    """
    kind, _, name = thing_id.partition("-")
    return kind, name


def all_things(components: Components) -> tuple[str, ...]:
    """Everything on the board that answers a tap."""
    named = (
        (DISTRICT, DISTRICTS),
        (MOON, MOON_TILES),
        (ORDER, ORDERS),
        (MARKET, MARKET_GOODS),
        (STEP, range(components.summit + 1)),
    )
    return (*(thing(kind, name) for kind, names in named for name in names), *PANELS)
