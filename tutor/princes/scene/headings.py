"""The ways to set a district's seal and name on its stone, the best-looking first."""

from __future__ import annotations

from tutor.core.lettering import width, wrapped
from tutor.core.outline import Box, centroid
from tutor.core.packing import Room
from tutor.princes.scene.layouts import Layout
from tutor.princes.scene.plots import Contents, Heading


def headings(room: Room, contents: Contents, layout: Layout) -> list[Heading]:
    """The ways to set the seal and the name as high on the stone as they go, best-looking first."""
    name, size = contents.name, layout.type
    crest = crest_size(contents.pill, layout)
    middle = centroid(room.face)[0]
    found = []
    for beside, most in ((True, 1), (True, 2), (False, 1), (False, 2)):
        wide = room.reach.width - (crest[0] + 5 if beside else 0)
        if most == 2:
            wide = min(wide, width(name, "bold", size) * 0.9)
        lines = wrapped(name, "bold", size, wide, most)
        if len(lines) != most:
            continue
        box_size = _heading_size(lines, crest, beside, layout)
        for near, odd in ((middle, 0), (room.reach.left, 8), (room.reach.right, 10)):
            box = room.highest(*box_size, near)
            if box is not None:
                cost = box.bottom + odd + (0 if beside else 4) + (9 if most == 2 else 0)
                found.append(Heading(box, lines, beside, cost))
    if not found:
        lines = wrapped(name, "bold", size, room.reach.width * 0.7, 2)
        box_size = _heading_size(lines, crest, False, layout)
        goal = centroid(room.face)
        box = room.closest(*box_size, [], goal) or Box.about(goal, *box_size)
        found.append(Heading(box, lines, False, 0))
    return sorted(found, key=lambda heading: heading.cost)


def _heading_size(
    lines: tuple[str, ...], crest: tuple[float, float], beside: bool, layout: Layout
) -> tuple[float, float]:
    wide = max(width(line, "bold", layout.type) for line in lines) + 1
    high = layout.line * len(lines) - 2
    if beside:
        return wide + crest[0] + 5, max(high, crest[1])
    return max(wide, crest[0]), high + crest[1] + 2


def crest_size(pill_width: float, layout: Layout) -> tuple[float, float]:
    """Width and height of what heads a name: the seal, on a small board the price in its place."""
    return (pill_width, layout.pill) if layout.short_names else (layout.seal, layout.seal)
