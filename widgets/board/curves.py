"""Curves of one figure that each player has, over the steps of a line: a stepped curve for each player.

A curve has a mark at its end. Curves differ in dash and mark as well as in colour, and
equal values are drawn side by side. A tap chooses the nearest step. The library leather
computes ticks, axes and lines as paths in the coordinates of a picture, so the same plot
can be painted in every theme. This module knows no game and no words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import Final, NamedTuple

from leather import Axis, Line, Linear, Series

from tutor.core.drawing.elements import letters, token
from tutor.core.drawing.lettering import width
from tutor.core.drawing.palette import PALETTES, Palette
from tutor.core.drawing.scene import Group, Layer, Paint, Path, Scene, Shape, Use, Words

NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
ANY: Final = "none"
"""A value for a colour that the library requires; the painter uses other colours."""
MOST_VALUES: Final = 4
"""The most ticks of the value scale that fit into a low picture."""


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
    """The scale of the steps, which ends at the last step and not at the next round number."""

    def __init__(self, plies: int) -> None:
        self._plies = plies

    def project(self, value: float, range_min: float, range_max: float) -> float:
        """Return the coordinate of the step `value` between the ends of an axis."""
        return range_min + (range_max - range_min) * value / self._plies


class Plot:
    """A plot of values from 0 to `most` over the steps from 0 to `plies`, both at least 1."""

    def __init__(self, room: Room, plies: int, most: int) -> None:
        self.room = room
        self._steps, self._scale = Steps(max(plies, 1)), Linear(0, max(most, 1))

    def x(self, ply: float) -> float:
        """Return the horizontal coordinate of a step, in pixels."""
        return round(self.room.left + self._steps.project(ply, 0, self.room.wide), 2)

    def y(self, value: float) -> float:
        """Return the vertical coordinate of a value, in pixels."""
        return round(self.room.top + float(self._scale.project(value, self.room.high, 0)), 2)

    def values(self) -> Iterator[Tick]:
        """Yield the lines of the value scale, at round numbers."""
        whole = [int(each) for each in self._scale.ticks() if each == int(each)]
        few = whole[:: -(-len(whole) // MOST_VALUES)]
        return self._axis(self._scale, few, [str(each) for each in few], "left")

    def parts(self, parts: Sequence[tuple[int, str]]) -> Iterator[Tick]:
        """Yield the lines at which the parts of a game begin; each part is a step and a name."""
        if not parts:
            return iter(())
        plies, names = zip(*parts, strict=True)
        return self._axis(self._steps, plies, names, "bottom")

    def line(self, points: Iterable[tuple[int, int | None]], aside: float) -> str:
        """Return the path of a line, moved down by `aside` pixels; a value of None makes a gap.

        The path is empty if all values are None.
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
        """Return the path through the points of another path, in the picture's coordinates."""
        numbers = [float(each) for each in NUMBER.findall(text)]
        left, top = self.room.left, self.room.top + aside
        points = zip(numbers[::2], numbers[1::2], strict=True)
        return "M" + "L".join(f"{round(left + x, 2)} {round(top + y, 2)}" for x, y in points)


DASHES: Final[tuple[tuple[float, ...], ...]] = (
    *((), (9, 5), (2, 4), (12, 4, 2, 4)),
    *((5, 3), (16, 5), (2, 7), (7, 3, 2, 3)),
)
"""The dashes of the players' lines, by seat."""

LEFT: Final = 30.0
RIGHT: Final = 28.0
TOP: Final = 14.0
BOTTOM: Final = 24.0
TYPE: Final = 13.0
MARK: Final = 20.0
ASIDE: Final = 2.8
"""The distance in pixels between the lines of neighbouring seats with equal values."""


@dataclass(frozen=True)
class Curves:
    """The values of each player after 0, 1, 2 … steps; None for a hidden value.

    `parts` are the steps at which a part of the game begins, each with its label. `beside` are the
    values on a second line, which is drawn thin from the last step that both lines share.
    """

    players: tuple[str, ...]
    values: tuple[tuple[int | None, ...], ...]
    parts: tuple[tuple[int, str], ...]
    beside: tuple[tuple[int | None, ...], ...] = ()

    @property
    def plies(self) -> int:
        """The number of steps of the longer line."""
        return max(1, *(len(row) - 1 for row in (*self.values[:1], *self.beside[:1])))

    @property
    def most(self) -> int:
        """The largest of all values; 0 if there are no values."""
        rows = (*self.values, *self.beside)
        return max((value for row in rows for value in row if value is not None), default=0)


def curves_scene(
    curves: Curves,
    now: int,
    title: str,
    theme_name: str,
    size: tuple[int, int],
    looked_at: int | None = None,
) -> Scene:
    """Return the drawing of curves, with the step `now` marked.

    `title` is the name of the figure. `looked_at` is a step that the reader only looks at; a thin
    broken line marks this step.
    """
    palette, plot = PALETTES[theme_name], _plot(curves, size)
    moment = Paint(stroke=palette.accent, width=2.5)
    marked = [Group("now", (_upright(plot, now, moment),))]
    if looked_at is not None:
        line = Paint(stroke=palette.ink, width=1.5, dash=(3, 3))
        marked.append(Group("looked-at", (_upright(plot, looked_at, line),)))
    layers = Layer("static", _still(curves, theme_name, size)), Layer("dynamic", (*marked,))
    return Scene(*size, title, title, layers)


@lru_cache(maxsize=4)
def _plot(curves: Curves, size: tuple[int, int]) -> Plot:
    """Return the plot with its area in the picture."""
    wide, high = size
    room = Room(LEFT, TOP, wide - LEFT - RIGHT, high - TOP - BOTTOM)
    return Plot(room, curves.plies, curves.most)


@lru_cache(maxsize=4)
def _still(curves: Curves, theme_name: str, size: tuple[int, int]) -> tuple[Group, ...]:
    """Return the groups of the layer that stays the same while the reader moves along the curves."""
    plot, palette = _plot(curves, size), PALETTES[theme_name]
    return (
        Group("ground", (*_ground(curves, plot, palette, size),)),
        *(_beside(curves, seat, plot, palette) for seat in range(len(curves.beside))),
        *(_curve(curves, seat, plot, palette) for seat in range(len(curves.players))),
        *_ends(curves, plot, theme_name, size),
        *(
            Group(f"ply-{ply}", (), area=_strip(plot, ply, size[1]))
            for ply in range(curves.plies + 1)
        ),
    )


def _upright(plot: Plot, ply: int, paint: Paint) -> Path:
    """Return the vertical line that marks a step."""
    x, room = plot.x(ply), plot.room
    return Path(f"M{x} {room.top - 10}L{x} {room.top + room.high}", paint)


def step_of(thing: str) -> int | None:
    """Return the step that a tap on a thing of the drawing chooses; None if the thing is no step."""
    kind, _, ply = thing.partition("-")
    return int(ply) if kind == "ply" else None


def _strip(plot: Plot, ply: int, high: int) -> tuple[tuple[float, float], ...]:
    """Return the corners of the area in which a tap chooses a step."""
    left, right = plot.x(ply - 0.5), plot.x(ply + 0.5)
    return (left, 0), (right, 0), (right, high), (left, high)


def _ground(curves: Curves, plot: Plot, palette: Palette, size: tuple[int, int]) -> Iterator[Shape]:
    """Yield the lines of the value scale and of the parts of the game, with their labels."""
    hair = Paint(stroke=palette.hairline)
    for tick in plot.values():
        yield Path(tick.text, hair)
        yield Words(
            LEFT - 6, tick.y + 4, tick.name, TYPE, palette.second, palette.surface, anchor="end"
        )
    taken, (wide, high) = 0.0, size
    for tick in plot.parts(curves.parts):
        yield Path(tick.text, hair)
        if tick.x >= taken and tick.x + width(tick.name, "sans", TYPE) <= wide - RIGHT + 8:
            yield Words(tick.x, high - 7, tick.name, TYPE, palette.second, palette.surface)
            taken = tick.x + width(tick.name, "sans", TYPE) + 8


def _curve(curves: Curves, seat: int, plot: Plot, palette: Palette) -> Group:
    """Return the line of one player, with an edge that sets it off from the background."""
    dash, colour = DASHES[seat], palette.players[seat]
    paint = Paint(stroke=colour, width=2.2, dash=dash)
    under = Paint(stroke=palette.outline, width=3.4, dash=dash)
    text = plot.line(_corners(curves.values[seat]), _aside(curves, seat))
    return Group(f"curve-{seat}", (Path(text, paint, (under,)),) if text else ())


def _beside(curves: Curves, seat: int, plot: Plot, palette: Palette) -> Group:
    """Return the second line of one player, from the last step that it shares with the first line.

    The second line is thin and has the dash of the first.
    """
    row, first = curves.beside[seat], curves.values[seat]
    pairs = zip(row, first, strict=False)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    left = tuple(None if ply < shared - 1 else value for ply, value in enumerate(row))
    paint = Paint(stroke=palette.players[seat], width=1.0, dash=DASHES[seat])
    text = plot.line(_corners(left), _aside(curves, seat)) if shared < len(row) else ""
    return Group(f"beside-{seat}", (Path(text, paint),) if text else ())


def _aside(curves: Curves, seat: int) -> float:
    return ASIDE * (seat - (len(curves.players) - 1) / 2)


def _corners(values: Sequence[int | None]) -> Iterator[tuple[int, int | None]]:
    """Yield the corners of a stepped line, which keeps its height until a value changes.

    None is a gap in the line.
    """
    before: int | None = None
    for ply, value in enumerate(values):
        if value != before:
            if before is not None:
                yield ply, before
            yield ply, value
        elif value is not None and ply == len(values) - 1:
            yield ply, value
        before = value


def _ends(curves: Curves, plot: Plot, theme_name: str, size: tuple[int, int]) -> Iterator[Group]:
    """Yield the players' marks at the ends of their curves.

    Marks at equal values stand one below another.
    """
    last = [(row[-1], seat) for seat, row in enumerate(curves.values)]
    known = sorted((-value, seat) for value, seat in last if value is not None)
    lowest = size[1] - BOTTOM - MARK / 2
    places: list[float] = []
    for value, _ in known:
        y = plot.y(-value) - MARK / 2
        places.append(max(y, places[-1] + MARK) if places else max(y, 0))
    for place in reversed(range(len(places))):
        places[place] = min(places[place], lowest - MARK * (len(places) - 1 - place))
    initials = letters(curves.players)
    for y, (_, seat) in zip(places, known, strict=True):
        mark = token(seat, initials[seat], MARK, 12.0, theme_name)
        yield Group(f"end-{seat}", (Use(mark, size[0] - RIGHT + 4, round(y, 2)),))
