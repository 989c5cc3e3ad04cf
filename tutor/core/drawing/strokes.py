"""Rings and arrows that a reader draws over the scene of a board, and the names of marked things.

Pens differ in their lines as well as in colour: solid, dashed, dotted, or double. This module
contains nothing about particular games.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from math import hypot
from typing import Final

from tutor.core.base.kit import kit_of
from tutor.core.drawing.outline import Box, Polygon, around, inset, round_corners
from tutor.core.drawing.palette import ThemeName
from tutor.core.drawing.pathtext import Point, number
from tutor.core.drawing.scene import Group, Layer, Paint, Path, Scene, Shape, extent
from tutor.core.records.notes import PENS, Pen, Stroke, is_thing
from tutor.core.words.game_words import GameWords

COLOURS: Final[dict[ThemeName, dict[Pen, str]]] = {
    "light": dict(zip(PENS, ("#0B6B2E", "#B0162B", "#8A5200", "#1B3FA0"), strict=True)),
    "dark": dict(zip(PENS, ("#7BE08F", "#FF9A90", "#FFD166", "#9DB8FF"), strict=True)),
    "contrast": dict.fromkeys(PENS, "#000000"),
}
BEDS: Final[dict[ThemeName, str]] = {"light": "#FFFFFF", "dark": "#14110D", "contrast": "#FFFFFF"}
"""The colour on both sides of a line, which separates the line from the drawing, by theme."""
DASHES: Final[dict[Pen, tuple[float, ...]]] = {"dashed": (13, 10), "dotted": (1, 9)}
WIDTH, BED = 5.0, 4.0
SMALL: Final = 44.0
"""The greatest size of a thing with a ring around it, in pixels. A larger thing has its ring inside."""
INSIDE: Final = 0.07
"""The distance of a ring from the outline of a large thing, as a share of its smaller side."""
GAP: Final = 1.5
"""The distance between the two lines of a double ring, in pixels."""
HEAD: Final = 20.0
SHORT: Final = 10.0
"""The distance of an arrow's tip from the middle of its goal, in pixels."""


ThingNamer = Callable[[str, GameWords], str | None]
"""A function that returns the short name of a thing on the board, or None.

None means that the label in the drawing begins with the name.
"""


def drawable_things(scene: Scene) -> tuple[str, ...]:
    """Return the ids of the things on which a reader can draw, in the order of painting.

    They are the things that have an area.
    """
    found = (group.id for group in scene.groups() if group.area is not None and is_thing(group.id))
    return tuple(dict.fromkeys(found))


def name_of(scene: Scene, thing: str, game: str, words: GameWords) -> str | None:
    """Return the short name of a thing on a drawing.

    The result is None if the drawing does not have the thing, or the thing has no name.
    """
    group = scene.find(thing)
    if group is None:
        return None
    namer = kit_of(game).things
    own = namer(thing, words) if namer else None
    # A label begins with the name of the thing; its present state follows.
    return own or re.split(r"[:.](?:\s|$)", group.label, maxsplit=1)[0] or None


def with_strokes(
    scene: Scene, strokes: Sequence[Stroke], theme: ThemeName, told: Iterable[str] = ()
) -> Scene:
    """Return the scene with strokes (rings and arrows) over it.

    Their sentences `told` follow the description of the scene. A stroke on a thing that is not on
    this drawing is left out.
    """
    if not strokes:
        return scene
    said = tuple(told) or ("",) * len(strokes)
    groups = [
        Group(_id(each), tuple(shapes), label, role="stroke")
        for each, label in zip(strokes, said, strict=True)
        if (shapes := list(_shapes_of(scene, each, theme)))
    ]
    layers = list(scene.layers)
    last = layers[-1]
    layers[-1] = Layer(last.name, (*last.groups, Group("strokes", tuple(groups))))
    description = " ".join((scene.description, *filter(None, said))).strip()
    return replace(scene, layers=tuple(layers), description=description)


def _id(stroke: Stroke) -> str:
    return f"stroke-{stroke.thing}-{stroke.to}" if stroke.is_arrow else f"stroke-{stroke.thing}"


def _shapes_of(scene: Scene, stroke: Stroke, theme: ThemeName) -> Iterator[Shape]:
    box = _box(scene, stroke.thing)
    if box is None:
        return
    if not stroke.is_arrow:
        group = scene.find(stroke.thing)
        yield _ring(box, group.area if group else None, stroke.pen, theme)
        return
    goal = _box(scene, stroke.to)
    if goal is not None:
        yield from _arrow(box.centre, goal.centre, stroke.pen, theme)


def _box(scene: Scene, thing: str) -> Box | None:
    group = scene.find(thing)
    if group is None or not (group.area or group.shapes):
        return None
    return around(group.area) if group.area else extent(group)


def _ring(box: Box, area: Polygon | None, pen: Pen, theme: ThemeName) -> Path:
    """Return a ring around a small thing, or just inside the outline of a large thing."""
    least = min(box.width, box.height)
    outline = box.grow(WIDTH / 2).polygon()
    if area is not None and least >= SMALL:
        outline = inset(area, least * INSIDE)
    text = round_corners(outline, min(least, SMALL) / 2)
    colour, bed = COLOURS[theme][pen], BEDS[theme]
    under = Paint(None, bed, WIDTH + BED)
    if pen == "double":
        return Path(text, Paint(None, bed, GAP), (under, Paint(None, colour, WIDTH)))
    return Path(text, Paint(None, colour, WIDTH, DASHES.get(pen, ())), (under,))


def _arrow(begin: Point, goal: Point, pen: Pen, theme: ThemeName) -> Iterator[Shape]:
    """Yield the shapes of an arrow from the middle of a thing to near the middle of another.

    An arrow that would be too short has no shapes.
    """
    (x, y), (to_x, to_y) = begin, goal
    far = hypot(to_x - x, to_y - y)
    if far < HEAD + SHORT:
        return
    along = (to_x - x) / far, (to_y - y) / far

    def at(forward: float, aside: float = 0.0) -> Point:
        return x + along[0] * forward - along[1] * aside, y + along[1] * forward + along[0] * aside

    tip = far - SHORT
    neck = tip - HEAD * 0.8
    head = _path((at(tip), at(tip - HEAD, HEAD * 0.55), at(tip - HEAD, -HEAD * 0.55)), "Z")
    shaft = _path((at(0), at(neck)))
    colour, bed = COLOURS[theme][pen], BEDS[theme]
    yield Path(shaft, Paint(None, bed, WIDTH + BED))
    yield Path(head, Paint(bed, bed, BED))
    if pen == "double":
        for aside in (2.0, -2.0):
            yield Path(_path((at(0, aside), at(neck, aside))), Paint(None, colour, 2))
    else:
        yield Path(shaft, Paint(None, colour, WIDTH, DASHES.get(pen, ())))
    yield Path(head, Paint(colour, colour, 1))


def _path(points: Sequence[Point], end: str = "") -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + end
