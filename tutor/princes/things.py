"""The ids of the things on the board that can be tapped; the drawing writes them into the scene."""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import Decision
from tutor.princes.components import Components
from tutor.princes.identifiers import DISTRICTS, MARKET_GOODS, MOON_TILES, ORDERS

DISTRICT: Final = "district"
MOON: Final = "moon"
ORDER: Final = "order"
MARKET: Final = "market"
STEP: Final = "step"
GATE: Final = "gate"
SPACE: Final = "space"
"""A space of a market column, a point in it."""
SUN: Final = "sun"
"""The Sun tile on its way."""
CARD: Final = "card"
CARD_BACK: Final = "card-back"
"""A Sacrifice card that goes from hand to hand, face up and face down."""
PANELS: Final = ("trail", "market", "orders", "moons", "days", "deck")
"""Whole panels, tapped where nothing of their own is hit."""


DECIDED: Final = {
    "move": DISTRICT,
    "place_inca": DISTRICT,
    "send_to_clock": DISTRICT,
    "stay": MOON,
    "acquire": ORDER,
    "sell": MARKET,
    "buy": MARKET,
}
"""The kind of thing on the board that stands for each type of decision."""


def thing(kind: str, name: str | int) -> str:
    """The id of a thing of a kind.

    >>> thing(MOON, "steps_2")
    'moon-steps_2'
    """
    return f"{kind}-{name}"


def way_beside(good: str, row: int) -> str:
    """The point on the way between a space and the bank, beside the market.

    >>> way_beside("coca", 2)
    'beside-coca-2'
    """
    return f"beside-{good}-{row}"


def space(good: str, row: int) -> str:
    """The name of a space of a market column, counted from the first to be filled.

    >>> space("coca", 0)
    'space-coca-0'
    """
    return thing(SPACE, f"{good}-{row}")


def gate(one: str, other: str) -> str:
    """The id of the gate between two districts, whichever is named first.

    >>> gate("puma_temple", "corn_terraces")
    'gate-corn_terraces-puma_temple'
    """
    return thing(GATE, "-".join(sorted((one, other))))


def split_id(thing_id: str) -> tuple[str, str]:
    """The kind and the name in an id; a panel has no name.

    >>> split_id("order-puma"), split_id("deck")
    (('order', 'puma'), ('deck', ''))
    """
    kind, _, name = thing_id.partition("-")
    return kind, name


def thing_of(decision: Decision) -> str | None:
    """The thing on the board that stands for a decision; None where none does."""
    kind, choice = decision.type, decision.choice
    if kind == "recruit" and isinstance(choice, tuple) and len(choice) == 1:
        return thing(DISTRICT, choice[0])
    if kind not in DECIDED or not isinstance(choice, str):
        return None
    return thing(DECIDED[kind], choice)


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
