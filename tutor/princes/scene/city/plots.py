"""The places on a stone: its name, seal, price and bonus, and the pieces beside them.

The places of name and seal are found once for a layout and language. Pieces stand near the middle
while there is room, and smaller in rows when the stone is crowded. The module knows outlines and
sizes, no colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tutor.core.drawing.lettering import width, wrap
from tutor.core.drawing.outline import Box, Polygon, Room, centroid, inset
from tutor.core.drawing.pathtext import Point
from tutor.princes.scene.look import ChipSize, Layout, PrinceSize

MORTAR = 2.6

Presence = tuple[tuple[bool, int], ...]
"""For each player present on a stone: whether the Prince is there, and how many Incas."""

AIR: Final = (6.0, 3.0, 0.0)
"""The distances of Princes from the name of their stone, besides the usual gap, the best first.

The rim of the one to move, and a mark on one that has just come reach beyond the box.
"""


@dataclass(frozen=True, eq=False)
class Plot:
    """A stone with the places of its permanent parts. `bonus` is None if none can lie there."""

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
        """The boxes pieces must keep off."""
        return tuple(box for box in (self.heading.box, self.pill, self.bonus) if box)


@dataclass(frozen=True)
class Heading:
    """A way to set seal and name: its box, the name's lines, the name beside or under the seal.

    `cost` says how good it looks: the less the better.
    """

    box: Box
    lines: tuple[str, ...]
    beside: bool
    cost: float

    @property
    def is_abbreviated(self) -> bool:
        """Whether the name is cut short."""
        return any(line.endswith("…") for line in self.lines)


@dataclass(frozen=True)
class Contents:
    """The contents of a stone: its names, the fullest first, widths of pill and bonus, pieces."""

    names: tuple[str, ...]
    pill: float
    bonus: float
    worst: Presence


def headings(room: Room, name: str, contents: Contents, layout: Layout) -> Iterator[Heading]:
    """The ways to set seal and name: in the middle and high up first, then at the sides.

    Each batch comes best-looking first; where nothing fits there is one heading all the same.
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
    """A name on one line or two, beside the seal or under it, with the size that takes."""
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
    """Width and height of what heads a name: the seal, on a small board the price in its place."""
    return (pill_width, layout.pill) if layout.short_names else (layout.seal, layout.seal)


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


@lru_cache(maxsize=256)
def plot(outline: Polygon, contents: Contents, layout: Layout) -> Plot:
    """A stone's plot.

    It takes the best-looking way to set the name that leaves room for a large Prince or, at worst,
    for all pieces together; a way that cuts the name short comes last. It takes the first name with
    which nothing is lost.
    """
    found = [_best(outline, contents, name, layout) for name in contents.names]
    return min(found, key=lambda each: each[0])[1]


def _best(outline: Polygon, contents: Contents, name: str, layout: Layout) -> tuple[int, Plot]:
    """The best plot with a name, and what is lost with it."""
    room = Room(inset(outline, MORTAR + layout.margin), layout.gap)
    best: tuple[int, Plot] | None = None
    for heading in headings(room, name, contents, layout):
        found = _plot(outline, room, heading, contents, layout)
        loss = crowding(found) + (1000 if heading.is_abbreviated else 0)
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
    """The stone with this heading: the pill under it or over the seal, the bonus beside."""
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
    """The free box of a size nearest to a goal; on the goal itself if there is no free room."""
    box = room.closest(wide, high, taken, goal) or Box.about(goal, wide, high)
    left, top = round(box.left), round(box.top)
    return Box(left, top, left + wide, top + high)
