"""The materials of the stones that show the districts, and a flat pattern for each kind of district.

Each kind of district has a material of its own, so that kinds can be told apart without colour:
ledges, fitted blocks, cloth, lozenges, rings of paving. A material reaches to the edges of its
stone, but filled parts leave the heading free. A carved line is a dark line on a broad light one.

The theme of high contrast has patterns instead: terrace lines for production, stepped niches for
temples, a weave for recruiting, lozenges for the houses, dots for the rest. A pattern leaves the
heading of its stone free and has only whole motifs.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin

from tutor.core.drawing.outline import Box, Polygon, around, centroid, free_spans, holds, sharp
from tutor.core.drawing.pathtext import Point, number

HATCH = 15.0
_MOTIFS: dict[str, tuple[int, int, int, int, str]] = {
    "temple": (34, 25, 22, 12, "v-6h6v-6h10v6h6v6"),
    "recruiting": (20, 17, 14, 7, "l7-7 7 7"),
    "house": (26, 20, 10, 10, "m5 0l-5-5 5-5 5 5zm5 0"),
    "special": (26, 22, 1, 1, "h1"),
}
LEDGE = 19.0
LEDGES = 4
"""The approximate least number of ledges on a stone; on a low stone, ledges are closer together."""
WAVE = 24.0
COURSE = 18.0
BLOCK = 36.0
STITCH = 8.0
WEFT = 17.0
RING = 19.0
ARC = 15


def pattern(kind: str, face: Polygon, heading: Box) -> str:
    """Return the path text of a flat pattern for a kind of district, on the face of a stone."""
    if kind == "production":
        return "".join(_waves(face, heading))
    return _motifs(face, heading, kind)


def lozenges(face: Polygon, heading: Box) -> str:
    """Return the path text of a pattern of lozenges, as on woven cloth, outside the heading."""
    return _motifs(face, heading, "house")


def _motifs(face: Polygon, heading: Box, kind: str) -> str:
    """Return the path text of rows of a motif for a kind.

    The first row begins where a motif has room.
    """
    for lower in range(0, 24, 4):
        if found := "".join(_set(face, heading, lower, *_MOTIFS[kind])):
            return found
    return ""


def _waves(face: Polygon, heading: Box) -> Iterator[str]:
    """Yield the path text of level lines that sway a little, like terrace walls."""
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
    """Yield the path text of a motif in staggered rows.

    A motif is left out if it does not fit whole.
    """
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


def hatch(face: Polygon, off: Box) -> str:
    """Return the path text of slanting lines over the face of a stone, except over a box."""
    low = min(x + y for x, y in face)
    high = max(x + y for x, y in face)
    lines = []
    for row in range(int((high - low) // HATCH) + 1):
        level = low + (row + 0.5) * HATCH
        for start, end in _spans_outside(_across(face, level), level, off):
            lines.append(f"M{start:.0f} {level - start:.0f}L{end:.0f} {level - end:.0f}")
    return "".join(lines)


def _across(face: Polygon, level: float) -> list[tuple[float, float]]:
    """Return the spans of x in which the line x + y = level is inside a polygon."""
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
    """Yield the spans without their parts that lie over a box."""
    low, high = max(off.left, level - off.bottom), min(off.right, level - off.top)
    for start, end in spans:
        for a, b in (
            ((start, end),) if low >= high else ((start, min(end, low)), (max(start, high), end))
        ):
            if b - a > 2:
                yield a, b


def carve(kind: str, face: Polygon, heading: Box, scale: float) -> str:
    """Return the path text of the lines carved into a stone of a district of this kind."""
    match kind:
        case "production":
            return ledges(face, scale, 0)
        case "temple":
            return joints(face, COURSE * scale, BLOCK * scale)
        case "recruiting":
            return "".join(_weave(face, WEFT * scale, STITCH * scale))
        case "house":
            return lozenges(face, heading)
        case _:
            return "".join(_rings(face, RING * scale))


def lit_parts(kind: str, face: Polygon, heading: Box, scale: float) -> str:
    """Return the path text of the raised parts of a stone: single blocks, or the lozenges of a cloth."""
    if kind == "temple":
        return "".join(_lit_blocks(face, heading, COURSE * scale, BLOCK * scale))
    return lozenges(face, heading) if kind == "house" else ""


def joints(face: Polygon, course: float, block: float) -> str:
    """Return the path text of the joints between fitted blocks; each row of blocks is shifted."""
    return "".join(_joints(face, course, block))


def ledges(face: Polygon, scale: float, lower: float) -> str:
    """Return the path text of level lines that sway a little, from edge to edge, moved down by `lower`."""
    return "".join(_ledges(face, LEDGE * scale, lower))


def _ledges(face: Polygon, pitch: float, lower: float) -> Iterator[str]:
    reach = around(face)
    pitch = min(pitch, reach.height / LEDGES)
    y, row = reach.top + pitch * 0.7 + lower, 0
    while y < reach.bottom - 5:
        for left, right in free_spans(face, y - 2, y + 2):
            count = round((right - left) / WAVE)
            if count:
                length = number((right - left) / count)
                bend = "-4" if row % 2 else "4"
                start = f"M{number(left)} {number(y)}q{number((right - left) / count / 2)} {bend} "
                yield start + f"{length} 0" + f"t{length} 0" * (count - 1)
        y += pitch
        row += 1


def _joints(face: Polygon, course: float, block: float) -> Iterator[str]:
    reach = around(face)
    y, row = reach.top + course, 1
    while y < reach.bottom - 3:
        for left, right in free_spans(face, y - 0.5, y + 0.5):
            yield f"M{round(left)} {round(y)}H{round(right)}"
        y, row = y + course, row + 1
    for box in _blocks(face, course, block):
        if box.left > reach.left + 4 and _stands(face, box):
            yield f"M{round(box.left)} {round(box.top)}V{round(box.bottom)}"


def _stands(face: Polygon, box: Box) -> bool:
    """Whether the joint at the left of a block lies wholly inside the face of a stone."""
    return all(holds(face, box.left, y) for y in (box.top + 1, box.centre[1], box.bottom - 1))


def _blocks(face: Polygon, course: float, block: float) -> Iterator[Box]:
    """Yield the blocks that cover the face of a stone; their lengths differ slightly."""
    reach = around(face)
    y, row = reach.top, 0
    while y < reach.bottom:
        x, place = reach.left - (row % 2) * block / 2, 0
        while x < reach.right:
            wide = block * (1 + ((row * 5 + place * 7) % 5 - 2) * 0.08)
            yield Box(x, y, x + wide, y + course)
            x, place = x + wide, place + 1
        y, row = y + course, row + 1


def _lit_blocks(face: Polygon, heading: Box, course: float, block: float) -> Iterator[str]:
    for number_of, box in enumerate(_blocks(face, course, block)):
        if number_of * 7 % 5 == 0 and not box.overlaps(heading.grow(2)):
            corners = clip(face, box)
            if len(corners) > 2:
                yield sharp(tuple((round(x), round(y)) for x, y in corners))


def _weave(face: Polygon, pitch: float, stitch: float) -> Iterator[str]:
    """Yield the path text of zigzag threads from edge to edge."""
    reach = around(face)
    y, row = reach.top + pitch * 0.8, 0
    while y < reach.bottom - 4:
        for left, right in free_spans(face, y - stitch / 2, y + stitch / 2):
            count = int((right - left) // (2 * stitch))
            if count:
                start = left + (right - left - 2 * stitch * count) / 2
                one, down = number(stitch), "-" if row % 2 else ""
                up = "" if row % 2 else "-"
                half = number(stitch * 0.75)
                tooth = f"l{one} {up}{half}l{one} {down}{half}"
                yield f"M{number(start)} {number(y)}" + tooth * count
        y += pitch
        row += 1


def _rings(face: Polygon, pitch: float) -> Iterator[str]:
    """Yield the path text of rings of paving around the middle, cut off at the edge of the stone."""
    x, y = centroid(face)
    farthest = max(hypot(px - x, py - y) for px, py in face)
    radius = pitch
    while radius < farthest:
        step = 2 * pi / (360 // ARC)
        handle = radius / cos(step / 2)
        is_drawing = False
        for turn in range(360 // ARC):
            angle = turn * step
            start, end = _on(x, y, radius, angle), _on(x, y, radius, angle + step)
            if not (holds(face, *start) and holds(face, *end)):
                is_drawing = False
                continue
            bend = _on(x, y, handle, angle + step / 2)
            if not is_drawing:
                yield f"M{number(start[0])} {number(start[1])}"
            is_drawing = True
            yield f"Q{number(bend[0])} {number(bend[1])} {number(end[0])} {number(end[1])}"
        radius += pitch


def _on(x: float, y: float, radius: float, angle: float) -> Point:
    return x + radius * cos(angle), y + radius * sin(angle)


def clip(polygon: Polygon, box: Box) -> Polygon:
    """Return the part of a polygon inside a box, by the algorithm of Sutherland and Hodgman."""
    for axis, limit, sign in (
        (0, box.left, 1),
        (0, box.right, -1),
        (1, box.top, 1),
        (1, box.bottom, -1),
    ):
        kept: list[Point] = []
        for start, end in zip((polygon[-1:] + polygon[:-1]), polygon, strict=True):
            was, is_in = (start[axis] - limit) * sign, (end[axis] - limit) * sign
            if (was < 0) != (is_in < 0):
                share = was / (was - is_in)
                kept.append(
                    (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
                )
            if is_in >= 0:
                kept.append(end)
        polygon = tuple(kept)
        if not polygon:
            break
    return polygon
