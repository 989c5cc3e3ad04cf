"""The things on the board: their ids, and where the Moon tiles lie at night.

Everything that a user can tap has an id, which the drawing writes into the scene. At night the
rules return all tiles of a player before any of these tiles pays (`night.moon`). The board still
shows each tile beside its owner until the tile has paid or the player has declined it; positions
and views do not change.
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
"""The kind of an id for a space of a market column; a space can be drawn, but not tapped."""
SUN: Final = "sun"
"""The id of the Sun tile while it moves."""
CARD: Final = "card"
CARD_BACK: Final = "card-back"
"""The id of a Sacrifice card that moves face down; CARD is for a card that moves face up."""
PANELS: Final = ("trail", "market", "orders", "moons", "days", "deck")
"""The ids of the panels; a tap on a panel that hits no thing in it counts for the panel."""


DECIDED: Final = {
    "move": DISTRICT,
    "place_inca": DISTRICT,
    "send_to_clock": DISTRICT,
    "stay": MOON,
    "acquire": ORDER,
    "sell": MARKET,
    "buy": MARKET,
}
"""For each type of decision, the kind of thing on the board that a user taps."""


def thing(kind: str, name: str | int) -> str:
    """Return the id of the thing on the board with this kind and this name.

    >>> thing(MOON, "steps_2")
    'moon-steps_2'
    """
    return f"{kind}-{name}"


def way_beside(good: str, row: int) -> str:
    """Return the name of the point beside the market through which a good of this row moves.

    >>> way_beside("coca", 2)
    'beside-coca-2'
    """
    return f"beside-{good}-{row}"


def space(good: str, row: int) -> str:
    """Return the name of a space in the column of a good; goods fill row 0 first.

    >>> space("coca", 0)
    'space-coca-0'
    """
    return thing(SPACE, f"{good}-{row}")


def gate(one: str, other: str) -> str:
    """Return the id of the gate between two districts, in either order.

    >>> gate("puma_temple", "corn_terraces")
    'gate-corn_terraces-puma_temple'
    """
    return thing(GATE, "-".join(sorted((one, other))))


def split_id(thing_id: str) -> tuple[str, str]:
    """Return the kind and the name in an id; a panel has no name.

    >>> split_id("order-puma"), split_id("deck")
    (('order', 'puma'), ('deck', ''))
    """
    kind, _, name = thing_id.partition("-")
    return kind, name


def thing_of(decision: Decision) -> str | None:
    """Return the id of the thing that a user taps for a decision.

    None if no thing stands for it.
    """
    kind, choice = decision.type, decision.choice
    if kind == "recruit" and isinstance(choice, tuple) and len(choice) == 1:
        return thing(DISTRICT, choice[0])
    if kind not in DECIDED or not isinstance(choice, str):
        return None
    return thing(DECIDED[kind], choice)


def all_things(components: Components) -> tuple[str, ...]:
    """Return the ids of everything on the board that a user can tap."""
    named = (
        (DISTRICT, DISTRICTS),
        (MOON, MOON_TILES),
        (ORDER, ORDERS),
        (MARKET, MARKET_GOODS),
        (STEP, range(components.summit + 1)),
    )
    return (*(thing(kind, name) for kind, names in named for name in names), *PANELS)


def unsettled_tiles(position: Position, components: Components) -> tuple[str, ...]:
    """Return the Moon tiles that may still pay the player who is to decide, in the order of tiles.

    The result is the same for a position and for `as_they_lie` of the position.
    """
    pending = position.get("pending")
    if not pending or pending["type"] != "redeem":
        return ()
    due = {*pending["tiles"], *_lifting(pending["steps"], position, components.tile_steps)}
    return tuple(tile for tile in MOON_TILES if tile in due)


def as_they_lie(position: Position, components: Components) -> Position:
    """Return the position or view with the unsettled tiles beside their owner.

    A tile is unsettled while it may still pay its owner. If no tile is unsettled, the result is the
    same object.
    """
    return laid_out(position, components)[0]


def laid_out(position: Position, components: Components) -> tuple[Position, tuple[str, ...]]:
    """Return the result of `as_they_lie`, and the tiles that may still pay their owner."""
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
    """Return the step tiles that still have to advance the Scout of the player who is to decide.

    The steps of these tiles add up to `steps`. The result is empty if no set of tiles does that.
    """
    asked = position["pending"]["player"]
    own = next(each["moon_tiles"] for each in position["players"] if each["name"] == asked)
    there = [tile for tile in STEP_TILES if tile in {*position["moon_tiles"], *own}]
    return next((some for some in _sets(there) if sum(map(worth.__getitem__, some)) == steps), ())


def _sets(tiles: list[str]) -> Iterator[tuple[str, ...]]:
    for size in range(len(tiles) + 1):
        yield from combinations(tiles, size)
