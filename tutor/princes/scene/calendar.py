"""The calendar: Moon tiles, days and deck, which show how much of the day and of the game is over.

On a large board the calendar is the sky over the city: the days are suns along an arc, the corn
that each night pays is between the suns, and the Moon tiles are at the other side of the sky. On a
close layout the calendar shows only the present day, and the tiles lie in two rows with the Sun
tile. This module also draws both sides of the Sacrifice cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from tutor.core.base.schema import Position
from tutor.core.drawing.board import MOST_LOOKS
from tutor.core.drawing.elements import NOTE, card, centred_words, label, token
from tutor.core.drawing.lettering import shorten, width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.palette import mix
from tutor.core.drawing.pathtext import Point
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Rect, Shape, Symbol, Use
from tutor.princes.identifiers import CORN_TILE, DISTRICT_OF, GOOD_OF, MOON_TILES
from tutor.princes.scene.look import Look, Seat, cards_left, is_night, seat_of, seats, sign
from tutor.princes.scene.pictures import BOX, emblem, good
from tutor.princes.scene.suns import (
    TITLE,
    arc,
    bed,
    days_of,
    ground_of,
    heading,
    note_ink,
    padding,
    word_rise,
)
from tutor.princes.things import CARD, CARD_BACK, SUN, laid_out, thing

ACROSS: Final = 4
"""The number of Moon tiles in a row on a close layout."""
CLOSE_SUN: Final = 13.0
CLOSE_TYPE: Final = 14
CLOSE_MARK: Final = 19.0

CARD_WIDTH, CARD_HEIGHT = 32.0, 42.0
"""The size of a card in the drawing, in pixels."""
CARD_FRAME = 3.5
CARD_SIGN = 22.0
"""The width of a card's frame, and the size of a sign on the card, in pixels."""
MOON = 17.0
SUN_SIDE = 22.0
FINGER = 44.0


def close_moon(look: Look, place: int) -> Point:
    """Return the middle of the Moon tile with the number `place`.

    The Sun tile has the number after the last Moon tile.
    """
    box = look.layout.moons
    wide, high = box.width / ACROSS, box.height / 2
    return box.left + (place % ACROSS + 0.5) * wide, box.top + (place // ACROSS + 0.5) * high


def close_sun_tile(look: Look, holder: Seat | None) -> tuple[Group, ...]:
    """Return the Sun tile with the mark of its owner; empty while no player has taken it."""
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
    """Return the numbers of the present and the last day, the start player, the corn on the time track."""
    box, theme, last = look.layout.days, look.theme, look.components.last_day
    today, corn = int(position["day"]), int(position["track_corn"])
    is_dark = is_night(position, last)
    title = look.say("night" if is_dark else "day", day=today, last=last)
    x, y = box.left + CLOSE_SUN + 2, box.top + CLOSE_SUN + 3
    fill, ink, edge = theme.sun, theme.outline, theme.gold_deep
    if is_dark:
        fill, ink, edge = theme.moon, theme.on_moon, theme.moon_rim
    disc = Circle(x, y, CLOSE_SUN, Paint(fill, edge, 1.4))
    of = centred_words(box.right - 8, y, f"/{last}", CLOSE_TYPE, theme.ink, theme.sky)
    groups = [
        Group(f"day-{today}", (disc, centred_words(x, y, str(today), 16, ink, fill)), role="label"),
        label("days-heading", of),
    ]
    under = box.bottom - CLOSE_MARK / 2 - 2
    for day in range(last - corn, last):
        cob = Use(good("corn", theme.name), box.right - 19, under - 9, 18 / BOX)
        groups.append(Group(f"night-corn-{day}", (cob,)))
    seat = seat_of(position["start_player"], table)
    if seat is not None:
        mark = token(seat.number, seat.letter, CLOSE_MARK, CLOSE_TYPE, theme.name)
        at = Box.about((box.left + CLOSE_MARK / 2 + 3, under), CLOSE_MARK, CLOSE_MARK)
        said = look.say("start-player", player=seat.name)
        groups.append(Group("start-player", (Use(mark, at.left, at.top),), said, role="piece"))
    return (Group("track", tuple(groups), title, look.say("nights", count=corn)),)


def card_back(look: Look, x: float, y: float) -> tuple[Shape, ...]:
    """Return a card face down, with its middle at a point."""
    theme = look.theme
    ground = Rect(
        x - CARD_WIDTH / 2,
        y - CARD_HEIGHT / 2,
        CARD_WIDTH,
        CARD_HEIGHT,
        5,
        Paint(theme.card, theme.raised, 1.3),
    )
    sun = Use(
        emblem("sun", theme.gold, theme.card), x - CARD_SIGN / 2, y - CARD_SIGN / 2, CARD_SIGN / BOX
    )
    return ground, _frame(x, y, theme.gold), sun


@lru_cache(maxsize=MOST_LOOKS)
def card_pictures(look: Look) -> Mapping[str, Group]:
    """Return the pictures of the back and the faces of the cards, by the ids of the cards."""
    x, y = Box(0, 0, CARD_WIDTH, CARD_HEIGHT).centre
    faces = {
        thing(CARD, card): Group(thing(CARD, card), _face(look, icons, x))
        for card, icons in look.components.icons.items()
    }
    return {CARD_BACK: Group(CARD_BACK, card_back(look, x, y)), **faces}


def _face(look: Look, icons: tuple[str, ...], x: float) -> tuple[Shape, ...]:
    theme = look.theme
    ground = Rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 5, Paint(theme.raised, theme.card, 1.6))
    size = min(CARD_SIGN, CARD_HEIGHT / len(icons)) * 0.82
    drawn = tuple(
        _icon(
            look, icon, x - size / 2, CARD_HEIGHT * (2 * at + 1) / (2 * len(icons)) - size / 2, size
        )
        for at, icon in enumerate(icons)
    )
    return ground, *drawn


def _icon(look: Look, icon: str, x: float, y: float, size: float) -> Use:
    """Return an icon of a card: the good of a profession, or the emblem of an order."""
    theme = look.theme
    if icon in DISTRICT_OF:
        return Use(good(GOOD_OF[DISTRICT_OF[icon]], theme.name), x, y, size / BOX)
    return Use(emblem(icon, theme.ink, theme.raised), x, y, size / BOX)


def _frame(x: float, y: float, colour: str) -> Rect:
    wide, high = CARD_WIDTH - 2 * CARD_FRAME, CARD_HEIGHT - 2 * CARD_FRAME
    return Rect(x - wide / 2, y - high / 2, wide, high, 3, Paint(None, colour, 1.2))


def still_calendar(look: Look) -> tuple[Group, ...]:
    """Return the parts of the calendar that never change: title of the tiles, arc of the days, deck."""
    layout = look.layout
    moons, days = _plain_room(layout.moons), _plain_room(layout.days)
    if not layout.is_close:
        title = heading(look, layout.moons, "moons", look.say("moons"))
        moons, days = (*bed(look, layout.moons), title), (*bed(look, layout.days), *arc(look))
    deck: tuple[Shape, ...] = (*_deck_bed(look), *_cards(look), _deck_sign(look))
    return (
        Group("moons", moons, look.say("moons"), area=layout.moons.polygon(), role="panel"),
        Group("days", days, look.say("days"), area=layout.days.polygon(), role="panel"),
        Group(
            "deck", deck, look.say("deck"), look.say("deck-gold"), layout.deck.polygon(), "panel"
        ),
    )


def _plain_room(box: Box) -> tuple[Shape, ...]:
    """Return an invisible rectangle for a panel that has no background."""
    return (Rect(box.left, box.top, box.width, box.height, 0, Paint()),)


def moving_calendar(
    look: Look, position: Position, table: tuple[Seat, ...]
) -> tuple[Group, Group, Group]:
    """Return the parts of the calendar that change: Moon tiles, days, number of cards."""
    days = close_days if look.layout.is_close else days_of
    return (
        Group("on-the-moon", _moons(look, position, table)),
        Group("today", days(look, position, table)),
        Group("in-the-deck", (_count(look, cards_left(position)),)),
    )


def _moons(look: Look, position: Position, table: tuple[Seat, ...]) -> tuple[Group, ...]:
    lying, due = laid_out(position, look.components)
    owners = {tile: seat for seat in seats(lying) for tile in seat.holds["moon_tiles"]}
    groups = []
    high = look.layout.moons.height / 2 if look.layout.is_close else FINGER
    for tile in MOON_TILES:
        x, y = moon_centre(look, tile)
        name, owner = look.text.say(f"tile-{tile}.moon"), owners.get(tile)
        if owner is None:
            shapes, words = _moon(look, tile, x, y), name
        elif tile in due:
            shapes = _paying(look, owner, tile, x, y)
            words = look.say("moon-paying", tile=name, player=owner.name)
        else:
            shapes = _taken_tile(look, owner, x, y)
            words = look.say("moon-taken", tile=name, player=owner.name)
        area = Box.about((x, y), min(FINGER, _pitch(look)), high).polygon()
        groups.append(Group(f"moon-{tile}", shapes, words, area=area, role="piece"))
    return (*_moon_note(look, position, table, len(owners)), *groups)


def moon_centre(look: Look, tile: str) -> Point:
    """Return the middle of a Moon tile's place on the board."""
    if look.layout.is_close:
        return close_moon(look, MOON_TILES.index(tile))
    box = look.layout.moons
    x = box.left + padding(look) + MOON + MOON_TILES.index(tile) * _pitch(look)
    return x, box.bottom - MOON - 9


def _pitch(look: Look) -> float:
    """Return the distance between the middles of two Moon tiles."""
    if look.layout.is_close:
        return look.layout.moons.width / ACROSS
    return (look.layout.moons.width - 2 * padding(look) - 2 * MOON) / (len(MOON_TILES) - 1)


def _moon_note(
    look: Look, position: Position, table: tuple[Seat, ...], taken: int
) -> tuple[Group, ...]:
    """Return the note beside the Moon tiles: the owner of the Sun tile, or how many tiles end the day."""
    box = look.layout.moons
    holder = seat_of(position["sun_tile"], table)
    if look.layout.is_close:
        return close_sun_tile(look, holder)
    if holder is None:
        words = look.say("moons-taken", count=taken, left=look.components.day_ending_tile - taken)
        return (Group("sun-tile", _at_right(look, box, "moons", words, 0), words),)
    name = look.say("sun-tile", player=holder.name)
    note = look.say("sun-tile-note")
    return (_player_note(look, box, "sun-tile", "moons", note, name, holder, True),)


@lru_cache(maxsize=MOST_LOOKS)
def sun_tile(look: Look) -> Group:
    """Return the Sun tile while it moves, as large as in the note that names its owner."""
    return Group(SUN, (Use(_sun(look), 0, 0, SUN_SIDE / BOX),))


def _sun(look: Look) -> Symbol:
    return emblem("sun", look.theme.gold_deep, look.theme.raised)


def _at_right(look: Look, box: Box, title: str, words: str, after: float) -> tuple[Group, ...]:
    """Return a note at the right of a heading; the result is empty if there is no room for the note."""
    room = box.width - 2 * padding(look) - width(look.say(title), "serif", TITLE) - 10 - after
    wide = width(words, "sans", NOTE)
    if wide > room:
        return ()
    x, y = box.right - padding(look) - after - wide / 2, box.top + 21 - word_rise(look)
    at = centred_words(x, y, words, NOTE, note_ink(look), ground_of(look), False)
    return (label(f"{title}-note", at),)


def _player_note(
    look: Look, box: Box, group_id: str, title: str, note: str, words: str, seat: Seat, sun: bool
) -> Group:
    """Return a note with a player's mark.

    If `sun` is true, also with the picture of the Sun tile.
    """
    theme, size = look.theme, 20.0
    right, top = box.right - padding(look) + 4, box.top + 11 - word_rise(look)
    shapes: list[Shape] = [
        Use(token(seat.number, seat.letter, size, 14, theme.name), right - size, top)
    ]
    after = size
    if sun:
        after += 24
        shapes.append(Use(_sun(look), right - after, top - 1, SUN_SIDE / BOX))
    shapes += _at_right(look, box, title, note, after)
    return Group(group_id, tuple(shapes), words, role="piece")


def _moon(look: Look, tile: str, x: float, y: float) -> tuple[Shape, ...]:
    theme = look.theme
    disc = Circle(x, y, MOON - 0.7, Paint(theme.moon, theme.moon_rim, 1.4))
    figures = look.components
    if tile in figures.tile_steps or tile == CORN_TILE:
        digit = str(figures.tile_steps.get(tile, figures.corn_of_tile))
        words = centred_words(x - 7, y, digit, 15, theme.on_moon, theme.moon)
        if tile == CORN_TILE:
            return disc, words, Use(good("corn", theme.name), x - 2, y - 9, 18 / BOX)
        steps = emblem("steps", theme.on_moon, theme.moon)
        return disc, words, Use(steps, x - 1, y - 7.5, 14 / BOX)
    picture = Use(good(tile, theme.name), x - 10.5, y - 10.5, 21 / BOX)
    return disc, Circle(x, y, MOON - 4, Paint(mix(theme.moon, "#FFFFFF", 0.82))), picture


def _taken_tile(look: Look, owner: Seat, x: float, y: float) -> tuple[Shape, ...]:
    theme = look.theme
    slot = Circle(x, y, MOON - 1, Paint(None, theme.control, 1.3, (3, 4)))
    return slot, Use(token(owner.number, owner.letter, 20, 14, theme.name), x - 10, y - 10)


def _paying(look: Look, owner: Seat, tile: str, x: float, y: float) -> tuple[Shape, ...]:
    """Return a tile that may still pay its owner: the tile in a ring with the owner's mark."""
    theme = look.theme
    ring = Circle(x, y, MOON + 1.4, Paint(None, theme.gold_deep, 2.4))
    letter = Use(token(owner.number, owner.letter, 16, 13, theme.name), x + 5, y + 6)
    return (*_moon(look, tile, x, y), ring, letter)


def _cards(look: Look) -> tuple[Shape, ...]:
    """Return the deck: a card back, with the edges of two more cards under it."""
    theme = look.theme
    x, y = look.layout.deck.centre[0], look.layout.deck.top + 32
    left, top, paint = x - CARD_WIDTH / 2, y - CARD_HEIGHT / 2, Paint(theme.card, theme.raised, 1.3)
    under = (Rect(left + by, top - by, CARD_WIDTH, CARD_HEIGHT, 5, paint) for by in (3, 1.5))
    return (*under, *card_back(look, x, y))


def _is_deck_in_sky(look: Look) -> bool:
    """Whether the deck lies under the open sky beside the mountain, not in a panel."""
    layout = look.layout
    return layout.sky and not layout.lays_trail_flat and not layout.is_close


def _deck_bed(look: Look) -> tuple[Shape, ...]:
    return () if _is_deck_in_sky(look) else card(look.layout.deck, look.theme)


def _deck_sign(look: Look) -> Group:
    box = look.layout.deck
    shape: Path = sign(box.right - 10, box.top + 12, look.theme)
    return Group("deck-sign", (shape,), look.say("deck-gold"))


def _count(look: Look, count: int) -> Group:
    box, theme = look.layout.deck, look.theme
    room = box.width - 6
    words = look.say("deck-count", count=count)
    if width(words, "bold", NOTE) > room:
        words = shorten(str(count), "bold", NOTE, room)
    ground = ground_of(look) if _is_deck_in_sky(look) else theme.surface
    at = centred_words(box.centre[0], box.bottom - 16, words, NOTE, theme.ink, ground)
    return Group("deck-count", (at,), look.say("deck-left", count=count), role="label")
