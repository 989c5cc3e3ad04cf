"""Moon tiles that are still to be settled at night, as they lie on the table.

The rules give a player's tiles back before any of them pays (`night.moon`). On the board a
tile lies with its owner until it has paid or was declined; positions and views stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from tutor.core.base.schema import Position
from tutor.princes.components import Components
from tutor.princes.identifiers import MOON_TILES, STEP_TILES


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
