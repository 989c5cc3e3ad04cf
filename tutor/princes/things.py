"""The things on the board: their ids, and Moon tiles as they lie on the table.

What can be tapped has an id, which the drawing writes into the scene. The rules give a player's
tiles back before any of them pays (`night.moon`). On the board a tile lies with its owner until it
has paid or was declined; positions and views stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from tutor.core.base.game import Decision
from tutor.core.base.schema import Position
from tutor.princes.components import Components
from tutor.princes.identifiers import DISTRICTS, MARKET_GOODS, MOON_TILES, ORDERS, STEP_TILES

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


def unsettled_tiles(position: Position, components: Components) -> tuple[str, ...]:
    """The tiles that the player who is asked has yet to settle, in the order of the Moon tiles.

    The same of a position as it is and of one in which they lie beside their owner.
    """
    pending = position.get("pending")
    if not pending or pending["type"] != "redeem":
        return ()
    due = {*pending["tiles"], *_lifting(pending["steps"], position, components.tile_steps)}
    return tuple(tile for tile in MOON_TILES if tile in due)


def as_they_lie(position: Position, components: Components) -> Position:
    """The position or view with those tiles beside their owner; itself where there are none."""
    return laid_out(position, components)[0]


def laid_out(position: Position, components: Components) -> tuple[Position, tuple[str, ...]]:
    """The position or view with those tiles beside their owner, and which they are."""
    due = unsettled_tiles(position, components)
    if not set(due) & set(position["moon_tiles"]):
        return position, due
    owner = position["pending"]["player"]
    lying = {
        **position,
        "moon_tiles": [tile for tile in position["moon_tiles"] if tile not in due],
        "players": [
            {**player, "moon_tiles": list(due)} if player["name"] == owner else player
            for player in position["players"]
        ],
    }
    return lying, due


def _lifting(steps: int, position: Position, worth: Mapping[str, int]) -> tuple[str, ...]:
    """The tiles that steps still to come are from; those of others are out of the question."""
    asked = position["pending"]["player"]
    own = next(each["moon_tiles"] for each in position["players"] if each["name"] == asked)
    there = [tile for tile in STEP_TILES if tile in {*position["moon_tiles"], *own}]
    return next((some for some in _sets(there) if sum(map(worth.__getitem__, some)) == steps), ())


def _sets(tiles: list[str]) -> Iterator[tuple[str, ...]]:
    for size in range(len(tiles) + 1):
        yield from combinations(tiles, size)
