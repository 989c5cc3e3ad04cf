"""The painter of shapes on an ipycanvas Canvas, with as few commands as possible.

The painter remembers the current style and sends only changes; one transform places a symbol. To
turn one scene into the next, it wipes boxes, so every thing that a wiped box touches is painted
again as a whole. This module knows shapes and canvases, but no boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import pi
from typing import Any, NamedTuple

from tutor.core.drawing.lettering import FAMILIES, WEIGHTS, width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import segments
from tutor.core.drawing.scene import (
    HALO,
    Circle,
    Gradient,
    Group,
    Layer,
    Paint,
    Path,
    Rect,
    Shape,
    Stop,
    Use,
    Words,
    extent,
    outline_extent,
)

EDGE = 1.0


class Thing(NamedTuple):
    """A group of shapes that is painted as one piece, and the box around it."""

    group: Group
    box: Box


Things = dict[str, Thing]


def things(layer: Layer, known: Things) -> Things:
    """Return the things of a layer by id, in the order of painting.

    `known` are the things of an earlier layer; their boxes are reused.
    """
    found: Things = {}
    for group in painted_groups(layer):
        before = known.get(group.id)
        if before is not None and before.group == group:
            found[group.id] = before
        else:
            found[group.id] = Thing(group, extent(group).grow(EDGE))
    return found


def painted_groups(layer: Layer) -> Iterator[Group]:
    """Return the groups of a layer that are each painted as one, in the order of painting.

    No group in the result is empty.
    """
    return (group for group in _units(layer.groups) if group.shapes)


def changes(before: Things, after: Things) -> tuple[list[Box], list[Group]]:
    """Return the boxes to wipe and the groups to paint that turn `before` into `after`."""
    if not before:
        return [], [thing.group for thing in after.values()]
    gone = [thing.box for name, thing in before.items() if after.get(name) is not thing]
    painted = {name for name, thing in after.items() if before.get(name) is not thing}
    wiped = gone + [after[name].box for name in after if name in painted]
    reached = wiped
    while reached:
        touched = [
            name
            for name, thing in after.items()
            if name not in painted and any(thing.box.overlaps(box) for box in reached)
        ]
        reached = [after[name].box for name in touched]
        wiped = [*wiped, *reached]
        painted.update(touched)
    return wiped, [thing.group for name, thing in after.items() if name in painted]


def _units(groups: Iterable[Group]) -> Iterator[Group]:
    """Yield the groups that are each painted as one.

    If a group contains nothing but groups, these inner groups are yielded in its place.
    """
    for group in groups:
        inner = [shape for shape in group.shapes if isinstance(shape, Group)]
        if len(inner) == len(group.shapes):
            yield from inner
        else:
            yield group


_QUARTER = pi / 2
_METHODS = {
    "M": "move_to",
    "L": "line_to",
    "Q": "quadratic_curve_to",
    "C": "bezier_curve_to",
    "Z": "close_path",
}


Canvas = Any
"""An ipycanvas Canvas; the library has no types."""


class Painter:
    """A painter for one canvas that has `ratio` pixels for each pixel of the scene."""

    def __init__(self, canvas: Canvas, ratio: float) -> None:
        self.canvas = canvas
        self.ratio = ratio
        self._style: dict[str, object] = {}
        self._dash: tuple[float, ...] | None = None
        self._faint = 1.0
        self._origin = (0.0, 0.0, 1.0)

    def begin(self) -> None:
        """Set the style that all shapes share, for instance after a change of the canvas's size."""
        self._style.clear()
        self._dash = None
        self._place()
        self._set("line_cap", "round")
        self._set("line_join", "round")
        self._set("global_alpha", 1.0)

    def clear(self, box: Box) -> None:
        """Wipe a box."""
        at = round(box.left, 1), round(box.top, 1)
        self.canvas.clear_rect(*at, round(box.width, 1), round(box.height, 1))

    def paint(self, shapes: Iterable[Shape]) -> None:
        """Paint shapes in order."""
        for shape in shapes:
            match shape:
                case Group():
                    self.paint(shape.shapes)
                case Use():
                    self._use(shape)
                case Words():
                    self._words(shape)
                case Circle():
                    self._circle(shape)
                case Rect():
                    self._rect(shape)
                    self._finish(shape, shape.paint)
                case Path():
                    self._path(shape.text)
                    for paint in (*shape.under, shape.paint):
                        self._finish(shape, paint)

    def _use(self, use: Use) -> None:
        outer, faint = self._origin, self._faint
        x, y, scale = outer
        self._origin = x + use.x * scale, y + use.y * scale, scale * use.scale
        self._faint = faint * use.opacity
        self._place()
        self.paint(use.symbol.shapes)
        self._origin, self._faint = outer, faint
        self._place()

    def _words(self, words: Words) -> None:
        self._set("global_alpha", self._faint)
        self._set("fill_style", words.colour)
        font = f"{WEIGHTS[words.face]} {words.size:g}px {FAMILIES[words.face]}"
        self._set("font", font)
        self._set("text_align", {"middle": "center"}.get(words.anchor, words.anchor))
        # Letters of a wider font than planned are squeezed into the planned width.
        room = width(words.text, words.face, words.size)
        at = round(words.x, 1), round(words.y, 1), round(room, 1)
        if words.halo:
            self._pen(Paint(width=HALO), words.halo)
            self.canvas.stroke_text(words.text, *at)
        self.canvas.fill_text(words.text, *at)

    def _circle(self, circle: Circle) -> None:
        at = round(circle.x, 2), round(circle.y, 2), round(circle.radius, 2)
        paint = circle.paint
        if isinstance(paint.fill, Gradient):
            self.canvas.begin_path()
            self.canvas.arc(*at, 0, round(4 * _QUARTER, 3))
            self._finish(circle, paint)
            return
        self._set("global_alpha", paint.opacity * self._faint)
        if paint.fill:
            self._set("fill_style", paint.fill)
            self.canvas.fill_circle(*at)
        if paint.stroke:
            self._pen(paint, paint.stroke)
            self.canvas.stroke_circle(*at)

    def _rect(self, rect: Rect) -> None:
        canvas, corner = self.canvas, min(rect.radius, rect.width / 2, rect.height / 2)
        x, y = round(rect.x, 2), round(rect.y, 2)
        canvas.begin_path()
        if not corner:
            canvas.rect(x, y, round(rect.width, 2), round(rect.height, 2))
            return
        corner = round(corner, 2)
        near_x, near_y = round(x + corner, 2), round(y + corner, 2)
        far_x = round(x + rect.width - corner, 2)
        far_y = round(y + rect.height - corner, 2)
        canvas.arc(near_x, near_y, corner, round(2 * _QUARTER, 3), round(3 * _QUARTER, 3))
        canvas.arc(far_x, near_y, corner, round(-_QUARTER, 3), 0)
        canvas.arc(far_x, far_y, corner, 0, round(_QUARTER, 3))
        canvas.arc(near_x, far_y, corner, round(_QUARTER, 3), round(2 * _QUARTER, 3))
        canvas.close_path()

    def _path(self, text: str) -> None:
        canvas = self.canvas
        canvas.begin_path()
        for name, numbers in _drawn_by(text):
            getattr(canvas, name)(*numbers)

    def _finish(self, shape: Path | Circle | Rect, paint: Paint) -> None:
        """Fill the outline that was drawn last, and draw its edge."""
        self._set("global_alpha", paint.opacity * self._faint)
        if isinstance(paint.fill, Gradient):
            self._set("fill_style", _brush(self.canvas, paint.fill))
            # Only the fill is stretched over the shape's box: the outline is complete already.
            self._stretch(outline_extent(shape))
            self.canvas.fill()
            self._place()
        elif paint.fill:
            self._set("fill_style", paint.fill)
            self.canvas.fill()
        if paint.stroke:
            self._pen(paint, paint.stroke)
            self.canvas.stroke()

    def _pen(self, paint: Paint, stroke: str) -> None:
        self._set("stroke_style", stroke)
        self._set("line_width", paint.width)
        if self._dash != paint.dash:
            self._dash = paint.dash
            self.canvas.set_line_dash(list(paint.dash))

    def _stretch(self, box: Box) -> None:
        """Set the transform that stretches a square of one pixel to a box; gradients fill such a square."""
        x, y, scale = self._origin
        fine = self.ratio * scale
        at = self.ratio * x + fine * box.left, self.ratio * y + fine * box.top
        size = round(fine * box.width, 2), round(fine * box.height, 2)
        self.canvas.set_transform(size[0], 0, 0, size[1], round(at[0], 2), round(at[1], 2))

    def _place(self) -> None:
        x, y, scale = self._origin
        fine = round(self.ratio * scale, 4)
        at = round(self.ratio * x, 2), round(self.ratio * y, 2)
        self.canvas.set_transform(fine, 0, 0, fine, *at)

    def _set(self, name: str, value: object) -> None:
        if self._style.get(name) != value:
            self._style[name] = value
            setattr(self.canvas, name, value)


@lru_cache(maxsize=2048)
def _drawn_by(text: str) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """Return the canvas methods that draw the text of a path, each with its numbers."""
    return tuple(
        (_METHODS[verb], tuple(round(part, 2) for point in points for part in point))
        for verb, points in segments(text)
    )


_BRUSHES: dict[Gradient, object] = {}


def _brush(canvas: Canvas, gradient: Gradient) -> object:
    """Return a gradient over a square of one pixel.

    Gradients are cached, because each gradient is one more model in the page.
    """
    if gradient not in _BRUSHES:
        stops = [(stop.at, _css_colour(stop)) for stop in gradient.stops]
        _BRUSHES[gradient] = (
            canvas.create_radial_gradient(0.5, 0.5, 0, 0.5, 0.5, 0.5, stops)
            if gradient.way == "out"
            else canvas.create_linear_gradient(0, 0, 0, 1, stops)
        )
    return _BRUSHES[gradient]


def _css_colour(stop: Stop) -> str:
    """Return the colour of a stop with its opacity, as CSS."""
    return stop.colour if stop.opacity == 1 else f"{stop.colour}{round(stop.opacity * 255):02X}"
