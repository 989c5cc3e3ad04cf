"""Curves of one figure over the steps of a line: a line of steps for each player, with its mark.

Players are told apart by dash and mark beside the colour, and equal values are drawn side by side.
A tap means the step it is nearest to. This module knows no game and no words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from tutor.core.drawing.lettering import width
from tutor.core.drawing.marks import letters, token
from tutor.core.drawing.palette import PALETTES, Palette
from tutor.core.drawing.scene import Group, Layer, Paint, Path, Scene, Shape, Use, Words

DASHES: Final[tuple[tuple[float, ...], ...]] = (
    *((), (9, 5), (2, 4), (12, 4, 2, 4)),
    *((5, 3), (16, 5), (2, 7), (7, 3, 2, 3)),
)
"""The dash of each seat."""

LEFT: Final = 30.0
RIGHT: Final = 28.0
TOP: Final = 14.0
BOTTOM: Final = 24.0
TYPE: Final = 13.0
MARK: Final = 20.0
ASIDE: Final = 2.8
"""So far the lines of neighbouring seats are drawn from each other, in pixels."""


@dataclass(frozen=True)
class Curves:
    """The values of each player after 0, 1, 2 … steps, None where they are hidden.

    `parts` are the steps at which a part of the line begins, with what is written there. `beside`
    are the values on a second line, drawn thin from the last step that both have in common.
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
        """The largest value of all."""
        rows = (*self.values, *self.beside)
        return max((value for row in rows for value in row if value is not None), default=0)


@dataclass(frozen=True)
class Frame:
    """The room of the curves, and where in it a step and a value stand."""

    wide: int
    high: int
    plies: int
    most: int

    def x(self, ply: float) -> float:
        """Where a step stands from the left."""
        return round(LEFT + (self.wide - LEFT - RIGHT) * ply / self.plies, 2)

    def y(self, value: float) -> float:
        """Where a value stands from the top."""
        room = self.high - TOP - BOTTOM
        return round(self.high - BOTTOM - room * value / max(self.most, 1), 2)


def curves_scene(
    curves: Curves,
    now: int,
    title: str,
    theme_name: str,
    size: tuple[int, int],
    looked_at: int | None = None,
) -> Scene:
    """The drawing, with the step `now` marked; `title` says what is counted.

    A step that is only looked at has a thin broken line.
    """
    palette = PALETTES[theme_name]
    frame = Frame(*size, curves.plies, curves.most)
    still = (
        Group("ground", (*_ground(curves, frame, palette),)),
        *(_beside(curves, seat, frame, palette) for seat in range(len(curves.beside))),
        *(_curve(curves, seat, frame, palette) for seat in range(len(curves.players))),
        *_ends(curves, frame, theme_name),
        *(Group(f"ply-{ply}", (), area=_strip(frame, ply)) for ply in range(curves.plies + 1)),
    )
    moment = Path(
        f"M{frame.x(now)} {TOP - 10}L{frame.x(now)} {size[1] - BOTTOM}",
        Paint(stroke=palette.accent, width=2.5),
    )
    marked = [Group("now", (moment,))]
    if looked_at is not None:
        x = frame.x(looked_at)
        line = Paint(stroke=palette.ink, width=1.5, dash=(3, 3))
        marked.append(Group("looked-at", (Path(f"M{x} {TOP - 10}L{x} {size[1] - BOTTOM}", line),)))
    layers = Layer("static", still), Layer("dynamic", (*marked,))
    return Scene(*size, title, title, layers)


def step_of(thing: str) -> int | None:
    """The step that a tapped thing of the drawing means; None for none."""
    kind, _, ply = thing.partition("-")
    return int(ply) if kind == "ply" else None


def _strip(frame: Frame, ply: int) -> tuple[tuple[float, float], ...]:
    """The room in which a tap means a step."""
    left, right = frame.x(ply - 0.5), frame.x(ply + 0.5)
    return (left, 0), (right, 0), (right, frame.high), (left, frame.high)


def _ground(curves: Curves, frame: Frame, palette: Palette) -> Iterator[Shape]:
    """The lines of the scale with their numbers, and the parts of the line with their names."""
    hair = Paint(stroke=palette.hairline)
    end = frame.wide - RIGHT
    for value in sorted({0, frame.most // 2, frame.most}):
        y = frame.y(value)
        yield Path(f"M{LEFT} {y}L{end} {y}", hair)
        yield Words(
            LEFT - 6, y + 4, str(value), TYPE, palette.second, palette.surface, anchor="end"
        )
    taken = 0.0
    for ply, name in curves.parts:
        x = frame.x(ply)
        yield Path(f"M{x} {TOP}L{x} {frame.high - BOTTOM}", hair)
        if x >= taken and x + width(name, "sans", TYPE) <= frame.wide - RIGHT + 8:
            yield Words(x, frame.high - 7, name, TYPE, palette.second, palette.surface)
            taken = x + width(name, "sans", TYPE) + 8


def _curve(curves: Curves, seat: int, frame: Frame, palette: Palette) -> Group:
    """The line of one player, on an edge that sets it off from its ground."""
    dash, colour = DASHES[seat], palette.players[seat]
    paint = Paint(stroke=colour, width=2.2, dash=dash)
    under = Paint(stroke=palette.outline, width=3.4, dash=dash)
    aside = _aside(curves, seat)
    text = "".join(_steps(curves.values[seat], frame, aside))
    return Group(f"curve-{seat}", (Path(text, paint, (under,)),) if text else ())


def _beside(curves: Curves, seat: int, frame: Frame, palette: Palette) -> Group:
    """The second line of one player: thin, with the same dash, where it is not the first."""
    row, first = curves.beside[seat], curves.values[seat]
    pairs = zip(row, first, strict=False)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    left = tuple(None if ply < shared - 1 else value for ply, value in enumerate(row))
    paint = Paint(stroke=palette.players[seat], width=1.0, dash=DASHES[seat])
    text = "".join(_steps(left, frame, _aside(curves, seat))) if shared < len(row) else ""
    return Group(f"beside-{seat}", (Path(text, paint),) if text else ())


def _aside(curves: Curves, seat: int) -> float:
    return ASIDE * (seat - (len(curves.players) - 1) / 2)


def _steps(values: Sequence[int | None], frame: Frame, aside: float) -> Iterator[str]:
    """The path of a line that keeps its height until a step changes it."""
    before: int | None = None
    for ply, value in enumerate(values):
        x, is_last = frame.x(ply), ply == len(values) - 1
        if value is None:
            if before is not None:
                yield f"L{x} {frame.y(before) + aside:.2f}"
        elif before is None:
            yield f"M{x} {frame.y(value) + aside:.2f}"
        elif value != before:
            yield f"L{x} {frame.y(before) + aside:.2f}L{x} {frame.y(value) + aside:.2f}"
        elif is_last:
            yield f"L{x} {frame.y(value) + aside:.2f}"
        before = value


def _ends(curves: Curves, frame: Frame, theme_name: str) -> Iterator[Group]:
    """The players' marks at the ends of their lines, one below the other where they are equal."""
    last = [(row[-1], seat) for seat, row in enumerate(curves.values)]
    known = sorted((-value, seat) for value, seat in last if value is not None)
    lowest = frame.high - BOTTOM - MARK / 2
    places: list[float] = []
    for value, _ in known:
        y = frame.y(-value) - MARK / 2
        places.append(max(y, places[-1] + MARK) if places else max(y, 0))
    for place in reversed(range(len(places))):
        places[place] = min(places[place], lowest - MARK * (len(places) - 1 - place))
    initials = letters(curves.players)
    for y, (_, seat) in zip(places, known, strict=True):
        mark = token(seat, initials[seat], MARK, 12.0, theme_name)
        yield Group(f"end-{seat}", (Use(mark, frame.wide - RIGHT + 4, round(y, 2)),))
