"""Measures what can be seen in a scene: texts with their background, and things with their bounding boxes.

This module knows shapes and roles, no rule and no browser.
"""

import xml.etree.ElementTree as ET
from typing import NamedTuple

from tutor.core.drawing.outline import holds
from tutor.core.drawing.palette import channels
from tutor.core.drawing.pathtext import flatten
from tutor.core.drawing.scene import (
    Circle,
    Fill,
    Group,
    Path,
    Rect,
    Use,
    Words,
    colours_of,
    extent,
    unite,
)

THINGS = ("piece", "label")
TAGS = {"svg", "title", "desc", "style", "defs", "g", "path", "circle", "rect", "text", "use"}
TAGS |= {"linearGradient", "radialGradient", "stop"}


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, from 0 (black) to 1 (white)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in channels(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, ground: str) -> float:
    """Return the contrast ratio of two colours, from 1 to 21."""
    high, low = sorted((luminance(colour), luminance(ground)), reverse=True)
    return round((high + 0.05) / (low + 0.05), 2)


def covers(fill: Fill) -> bool:
    """Return whether a fill hides everything that is painted below it."""
    return isinstance(fill, str) or all(stop.opacity == 1 for stop in fill.stops)


class Seen(NamedTuple):
    """A text on the board: its words, size, colour, declared background, and the background painted below it."""

    text: str
    size: float
    colour: str
    claimed: Fill
    ground: Fill | None

    @property
    def contrast(self):
        """Return the contrast of the text with its background, at the place where the contrast is lowest."""
        return min(contrast(self.colour, colour) for colour in colours_of(self.ground))


def boxes(scene):
    """Return the bounding box of every piece and label, keyed by id, without the groups inside it."""
    found = {}
    for group in scene.groups():
        own = [shape for shape in group.shapes if not isinstance(shape, Group)]
        if group.role in THINGS and own:
            assert group.id not in found, f"{group.id} is there twice"
            found[group.id] = unite(extent(shape) for shape in own)
    return found


def assert_small_page(written, most):
    """Assert that an SVG has at most `most` bytes, is well formed, runs no script and loads nothing."""
    assert len(written.encode()) <= most
    assert {part.tag.partition("}")[2] for part in ET.fromstring(written).iter()} <= TAGS
    assert "http" not in written.replace("http://www.w3.org/2000/svg", "")


def touching(found):
    """Return the pairs of things whose boxes overlap by more than a line's breadth."""
    things = [(box.grow(-0.4), name) for name, box in found.items()]
    things.sort(key=lambda thing: thing[0].left)
    pairs = []
    for index, (one, name) in enumerate(things):
        for other, its_name in things[index + 1 :]:
            if other.left >= one.right:
                break
            if one.overlaps(other):
                pairs.append(tuple(sorted((name, its_name))))
    return sorted(pairs)


def texts(scene):
    """Return every text that is painted, in order."""
    fills, found = [], []
    for layer in scene.layers:
        for shape, x, y, scale in _flat(layer.groups, 0.0, 0.0, 1.0):
            if isinstance(shape, Words):
                box = extent(shape)
                middle = (x + box.centre[0] * scale, y + box.centre[1] * scale)
                ground = next((fill for fill, over in reversed(fills) if over(*middle)), None)
                found.append(
                    Seen(shape.text, shape.size * scale, shape.colour, shape.ground, ground)
                )
            else:
                for paint in (*getattr(shape, "under", ()), shape.paint):
                    if paint.fill and paint.opacity == 1 and covers(paint.fill):
                        fills.append((paint.fill, _cover(shape, x, y, scale)))
    return found


def _flat(shapes, x, y, scale):
    """Yield every simple shape with the place and the scale at which it is painted, in the order of painting."""
    for shape in shapes:
        if isinstance(shape, Group):
            yield from _flat(shape.shapes, x, y, scale)
        elif isinstance(shape, Use):
            at = x + shape.x * scale, y + shape.y * scale
            yield from _flat(shape.symbol.shapes, *at, scale * shape.scale)
        else:
            yield shape, x, y, scale


def _cover(shape, x, y, scale):
    """Return whether a painted shape covers a point of the scene."""
    box = extent(shape)
    lines = flatten(shape.text) if isinstance(shape, Path) else ()

    def over(px, py):
        px, py = (px - x) / scale, (py - y) / scale
        if not (box.left <= px <= box.right and box.top <= py <= box.bottom):
            return False
        match shape:
            case Circle():
                return (px - shape.x) ** 2 + (py - shape.y) ** 2 <= shape.radius**2
            case Rect():
                return True
            case _:
                return any(len(line) > 2 and holds(line, px, py) for line in lines)

    return over
