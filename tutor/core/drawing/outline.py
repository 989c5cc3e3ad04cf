"""Polygons as tuples of points: inside, inset, rounded corners, free room between obstacles.

Pure geometry in the units it is given, y down. It knows neither shapes nor games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from tutor.core.drawing.pathtext import Point, number

Polygon = tuple[Point, ...]


class Box(NamedTuple):
    """A rectangle along the axes: left, top, right, bottom."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        """The middle of the box."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @classmethod
    def about(cls, centre: Point, width: float, height: float) -> Box:
        """The box of a size about a centre."""
        x, y = centre
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    def grow(self, by: float) -> Box:
        """The box with so much more room on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlaps(self, other: Box) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def contains(self, other: Box) -> bool:
        """Whether the other lies wholly within."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def polygon(self) -> Polygon:
        """The four corners, clockwise from the top left."""
        return (
            (self.left, self.top),
            (self.right, self.top),
            (self.right, self.bottom),
            (self.left, self.bottom),
        )


def around(points: Iterable[Point]) -> Box:
    """The smallest box around points. Raises ValueError when there are none."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def area(polygon: Sequence[Point]) -> float:
    """The signed area, positive when the points run clockwise on a screen."""
    return (
        sum(
            x0 * y1 - x1 * y0
            for (x0, y0), (x1, y1) in zip(polygon, (*polygon[1:], polygon[0]), strict=True)
        )
        / 2
    )


@lru_cache(maxsize=256)
def centroid(polygon: Polygon) -> Point:
    """The centre of gravity of a polygon."""
    doubled = 6 * area(polygon)
    x = y = 0.0
    for (x0, y0), (x1, y1) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        cross = x0 * y1 - x1 * y0
        x += (x0 + x1) * cross
        y += (y0 + y1) * cross
    return x / doubled, y / doubled


def holds(polygon: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies inside, by counting the borders a ray to the right crosses."""
    inside = False
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
        x0, y0 = x1, y1
    return inside


def inset(polygon: Sequence[Point], by: float) -> Polygon:
    """The polygon with every side moved inwards; for sides much longer than the distance.

    Points must run clockwise on a screen.
    """
    count = len(polygon)
    sides = []
    for i in range(count):
        (x0, y0), (x1, y1) = polygon[i], polygon[(i + 1) % count]
        length = hypot(x1 - x0, y1 - y0)
        dx, dy = (x1 - x0) / length, (y1 - y0) / length
        sides.append((x0 - dy * by, y0 + dx * by, dx, dy))
    moved = []
    for i in range(count):
        (ax, ay, adx, ady), (bx, by_, bdx, bdy) = sides[i - 1], sides[i]
        cross = adx * bdy - ady * bdx
        if abs(cross) < 1e-6:
            moved.append((bx, by_))
            continue
        t = ((bx - ax) * bdy - (by_ - ay) * bdx) / cross
        moved.append((ax + adx * t, ay + ady * t))
    return tuple(moved)


def round_corners(polygon: Sequence[Point], radius: float) -> str:
    """The closed path text of a polygon whose corners are rounded by at most the radius."""
    parts: list[str] = []
    count = len(polygon)
    for i in range(count):
        before, corner, after = polygon[i - 1], polygon[i], polygon[(i + 1) % count]
        verb = "L" if parts else "M"
        if _is_slight(before, corner, after):
            parts.append(f"{verb}{number(corner[0])} {number(corner[1])}")
            continue
        x0, y0 = _towards(corner, before, radius)
        x1, y1 = _towards(corner, after, radius)
        parts.append(
            f"{verb}{number(x0)} {number(y0)}"
            f"Q{number(corner[0])} {number(corner[1])} {number(x1)} {number(y1)}"
        )
    return "".join(parts) + "Z"


def _is_slight(before: Point, corner: Point, after: Point) -> bool:
    """Whether a line turns too little at a corner (under 16 degrees) to need rounding."""
    ax, ay = corner[0] - before[0], corner[1] - before[1]
    bx, by = after[0] - corner[0], after[1] - corner[1]
    return ax * bx + ay * by > 0.961 * hypot(ax, ay) * hypot(bx, by)


def sharp(polygon: Sequence[Point]) -> str:
    """The closed path text of a polygon as it is."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in polygon) + "Z"


def _towards(start: Point, goal: Point, distance: float) -> Point:
    """The point so far from start on the way to goal, never past the middle."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    length = hypot(dx, dy)
    share = min(distance / length, 0.5) if length else 0.0
    return start[0] + dx * share, start[1] + dy * share


def free_spans(
    polygon: Sequence[Point], top: float, bottom: float, taken: Iterable[Box] = ()
) -> list[tuple[float, float]]:
    """The spans, left to right, where a box from top to bottom is inside and clear of boxes."""
    middle = (top + bottom) / 2
    blocked = []
    for low, high, x_low, slope in _sides(tuple(polygon)):
        if high > top and low < bottom:
            if high == low:
                a, b = x_low, x_low + slope
            else:
                a = x_low + ((max(low, top)) - low) * slope
                b = x_low + ((min(high, bottom)) - low) * slope
            blocked.append((a, b) if a < b else (b, a))
    blocked += [(box[0], box[2]) for box in taken if box[1] < bottom and top < box[3]]
    blocked.sort()
    spans = []
    reach = blocked[0][1] if blocked else 0.0
    for left, right in blocked[1:]:
        if left > reach and holds(polygon, (left + reach) / 2, middle):
            spans.append((reach, left))
        if right > reach:
            reach = right
    return spans


@lru_cache(maxsize=256)
def _sides(polygon: Polygon) -> tuple[tuple[float, float, float, float], ...]:
    """Each side by its lower and higher y, the x at the lower, and how x grows with y.

    For level sides the last number is how far the side reaches in x.
    """
    sides = []
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        start, end = ((x0, y0), (x1, y1)) if y0 <= y1 else ((x1, y1), (x0, y0))
        rise = end[1] - start[1]
        run = end[0] - start[0]
        sides.append((start[1], end[1], start[0], run / rise if rise else run))
        x0, y0 = x1, y1
    return tuple(sides)


def fits(polygon: Sequence[Point], box: Box) -> bool:
    """Whether a box lies wholly inside a polygon."""
    return any(
        left <= box.left + 1e-6 and right >= box.right - 1e-6
        for left, right in free_spans(polygon, box.top, box.bottom)
    )
