"""The marks of districts that lie under the pieces: rings, hatches, paths, prices.

The caller tells which moves are legal; whether a move is free follows from the borders.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import centred_words
from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import inset
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Rect, Symbol, Use, Words
from tutor.princes.identifiers import DISTRICTS, LLAMA
from tutor.princes.scene.city.city import (
    PILL_END,
    paths,
    plots,
    price_icon,
    price_in_llamas,
    step,
)
from tutor.princes.scene.city.patterns import hatch
from tutor.princes.scene.city.plots import MORTAR
from tutor.princes.scene.city.stones import city
from tutor.princes.scene.goods import BOX, good
from tutor.princes.scene.look import Look, Seat, to_move
from tutor.princes.scene.marks.marked import Marked
from tutor.princes.scene.marks.places import way_places
from tutor.princes.scene.marks.rings import Kind, ring, ring_kinds
from tutor.princes.scene.marks.route import line_of, route
from tutor.princes.things import DISTRICT, GATE, gate, split_id, thing


def openings(
    look: Look, position: Position, table: tuple[Seat, ...], marked: Marked
) -> list[Group]:
    """A ring round every marked district, its price in a pill, its free path open.

    When a Prince is first placed, every district is free, so no prices are shown.
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
    """The rings of districts; those that may be walked into glow until something was refused."""
    found: dict[str, Kind] = {}
    if marked.refused is None and (marked.picked is not None or not marked.pointed):
        found = dict.fromkeys(free, "open")
    for name, kind in ring_kinds(marked).items():
        what, district = split_id(name)
        if what == DISTRICT:
            found[district] = kind
    return found


def _hatch(look: Look, district: str) -> Group:
    """The hatch over what was refused, off the words."""
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
    """The paths out of the Prince's district, over the rings; free and lit ones are filled."""
    theme = look.theme
    crossings = city(look.layout.stones).crossings
    # Pale paths stay under the rings; strong ones would be seen cut in two.
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
    """The price of entering a district, in the pill's place."""
    pill, plot = _price_pill(look, free), plots(look)[district]
    # In place of a seal beside the name it ends where the seal does, or some of that peeps out.
    covers_side = look.layout.short_names and plot.heading.beside
    left = plot.pill.right - pill.width if covers_side else plot.pill.centre[0] - pill.width / 2
    at = Use(pill, round(left), round(plot.pill.top))
    ride = look.components.llamas_for_a_ride
    price = look.say("price-free") if free else look.amounts({LLAMA: ride})
    words = look.say("open", district=look.full_name(district), price=price)
    return Group(f"open-{district}", (Group(f"price-{district}", (at,), role="label"),), words)


@lru_cache(maxsize=32)
def _price_pill(look: Look, free: bool) -> Symbol:
    """The price of entering: nothing, or a llama (`move.llama`)."""
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
