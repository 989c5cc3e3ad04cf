"""The fifteen stones of the city in pixels: outlines, the wall around them, the borders they share.

They are read once from `board.toml`, where neighbouring stones share their points. The module
knows no pieces and no names.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import hypot

from tutor.core.drawing.outline import Box, Polygon
from tutor.core.drawing.pathtext import Point
from tutor.princes.things import gate


@dataclass(frozen=True)
class Crossing:
    """The crossing of a path: the middle of the border's longest straight, its direction."""

    at: Point
    along: Point


@dataclass(frozen=True)
class City:
    """Outlines by district, the outer wall clockwise, and a crossing for every shared border."""

    stones: dict[str, Polygon]
    wall: Polygon
    crossings: dict[frozenset[str], Crossing]


@cache
def _drawing() -> tuple[dict[str, Point], dict[str, list[str]]]:
    data = tomllib.loads(files("tutor.princes").joinpath("board.toml").read_text("utf-8"))
    return {name: (x, y) for name, (x, y) in data["points"].items()}, data["stones"]


@cache
def gates(room: Box) -> dict[str, Point]:
    """The middle of every crossing, by the id of its gate."""
    return {gate(*pair): crossing.at for pair, crossing in city(room).crossings.items()}


@cache
def city(room: Box) -> City:
    """The drawing of 1000 by 1000 fitted into a box of pixels."""
    points, stones = _drawing()
    placed = {
        name: (room.left + x * room.width / 1000, room.top + y * room.height / 1000)
        for name, (x, y) in points.items()
    }
    owner: dict[tuple[str, str], str] = {}
    for district, names in stones.items():
        for start, end in zip(names, (*names[1:], names[0]), strict=True):
            owner[start, end] = district
    crossings: dict[frozenset[str], Crossing] = {}
    longest: dict[frozenset[str], float] = {}
    outer: dict[str, str] = {}
    for (start, end), district in owner.items():
        other = owner.get((end, start))
        if other is None:
            outer[start] = end
            continue
        (x0, y0), (x1, y1) = placed[start], placed[end]
        length = hypot(x1 - x0, y1 - y0)
        pair = frozenset((district, other))
        if length > longest.get(pair, 0.0) + 1e-9:
            longest[pair] = length
            along = ((x1 - x0) / length, (y1 - y0) / length)
            crossings[pair] = Crossing(((x0 + x1) / 2, (y0 + y1) / 2), along)
    first = next(iter(outer))
    wall, name = [placed[first]], outer[first]
    while name != first:
        wall.append(placed[name])
        name = outer[name]
    outlines = {
        district: tuple(placed[name] for name in names) for district, names in stones.items()
    }
    return City(outlines, tuple(wall), crossings)
