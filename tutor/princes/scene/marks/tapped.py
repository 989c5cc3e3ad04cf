"""The marks over all other things: the tip of the Prince's way, missing goods, numbers of alternatives."""

from __future__ import annotations

from functools import lru_cache

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import centred_words
from tutor.core.drawing.pathtext import Point
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Rect, Shape, Symbol, Use
from tutor.princes.scene.look import Look, Seat
from tutor.princes.scene.marks.marked import Marked, Tapped
from tutor.princes.scene.marks.rings import beside_box
from tutor.princes.scene.marks.route import (
    note_place,
    number_reach,
    route,
    segment,
    tip_of,
    way_places,
)
from tutor.princes.things import DISTRICT, MARKET, MOON, ORDER, split_id


def on_top(look: Look, position: Position, table: tuple[Seat, ...], marked: Marked) -> Group:
    """Return the marks drawn over the pieces: the tip of the Prince's way, a note, and numbers."""
    groups: list[Group] = []
    way = route(look, position, table, marked)
    if way is not None:
        groups.append(tip_of(look, way, _picked_words(look, marked)))
    refused = marked.refused
    if refused is not None:
        if split_id(refused.thing)[0] == DISTRICT:
            groups.append(_note(look, table, refused))
        groups += _numbers(look, table, marked)
    return Group("on-top", tuple(groups))


def _picked_words(look: Look, marked: Marked) -> str:
    """Return the name of the picked thing in words; empty after a refusal."""
    if marked.picked is None or marked.refused is not None:
        return ""
    return look.say("picked", thing=look.full_name(split_id(marked.picked.thing)[1]))


def _note(look: Look, table: tuple[Seat, ...], tapped: Tapped) -> Group:
    """Return the goods that the player lacks, on a rounded label; in a full district only a cross."""
    theme, layout = look.theme, look.layout
    district = split_id(tapped.thing)[1]
    box, lines = note_place(look, table, district, tapped.note)
    words = look.say("refused", thing=look.full_name(district), note=tapped.note)
    paint = Paint(theme.loss, theme.raised, 1.4)
    plate = box.grow(-0.7)
    shapes: list[Shape] = [
        Rect(plate.left, plate.top, plate.width, plate.height, layout.pill / 2 - 0.7, paint)
    ]
    x, y = box.centre
    for index, line in enumerate(lines):
        middle = y + (index - (len(lines) - 1) / 2) * layout.line
        shapes.append(centred_words(x, middle, line, layout.type, theme.on_change, theme.loss))
    if not lines:
        arm = layout.pill * 0.2
        cross = segment((x - arm, y - arm), (x + arm, y + arm))
        cross += segment((x + arm, y - arm), (x - arm, y + arm))
        shapes.append(Path(cross, Paint(None, theme.on_change, 2.6)))
    return Group(f"note-{district}", tuple(shapes), words, role="label")


def _numbers(look: Look, table: tuple[Seat, ...], marked: Marked) -> list[Group]:
    """Return the numbers of the alternatives."""
    stones, reach, groups = way_places(look, table, marked), number_reach(look), []
    for count, name in marked.ways:
        what, district = split_id(name)
        if what == DISTRICT:
            x, y = stones[district][0].centre
            words = look.full_name(district)
        elif what in (MOON, ORDER, MARKET):
            x, y = _beside(look, name)
            words = _name(look, what, district)
        else:
            continue
        disc = _disc(look, count)
        label = look.say("way", number=count, thing=words)
        groups.append(
            Group(f"way-{count}", (Use(disc, round(x - reach), round(y - reach)),), label)
        )
    return groups


def _name(look: Look, what: str, name: str) -> str:
    if what == MOON:
        return look.text.say(f"tile-{name}.moon")
    return look.say(f"order-{name}") if what == ORDER else look.say(f"market-{name}")


def _beside(look: Look, name: str) -> Point:
    """Return the middle of an alternative's number, at the corner of a thing beside the city."""
    box = beside_box(look, name)
    if split_id(name)[0] == ORDER:
        return box.right - 42, box.centre[1]
    return box.right - 3, box.top + 3


@lru_cache(maxsize=64)
def _disc(look: Look, count: int) -> Symbol:
    """Return a number on a disc in the colour of alternatives."""
    theme, reach = look.theme, number_reach(look)
    disc = Circle(reach, reach, reach - 0.8, Paint(theme.gain, theme.raised, 1.6))
    digit = centred_words(reach, reach, str(count), look.layout.type, theme.on_change, theme.gain)
    return Symbol("way", 2 * reach, 2 * reach, (disc, digit))
