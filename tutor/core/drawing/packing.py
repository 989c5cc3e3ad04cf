"""Finding room for boxes inside a polygon, clear of the boxes already placed.

Pure geometry in the units it is given, y down; the same question always has the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tutor.core.drawing.outline import Box, Polygon, around, free_spans
from tutor.core.drawing.pathtext import Point

SCAN = 2.0


@dataclass(frozen=True)
class Room:
    """A polygon to put boxes in, a gap apart from each other; they may touch its sides."""

    face: Polygon
    gap: float

    @cached_property
    def reach(self) -> Box:
        """The box around the polygon."""
        return around(self.face)

    def highest(self, width: float, height: float, near: float) -> Box | None:
        """A box high up, lower only to come nearer to an x; None if there is no room."""
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
        """The free box of a size nearest to a goal, or None; sought in rows at this distance."""
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
        """Boxes of these widths and one height in the lowest of as few rows as hold them, or None.

        Rows are chosen so that together they could hold the most boxes of the widest kind; in each
        the boxes stand in the middle.
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
        """For every place a row could have: how many boxes of a width it holds, and its spans."""
        kept = [box.grow(self.gap) for box in taken]
        shelves = []
        for row in range(int((self.reach.height - height) // SCAN) + 1):
            top = self.reach.top + row * SCAN
            spans = free_spans(self.face, top, top + height, kept)
            shelves.append((sum(self._capacity(b - a, width) for a, b in spans), spans))
        return shelves

    def _capacity(self, length: float, width: float) -> int:
        """The number of boxes of a width that a span holds."""
        return int((length + self.gap) // (width + self.gap))

    def _centre(
        self, widths: Sequence[float], middle: float, top: float, bottom: float
    ) -> list[Box]:
        """Boxes side by side about a middle."""
        x = middle - (sum(widths) + self.gap * (len(widths) - 1)) / 2
        boxes = []
        for width in widths:
            boxes.append(Box(x, top, x + width, bottom))
            x += width + self.gap
        return boxes


def _fullest(held: Sequence[int], pitch: int) -> list[int]:
    """The rows, at least a pitch apart and from the top, that hold the most together."""
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
