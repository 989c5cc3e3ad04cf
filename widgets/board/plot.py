"""The axes and lines of a plot as paths; the library leather computes them, the caller paints them.

The library finds the ticks of the scale and the paths of axes and lines. The paths are in the
coordinates of a picture, so the same plot can be painted in every theme, on the page and on paper.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from leather import Axis, Line, Linear, Series

NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
ANY: Final = "none"
"""The library needs a colour; the painter chooses another."""
MOST_VALUES: Final = 4
"""The ticks of the value scale that fit into a low picture."""


class Room(NamedTuple):
    """The area of a plot in its picture, in pixels, without the labels beside it."""

    left: float
    top: float
    wide: float
    high: float


class Tick(NamedTuple):
    """A line of an axis as a path, its label, and the point on the axis where it begins."""

    text: str
    name: str
    x: float
    y: float


class Steps:
    """The scale of the steps: it ends at the last step, not at the next round number."""

    def __init__(self, plies: int) -> None:
        self._plies = plies

    def project(self, value: float, range_min: float, range_max: float) -> float:
        """The position of a step between two ends."""
        return range_min + (range_max - range_min) * value / self._plies


class Plot:
    """A plot of values from 0 to `most` over the steps from 0 to `plies`, both at least 1."""

    def __init__(self, room: Room, plies: int, most: int) -> None:
        self.room = room
        self._steps, self._scale = Steps(max(plies, 1)), Linear(0, max(most, 1))

    def x(self, ply: float) -> float:
        """The horizontal position of a step."""
        return round(self.room.left + self._steps.project(ply, 0, self.room.wide), 2)

    def y(self, value: float) -> float:
        """The vertical position of a value."""
        return round(self.room.top + float(self._scale.project(value, self.room.high, 0)), 2)

    def values(self) -> Iterator[Tick]:
        """The lines of the value scale, at round numbers."""
        whole = [int(each) for each in self._scale.ticks() if each == int(each)]
        few = whole[:: -(-len(whole) // MOST_VALUES)]
        return self._axis(self._scale, few, [str(each) for each in few], "left")

    def parts(self, parts: Sequence[tuple[int, str]]) -> Iterator[Tick]:
        """The lines at which parts of the game begin, by their steps and names."""
        if not parts:
            return iter(())
        plies, names = zip(*parts, strict=True)
        return self._axis(self._steps, plies, names, "bottom")

    def line(self, points: Iterable[tuple[int, int | None]], aside: float) -> str:
        """The path of a line, moved down by `aside` pixels; None among the points is a gap.

        It is empty if all points are None.
        """
        known = list(points)
        if all(value is None for _, value in known):
            return ""
        wide, high = self.room.wide, self.room.high
        drawn = Line(ANY).to_svg(wide, high, self._steps, self._scale, Series(known), iter(()))
        return "".join(self._picture_path(path.get("d"), aside) for path in drawn.iter("path"))

    def _axis(
        self, scale: Steps | Linear, places: Sequence[int], names: Sequence[str], orient: str
    ) -> Iterator[Tick]:
        axis = Axis(list(places), lambda value, number, count: names[number])
        drawn = axis.to_svg(self.room.wide, self.room.high, scale, orient)
        for tick in drawn.iter("g"):
            if tick.get("class") == "tick":
                line, label = tick
                ends = " ".join(line.get(end) for end in ("x1", "y1", "x2", "y2"))
                text = self._picture_path(ends, 0.0)
                x = round(self.room.left + float(label.get("x")), 2)
                y = round(self.room.top + float(label.get("y")), 2)
                yield Tick(text, label.text, x, y)

    def _picture_path(self, text: str, aside: float) -> str:
        """Straight lines from point to point as a path in the coordinates of the picture."""
        numbers = [float(each) for each in NUMBER.findall(text)]
        left, top = self.room.left, self.room.top + aside
        points = zip(numbers[::2], numbers[1::2], strict=True)
        return "M" + "L".join(f"{round(left + x, 2)} {round(top + y, 2)}" for x, y in points)
