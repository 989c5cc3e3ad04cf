"""The places of name, seal, price and bonus on a stone, found once for a layout and language.

It knows outlines and sizes, no colours and no pieces but the room they need.
"""

from __future__ import annotations

from functools import lru_cache

from tutor.core.drawing.outline import Box, Polygon, Room, inset
from tutor.core.drawing.pathtext import Point
from tutor.princes.scene.city.plots import MORTAR, Contents, Heading, Plot, crest_size, headings
from tutor.princes.scene.city.standing import crowding, together
from tutor.princes.scene.layouts import Layout


@lru_cache(maxsize=256)
def plot(outline: Polygon, contents: Contents, layout: Layout) -> Plot:
    """A stone's plot.

    It takes the best-looking way to set the name that leaves room for a large Prince or, at worst,
    for all pieces together; a way that cuts the name short comes last. It takes the first name with
    which nothing is lost.
    """
    found = [_best(outline, contents, name, layout) for name in contents.names]
    return min(found, key=lambda each: each[0])[1]


def _best(outline: Polygon, contents: Contents, name: str, layout: Layout) -> tuple[int, Plot]:
    """The best plot with a name, and what is lost with it."""
    room = Room(inset(outline, MORTAR + layout.margin), layout.gap)
    best: tuple[int, Plot] | None = None
    for heading in headings(room, name, contents, layout):
        found = _plot(outline, room, heading, contents, layout)
        loss = crowding(found) + (1000 if heading.is_abbreviated else 0)
        if best is not None and loss >= best[0]:
            continue
        loss += 0 if together(found, contents.worst) else 100
        if best is None or loss < best[0]:
            best = loss, found
        if not loss:
            break
    if best is None:
        raise ValueError(f"no room for the name {name!r}")
    return best


def _plot(
    outline: Polygon, room: Room, heading: Heading, contents: Contents, layout: Layout
) -> Plot:
    """The stone with this heading: the pill under it or over the seal, the bonus beside."""
    box, lines = heading.box, len(heading.lines)
    crest = crest_size(contents.pill, layout)
    if heading.beside:
        seal = (box.left + crest[0] - layout.seal / 2, box.centre[1])
        words = (box.left + crest[0] + 5, box.centre[1] - layout.name_line * (lines - 1) / 2)
    else:
        seal = (box.centre[0], box.top + crest[1] / 2)
        words = (box.centre[0], box.top + crest[1] + 2 + layout.name_line / 2)
    if layout.short_names:
        left = box.left if heading.beside else seal[0] - contents.pill / 2
        top = seal[1] - layout.pill / 2
        pill = Box(left, top, left + contents.pill, top + layout.pill)
    else:
        below = (box.centre[0], box.bottom + layout.pill / 2 + layout.gap)
        pill = _nearest(room, contents.pill, layout.pill, [box], below)
    bonus = None
    if contents.bonus:
        goal = (room.reach.right, pill.centre[1])
        bonus = _nearest(room, contents.bonus, layout.bonus, [box, pill], goal)
    return Plot(outline, room, heading, seal, words, pill, bonus, layout)


def _nearest(room: Room, wide: float, high: float, taken: list[Box], goal: Point) -> Box:
    """The free box of a size nearest to a goal; on the goal itself if there is no free room."""
    box = room.closest(wide, high, taken, goal) or Box.about(goal, wide, high)
    left, top = round(box.left), round(box.top)
    return Box(left, top, left + wide, top + high)
