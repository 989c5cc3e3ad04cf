"""A drawing as values: shapes with ids, labels and descriptions, in layers, and what a tap hits.

A scene describes a drawing in pixels, y down; `svg` writes it as text and widgets paint it. It
knows shapes, not boards: no game, no language, no theme.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from tutor.core.drawing.fills import Fill
from tutor.core.drawing.lettering import Face
from tutor.core.drawing.outline import Polygon, holds
from tutor.core.drawing.pathtext import Point

Anchor = Literal["start", "middle", "end"]
LayerName = Literal["static", "marks", "dynamic"]
HALO = 3.0
"""The width of the line that a halo is painted with, half of it behind the letters."""


@dataclass(frozen=True, slots=True)
class Paint:
    """The fill and the edge of a shape, or None for neither; the edge's colour is "#RRGGBB"."""

    fill: Fill | None = None
    stroke: str | None = None
    width: float = 1.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Path:
    """An outline in path text. `under` are paints of the same outline that show from below."""

    text: str
    paint: Paint
    under: tuple[Paint, ...] = ()


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle by centre and radius."""

    x: float
    y: float
    radius: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle by its top left corner and size, its corners rounded by a radius."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Words:
    """One line of words on its baseline. `ground` is the fill it is read against.

    A `halo` is a colour around the letters that sets them off from lines of their ground.
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
    """A small picture drawn once and used often, in a box of its own from (0, 0)."""

    name: str
    width: float
    height: float
    shapes: tuple[Path | Circle | Rect | Words | Use, ...]


@dataclass(frozen=True, slots=True)
class Use:
    """A symbol set down with its top left corner at a point, enlarged by a factor."""

    symbol: Symbol
    x: float
    y: float
    scale: float = 1.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes that belong together: one thing with an id, a name and a description.

    `area` is where a tap means this thing; without one a tap goes through to what lies beneath.
    `role` says what kind of thing it is to tests of a drawing ("piece", "label", "stone", …).
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
    """Groups painted together, apart from the other layers.

    "static" changes with the look, "marks" with legal decisions and taps, "dynamic" with the
    position.
    """

    name: LayerName
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole drawing: size in pixels, a title and a description in words, layers bottom up.

    `gates` are named points without a thing of their own, which moving things may pass or come to.
    `pictures` are named drawings of things that may travel but lie on no board, such as a card's
    face.
    """

    width: int
    height: int
    title: str
    description: str
    layers: tuple[Layer, ...]
    gates: Mapping[str, Point] = field(default_factory=dict)
    pictures: Mapping[str, Group] = field(default_factory=dict)

    def groups(self) -> Iterator[Group]:
        """Every group, outer before inner, in the order of painting."""
        for layer in self.layers:
            for group in layer.groups:
                yield from _nested_groups(group)

    def hit(self, x: float, y: float) -> str | None:
        """The id of the topmost thing at a point that answers taps, or None."""
        found = None
        for group in self.groups():
            if group.area is not None and holds(group.area, x, y):
                found = group.id
        return found

    def find(self, group_id: str) -> Group | None:
        """The group with this id, or None."""
        return next((group for group in self.groups() if group.id == group_id), None)


def _nested_groups(group: Group) -> Iterator[Group]:
    yield group
    for shape in group.shapes:
        if isinstance(shape, Group):
            yield from _nested_groups(shape)
