"""What is known of a stone once its name, seal, price and bonus have their places. Values only."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.core.drawing.outline import Box, Polygon
from tutor.core.drawing.packing import Room
from tutor.core.drawing.pathtext import Point
from tutor.princes.scene.layouts import Layout

MORTAR = 2.6

Presence = tuple[tuple[bool, int], ...]
"""Of each player present on a stone: whether the Prince is there, and how many Incas."""


@dataclass(frozen=True, eq=False)
class Plot:
    """A stone with the places of what it always shows. `bonus` is None where none can lie."""

    outline: Polygon
    room: Room
    heading: Heading
    seal: Point
    words: Point
    pill: Box
    bonus: Box | None
    layout: Layout

    @property
    def taken(self) -> tuple[Box, ...]:
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
    def abbreviated(self) -> bool:
        """Whether the name is cut short."""
        return any(line.endswith("…") for line in self.lines)


@dataclass(frozen=True)
class Contents:
    """What a stone must have room for: its name, widths of pill and bonus (0: none), all pieces."""

    name: str
    pill: float
    bonus: float
    worst: Presence
