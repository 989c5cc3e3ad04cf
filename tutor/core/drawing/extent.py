"""The extent of a shape: the box around everything it paints, its edge included.

`places` gives it for every thing of a scene, so that something else can travel between them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tutor.core.drawing.lettering import ASCENT, DESCENT, width
from tutor.core.drawing.outline import Box, around
from tutor.core.drawing.pathtext import flatten
from tutor.core.drawing.scene import (
    Circle,
    Group,
    Paint,
    Path,
    Rect,
    Scene,
    Shape,
    Symbol,
    Use,
    Words,
)


def extent(shape: Shape) -> Box:
    """The box around a shape, to the pixel's fraction. Raises ValueError for an empty group."""
    match shape:
        case Path():
            edge = max(_edge(paint) for paint in (*shape.under, shape.paint))
            return _path_extent(shape.text).grow(edge)
        case Circle():
            reach = shape.radius + _edge(shape.paint)
            return Box(shape.x - reach, shape.y - reach, shape.x + reach, shape.y + reach)
        case Rect():
            box = Box(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
            return box.grow(_edge(shape.paint))
        case Words():
            wide = width(shape.text, shape.face, shape.size)
            left = shape.x - {"start": 0.0, "middle": wide / 2, "end": wide}[shape.anchor]
            top, bottom = shape.y - ASCENT * shape.size, shape.y + DESCENT * shape.size
            return Box(left, top, left + wide, bottom)
        case Use():
            box = _symbol_extent(shape.symbol)
            return Box(
                shape.x + box.left * shape.scale,
                shape.y + box.top * shape.scale,
                shape.x + box.right * shape.scale,
                shape.y + box.bottom * shape.scale,
            )
        case Group():
            return unite(extent(inner) for inner in shape.shapes)


def places(scene: Scene) -> dict[str, Box]:
    """The box of every group by its id, inner groups included; a group of nothing has none."""
    found: dict[str, Box] = {}
    for layer in scene.layers:
        _place_all(layer.groups, found)
    return found


def outline_extent(shape: Path | Circle | Rect) -> Box:
    """The box around a shape's outline, its edge left out: what a gradient spans."""
    match shape:
        case Path():
            return _path_extent(shape.text)
        case Circle():
            return Box.about((shape.x, shape.y), 2 * shape.radius, 2 * shape.radius)
        case Rect():
            return Box(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)


def unite(boxes: Iterable[Box]) -> Box:
    """The smallest box around boxes. Raises ValueError when there are none."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _place_all(shapes: Iterable[Shape], found: dict[str, Box]) -> list[Box]:
    """The boxes of shapes, those of the groups among them noted by id on the way."""
    boxes = []
    for shape in shapes:
        if not isinstance(shape, Group):
            boxes.append(extent(shape))
        elif inner := _place_all(shape.shapes, found):
            found[shape.id] = unite(inner)
            boxes.append(found[shape.id])
    return boxes


@lru_cache(maxsize=2048)
def _path_extent(text: str) -> Box:
    return around(point for line in flatten(text) for point in line)


@lru_cache(maxsize=512)
def _symbol_extent(symbol: Symbol) -> Box:
    return unite(extent(shape) for shape in symbol.shapes)


def _edge(paint: Paint) -> float:
    return paint.width / 2 if paint.stroke else 0.0
