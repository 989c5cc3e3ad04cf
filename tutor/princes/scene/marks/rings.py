"""Rings round things that are legal, picked, refused, or an alternative to a refused one.

They differ in width and dashes, not only in colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Rect, Shape
from tutor.princes.scene.calendar import MOON as MOON_REACH
from tutor.princes.scene.calendar import moon_centre
from tutor.princes.scene.city.city import around, face_of
from tutor.princes.scene.look import Look
from tutor.princes.scene.market import column_box
from tutor.princes.scene.marks.marked import Marked
from tutor.princes.scene.orders import row_box
from tutor.princes.scene.trail.mountain import lies_open, step_box
from tutor.princes.things import DISTRICT, MARKET, MOON, ORDER, PANELS, STEP, split_id

Kind = Literal["open", "picked", "refused", "way", "pointed"]

WIDTHS: dict[Kind, float] = {"open": 3, "picked": 5, "refused": 3.5, "way": 4, "pointed": 5}
MODEST: dict[Kind, float] = {"open": 2, "picked": 4, "refused": 2.5, "way": 3, "pointed": 4}
DASHES = (5.0, 8.0)
TRAIL = "trail"


def ring_kinds(marked: Marked) -> dict[str, Kind]:
    """The ring of each thing; after a refusal only that thing and the alternatives have one."""
    if marked.refused is not None:
        found: dict[str, Kind] = {marked.refused.thing: "refused"}
        return found | dict.fromkeys((thing for _, thing in marked.ways), "way")
    if marked.pointed and marked.picked is None:
        return dict.fromkeys(marked.pointed, "pointed")
    kinds: dict[str, Kind] = dict.fromkeys(marked.choose, "open")
    return kinds | ({} if marked.picked is None else {marked.picked.thing: "picked"})


def ring(look: Look, thing: str, kind: Kind, *, is_quiet: bool = False) -> Shape:
    """The ring of a thing; in the city on a bed that sets it off from the stone.

    Open ones are thinner where it `is_quiet`: where all of the city is open.
    """
    what, name = split_id(thing)
    if what == DISTRICT:
        thinner = look.layout.short_names or (is_quiet and kind == "open")
        wide = WIDTHS[kind] - (1 if thinner else 0)
        bed = Paint(None, look.theme.raised, wide + 3)
        # On a small stone the wide ring of a question would lie over the name.
        is_tight = look.layout.short_names and kind in ("pointed", "picked")
        along = around(look, name) if is_tight else face_of(look, name)
        return Path(along, _paint(look, kind, wide), (bed,))
    paint = _paint(look, kind, MODEST[kind])
    if what == MOON:
        return Circle(*moon_centre(look, name), MOON_REACH + 1, paint)
    box = beside_box(look, thing).grow(-2)
    return Rect(box.left, box.top, box.width, box.height, 8, paint)


def beside_box(look: Look, thing: str) -> Box:
    """The room of a thing beside the city that is ringed in a box."""
    what, name = split_id(thing)
    if what == MOON:
        return Box.about(moon_centre(look, name), 2 * MOON_REACH, 2 * MOON_REACH)
    if what == STEP:
        return step_box(look, int(name))
    if not name:
        panel: Box = getattr(look.layout, what)
        return _round_trail(panel) if what == TRAIL and lies_open(look) else panel.grow(1)
    return row_box(look, name) if what == ORDER else column_box(look, name)


def _round_trail(trail: Box) -> Box:
    """The room of a trail in the open sky, between the Moon tiles and the city.

    The words at its corners begin at its very edge.
    """
    return Box(trail.left - 4, trail.top - 7, trail.right + 4, trail.bottom + 1)


def rings_beside(look: Look, marked: Marked) -> Group:
    """The rings of Moon tiles, orders, market columns and steps of the trail."""
    return Group("rings-beside", tuple(_beside(look, marked)))


def _beside(look: Look, marked: Marked) -> Iterator[Group]:
    for thing, kind in ring_kinds(marked).items():
        if split_id(thing)[0] in (MOON, ORDER, MARKET, STEP, *PANELS):
            yield Group(f"ring-{thing}", (ring(look, thing, kind),))


def _paint(look: Look, kind: Kind, wide: float) -> Paint:
    theme = look.theme
    colour = {"way": theme.gain, "refused": theme.loss}.get(kind, theme.glow)
    return Paint(None, colour, wide, DASHES if kind == "refused" else ())
