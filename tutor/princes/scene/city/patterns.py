"""A flat pattern for each kind of district, used by the theme of high contrast.

Terrace lines for production, stepped niches for temples, a weave for recruiting, lozenges for the
houses, dots for the rest. A pattern keeps inside its stone and off its heading; no motif is cut.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.drawing.outline import Box, Polygon, around, free_spans


def pattern(kind: str, face: Polygon, heading: Box) -> str:
    """The path text of a kind's pattern on a stone's face."""
    if kind == "production":
        return "".join(_waves(face, heading))
    return _motifs(face, heading, kind)


def lozenges(face: Polygon, heading: Box) -> str:
    """The lozenges of a woven cloth, off the heading."""
    return _motifs(face, heading, "house")


def _motifs(face: Polygon, heading: Box, kind: str) -> str:
    """The rows of a kind's motif; on a small stone the first rows that have room for one."""
    for lower in range(0, 24, 4):
        if found := "".join(_set(face, heading, lower, *_MOTIFS[kind])):
            return found
    return ""


def _waves(face: Polygon, heading: Box) -> Iterator[str]:
    """Level lines that sway a little, as terrace walls do."""
    reach = around(face)
    y, row = reach.top + 12, 0
    while y < reach.bottom - 4:
        for left, right in free_spans(face, y - 3, y + 3, (heading.grow(3),)):
            count = int((right - left) // 24)
            if count:
                start = left + (right - left - 24 * count) / 2
                bend = "-4" if row % 2 else " 4"
                yield f"M{start:.0f} {y:.0f}q12{bend} 24 0" + "t24 0" * (count - 1)
        y += 16
        row += 1


def _set(
    face: Polygon,
    heading: Box,
    lower: int,
    pitch_x: int,
    pitch_y: int,
    wide: int,
    high: int,
    motif: str,
) -> Iterator[str]:
    """One motif set in staggered rows wherever the whole of it fits."""
    reach = around(face)
    y, row = int(reach.top) + 4 + lower, 0
    while y + high < reach.bottom:
        offset = (row % 2) * pitch_x // 2
        for left, right in free_spans(face, y, y + high, (heading.grow(4),)):
            first = int(reach.left) + offset
            x = first + pitch_x * -(-(int(left) + 3 - first) // pitch_x)
            count = int((right - 2 - wide - x) // pitch_x) + 1
            if count > 0:
                yield f"M{x} {y + high}{motif}" + f"m{pitch_x - wide} 0{motif}" * (count - 1)
        y += pitch_y
        row += 1


HATCH = 15.0
_MOTIFS: dict[str, tuple[int, int, int, int, str]] = {
    "temple": (34, 25, 22, 12, "v-6h6v-6h10v6h6v6"),
    "recruiting": (20, 17, 14, 7, "l7-7 7 7"),
    "house": (26, 20, 10, 10, "m5 0l-5-5 5-5 5 5zm5 0"),
    "special": (26, 22, 1, 1, "h1"),
}


def hatch(face: Polygon, off: Box) -> str:
    """Slanting lines over a stone's face, left out over a box."""
    low = min(x + y for x, y in face)
    high = max(x + y for x, y in face)
    lines = []
    for row in range(int((high - low) // HATCH) + 1):
        level = low + (row + 0.5) * HATCH
        for start, end in _spans_outside(_across(face, level), level, off):
            lines.append(f"M{start:.0f} {level - start:.0f}L{end:.0f} {level - end:.0f}")
    return "".join(lines)


def _across(face: Polygon, level: float) -> list[tuple[float, float]]:
    """The spans of x in which the line of all points with x + y = level is inside a polygon."""
    cuts = []
    x0, y0 = face[-1]
    for x1, y1 in face:
        before, after = x0 + y0 - level, x1 + y1 - level
        if (before > 0) != (after > 0):
            cuts.append(x0 + (x1 - x0) * before / (before - after))
        x0, y0 = x1, y1
    cuts.sort()
    return list(zip(cuts[::2], cuts[1::2], strict=False))


def _spans_outside(
    spans: list[tuple[float, float]], level: float, off: Box
) -> Iterator[tuple[float, float]]:
    """The spans without the parts over a box."""
    low, high = max(off.left, level - off.bottom), min(off.right, level - off.top)
    for start, end in spans:
        for a, b in (
            ((start, end),) if low >= high else ((start, min(end, low)), (max(start, high), end))
        ):
            if b - a > 2:
                yield a, b
