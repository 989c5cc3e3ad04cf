"""Polygons as tuples of points: tests for points inside, insets, rounded corners, free room.

The units are those of the arguments; y points down. `Room` finds places for boxes inside a polygon,
clear of the boxes already placed. This module contains nothing about shapes of a scene or games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import hypot
from typing import NamedTuple

from tutor.core.drawing.pathtext import Point, number

Polygon = tuple[Point, ...]
SCAN = 2.0


class Box(NamedTuple):
    """A rectangle whose sides are parallel to the axes, by the coordinates of its sides."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """The width of the box."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """The height of the box."""
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        """The point in the middle of the box."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @classmethod
    def about(cls, centre: Point, width: float, height: float) -> Box:
        """Return the box with a centre and a size."""
        x, y = centre
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    def grow(self, by: float) -> Box:
        """Return a box that is larger by a distance on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlaps(self, other: Box) -> bool:
        """Return whether two boxes share more than an edge."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def contains(self, other: Box) -> bool:
        """Return whether the other box lies wholly inside this one."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def polygon(self) -> Polygon:
        """Return the four corners, clockwise from the top left."""
        return (
            (self.left, self.top),
            (self.right, self.top),
            (self.right, self.bottom),
            (self.left, self.bottom),
        )


def around(points: Iterable[Point]) -> Box:
    """Return the smallest box around points. Raises ValueError if there are no points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def area(polygon: Sequence[Point]) -> float:
    """Return the signed area of a polygon, positive if its points run clockwise on a screen."""
    return (
        sum(
            x0 * y1 - x1 * y0
            for (x0, y0), (x1, y1) in zip(polygon, (*polygon[1:], polygon[0]), strict=True)
        )
        / 2
    )


@lru_cache(maxsize=256)
def centroid(polygon: Polygon) -> Point:
    """Return the centre of gravity of a polygon."""
    doubled = 6 * area(polygon)
    x = y = 0.0
    for (x0, y0), (x1, y1) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        cross = x0 * y1 - x1 * y0
        x += (x0 + x1) * cross
        y += (y0 + y1) * cross
    return x / doubled, y / doubled


def holds(polygon: Sequence[Point], x: float, y: float) -> bool:
    """Return whether a point is inside a polygon. The function counts the sides right of the point."""
    inside = False
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
        x0, y0 = x1, y1
    return inside


def inset(polygon: Sequence[Point], by: float) -> Polygon:
    """Return a polygon with every side moved inwards by a distance.

    The distance must be much shorter than the sides. Points must run clockwise on a screen.
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
    """Return the closed path text of a polygon whose corners are rounded.

    `radius` is the greatest radius of a corner.
    """
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
    """Return whether a line turns too little at a corner (under 16 degrees) to need rounding."""
    ax, ay = corner[0] - before[0], corner[1] - before[1]
    bx, by = after[0] - corner[0], after[1] - corner[1]
    return ax * bx + ay * by > 0.961 * hypot(ax, ay) * hypot(bx, by)


def sharp(polygon: Sequence[Point]) -> str:
    """Return the closed path text of a polygon with sharp corners."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in polygon) + "Z"


def _towards(start: Point, goal: Point, distance: float) -> Point:
    """Return the point at a distance from the start towards the goal, at most halfway."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    length = hypot(dx, dy)
    share = min(distance / length, 0.5) if length else 0.0
    return start[0] + dx * share, start[1] + dy * share


def free_spans(
    polygon: Sequence[Point], top: float, bottom: float, taken: Iterable[Box] = ()
) -> list[tuple[float, float]]:
    """Return the spans of x in which a box from top to bottom is inside a polygon and free.

    A span is a pair of the left and the right end. The spans run from left to right. The box must
    not overlap the boxes in `taken`.
    """
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
    """Return four numbers for each side of a polygon.

    They are its smaller y, its greater y, its x at the smaller y, and the slope of x by y. For
    level sides the last number is the signed length of the side.
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
    """Return whether a box lies wholly inside a polygon."""
    return any(
        left <= box.left + 1e-6 and right >= box.right - 1e-6
        for left, right in free_spans(polygon, box.top, box.bottom)
    )


@dataclass(frozen=True)
class Room:
    """A polygon with room for boxes that are a gap apart from each other.

    The boxes may touch the sides of the polygon.
    """

    face: Polygon
    gap: float

    @cached_property
    def reach(self) -> Box:
        """The box around the polygon."""
        return around(self.face)

    def highest(self, width: float, height: float, near: float) -> Box | None:
        """Return the highest free box of a size; None if there is no room.

        The method prefers a slightly lower box whose middle is nearer to the x `near`.
        """
        best: tuple[float, Box] | None = None
        top = self.reach.top + 1
        while top + height <= self.reach.bottom and (best is None or top < best[0]):
            for left, right in free_spans(self.face, top, top + height):
                if right - left >= width:
                    x = min(max(near - width / 2, left), right - width)
                    score = top + 0.7 * abs(x + width / 2 - near)
                    if best is None or score < best[0]:
                        best = score, Box(x, top, x + width, top + height)
            top += SCAN
        return best[1] if best else None

    def closest(
        self,
        width: float,
        height: float,
        taken: Sequence[Box],
        goal: Point,
        scan: float = SCAN,
    ) -> Box | None:
        """Return the free box of a size that is nearest to a goal; None if there is no room.

        The method tries boxes in rows that are `scan` apart.
        """
        kept = [box.grow(self.gap) for box in taken]
        best: tuple[float, Box] | None = None
        rows = int((self.reach.height - height) // scan) + 1
        tops = [self.reach.top + row * scan for row in range(rows)]
        for top in sorted(tops, key=lambda y: abs(y + height / 2 - goal[1])):
            down = abs(top + height / 2 - goal[1])
            if best is not None and down >= best[0]:
                break
            for left, right in free_spans(self.face, top, top + height, kept):
                if right - left >= width:
                    x = min(max(goal[0] - width / 2, left), right - width)
                    far = down + abs(x + width / 2 - goal[0])
                    if best is None or far < best[0]:
                        best = far, Box(x, top, x + width, top + height)
        return best[1] if best else None

    def rows(
        self, widths: Sequence[float], height: float, taken: Sequence[Box]
    ) -> list[Box] | None:
        """Return places for boxes with these widths and one height, in rows; None if there is no room.

        The method uses the rows that together can hold the most boxes of the greatest width. It fills the
        rows from the lowest to the highest. The boxes are in the middle of each free span.
        """
        if not widths:
            return []
        shelves = self._shelves(max(widths), height, taken)
        rows = _fullest([held for held, _ in shelves], -int(-(height + self.gap) // SCAN))
        if sum(shelves[row][0] for row in rows) < len(widths):
            return None
        placed: list[Box] = []
        waiting = list(widths)
        for row in reversed(rows):
            top = self.reach.top + row * SCAN
            for left, right in shelves[row][1]:
                held = self._capacity(right - left, max(widths))
                here, waiting = waiting[:held], waiting[held:]
                placed += self._centre(here, (left + right) / 2, top, top + height)
        return placed

    def _shelves(
        self, width: float, height: float, taken: Sequence[Box]
    ) -> list[tuple[int, list[tuple[float, float]]]]:
        """Return, for every possible row, the number of boxes that it holds and its free spans.

        `width` is the width of each box.
        """
        kept = [box.grow(self.gap) for box in taken]
        shelves = []
        for row in range(int((self.reach.height - height) // SCAN) + 1):
            top = self.reach.top + row * SCAN
            spans = free_spans(self.face, top, top + height, kept)
            shelves.append((sum(self._capacity(b - a, width) for a, b in spans), spans))
        return shelves

    def _capacity(self, length: float, width: float) -> int:
        """Return the number of boxes of a width that a span of a length holds."""
        return int((length + self.gap) // (width + self.gap))

    def _centre(
        self, widths: Sequence[float], middle: float, top: float, bottom: float
    ) -> list[Box]:
        """Return boxes side by side, with the middle of the whole row at the x `middle`."""
        x = middle - (sum(widths) + self.gap * (len(widths) - 1)) / 2
        boxes = []
        for width in widths:
            boxes.append(Box(x, top, x + width, bottom))
            x += width + self.gap
        return boxes


def _fullest(held: Sequence[int], pitch: int) -> list[int]:
    """Return the indices of the rows that together hold the most boxes.

    `held` has the number of boxes in each row. The indices of two chosen rows differ by at least
    `pitch`.
    """
    most: list[tuple[int, int]] = []
    for row, count in enumerate(held):
        above = most[row - pitch][0] if row >= pitch else 0
        skipped = most[row - 1] if row else (0, -1)
        taken = (above + count, row)
        most.append(taken if count and taken[0] >= skipped[0] else skipped)
    rows: list[int] = []
    row = most[-1][1] if most else -1
    while row >= 0:
        rows = [row, *rows]
        row = most[row - pitch][1] if row >= pitch else -1
    return rows
