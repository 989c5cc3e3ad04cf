"""The days as suns along an arc over the city, with the corn of the nights between the suns.

On a large board the suns are in the open sky; on a small board they are a row on a card, like the
rest of the calendar.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import BASELINE, NOTE, PADDING, card, centred_words, label, token
from tutor.core.drawing.lettering import shorten, width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import Point, number
from tutor.core.drawing.scene import (
    Circle,
    Fill,
    Group,
    Paint,
    Path,
    Shape,
    Use,
    Words,
    radial_glow,
)
from tutor.princes.scene.look import Look, Seat, is_night, seat_of
from tutor.princes.scene.pictures import BOX, good

TITLE = 16.0

DAY = 10.5
RIM = 1.6


def bed(look: Look, box: Box) -> tuple[Shape, ...]:
    """Return the card of a panel; empty if the panel is in the open sky."""
    return () if look.layout.sky else card(box, look.theme)


def ground_of(look: Look) -> Fill:
    """Return the colour behind the words of the calendar."""
    return look.theme.sky if look.layout.sky else look.theme.surface


def heading(look: Look, box: Box, name: str, words: str) -> Group:
    """Return a heading at the upper left of a part of the calendar."""
    title = shorten(words, "serif", TITLE, box.width - 2 * padding(look))
    at = box.left + padding(look), box.top + BASELINE - word_rise(look)
    return label(
        f"{name}-heading", Words(*at, title, TITLE, look.theme.ink, ground_of(look), "serif")
    )


def padding(look: Look) -> float:
    """Return the distance of words from the sides of a panel, in pixels."""
    return 6.0 if look.layout.sky else PADDING


def word_rise(look: Look) -> float:
    """Return how many pixels higher words are in the open sky than on a card."""
    return 6.0 if look.layout.sky else 0.0


def note_ink(look: Look) -> str:
    """Return the colour of notes.

    In the open sky, the colour is darker, because pale ink is hard to read there.
    """
    return look.theme.ink if look.layout.sky else look.theme.second


def days_of(look: Look, position: Position, table: tuple[Seat, ...]) -> tuple[Group, ...]:
    """Return the days, the corn between the days, the start player, and the light of the present day."""
    box, theme = look.layout.days, look.theme
    last, today, corn = look.components.last_day, int(position["day"]), int(position["track_corn"])
    is_dark = is_night(position, last)
    title = look.say("night" if is_dark else "day", day=today, last=last)
    words = heading(look, box, "days", title)
    groups: list[Group] = [words, *_start_player(look, position, table, title)]
    for day in range(1, last + 1):
        is_past = day < today or (is_dark and day == today)
        shapes = _sun(look, day) if day == today and not is_past else _day(look, day, is_past)
        groups.append(Group(f"day-{day}", shapes, role="label"))
        if last - corn <= day < last:
            x, y = _place(look, day + 0.5)
            y -= 0 if _is_roomy(look) else DAY + 9
            cob = Use(good("corn", theme.name), x - 8, y - 8, 16 / BOX)
            groups.append(Group(f"night-corn-{day}", (cob,), role="piece"))
    if is_dark:
        groups.append(Group("moonlight", _moonlight(look, today + 0.5), title, role="label"))
    glow: tuple[Group, ...] = ()
    if not is_dark and look.layout.sky and theme.name != "contrast":
        x, y = _place(look, today)
        # The light stays out of the city, so that the pieces there need no new painting every day.
        reach = min(_reach(look) * 2.6, x - 1, box.bottom - y)
        light = Circle(x, y, reach, Paint(radial_glow(theme.glare, 0.9)))
        glow = (Group("glow", (light,)),)
    return (*glow, Group("track", tuple(groups), title, look.say("nights", count=corn)))


def _is_roomy(look: Look) -> bool:
    """Whether there is room for the corn of a night between two days."""
    return _pitch(look) >= 2 * DAY + 26


def _pitch(look: Look) -> float:
    """Return the distance between the middles of two days."""
    return _place(look, 2)[0] - _place(look, 1)[0]


def _reach(look: Look) -> float:
    """Return the radius of the sun of the present day, without its rays."""
    return DAY + 4 if _is_roomy(look) else DAY + 1


def _place(look: Look, day: float) -> Point:
    """Return the place of a day along the arc; the place of a night is half a day later."""
    box, last = look.layout.days, max(look.components.last_day, 2)
    edge = 24 if look.layout.sky else 20
    share = (day - 1) / (last - 1)
    rise = 16.0 if box.width > 400 else 3.0
    y = box.bottom - 23 - rise * 4 * share * (1 - share) if look.layout.sky else box.bottom - 22
    return round(box.left + edge + share * (box.width - 2 * edge), 1), round(y, 1)


def arc(look: Look) -> tuple[Shape, ...]:
    """Return the dotted arc of the suns."""
    if not look.layout.sky:
        return ()
    days = range(1, look.components.last_day + 1)
    line = "M" + "L".join(f"{x:g} {y:g}" for x, y in (_place(look, day) for day in days))
    return (Path(line, Paint(None, look.theme.stone_light, 2.2, (0.1, 6))),)


def _day(look: Look, day: int, is_past: bool) -> tuple[Shape, ...]:
    """Return the picture of a day that is over or still to come."""
    theme, (x, y) = look.theme, _place(look, day)
    fill, ink = (theme.sunken, theme.second) if is_past else (theme.raised, theme.ink)
    disc = Circle(x, y, DAY - 0.6, Paint(fill, theme.control, 1.2))
    return disc, centred_words(x, y, str(day), 14, ink, fill)


def _sun(look: Look, day: int) -> tuple[Shape, ...]:
    """Return the picture of the present day: a sun with rays."""
    theme, (x, y), reach = look.theme, _place(look, day), _reach(look)
    edge = theme.outline if theme.name == "contrast" else theme.gold_deep
    disc = Circle(x, y, reach, Paint(theme.sun, edge, 1.4))
    number_on = centred_words(x, y, str(day), 16, theme.outline, theme.sun)
    if not _is_roomy(look):
        return disc, number_on
    rays = ""
    for turn in range(12):
        dx, dy = cos(turn * pi / 6), sin(turn * pi / 6)
        near, far = reach + 2.5, reach + (6 if turn % 2 else 4.5)
        rays += f"M{number(x + dx * near)} {number(y + dy * near)}"
        rays += f"L{number(x + dx * far)} {number(y + dy * far)}"
    return Path(rays, Paint(None, edge, 2.2)), disc, number_on


def _moonlight(look: Look, night: float) -> tuple[Shape, ...]:
    """Return the picture of the present night: a crescent between two days.

    If the days are close together, the crescent is below the corn.
    """
    theme, (x, y), reach = look.theme, _place(look, night), _reach(look)
    if not _is_roomy(look):
        y += DAY
        reach = min(reach - 3, hypot(_pitch(look) / 2, DAY) - DAY - RIM)
    disc = Circle(x, y, reach, Paint(theme.moon, theme.moon_rim, 1.4))
    bright = Circle(x - reach * 0.08, y, reach * 0.66, Paint(theme.on_moon))
    shade = Circle(x + reach * 0.24, y - reach * 0.1, reach * 0.54, Paint(theme.moon))
    return disc, bright, shade


def _start_player(
    look: Look, position: Position, table: tuple[Seat, ...], title: str
) -> tuple[Group, ...]:
    """Return the mark of the day's start player, at the right of the heading."""
    box, theme = look.layout.days, look.theme
    seat = seat_of(position["start_player"], table)
    if seat is None:
        return ()
    size = 20.0
    right, top = box.right - 12, box.top + 11 - word_rise(look)
    shapes: list[Shape] = [
        Use(token(seat.number, seat.letter, size, 14, theme.name), right - size, top)
    ]
    note = look.say("start-note")
    room = box.width - 2 * padding(look) - width(title, "serif", TITLE) - 16 - size
    wide = width(note, "sans", NOTE)
    if wide <= room:
        x, y = right - size - 5 - wide / 2, box.top + 21 - word_rise(look)
        said = centred_words(x, y, note, NOTE, note_ink(look), ground_of(look), False)
        shapes.append(label("start-note", said))
    words = look.say("start-player", player=seat.name)
    return (Group("start-player", tuple(shapes), words, role="piece"),)
