"""Numbers on the things of a board: how many phones of a class chose each thing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tutor.core.drawing.lettering import CAPITAL
from tutor.core.drawing.outline import Box, Polygon, Room, around
from tutor.core.drawing.palette import PALETTES, ThemeName
from tutor.core.drawing.scene import Group, Layer, Paint, Rect, Scene, Words, extent

HEIGHTS: Final = (32.0, 27.0, 22.0)
"""The heights of a count. It has the greatest height that fits on its thing, or the least."""
SIZE: Final = 0.7
"""The size of the letters of a count, as a share of its height."""
DIGIT: Final = 0.4
"""The width of each further digit, as a share of the height."""
LARGE: Final = 44.0
"""The least size of a thing with its count inside. A smaller thing has its count at its foot."""
LOW: Final = 0.22
"""The distance of a count from the middle of a large thing, as a share of the thing's height."""
GAP: Final = 2.0
FULL: Final = ("label", "seal", "piece")
"""The roles of the groups that a count does not cover."""


def with_counts(scene: Scene, counts: Mapping[str, int], theme: ThemeName) -> Scene:
    """Return the scene with a count on each thing of `counts`. Things outside the scene get no count.

    A count covers no name and no piece on its thing, if there is room beside them.
    """
    if not counts:
        return scene
    colours = PALETTES[theme]
    areas = {group.id: group.area for group in scene.groups() if group.area is not None}
    names = [extent(group) for group in scene.groups() if group.role == FULL[0]]
    full = [extent(group) for group in scene.groups() if group.role in FULL]
    groups = []
    for thing, count in counts.items():
        if thing not in areas:
            continue
        text = str(count)
        box = _place(areas[thing], len(text), full, names, scene.height)
        (x, y), size = box.centre, SIZE * box.height
        paint = Paint(colours.raised, colours.accent, 3)
        pill = Rect(box.left, box.top, box.width, box.height, box.height / 2, paint)
        words = Words(
            x, y + size * CAPITAL / 2, text, size, colours.accent, colours.raised, "bold", "middle"
        )
        groups.append(Group(f"count-{thing}", (pill, words), text, role="count"))
    *layers, last = scene.layers
    layers.append(Layer(last.name, (*last.groups, Group("counts", tuple(groups)))))
    return replace(scene, layers=tuple(layers))


def _place(area: Polygon, digits: int, full: list[Box], names: list[Box], bottom: float) -> Box:
    """Return the box of a count on a thing. For a small thing the box is at its foot, above `bottom`.

    On a large thing the box avoids everything in `full` or, without room for that, the `names`.
    """
    thing = around(area)
    x, middle = thing.centre
    least = HEIGHTS[-1]
    if min(thing.width, thing.height) < LARGE:
        y = min(thing.bottom + GAP, bottom - least / 2 - GAP)
        return Box.about((x, y), _width(digits, least), least)
    goal, room = (x, middle + LOW * thing.height), Room(area, GAP)
    tries = [*((height, full) for height in HEIGHTS), (least, names)]
    for height, taken in tries:
        here = [each for each in taken if each.overlaps(thing)]
        found = room.closest(_width(digits, height), height, here, goal)
        if found is not None:
            return found
    return Box.about(goal, _width(digits, least), least)


def _width(digits: int, height: float) -> float:
    return height * (1 + DIGIT * (digits - 1))
