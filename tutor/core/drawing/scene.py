"""Scenes: drawings as values, made of shapes with ids, labels and descriptions in layers.

A scene describes a drawing in pixels; y points down. `svg` writes it as text, and widgets paint it.
This module contains only shapes: no game, language or theme. The fill of a shape is one colour, or
a gradient over its box. The extent of a shape is the box around everything that it paints, with its
edge. `places` returns the box of every thing of a scene, so that a thing can travel between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from tutor.core.drawing.lettering import ASCENT, DESCENT, Face, width
from tutor.core.drawing.outline import Box, Polygon, around, holds
from tutor.core.drawing.pathtext import Point, flatten

Anchor = Literal["start", "middle", "end"]
LayerName = Literal["static", "marks", "dynamic"]
HALO = 3.0
"""The width of the line that paints a halo, in pixels; half of it is behind the letters."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A colour "#RRGGBB" at a share (0 to 1) of the length of a gradient, with its opacity."""

    at: float
    colour: str
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Gradient:
    """Colours that change gradually over the box of the shape that they fill.

    "down" goes from the top of the box to its foot, "out" from its middle to its edge.
    """

    stops: tuple[Stop, ...]
    way: Literal["down", "out"] = "down"


Fill = str | Gradient
"""A colour "#RRGGBB" or a gradient."""


def vertical_gradient(top: str, foot: str) -> Gradient:
    """Return a gradient from one colour at the top to another one at the foot."""
    return Gradient((Stop(0, top), Stop(1, foot)))


def radial_glow(colour: str, opacity: float) -> Gradient:
    """Return a gradient of light that is brightest in the middle and fades to the edge."""
    stops = Stop(0, colour, opacity), Stop(0.45, colour, opacity * 0.55), Stop(1, colour, 0)
    return Gradient(stops, "out")


def colours_of(fill: Fill) -> tuple[str, ...]:
    """Return the colours of a fill, from first to last.

    >>> colours_of(vertical_gradient("#FFFFFF", "#000000"))
    ('#FFFFFF', '#000000')
    """
    return (fill,) if isinstance(fill, str) else tuple(stop.colour for stop in fill.stops)


@dataclass(frozen=True, slots=True)
class Paint:
    """The fill and the edge of a shape. Either may be None; the edge's colour is "#RRGGBB"."""

    fill: Fill | None = None
    stroke: str | None = None
    width: float = 1.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Path:
    """A shape with an outline in path text.

    `under` are paints of the same outline below `paint`.
    """

    text: str
    paint: Paint
    under: tuple[Paint, ...] = ()


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle with a centre and a radius."""

    x: float
    y: float
    radius: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle with its top left corner and size. A radius rounds its corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Words:
    """One line of words on its baseline. `ground` is the fill behind it.

    A `halo` is a colour around the letters that separates them from lines of the ground.
    """

    x: float
    y: float
    text: str
    size: float
    colour: str
    ground: Fill
    face: Face = "sans"
    anchor: Anchor = "start"
    halo: str | None = None


@dataclass(frozen=True, slots=True)
class Symbol:
    """A small picture that is defined once and used often, in a box from (0, 0)."""

    name: str
    width: float
    height: float
    shapes: tuple[Path | Circle | Rect | Words | Use, ...]


@dataclass(frozen=True, slots=True)
class Use:
    """A use of a symbol: its top left corner is at a point, and a factor enlarges it."""

    symbol: Symbol
    x: float
    y: float
    scale: float = 1.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes that belong together: one thing with an id, a name and a description.

    A tap inside `area` means this thing; without an area a tap goes to the things below. `role` is
    the kind of the thing ("piece", "label", "stone", …), for tests of a drawing.
    """

    id: str
    shapes: tuple[Shape, ...]
    label: str = ""
    description: str = ""
    area: Polygon | None = None
    role: str = ""


Shape = Path | Circle | Rect | Words | Use | Group


@dataclass(frozen=True, slots=True)
class Layer:
    """Groups that are painted together, apart from the groups of other layers.

    The layer "static" changes with the look, "marks" changes with legal decisions and taps, and
    "dynamic" changes with the position.
    """

    name: LayerName
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole drawing: its size in pixels, a title, a description, and layers from the bottom up.

    `gates` are named points without a thing, which moving things may pass or reach. `pictures` are
    named drawings of things that travel but are on no board, such as a card's face.
    """

    width: int
    height: int
    title: str
    description: str
    layers: tuple[Layer, ...]
    gates: Mapping[str, Point] = field(default_factory=dict)
    pictures: Mapping[str, Group] = field(default_factory=dict)

    def groups(self) -> Iterator[Group]:
        """Yield every group, outer before inner ones, in the order of painting."""
        for layer in self.layers:
            for group in layer.groups:
                yield from _nested_groups(group)

    def hit(self, x: float, y: float) -> str | None:
        """Return the id of the topmost thing whose area contains a point, or None."""
        found = None
        for group in self.groups():
            if group.area is not None and holds(group.area, x, y):
                found = group.id
        return found

    def find(self, group_id: str) -> Group | None:
        """Return the group with this id, or None."""
        return next((group for group in self.groups() if group.id == group_id), None)


def _nested_groups(group: Group) -> Iterator[Group]:
    yield group
    for shape in group.shapes:
        if isinstance(shape, Group):
            yield from _nested_groups(shape)


def extent(shape: Shape) -> Box:
    """Return the exact box around a shape, in pixels. Raises ValueError for an empty group."""
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
    """Return the box of every group by its id, also of inner groups. Empty groups are left out."""
    found: dict[str, Box] = {}
    for layer in scene.layers:
        _place_all(layer.groups, found)
    return found


def outline_extent(shape: Path | Circle | Rect) -> Box:
    """Return the box around a shape's outline without its edge. A gradient fills this box."""
    match shape:
        case Path():
            return _path_extent(shape.text)
        case Circle():
            return Box.about((shape.x, shape.y), 2 * shape.radius, 2 * shape.radius)
        case Rect():
            return Box(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)


def unite(boxes: Iterable[Box]) -> Box:
    """Return the smallest box around boxes. Raises ValueError if there are no boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _place_all(shapes: Iterable[Shape], found: dict[str, Box]) -> list[Box]:
    """Return the boxes of shapes, and add the boxes of groups to `found` by their ids."""
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
