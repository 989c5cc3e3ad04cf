"""Which districts may be entered: a ring where it is free, the price in a pill, the paths to walk.

Whether a move is legal is told to it; whether it is free follows from the borders.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from tutor.core.lettering import width
from tutor.core.scene import Circle, Group, Paint, Path, Rect, Symbol, Use, Words
from tutor.princes.scene.city import (
    PILL_END,
    face_of,
    paths,
    plots,
    price_icon,
    price_in_llamas,
    step,
)
from tutor.princes.scene.goods import BOX, good
from tutor.princes.scene.look import Look
from tutor.princes.scene.panels import centred
from tutor.princes.scene.seats import Position, Seat, to_move
from tutor.princes.scene.stones import city
from tutor.princes.terms import DISTRICTS


def open_moves(
    look: Look, position: Position, table: tuple[Seat, ...], legal: Collection[str]
) -> list[Group]:
    """A ring round every district that may be entered, its price in a pill, its free path open."""
    seat = to_move(position, table)
    if not legal or seat is None:
        return []
    start = seat.holds["prince"]
    near = look.components.neighbours.get(start, frozenset(DISTRICTS))
    entered = [district for district in DISTRICTS if district in legal]
    free = [district for district in entered if district in near]
    groups = [_ring(look, district) for district in free]
    if free:
        groups.append(_gates(look, start, free))
    for district in entered:
        price = "price-free" if district in near else "price-llama"
        words = look.say("open", district=look.full_name(district), price=look.say(price))
        pill = _price(look, district, district in near)
        groups.append(Group(f"open-{district}", (pill,), words))
    return groups


def _ring(look: Look, district: str) -> Group:
    """A glowing ring just inside a stone's edge."""
    theme = look.theme
    bed = Paint(None, theme.raised, 6)
    shapes = (Path(face_of(look, district), Paint(None, theme.glow, 3), (bed,)),)
    return Group(f"ring-{district}", shapes)


def _gates(look: Look, start: str | None, free: Collection[str]) -> Group:
    """The paths of ringed stones once more, over the rings; those that are free to walk, filled."""
    theme = look.theme
    crossings = city(look.layout.stones).crossings
    ringed = {pair for pair in crossings if pair.intersection(free)}
    walked = {pair for pair in ringed if start in pair}
    shown, rebuilt = paths(look, ringed - walked)
    shapes: tuple[Path, ...] = (*shown, *rebuilt)
    if walked:
        text = "".join(step(crossings[pair], look) for pair in crossings if pair in walked)
        shapes += (Path(text, Paint(theme.glow, theme.raised, 1.4)),)
    return Group("gates", shapes)


def _price(look: Look, district: str, free: bool) -> Group:
    """The price of entering a district, in the pill's place."""
    pill, box = _price_pill(look, free), plots(look)[district].pill
    at = Use(pill, round(box.centre[0] - pill.width / 2), round(box.top))
    return Group(f"price-{district}", (at,), role="label")


@lru_cache(maxsize=32)
def _price_pill(look: Look, free: bool) -> Symbol:
    """What entering costs: nothing, or a llama."""
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
    shapes.append(centred(x, high / 2, words, size, ink, ground))
    return Symbol("price", full, high, tuple(shapes))
