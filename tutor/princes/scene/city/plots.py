"""The places on the stone of a district: for its name, seal, price and bonus, and for the pieces.

The places of name, seal, price and bonus are the same in all positions. Pieces stand near the
middle while there is room; in a crowded district they are smaller and in rows. The module knows
outlines and sizes, but no colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tutor.core.drawing.lettering import width, wrap
from tutor.core.drawing.outline import Box, Polygon, Room, centroid, fits, inset
from tutor.core.drawing.pathtext import Point
from tutor.princes.scene.look import ChipSize, Layout, PrinceSize

MORTAR = 2.6

Presence = tuple[tuple[bool, int], ...]
"""For each player with pieces in a district: whether the Prince is there, and the number of Incas."""

SQUEEZED: Final = (0.9, 0.8, 0.7, 0.6)
"""The shares of the smallest usual size that the pieces of a crowd have, where that is too large."""

AIR: Final = (6.0, 3.0, 0.0)
"""The extra distances of Princes from the name of their district, in pixels, the best first.

The room around a Prince's box is for the rim that shows whose turn it is, and for the mark on a
Prince that has just come.
"""


@dataclass(frozen=True, eq=False)
class Plot:
    """A district's stone with the places of its permanent parts.

    `bonus` is None if the district never has a bonus.
    """

    outline: Polygon
    room: Room
    heading: Heading
    seal: Point
    words: Point
    pill: Box
    bonus: Box | None
    layout: Layout

    @property
    def taken_boxes(self) -> tuple[Box, ...]:
        """The boxes that pieces must not cover."""
        return tuple(box for box in (self.heading.box, self.pill, self.bonus) if box)


@dataclass(frozen=True)
class Heading:
    """The places of seal and name on a district's stone.

    They are the box of both and the lines of the name; `beside` says whether the name is beside the
    seal or under it. A lower `cost` looks better.
    """

    box: Box
    lines: tuple[str, ...]
    beside: bool
    cost: float

    @property
    def is_abbreviated(self) -> bool:
        """Whether the name is shortened with "…"."""
        return any(line.endswith("…") for line in self.lines)


@dataclass(frozen=True)
class Contents:
    """The things for which a district's stone needs room.

    They are the district's name (the longest form first), the widths of its price and its bonus, and
    the most pieces that can be there.
    """

    names: tuple[str, ...]
    pill: float
    bonus: float
    worst: Presence


def headings(room: Room, name: str, contents: Contents, layout: Layout) -> Iterator[Heading]:
    """Yield the possible headings of a district: those in the middle first, then those at the sides.

    Within both groups the lowest cost comes first. If no heading fits, the only result is a heading
    that is too large.
    """
    crest = crest_size(contents.pill, layout)
    settings = list(_settings(room, name, crest, layout))
    centre = centroid(room.face)
    found = False
    for sides in (((centre[0], 0),), ((room.reach.left, 8), (room.reach.right, 10))):
        batch = []
        for lines, beside, size in settings:
            for near, odd in sides:
                box = room.highest(*size, near)
                if box is not None:
                    cost = box.bottom + odd + (0 if beside else 4) + 9 * (len(lines) - 1)
                    batch.append(Heading(box, lines, beside, cost))
        found = found or bool(batch)
        yield from sorted(batch, key=lambda heading: heading.cost)
    if not found:
        lines = wrap(name, "bold", layout.name_type, room.reach.width * 0.7, 2)
        size = _heading_size(lines, crest, False, layout)
        box = room.closest(*size, [], centre) or Box.about(centre, *size)
        yield Heading(box, lines, False, 0)


def _settings(
    room: Room, name: str, crest: tuple[float, float], layout: Layout
) -> Iterator[tuple[tuple[str, ...], bool, tuple[float, float]]]:
    """Yield the ways to set a name: its lines, whether it is beside the seal, and the heading's size."""
    for beside, most in ((True, 1), (True, 2), (False, 1), (False, 2)):
        wide = room.reach.width - (crest[0] + 5 if beside else 0)
        if most == 2:
            wide = min(wide, width(name, "bold", layout.name_type) * 0.9)
        lines = wrap(name, "bold", layout.name_type, wide, most)
        if len(lines) == most:
            yield lines, beside, _heading_size(lines, crest, beside, layout)


def _heading_size(
    lines: tuple[str, ...], crest: tuple[float, float], beside: bool, layout: Layout
) -> tuple[float, float]:
    wide = max(width(line, "bold", layout.name_type) for line in lines) + 1
    high = layout.name_line * len(lines) - 2
    if beside:
        return wide + crest[0] + 5, max(high, crest[1])
    return max(wide, crest[0]), high + crest[1] + 2


def crest_size(pill_width: float, layout: Layout) -> tuple[float, float]:
    """Return the width and height of the seal on a district's stone.

    On a small board, a price covers the seal; then the result is the size of the price.
    """
    return (pill_width, layout.pill) if layout.short_names else (layout.seal, layout.seal)


@dataclass(frozen=True)
class Pieces:
    """The boxes for the Princes and for the chips of the players in a district; None for no piece.

    Usually each Prince and each chip has a box of its size. In a crowded district a player has one
    box, which is divided between the Prince and the number of Incas; without the Prince, the
    player's mark is beside the number.
    """

    prince: PrinceSize
    chip: ChipSize
    princes: tuple[Box | None, ...]
    chips: tuple[Box | None, ...]
    together: bool = False


@lru_cache(maxsize=2048)
def pieces(place: Plot, present: Presence) -> Pieces:
    """Return the boxes for the pieces of these players, in the largest size that fits."""
    for prince, chip in place.layout.crowding:
        found = _apart(place, prince, chip, present) or _shelve(place, prince, chip, present)
        if found:
            return found
    return together(place, present) or _squeeze(place, present)


def chip_width(chip: ChipSize, count: int) -> float:
    """Return the width of a chip with the player's mark and this number."""
    return chip.mark + width(str(count), "bold", chip.type) + (chip.height - chip.mark) + 8


def _apart(place: Plot, prince: PrinceSize, chip: ChipSize, present: Presence) -> Pieces | None:
    """Return boxes for chips at the foot of the district, and boxes for Princes near its middle.

    Return None if there is no room.
    """
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
    """Return a free box for each Prince, as near to a goal as possible.

    None if any Prince does not fit.
    """
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
    """Return boxes for rows of chips, then for rows of Princes; None if there is no room for them."""
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
    """Return one box for each player, in close rows; None if there is no room for them.

    A box has the Prince (or the player's mark) and the number of Incas.
    """
    return next(filter(None, (_rows(place, present, size) for size in place.layout.crowds)), None)


def _rows(place: Plot, present: Presence, size: PrinceSize) -> Pieces | None:
    """Return one box of a size for each player, in close rows; None if there is no room."""
    numbers = [width(str(n), "bold", size.letter) + 1 if n else 0.0 for _, n in present]
    widths = [size.width + number for number in numbers]
    boxes = place.room.rows(widths, size.height, place.taken_boxes)
    return None if boxes is None else _split(place, present, boxes, size)


def _squeeze(place: Plot, present: Presence) -> Pieces:
    """Return one box for each player, smaller than usual, beside a name that takes much room.

    If the district's stone has no room even for these boxes, all boxes are at the same place.
    """
    usual = place.layout.crowds[-1]
    for share in SQUEEZED:
        size = PrinceSize(usual.width * share, usual.height * share, usual.letter * share)
        found = _rows(place, present, size)
        if found is not None:
            return found
    box = Box.about(centroid(place.room.face), usual.width, usual.height)
    return _split(place, present, [box] * len(present), usual)


def _split(place: Plot, present: Presence, boxes: list[Box], size: PrinceSize) -> Pieces:
    """Return the boxes of Princes and Incas: each player's box is divided between the two."""
    princes: list[Box | None] = []
    chips: list[Box | None] = []
    for (here, count), box in zip(present, boxes, strict=True):
        edge = box.left + size.width
        princes.append(box._replace(right=edge) if here else None)
        chips.append((box._replace(left=edge) if here else box) if count else None)
    return Pieces(size, place.layout.crowding[-1][1], tuple(princes), tuple(chips), True)


def crowding(place: Plot) -> int:
    """Return the index in `Layout.crowding` of the first size at which a Prince fits into the district."""
    for index, (prince, _) in enumerate(place.layout.crowding):
        if place.room.closest(prince.width, prince.height, place.taken_boxes, (0, 0), 4):
            return index
    return len(place.layout.crowding)


@lru_cache(maxsize=256)
def plot(outline: Polygon, contents: Contents, layout: Layout) -> Plot:
    """Return the best places for the parts of a district's stone, with the best form of its name.

    The worst fault is a name cut short, then a bonus over the edge, then a lack of room for all
    pieces, then small Princes. Among equals, the longer name and the heading with the lower cost
    win.
    """
    found = [_best(outline, contents, name, layout) for name in contents.names]
    return min(found, key=lambda each: each[0])[1]


def _best(outline: Polygon, contents: Contents, name: str, layout: Layout) -> tuple[int, Plot]:
    """Return the number of faults of the best plot with this form of the name, and that plot.

    Raises ValueError if there is no room for the name.
    """
    room = Room(inset(outline, MORTAR + layout.margin), layout.gap)
    best: tuple[int, Plot] | None = None
    for heading in headings(room, name, contents, layout):
        found = _plot(outline, room, heading, contents, layout)
        loss = crowding(found) + (1000 if heading.is_abbreviated else 0)
        loss += 0 if found.bonus is None or fits(room.face, found.bonus.grow(-0.5)) else 500
        if best is not None and loss >= best[0]:
            continue
        loss += 0 if together(found, contents.worst) else 100
        if best is None or loss < best[0]:
            best = loss, found
        if not loss:
            break
    if best is None:
        raise ValueError(f"no room for the name {name!r}")
    return best


def _plot(
    outline: Polygon, room: Room, heading: Heading, contents: Contents, layout: Layout
) -> Plot:
    """Return the plot with this heading.

    The price is below or over the seal, and the bonus is beside the price.
    """
    box, lines = heading.box, len(heading.lines)
    crest = crest_size(contents.pill, layout)
    if heading.beside:
        seal = (box.left + crest[0] - layout.seal / 2, box.centre[1])
        words = (box.left + crest[0] + 5, box.centre[1] - layout.name_line * (lines - 1) / 2)
    else:
        seal = (box.centre[0], box.top + crest[1] / 2)
        words = (box.centre[0], box.top + crest[1] + 2 + layout.name_line / 2)
    if layout.short_names:
        left = box.left if heading.beside else seal[0] - contents.pill / 2
        top = seal[1] - layout.pill / 2
        pill = Box(left, top, left + contents.pill, top + layout.pill)
    else:
        below = (box.centre[0], box.bottom + layout.pill / 2 + layout.gap)
        pill = _nearest(room, contents.pill, layout.pill, [box], below)
    bonus = None
    if contents.bonus:
        goal = (room.reach.right, pill.centre[1])
        bonus = _nearest(room, contents.bonus, layout.bonus, [box, pill], goal)
    return Plot(outline, room, heading, seal, words, pill, bonus, layout)


def _nearest(room: Room, wide: float, high: float, taken: list[Box], goal: Point) -> Box:
    """Return the free box of this size that is nearest to a goal.

    If no box is free, return a box on the goal.
    """
    box = room.closest(wide, high, taken, goal) or Box.about(goal, wide, high)
    left, top = round(box.left), round(box.top)
    return Box(left, top, left + wide, top + high)
