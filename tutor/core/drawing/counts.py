"""Counts on the things of a board: how many of a class chose each of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tutor.core.drawing.lettering import CAPITAL
from tutor.core.drawing.outline import around
from tutor.core.drawing.palette import PALETTES, ThemeName
from tutor.core.drawing.scene import Group, Layer, Paint, Rect, Scene, Words

HEIGHT: Final = 32.0
SIZE: Final = 22.0
DIGIT: Final = 13.0
LARGE: Final = 44.0
"""The height from which a thing has its count inside; the count of a smaller one is at its foot."""
LOW: Final = 0.22
"""The distance of a count from the middle of a large thing, as a share of the thing's height."""


def with_counts(scene: Scene, counts: Mapping[str, int], theme: ThemeName) -> Scene:
    """Return the scene with a count on each of some things; a thing that is not there has none."""
    if not counts:
        return scene
    colours = PALETTES[theme]
    areas = {group.id: group.area for group in scene.groups() if group.area is not None}
    groups = []
    for thing, count in counts.items():
        if thing not in areas:
            continue
        box, text = around(areas[thing]), str(count)
        x, middle = box.centre
        is_large = min(box.width, box.height) >= LARGE
        y = middle + LOW * box.height if is_large else box.bottom
        wide = HEIGHT + DIGIT * (len(text) - 1)
        paint = Paint(colours.raised, colours.accent, 3)
        pill = Rect(x - wide / 2, y - HEIGHT / 2, wide, HEIGHT, HEIGHT / 2, paint)
        words = Words(
            x, y + SIZE * CAPITAL / 2, text, SIZE, colours.accent, colours.raised, "bold", "middle"
        )
        groups.append(Group(f"count-{thing}", (pill, words), text, role="count"))
    *layers, last = scene.layers
    layers.append(Layer(last.name, (*last.groups, Group("counts", tuple(groups)))))
    return replace(scene, layers=tuple(layers))
