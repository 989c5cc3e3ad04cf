"""Moon tiles, days and deck: what tells how far the day and the game have got.

On a large board the calendar is the sky over the city: the days are suns along an arc with the corn
of the nights between them, the Moon tiles hang opposite.
"""

from __future__ import annotations

from math import cos, pi, sin

from tutor.core.base.schema import Position
from tutor.core.drawing.colour import mixed
from tutor.core.drawing.fills import Fill, glowing
from tutor.core.drawing.lettering import shortened, width
from tutor.core.drawing.marks import token
from tutor.core.drawing.outline import Box
from tutor.core.drawing.panels import BASELINE, NOTE, PADDING, card, centred, label
from tutor.core.drawing.pathtext import Point, number
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Rect, Shape, Use, Words
from tutor.princes.scene.emblems import BOX, emblem
from tutor.princes.scene.goods import good
from tutor.princes.scene.look import Look, Seat, cards_left, seat_of, sign
from tutor.princes.terms import CORN_TILE, MOON_TILES

MOON = 17.0
FINGER = 44.0
DAY = 10.5
TITLE = 16.0


def still_calendar(look: Look) -> tuple[Group, ...]:
    """The Moon's heading, the way of the days, the back of the deck."""
    layout = look.layout
    moons = (*_bed(look, layout.moons), _heading(look, layout.moons, "moons", look.say("moons")))
    deck: tuple[Shape, ...] = (*_bed(look, layout.deck), *_card_back(look), _deck_sign(look))
    days = (*_bed(look, layout.days), *_arc(look))
    return (
        Group("moons", moons, look.say("moons"), area=layout.moons.polygon(), role="panel"),
        Group("days", days, look.say("days"), area=layout.days.polygon(), role="panel"),
        Group(
            "deck", deck, look.say("deck"), look.say("deck-gold"), layout.deck.polygon(), "panel"
        ),
    )


def _bed(look: Look, box: Box) -> tuple[Shape, ...]:
    """A panel's card; nothing under the open sky."""
    return () if look.layout.sky else card(box, look.theme)


def _ground(look: Look) -> Fill:
    """What the words of the calendar stand on."""
    return look.theme.sky if look.layout.sky else look.theme.surface


def _heading(look: Look, box: Box, name: str, words: str) -> Group:
    """A heading at the upper left of a part of the calendar."""
    title = shortened(words, "serif", TITLE, box.width - 2 * _padding(look))
    at = box.left + _padding(look), box.top + BASELINE - _raised(look)
    return label(
        f"{name}-heading", Words(*at, title, TITLE, look.theme.ink, _ground(look), "serif")
    )


def _padding(look: Look) -> float:
    return 6.0 if look.layout.sky else PADDING


def _raised(look: Look) -> float:
    """How much nearer to the top words stand where there is no card's edge."""
    return 6.0 if look.layout.sky else 0.0


def moving_calendar(
    look: Look, position: Position, table: tuple[Seat, ...]
) -> tuple[Group, Group, Group]:
    """The Moon tiles, the days, the number of cards."""
    return (
        Group("on-the-moon", _moons(look, position, table)),
        Group("today", _days(look, position, table)),
        Group("in-the-deck", (_count(look, cards_left(position)),)),
    )


def _moons(look: Look, position: Position, table: tuple[Seat, ...]) -> tuple[Group, ...]:
    owners = {tile: seat for seat in table for tile in seat.holds["moon_tiles"]}
    groups = []
    for tile in MOON_TILES:
        x, y = moon_centre(look, tile)
        name, owner = look.text.say(f"tile-{tile}.moon"), owners.get(tile)
        if owner is None:
            shapes, words = _moon(look, tile, x, y), name
        else:
            shapes = _taken(look, owner, x, y)
            words = look.say("moon-taken", tile=name, player=owner.name)
        area = Box.about((x, y), min(FINGER, _pitch(look)), FINGER).polygon()
        groups.append(Group(f"moon-{tile}", shapes, words, area=area, role="piece"))
    return (_moon_note(look, position, table, len(owners)), *groups)


def moon_centre(look: Look, tile: str) -> Point:
    """Where the middle of a Moon tile lies."""
    box = look.layout.moons
    x = box.left + _padding(look) + MOON + MOON_TILES.index(tile) * _pitch(look)
    return x, box.bottom - MOON - 9


def _pitch(look: Look) -> float:
    """From the middle of a Moon tile to that of the next."""
    return (look.layout.moons.width - 2 * _padding(look) - 2 * MOON) / (len(MOON_TILES) - 1)


def _moon_note(look: Look, position: Position, table: tuple[Seat, ...], taken: int) -> Group:
    """How many tiles are gone; once the Sun tile is taken, who has it."""
    box = look.layout.moons
    holder = seat_of(position["sun_tile"], table)
    if holder is None:
        words = look.say("moons-taken", count=taken, all=look.components.day_ending_tile)
        return Group("sun-tile", _at_right(look, box, "moons", words, 0), words)
    name = look.say("sun-tile", player=holder.name)
    return _held(look, box, "sun-tile", "moons", look.say("sun-tile-note"), name, holder, True)


def _at_right(look: Look, box: Box, title: str, words: str, after: float) -> tuple[Group, ...]:
    """A note at the right of a heading, left out when there is no room for it."""
    room = box.width - 2 * _padding(look) - width(look.say(title), "serif", TITLE) - 10 - after
    wide = width(words, "sans", NOTE)
    if wide > room:
        return ()
    x, y = box.right - _padding(look) - after - wide / 2, box.top + 21 - _raised(look)
    at = centred(x, y, words, NOTE, _note(look), _ground(look), False)
    return (label(f"{title}-note", at),)


def _note(look: Look) -> str:
    """The colour of notes: the sky is too bright for pale ink."""
    return look.theme.ink if look.layout.sky else look.theme.second


def _held(
    look: Look, box: Box, group_id: str, title: str, note: str, words: str, seat: Seat, sun: bool
) -> Group:
    """A note with a player's mark, and the sun where the Sun tile is meant."""
    theme, size = look.theme, 20.0
    right, top = box.right - _padding(look) + 4, box.top + 11 - _raised(look)
    shapes: list[Shape] = [
        Use(token(seat.number, seat.letter, size, 14, theme.name), right - size, top)
    ]
    after = size
    if sun:
        after += 24
        shapes.append(
            Use(emblem("sun", theme.gold_deep, theme.raised), right - after, top - 1, 22 / BOX)
        )
    shapes += _at_right(look, box, title, note, after)
    return Group(group_id, tuple(shapes), words, role="piece")


def _moon(look: Look, tile: str, x: float, y: float) -> tuple[Shape, ...]:
    theme = look.theme
    disc = Circle(x, y, MOON - 0.7, Paint(theme.moon, theme.moon_rim, 1.4))
    figures = look.components
    if tile in figures.tile_steps or tile == CORN_TILE:
        digit = str(figures.tile_steps.get(tile, figures.corn_of_tile))
        words = centred(x - 7, y, digit, 15, theme.on_moon, theme.moon)
        if tile == CORN_TILE:
            return disc, words, Use(good("corn", theme.name), x - 2, y - 9, 18 / BOX)
        steps = emblem("steps", theme.on_moon, theme.moon)
        return disc, words, Use(steps, x - 1, y - 7.5, 14 / BOX)
    picture = Use(good(tile, theme.name), x - 10.5, y - 10.5, 21 / BOX)
    return disc, Circle(x, y, MOON - 4, Paint(mixed(theme.moon, "#FFFFFF", 0.82))), picture


def _taken(look: Look, owner: Seat, x: float, y: float) -> tuple[Shape, ...]:
    theme = look.theme
    slot = Circle(x, y, MOON - 1, Paint(None, theme.control, 1.3, (3, 4)))
    return slot, Use(token(owner.number, owner.letter, 20, 14, theme.name), x - 10, y - 10)


def _days(look: Look, position: Position, table: tuple[Seat, ...]) -> tuple[Group, ...]:
    box, theme = look.layout.days, look.theme
    last, today, corn = look.components.last_day, int(position["day"]), int(position["track_corn"])
    title = look.say("day", day=today, last=last)
    words = _heading(look, box, "days", title)
    groups: list[Group] = [words, *_start_player(look, position, table, title)]
    for day in range(1, last + 1):
        shapes = _sun(look, day) if day == today else _day(look, day, day < today)
        groups.append(Group(f"day-{day}", shapes, role="label"))
        if last - corn <= day < last:
            x, y = _place(look, day + 0.5)
            y -= 0 if _is_roomy(look) else DAY + 9
            cob = Use(good("corn", theme.name), x - 8, y - 8, 16 / BOX)
            groups.append(Group(f"night-corn-{day}", (cob,), role="piece"))
    glow: tuple[Group, ...] = ()
    if look.layout.sky and theme.name != "contrast":
        x, y = _place(look, today)
        # A light that reached into the city would have its pieces painted anew with every day.
        reach = min(_reach(look) * 2.6, x - 1, box.bottom - y)
        light = Circle(x, y, reach, Paint(glowing(theme.glare, 0.9)))
        glow = (Group("glow", (light,)),)
    return (*glow, Group("track", tuple(groups), title, look.say("nights", count=corn)))


def _is_roomy(look: Look) -> bool:
    """Whether between two days there is room for the corn of the night."""
    pitch = _place(look, 2)[0] - _place(look, 1)[0]
    return pitch >= 2 * DAY + 26


def _reach(look: Look) -> float:
    """How far today's sun reaches, its rays left out."""
    return DAY + 4 if _is_roomy(look) else DAY + 1


def _place(look: Look, day: float) -> Point:
    """Where a day stands on its way over the sky; halves are nights."""
    box, last = look.layout.days, max(look.components.last_day, 2)
    edge = 24 if look.layout.sky else 20
    share = (day - 1) / (last - 1)
    rise = 16.0 if box.width > 400 else 3.0
    y = box.bottom - 23 - rise * 4 * share * (1 - share) if look.layout.sky else box.bottom - 22
    return round(box.left + edge + share * (box.width - 2 * edge), 1), round(y, 1)


def _arc(look: Look) -> tuple[Shape, ...]:
    """The dotted way of the suns."""
    if not look.layout.sky:
        return ()
    days = range(1, look.components.last_day + 1)
    line = "M" + "L".join(f"{x:g} {y:g}" for x, y in (_place(look, day) for day in days))
    return (Path(line, Paint(None, look.theme.stone_light, 2.2, (0.1, 6))),)


def _day(look: Look, day: int, is_past: bool) -> tuple[Shape, ...]:
    """A day that is over or still to come."""
    theme, (x, y) = look.theme, _place(look, day)
    fill, ink = (theme.sunken, theme.second) if is_past else (theme.raised, theme.ink)
    disc = Circle(x, y, DAY - 0.6, Paint(fill, theme.control, 1.2))
    return disc, centred(x, y, str(day), 14, ink, fill)


def _sun(look: Look, day: int) -> tuple[Shape, ...]:
    """Today: the sun with its rays."""
    theme, (x, y), reach = look.theme, _place(look, day), _reach(look)
    edge = theme.outline if theme.name == "contrast" else theme.gold_deep
    disc = Circle(x, y, reach, Paint(theme.sun, edge, 1.4))
    number_on = centred(x, y, str(day), 16, theme.outline, theme.sun)
    if not _is_roomy(look):
        return disc, number_on
    rays = ""
    for turn in range(12):
        dx, dy = cos(turn * pi / 6), sin(turn * pi / 6)
        near, far = reach + 2.5, reach + (6 if turn % 2 else 4.5)
        rays += f"M{number(x + dx * near)} {number(y + dy * near)}"
        rays += f"L{number(x + dx * far)} {number(y + dy * far)}"
    return Path(rays, Paint(None, edge, 2.2)), disc, number_on


def _start_player(
    look: Look, position: Position, table: tuple[Seat, ...], title: str
) -> tuple[Group, ...]:
    """Who began the day, at the right of the heading."""
    box, theme = look.layout.days, look.theme
    seat = seat_of(position["start_player"], table)
    if seat is None:
        return ()
    size = 20.0
    right, top = box.right - 12, box.top + 11 - _raised(look)
    shapes: list[Shape] = [
        Use(token(seat.number, seat.letter, size, 14, theme.name), right - size, top)
    ]
    note = look.say("start-note")
    room = box.width - 2 * _padding(look) - width(title, "serif", TITLE) - 16 - size
    wide = width(note, "sans", NOTE)
    if wide <= room:
        x = right - size - 5 - wide / 2
        shapes.append(
            label(
                "start-note",
                centred(
                    x, box.top + 21 - _raised(look), note, NOTE, _note(look), _ground(look), False
                ),
            )
        )
    words = look.say("start-player", player=seat.name)
    return (Group("start-player", tuple(shapes), words, role="piece"),)


def _card_back(look: Look) -> tuple[Shape, ...]:
    box, theme = look.layout.deck, look.theme
    x, y = box.centre[0], box.top + 32
    wide, high = 32.0, 42.0
    shapes: list[Shape] = [
        Rect(
            x - wide / 2 + by,
            y - high / 2 - by,
            wide,
            high,
            5,
            Paint(theme.card, theme.raised, 1.3),
        )
        for by in (3, 1.5, 0)
    ]
    shapes += [
        Rect(
            x - wide / 2 + 3.5,
            y - high / 2 + 3.5,
            wide - 7,
            high - 7,
            3,
            Paint(None, theme.gold, 1.2),
        ),
        Use(emblem("sun", theme.gold, theme.card), x - 11, y - 11, 22 / BOX),
    ]
    return tuple(shapes)


def _deck_sign(look: Look) -> Group:
    box = look.layout.deck
    shape: Path = sign(box.right - 10, box.top + 12, look.theme)
    return Group("deck-sign", (shape,), look.say("deck-gold"))


def _count(look: Look, count: int) -> Group:
    box, theme = look.layout.deck, look.theme
    room = box.width - 6
    words = look.say("deck-count", count=count)
    if width(words, "bold", NOTE) > room:
        words = shortened(str(count), "bold", NOTE, room)
    at = centred(box.centre[0], box.bottom - 16, words, NOTE, theme.ink, _ground(look))
    return Group("deck-count", (at,), look.say("deck-left", count=count), role="label")
