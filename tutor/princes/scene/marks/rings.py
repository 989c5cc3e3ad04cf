"""Rings around legal, picked and refused things and alternatives, and the marks under the pieces.

Rings differ in width and dashes, not only in colour. The marks under the pieces (`openings`) are
rings, hatches, paths and prices. The caller says which moves are legal; which of them are free
follows from the borders.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Literal

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import centred_words
from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import Box, inset
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Rect, Shape, Symbol, Use, Words
from tutor.princes.identifiers import DISTRICTS, LLAMA
from tutor.princes.scene.calendar import MOON as MOON_REACH
from tutor.princes.scene.calendar import moon_centre
from tutor.princes.scene.city.city import (
    PILL_END,
    around,
    city,
    face_of,
    paths,
    plots,
    price_icon,
    price_in_llamas,
    step,
)
from tutor.princes.scene.city.materials import hatch
from tutor.princes.scene.city.plots import MORTAR
from tutor.princes.scene.look import Look, Seat, to_move
from tutor.princes.scene.market import column_box
from tutor.princes.scene.marks.marked import Marked
from tutor.princes.scene.marks.route import line_of, route, way_places
from tutor.princes.scene.orders import row_box
from tutor.princes.scene.pictures import BOX, good
from tutor.princes.scene.trail.mountain import lies_open, step_box
from tutor.princes.things import (
    DISTRICT,
    GATE,
    MARKET,
    MOON,
    ORDER,
    PANELS,
    STEP,
    gate,
    split_id,
    thing,
)

Kind = Literal["open", "picked", "refused", "way", "pointed"]

WIDTHS: dict[Kind, float] = {"open": 3, "picked": 5, "refused": 3.5, "way": 4, "pointed": 5}
MODEST: dict[Kind, float] = {"open": 2, "picked": 4, "refused": 2.5, "way": 3, "pointed": 4}
DASHES = (5.0, 8.0)
TRAIL = "trail"


def ring_kinds(marked: Marked) -> dict[str, Kind]:
    """Return the kind of ring for each thing that has a ring.

    After a refusal, only the refused thing and the alternatives have rings. If a teacher points at
    things and the user has picked nothing, only the things that the teacher points at have rings.
    """
    if marked.refused is not None:
        found: dict[str, Kind] = {marked.refused.thing: "refused"}
        return found | dict.fromkeys((thing for _, thing in marked.ways), "way")
    if marked.pointed and marked.picked is None:
        return dict.fromkeys(marked.pointed, "pointed")
    kinds: dict[str, Kind] = dict.fromkeys(marked.choose, "open")
    return kinds | ({} if marked.picked is None else {marked.picked.thing: "picked"})


def ring(look: Look, thing: str, kind: Kind, *, is_quiet: bool = False) -> Shape:
    """Return the ring of a thing; in the city it lies on a wider pale ring, so that it stands out.

    With `is_quiet`, the rings of legal districts are thinner, because all districts have one.
    """
    what, name = split_id(thing)
    if what == DISTRICT:
        thinner = look.layout.short_names or (is_quiet and kind == "open")
        wide = WIDTHS[kind] - (1 if thinner else 0)
        bed = Paint(None, look.theme.raised, wide + 3)
        # In a small district the wide ring around a picked thing would lie over the name.
        is_tight = look.layout.short_names and kind in ("pointed", "picked")
        along = around(look, name) if is_tight else face_of(look, name)
        return Path(along, _paint(look, kind, wide), (bed,))
    paint = _paint(look, kind, MODEST[kind])
    if what == MOON:
        return Circle(*moon_centre(look, name), MOON_REACH + 1, paint)
    box = beside_box(look, thing).grow(-2)
    return Rect(box.left, box.top, box.width, box.height, 8, paint)


def beside_box(look: Look, thing: str) -> Box:
    """Return the box of a thing beside the city, for its ring or its number."""
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
    """Return the box for the ring of a trail in the open sky, between the Moon tiles and the city.

    It is wider than the trail, because the words at the corners begin at the edge of the trail.
    """
    return Box(trail.left - 4, trail.top - 7, trail.right + 4, trail.bottom + 1)


def rings_beside(look: Look, marked: Marked) -> Group:
    """Return the rings of Moon tiles, orders, market columns and steps of the trail."""
    return Group("rings-beside", tuple(_beside(look, marked)))


def _beside(look: Look, marked: Marked) -> Iterator[Group]:
    for name, kind in ring_kinds(marked).items():
        if split_id(name)[0] in (MOON, ORDER, MARKET, STEP, *PANELS):
            yield Group(f"ring-{name}", (ring(look, name, kind),))


def _paint(look: Look, kind: Kind, wide: float) -> Paint:
    theme = look.theme
    colour = {"way": theme.gain, "refused": theme.loss}.get(kind, theme.glow)
    return Paint(None, colour, wide, DASHES if kind == "refused" else ())


def openings(
    look: Look, position: Position, table: tuple[Seat, ...], marked: Marked
) -> list[Group]:
    """Return the marks of every marked district: the ring, the price, and the path if the move is free.

    When a Prince enters the city, every district is free, and there are no prices.
    """
    seat = to_move(position, table)
    start = None if seat is None else seat.holds["prince"]
    near = frozenset(DISTRICTS) if start is None else look.components.neighbours[start]
    entered = [district for district in DISTRICTS if district in marked.enter]
    free = [district for district in entered if district in near]
    rings = _rings(marked, free)
    groups = []
    for district, kind in rings.items():
        if kind == "refused":
            groups.append(_hatch(look, district))
        drawn = ring(look, thing(DISTRICT, district), kind, is_quiet=start is None)
        groups.append(Group(f"ring-{district}", (drawn,)))
    lit = {name for name in marked.pointed if split_id(name)[0] == GATE}
    if rings or lit:
        walked = [name for name in free if rings.get(name) in ("open", "picked")]
        gates = _gates(look, start, rings, walked, lit)
        groups += [gates] if gates.shapes else []
    without = {name for name, kind in rings.items() if kind == "refused"}
    without |= set() if start is not None or marked.refused else set(entered)
    without |= {name for name, (_, in_pill) in way_places(look, table, marked).items() if in_pill}
    prices = (_open(look, name, name in near) for name in entered if name not in without)
    way = route(look, position, table, marked)
    return [*groups, *((line_of(look, way),) if way else ()), *prices]


def _rings(marked: Marked, free: Collection[str]) -> dict[str, Kind]:
    """Return the kinds of rings for districts.

    Free districts have a ring unless a decision was refused or a teacher points at things.
    """
    found: dict[str, Kind] = {}
    if marked.refused is None and (marked.picked is not None or not marked.pointed):
        found = dict.fromkeys(free, "open")
    for name, kind in ring_kinds(marked).items():
        what, district = split_id(name)
        if what == DISTRICT:
            found[district] = kind
    return found


def _hatch(look: Look, district: str) -> Group:
    """Return the hatch over a refused district; the district's name stays free."""
    place, theme = plots(look)[district], look.theme
    lines = hatch(inset(place.outline, MORTAR + look.layout.rim + 2), place.heading.box.grow(2))
    return Group(f"hatch-{district}", (Path(lines, Paint(None, theme.loss, 2, opacity=0.55)),))


def _gates(
    look: Look,
    start: str | None,
    rings: Collection[str],
    walked: Collection[str],
    lit: Collection[str],
) -> Group:
    """Return the paths to districts with rings, drawn over the rings.

    The paths of free moves and the paths `lit` are filled.
    """
    theme = look.theme
    crossings = city(look.layout.stones).crossings
    # A ring may cover a pale path, but it would visibly cut a filled path in two.
    is_strong = theme.name == "contrast"
    touched = frozenset(
        pair for pair in crossings if pair.intersection(rings) and (is_strong or start in pair)
    )
    taken = {pair for pair in touched if start in pair and pair.intersection(walked)}
    taken |= {pair for pair in crossings if gate(*pair) in lit}
    shown, rebuilt = paths(look, touched - taken)
    shapes: tuple[Path, ...] = (*shown, *rebuilt)
    if taken:
        text = "".join(step(crossings[pair], look) for pair in crossings if pair in taken)
        shapes += (Path(text, Paint(theme.glow, theme.raised, 1.4)),)
    return Group("gates", shapes)


def _open(look: Look, district: str, free: bool) -> Group:
    """Return the price of entering a district, at the place for it in the district."""
    pill, plot = _price_pill(look, free), plots(look)[district]
    # Over a seal beside the name, the pill ends where the seal ends, so that it covers the seal.
    covers_side = look.layout.short_names and plot.heading.beside
    left = plot.pill.right - pill.width if covers_side else plot.pill.centre[0] - pill.width / 2
    at = Use(pill, round(left), round(plot.pill.top))
    ride = look.components.llamas_for_a_ride
    price = look.say("price-free") if free else look.amounts({LLAMA: ride})
    words = look.say("open", district=look.full_name(district), price=price)
    return Group(f"open-{district}", (Group(f"price-{district}", (at,), role="label"),), words)


@lru_cache(maxsize=32)
def _price_pill(look: Look, free: bool) -> Symbol:
    """Return the rounded label with the price of entering: free, or a llama (`move.llama`)."""
    theme, size, high = look.theme, look.layout.type, look.layout.pill
    words = look.say("price-free") if free else price_in_llamas(look)
    ground, ink = (theme.glow, theme.on_accent) if free else (theme.raised, theme.ink)
    wide = width(words, "bold", size)
    icon = 0.0 if free else price_icon(look)
    full = wide + icon + 2 * PILL_END
    edge = Paint(ground, theme.raised if free else theme.control, 1.2)
    shapes: list[Path | Circle | Rect | Words | Use] = [
        Rect(0.6, 0.6, full - 1.2, high - 1.2, high / 2 - 0.6, edge)
    ]
    if icon:
        side = high * 0.75
        picture = good("llama", theme.name)
        shapes.append(Use(picture, PILL_END - 2, (high - side) / 2 - 0.5, side / BOX))
    x = PILL_END + icon + wide / 2
    shapes.append(centred_words(x, high / 2, words, size, ink, ground))
    return Symbol("price", full, high, tuple(shapes))
