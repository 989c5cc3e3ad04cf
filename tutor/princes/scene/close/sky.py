"""Day and Moon tiles in little room: today alone, and the tiles in two rows with the Sun tile."""

from __future__ import annotations

from typing import Final

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import centred_words, label, token
from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import Point
from tutor.core.drawing.scene import Circle, Group, Paint, Shape, Use
from tutor.princes.identifiers import MOON_TILES
from tutor.princes.scene.emblems import BOX, emblem
from tutor.princes.scene.goods import good
from tutor.princes.scene.look import Look, Seat, is_night, seat_of

ACROSS: Final = 4
"""The number of Moon tiles in the first of the two rows."""
SUN: Final = 13.0
TYPE: Final = 14
MARK: Final = 19.0


def close_moon(look: Look, place: int) -> Point:
    """The middle of a Moon tile; the place after the last is that of the Sun tile."""
    box = look.layout.moons
    wide, high = box.width / ACROSS, box.height / 2
    return box.left + (place % ACROSS + 0.5) * wide, box.top + (place // ACROSS + 0.5) * high


def close_sun_tile(look: Look, holder: Seat | None) -> tuple[Group, ...]:
    """Once it is taken, the Sun tile with its owner's mark."""
    if holder is None:
        return ()
    theme, (x, y) = look.theme, close_moon(look, len(MOON_TILES))
    shapes: tuple[Shape, ...] = (
        Use(emblem("sun", theme.gold_deep, theme.raised), x - 13, y - 13, 22 / BOX),
        Use(token(holder.number, holder.letter, 16, 13, theme.name), x, y),
    )
    said = look.say("sun-tile", player=holder.name)
    return (Group("sun-tile", shapes, said, role="piece"),)


def close_days(look: Look, position: Position, table: tuple[Seat, ...]) -> tuple[Group, ...]:
    """Today of how many days, who began it, and the corn that the nights still pay."""
    box, theme, last = look.layout.days, look.theme, look.components.last_day
    today, corn = int(position["day"]), int(position["track_corn"])
    is_dark = is_night(position, last)
    title = look.say("night" if is_dark else "day", day=today, last=last)
    x, y = box.left + SUN + 2, box.top + SUN + 3
    fill, ink, edge = theme.sun, theme.outline, theme.gold_deep
    if is_dark:
        fill, ink, edge = theme.moon, theme.on_moon, theme.moon_rim
    disc = Circle(x, y, SUN, Paint(fill, edge, 1.4))
    of = centred_words(box.right - 8, y, f"/{last}", TYPE, theme.ink, theme.sky)
    groups = [
        Group(f"day-{today}", (disc, centred_words(x, y, str(today), 16, ink, fill)), role="label"),
        label("days-heading", of),
    ]
    under = box.bottom - MARK / 2 - 2
    for day in range(last - corn, last):
        cob = Use(good("corn", theme.name), box.right - 19, under - 9, 18 / BOX)
        groups.append(Group(f"night-corn-{day}", (cob,)))
    seat = seat_of(position["start_player"], table)
    if seat is not None:
        mark = token(seat.number, seat.letter, MARK, TYPE, theme.name)
        at = Box.about((box.left + MARK / 2 + 3, under), MARK, MARK)
        said = look.say("start-player", player=seat.name)
        groups.append(Group("start-player", (Use(mark, at.left, at.top),), said, role="piece"))
    return (Group("track", tuple(groups), title, look.say("nights", count=corn)),)
