"""Finds on a drawing what a game names, and makes pictures of what has no shape of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tutor.core.drawing.motion import Movement, is_anchor
from tutor.core.drawing.outline import Box, Polygon, around
from tutor.core.drawing.pathtext import Point
from tutor.core.drawing.scene import Group, Scene, Shape, Use, extent
from widgets.board.changes import things

NEAR: Final = 0.5
"""Pixels by which two places may differ and still count as the same."""

Place = Point | str
"""A point of the drawing, or the name of an anchor of the page."""


@dataclass(frozen=True)
class Sprite:
    """A picture of what travels, and the point of it that follows the way."""

    shape: Shape
    middle: Point


@dataclass(frozen=True)
class Flight:
    """A movement with its places as points; `out_of` and `into` name the first and the last place.

    `back` names the picture of the other side if the thing turns on its way, else it is empty;
    `carries` names what moves along with the thing.
    """

    thing: str
    manner: str
    places: tuple[Place, ...]
    out_of: str
    into: str
    back: str = ""
    carries: tuple[str, ...] = ()


class Drawings:
    """The drawings before and after an event, in which names are looked up.

    The start of a movement is looked up in the earlier drawing first, everything else in the later
    one.
    """

    def __init__(self, before: Scene, after: Scene) -> None:
        self._scenes = (after, before)
        self._units = {
            name
            for scene in self._scenes
            for layer in scene.layers
            if layer.name != "static"
            for name in things(layer, {})
        }
        self.sprites: dict[str, Sprite] = {}

    def flight(self, movement: Movement) -> Flight | None:
        """The movement on the drawing; None if it has no way there, or if nothing travels."""
        first, *others = movement.places
        places = (self._place(first, is_former=True), *map(self._place, others))
        found = tuple(each for each in places if each is not None)
        thing = self._likeness(movement.like) or movement.thing
        leaves = movement.places[0] == movement.thing  # before the event it looks as it did then
        if len(found) < len(("from", "to")):
            return None
        if not (thing in self.sprites or self._is_seen(thing, is_former=leaves)):
            return None
        names, back = [self._whole(each, movement) for each in movement.places], movement.back
        turns = back if back and self._is_seen(back) else ""
        return Flight(thing, movement.manner, found, names[0], names[-1], turns, movement.carries)

    def outline(self, thing: str) -> Sequence[Point]:
        """The outline of a thing: its area for taps, else the box around it; or empty.

        If the thing changes its length, the longer outline counts.
        """
        group = self._find(thing)
        if group is None:
            return ()
        outline = group.area or extent(group).polygon()
        former = self._scenes[1].find(thing)
        if former is None or not former.shapes:
            return outline
        return _longer(outline, former.area or extent(former).polygon())

    def _whole(self, name: str, movement: Movement) -> str:
        """The thing at a place: the place itself, or the thing that contains its point."""
        is_point = bool(movement.part_of) and name in self._scenes[0].gates
        return movement.part_of if is_point else name

    def _place(self, name: str, *, is_former: bool = False) -> Place | None:
        group = self._find(name, is_former=is_former)
        if group is not None:
            return _middle_of(around(group.area) if group.area else extent(group))
        gate = self._scenes[0].gates.get(name)
        if gate is not None:
            return round(gate[0], 1), round(gate[1], 1)
        return name if is_anchor(name) else None

    def _find(self, name: str, *, is_former: bool = False) -> Group | None:
        for scene in reversed(self._scenes) if is_former else self._scenes:
            found = scene.find(name)
            if found is not None and found.shapes:
                return found
        return self._scenes[0].pictures.get(name)

    def _likeness(self, name: str) -> str:
        """The name of the picture of a thing that does not move; empty if it has none."""
        group = self._find(name) if name else None
        if group is None:
            return ""
        self.sprites[f"like {name}"] = Sprite(group, _middle_of(extent(group)))
        return f"like {name}"

    def _is_seen(self, name: str, *, is_former: bool = False) -> bool:
        """Whether the drawing can show it travelling; a thing without a shape gets a picture."""
        group = self._find(name, is_former=is_former)
        if group is not None:
            if name not in self._units:
                self.sprites[name] = Sprite(group, _middle_of(extent(group)))
            return True
        use = self._use(name)
        if use is not None:
            self.sprites[name] = Sprite(use, _middle_of(extent(use)))
        return use is not None

    def _use(self, name: str) -> Use | None:
        """The first use of a symbol with this name."""
        return next(
            (
                shape
                for scene in self._scenes
                for layer in scene.layers
                for shape in _shapes(layer.groups)
                if isinstance(shape, Use) and shape.symbol.name == name
            ),
            None,
        )


def _longer(outline: Polygon, former: Polygon) -> Polygon:
    """The box around both if they are boxes of one row with about the same start, end or middle."""
    now, before = around(outline), around(former)
    if outline != now.polygon() or former != before.polygon():
        return outline
    is_one_row = (now.top, now.bottom) == (before.top, before.bottom)
    ends = ((box.left, box.centre[0], box.right) for box in (now, before))
    if not is_one_row or not any(abs(one - other) < NEAR for one, other in zip(*ends, strict=True)):
        return outline
    left, right = min(now.left, before.left), max(now.right, before.right)
    return now._replace(left=left, right=right).polygon()


def _shapes(shapes: Sequence[Shape]) -> Iterator[Shape]:
    """Every shape, outer before inner, with the shapes inside symbols."""
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from _shapes(shape.shapes)
        elif isinstance(shape, Use):
            yield from _shapes(shape.symbol.shapes)


def _middle_of(box: Box) -> Point:
    """The middle of a box, to a tenth of a pixel."""
    x, y = box.centre
    return round(x, 1), round(y, 1)
