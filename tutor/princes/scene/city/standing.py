"""The places of Princes and Inca chips on a stone, beside its name, price and bonus.

Pieces stand near the middle while there is room, and smaller in rows when the stone is crowded.
The module knows no colours.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import Box, centroid
from tutor.core.drawing.pathtext import Point
from tutor.princes.scene.city.plots import Plot, Presence
from tutor.princes.scene.layouts import ChipSize, PrinceSize

AIR: Final = (6.0, 3.0, 0.0)
"""The distances of Princes from the name of their stone, besides the usual gap, the best first.

The rim of the one to move, and a mark on one that has just come reach beyond the box.
"""


@dataclass(frozen=True)
class Pieces:
    """Boxes for the pieces of each player present on a stone, None for a player without pieces.

    Apart, Princes and chips have boxes of their sizes. Together, a player's box begins with the
    Prince and goes on with the number; without the Prince the chip's box holds the mark and the
    number.
    """

    prince: PrinceSize
    chip: ChipSize
    princes: tuple[Box | None, ...]
    chips: tuple[Box | None, ...]
    together: bool = False


@lru_cache(maxsize=2048)
def pieces(place: Plot, present: Presence) -> Pieces:
    """Boxes for the pieces of the players present, in the roomiest size that fits."""
    for prince, chip in place.layout.crowding:
        found = _apart(place, prince, chip, present) or _shelve(place, prince, chip, present)
        if found:
            return found
    return together(place, present) or _heap(place, present)


def chip_width(chip: ChipSize, count: int) -> float:
    """A chip is as wide as its mark and its count ask for."""
    return chip.mark + width(str(count), "bold", chip.type) + (chip.height - chip.mark) + 8


def _apart(place: Plot, prince: PrinceSize, chip: ChipSize, present: Presence) -> Pieces | None:
    """Chips in rows at the foot of the stone, Princes about the middle of what is left."""
    widths = [chip_width(chip, count) for _, count in present if count]
    chips = place.room.rows(widths, chip.height, place.taken_boxes)
    if chips is None:
        return None
    low = min((box.top for box in chips), default=place.room.reach.bottom)
    high = max(place.heading.box.bottom, place.pill.bottom)
    goal = (centroid(place.room.face)[0], (high + low) / 2)
    for air in AIR:
        taken = [*place.taken_boxes, *chips, place.heading.box.grow(air)]
        princes = _figures(place, prince, present, taken, goal)
        if princes is not None:
            dealt = iter(chips)
            counted = tuple(next(dealt) if count else None for _, count in present)
            return Pieces(prince, chip, princes, counted)
    return None


def _figures(
    place: Plot, size: PrinceSize, present: Presence, taken: list[Box], goal: Point
) -> tuple[Box | None, ...] | None:
    """A box for each Prince, as near to a goal as is free; None where there is no room."""
    found: list[Box | None] = []
    for here, _ in present:
        box = place.room.closest(size.width, size.height, taken, goal) if here else None
        if box is not None:
            taken.append(box)
        elif here:
            return None
        found.append(box)
    return tuple(found)


def _shelve(place: Plot, prince: PrinceSize, chip: ChipSize, present: Presence) -> Pieces | None:
    """Chips in rows, then Princes in rows where they find no room one by one."""
    widths = [chip_width(chip, count) for _, count in present if count]
    chips = place.room.rows(widths, chip.height, place.taken_boxes)
    if chips is None:
        return None
    figures = [prince.width for here, _ in present if here]
    princes = place.room.rows(figures, prince.height, (*place.taken_boxes, *chips))
    if princes is None:
        return None
    next_chip, next_prince = iter(chips), iter(princes)
    return Pieces(
        prince,
        chip,
        tuple(next(next_prince) if here else None for here, _ in present),
        tuple(next(next_chip) if count else None for _, count in present),
    )


def together(place: Plot, present: Presence) -> Pieces | None:
    """Each player's Prince (or mark) and number side by side, in close rows."""
    for size in place.layout.crowds:
        numbers = [width(str(n), "bold", size.letter) + 1 if n else 0.0 for _, n in present]
        widths = [size.width + number for number in numbers]
        boxes = place.room.rows(widths, size.height, place.taken_boxes)
        if boxes is not None:
            return _split(place, present, boxes, size)
    return None


def _heap(place: Plot, present: Presence) -> Pieces:
    """All on one spot: only for a drawing whose stones are too small for its pieces."""
    size = place.layout.crowds[-1]
    box = Box.about(centroid(place.room.face), size.width, size.height)
    return _split(place, present, [box] * len(present), size)


def _split(place: Plot, present: Presence, boxes: list[Box], size: PrinceSize) -> Pieces:
    """Each player's box divided between the Prince and the number."""
    princes: list[Box | None] = []
    chips: list[Box | None] = []
    for (here, count), box in zip(present, boxes, strict=True):
        edge = box.left + size.width
        princes.append(box._replace(right=edge) if here else None)
        chips.append((box._replace(left=edge) if here else box) if count else None)
    return Pieces(size, place.layout.crowding[-1][1], tuple(princes), tuple(chips), True)


def crowding(place: Plot) -> int:
    """The factor by which the sizes of pieces shrink until one Prince fits the stone."""
    for index, (prince, _) in enumerate(place.layout.crowding):
        if place.room.closest(prince.width, prince.height, place.taken_boxes, (0, 0), 4):
            return index
    return len(place.layout.crowding)
