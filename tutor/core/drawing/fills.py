"""The fills of a shape: one colour, or a gradient over the shape's own box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Stop:
    """A colour "#RRGGBB" at a share (0 to 1) of the way, and how much of it covers the ground."""

    at: float
    colour: str
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Gradient:
    """Colours that melt into each other over the box of the shape they fill.

    "down" goes from the top of the box to its foot, "out" from its middle to its edge.
    """

    stops: tuple[Stop, ...]
    way: Literal["down", "out"] = "down"


Fill = str | Gradient
"""A colour "#RRGGBB" or a gradient."""


def falling(top: str, foot: str) -> Gradient:
    """A gradient from one colour above to another below."""
    return Gradient((Stop(0, top), Stop(1, foot)))


def glowing(colour: str, opacity: float) -> Gradient:
    """A light that is brightest in the middle and has faded at the edge."""
    stops = Stop(0, colour, opacity), Stop(0.45, colour, opacity * 0.55), Stop(1, colour, 0)
    return Gradient(stops, "out")


def colours_of(fill: Fill) -> tuple[str, ...]:
    """The colours of a fill, from first to last.

    >>> colours_of(falling("#FFFFFF", "#000000"))
    ('#FFFFFF', '#000000')
    """
    return (fill,) if isinstance(fill, str) else tuple(stop.colour for stop in fill.stops)


def covers(fill: Fill) -> bool:
    """Whether nothing of the ground shows through a fill."""
    return isinstance(fill, str) or all(stop.opacity == 1 for stop in fill.stops)
