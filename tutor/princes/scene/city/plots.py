"""The ways to set seal and name on a stone, and what is then known of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.core.drawing.lettering import width, wrap
from tutor.core.drawing.outline import Box, Polygon, Room, centroid
from tutor.core.drawing.pathtext import Point
from tutor.princes.scene.layouts import Layout

MORTAR = 2.6

Presence = tuple[tuple[bool, int], ...]
"""For each player present on a stone: whether the Prince is there, and how many Incas."""


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
