"""Bars with the interval of each, and the mark of a fair share: one small drawing for a finding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tutor.core.drawing.lettering import width
from tutor.core.drawing.palette import PALETTES, Palette, ThemeName
from tutor.core.drawing.scene import Group, Layer, Paint, Path, Rect, Scene, Shape, Words

WIDE: Final = 340
ROW: Final = 26
CLOSE: Final = 21
"""The height of a row, and of one among many."""
MANY: Final = 7
TYPE: Final = 13.0
GAP: Final = 8.0
TOP: Final = 4.0


class Bar(NamedTuple):
    """One row: its name, its value as a number and as written, and the ends of its interval.

    `thing` is the id of the thing on the board that it is about, if it is about one.
    """

    name: str
    value: float
    written: str
    low: float
    high: float
    thing: str = ""


def bars_scene(
    bars: Sequence[Bar], title: str, theme: ThemeName, fair: float | None = None
) -> Scene:
    """The drawing; `fair` is the value of the line that all bars are compared with."""
    palette = PALETTES[theme]
    left = max(width(bar.name, "sans", TYPE) for bar in bars) + GAP
    right = WIDE - max(width(bar.written, "sans", TYPE) for bar in bars) - GAP
    most = max([bar.high for bar in bars] + [fair or 0.0]) or 1.0
    row = CLOSE if len(bars) >= MANY else ROW
    high = round(row * len(bars) + 2 * TOP)
    shapes = [
        shape
        for place, bar in enumerate(bars)
        for shape in _row(bar, TOP + row * (place + 0.5), left, (right - left) / most, palette)
    ]
    if fair is not None:
        x = round(left + fair * (right - left) / most, 1)
        line = Paint(stroke=palette.ink, width=1.5, dash=(4, 3))
        shapes.append(Path(f"M{x} {TOP}L{x} {high - TOP}", line))
    told = "; ".join(f"{bar.name}: {bar.written}" for bar in bars)
    return Scene(WIDE, high, title, told, (Layer("static", (Group("bars", tuple(shapes)),)),))


def _row(bar: Bar, middle: float, left: float, scale: float, palette: Palette) -> Iterator[Shape]:
    """The name, the bar, its interval and its value."""
    base = round(middle + TYPE / 3, 1)
    yield Words(left - GAP, base, bar.name, TYPE, palette.ink, palette.surface, anchor="end")
    long = round(max(bar.value * scale, 1), 1)
    edge = Paint(palette.glow, palette.outline)
    yield Rect(round(left, 1), middle - 7, long, 14, 2, edge)
    ends = [round(left + end * scale, 1) for end in (bar.low, bar.high)]
    line = f"M{ends[0]} {middle}L{ends[1]} {middle}"
    yield Path(
        line, Paint(stroke=palette.ink, width=1.5), (Paint(stroke=palette.surface, width=4),)
    )
    yield Words(WIDE, base, bar.written, TYPE, palette.ink, palette.surface, anchor="end")
