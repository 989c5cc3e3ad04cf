"""The materials of the stones: ledges, fitted blocks, cloth, lozenges, rings of paving.

Each kind of district has a material of its own, so that kinds differ without colour. Materials
reach to the edges of their stone; what is filled keeps off the heading. Lines are carved: a dark
one on a broad light one.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin

from tutor.core.drawing.outline import Box, Polygon, around, centroid, free_spans, holds, sharp
from tutor.core.drawing.pathtext import Point, number
from tutor.princes.scene.city.patterns import lozenges

LEDGE = 19.0
LEDGES = 4
"""On a low stone the ledges are closer, so that their number hardly drops."""
WAVE = 24.0
COURSE = 18.0
BLOCK = 36.0
STITCH = 8.0
WEFT = 17.0
RING = 19.0
ARC = 15


def carve(kind: str, face: Polygon, heading: Box, scale: float) -> str:
    """The path text of the lines carved into a stone of a kind."""
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
    """The path text of the raised parts of a stone: single blocks, the lozenges of a cloth."""
    if kind == "temple":
        return "".join(_lit_blocks(face, heading, COURSE * scale, BLOCK * scale))
    return lozenges(face, heading) if kind == "house" else ""


def joints(face: Polygon, course: float, block: float) -> str:
    """The joints of fitted blocks in courses, each course set off against the one below."""
    return "".join(_joints(face, course, block))


def ledges(face: Polygon, scale: float, lower: float) -> str:
    """Level lines that sway a little, from edge to edge, as terrace walls do; so much lower."""
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
    """Whether the joint at the left of a block lies inside the face from top to foot."""
    return all(holds(face, box.left, y) for y in (box.top + 1, box.centre[1], box.bottom - 1))


def _blocks(face: Polygon, course: float, block: float) -> Iterator[Box]:
    """The blocks over a face, of slightly unlike lengths."""
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
    """Zigzag threads from edge to edge."""
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
    """Rings of paving about the middle, each as far as it lies on the stone."""
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
    """The part of a polygon that lies in a box (Sutherland and Hodgman)."""
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
