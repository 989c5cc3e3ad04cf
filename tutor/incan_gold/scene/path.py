"""The cave: the cards turned this round, the next card, the way out; at the end the total scores.

Legal choices glow: going on at the next card, leaving at the way out. The cards lie in rows, which
change direction from row to row, as large as the room allows.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import PADDING, card, centred_words, heading, token
from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import number
from tutor.core.drawing.scene import Group, Paint, Path, Rect, Shape, Use, Words
from tutor.incan_gold.components import CAMP, TORCH
from tutor.incan_gold.known import to_be_worth
from tutor.incan_gold.scene.cards import Size, back, face, heap, stones
from tutor.incan_gold.scene.look import Look, Seat
from tutor.incan_gold.scene.pictures import BOX, thing
from tutor.incan_gold.scene.players import inside

SIZES: Final = tuple(
    Size(wide, high)
    for wide, high in (
        (132, 174),
        (112, 148),
        (96, 126),
        (92, 120),
        (78, 102),
        (64, 84),
        (54, 70),
        (45, 58),
        (36, 46),
    )
)
ROOMIEST: Final = 40.0
USUAL: Final = 12
"""The usual number of places for cards, which is enough for nearly all rounds."""
USUAL_ON_A_PHONE: Final = 10
"""The usual number of places for cards on a phone, where a place is as large as a fingertip."""
NARROW: Final = 360.0
MORE: Final = 6
"""The number of places that are added at once when there are too few."""
CLIMB: Final = 44.0
"""The number of pixels by which a single row of cards rises from its beginning to its end."""

TOP = 52.0
LEAST_TOP = 38.0
ROOMY = 250.0
"""The least height of the panel, in pixels, at which the final score has wide margins."""
ROW = 64.0


@dataclass(frozen=True)
class Way:
    """The places for the cards on the path, in the order in which the cards are turned."""

    size: Size
    cells: tuple[Box, ...]
    is_single: bool
    """Whether all places are in one row."""


@lru_cache(maxsize=256)
def way(room: Box, count: int) -> Way:
    """Return the places for this many cards, or for fewer if not even the smallest cards all fit.

    From the beginning of a round there are as many places as nearly all rounds need, so that cards
    do not move when another card comes.
    """
    usual = USUAL if room.width > NARROW else USUAL_ON_A_PHONE
    held = usual if count <= usual else ceil(count / MORE) * MORE
    for size in SIZES:
        columns = _columns(room, size)
        is_high_enough = size.high <= room.height
        if columns > 1 and is_high_enough and ceil(held / columns) <= _rows(room, size):
            laid = _lay(room, size, columns, held)
            return Way(laid.size, laid.cells[:count], laid.is_single)
    size = SIZES[-1]
    columns = _columns(room, size)
    laid = _lay(room, size, columns, columns * _rows(room, size))
    return Way(laid.size, laid.cells[:count], laid.is_single)


def _columns(room: Box, size: Size) -> int:
    gap = size.wide * 0.2
    return max(int((room.width + gap) // (size.wide + gap)), 1)


def _rows(room: Box, size: Size) -> int:
    gap = size.high * 0.12
    return max(int((room.height + gap) // (size.high + gap)), 1)


def _lay(room: Box, size: Size, columns: int, count: int) -> Way:
    """Return the places in rows, spread evenly over the room.

    Every second row runs from right to left.
    """
    rows = ceil(count / columns)
    columns = ceil(count / rows)
    across = min((room.width - size.wide) / max(columns - 1, 1), size.wide + ROOMIEST)
    down = min((room.height - size.high) / max(rows - 1, 1), size.high + ROOMIEST)
    left = room.centre[0] - across * (columns - 1) / 2
    top = room.centre[1] - down * (rows - 1) / 2
    climb = min(room.height - size.high, CLIMB) if rows == 1 else 0.0
    cells = []
    for index in range(count):
        row, step = divmod(index, columns)
        column = step if row % 2 == 0 else columns - 1 - step
        rise = climb * (0.5 - step / max(columns - 1, 1))
        cells.append(Box.about((left + across * column, top + down * row + rise), *size))
    return Way(size, tuple(cells), rows == 1)


def still_path(look: Look) -> Group:
    """Return the panel of the path; the cave itself belongs to the landscape."""
    box = look.layout.path
    nothing = Rect(box.left, box.top, box.width, box.height, 0, Paint())
    return Group("path", (nothing,), look.say("path"), area=box.polygon(), role="panel")


def moving_path(
    look: Look,
    position: Position,
    table: tuple[Seat, ...],
    legal: Collection[str],
    picked: str | None,
) -> Group:
    """Return the cards and explorers on the path."""
    turned = tuple(position["path"])
    laid = way(look.layout.cards, len(turned) + 1)
    room = len(laid.cells) - 1
    shown = turned[max(len(turned) - room, 0) :]
    groups: list[Shape] = [
        _trail(look, laid),
        _treasure_left(look, int(position["left_on_path"])),
    ]
    hidden = len(turned) - len(shown)
    groups.append(_way_out(look, hidden, CAMP in legal, picked == CAMP))
    for box, name in zip(laid.cells, shown, strict=False):
        groups.append(_card(look, position, name, box, laid.size))
    groups.append(_next(look, laid, position, TORCH in legal, picked == TORCH))
    groups += inside(look, position, table)
    return Group("on-the-path", tuple(groups))


def _trail(look: Look, laid: Way) -> Group:
    """Return the dotted way from the mouth of the cave past every card to the next card."""
    mouth, first = look.layout.mouth, laid.cells[0]
    centres = [box.centre for box in laid.cells]
    x, y = mouth.centre[0], mouth.top
    end, at = first.centre
    if laid.is_single:
        text = f"M{number(x)} {number(y)}Q{number(x)} {number(at)} {number(end)} {number(at)}"
    else:
        # The way runs beside the lower rows, so that it does not lead to the card above the mouth.
        side = look.layout.cards.left - 7
        text = (
            f"M{number(x)} {number(y)}Q{number(side)} {number(y)} {number(side)} "
            f"{number(y - 20)}V{number(at + 14)}Q{number(side)} {number(at)} "
            f"{number(side + 14)} {number(at)}H{number(end)}"
        )
    text += "".join(f"L{number(x)} {number(y)}" for x, y in centres[1:])
    theme = look.theme
    dots = Paint(None, theme.canvas if theme.grain else theme.ink, 5, (0.1, 11), 0.8)
    return Group("trail", (Path(text, dots),))


def _card(look: Look, position: Position, name: str, box: Box, size: Size) -> Group:
    figures = look.components
    if name in figures.treasure_value:
        value, kind = figures.treasure_value[name], "treasure"
    elif name in figures.artifacts:
        value, kind = to_be_worth(position, name, figures), "artifact"
    else:
        value, kind = 0, "hazard"
    title = look.card(name)
    shape = Use(face(look, name, size, value), box.left, box.top)
    words = look.say(f"card-{kind}", value=value)
    return Group(
        f"path-{name}",
        (shape,),
        title[:1].upper() + title[1:],
        words,
        area=box.polygon(),
        role="piece",
    )


def _way_out(look: Look, hidden: int, is_open: bool, is_picked: bool) -> Group:
    """Return the way out, with the number of cards for which there is no room."""
    box, size = look.layout.mouth, look.layout.type
    picture = thing("way out", look.theme.name)
    side = min(box.width, box.height) * 0.94
    x, y = box.centre[0], box.top + side / 2 + 3
    shapes: list[Shape] = []
    if is_open:
        shapes += _ring(look, box, is_picked)
    shapes.append(Use(picture, x - side / 2, y - side / 2, side / BOX))
    if hidden:
        more = look.say("more", count=hidden)
        wide, high = width(more, "bold", size) + 8, size + 6
        paint = Paint(look.theme.raised, look.theme.control, 1)
        shapes.append(Rect(x - wide / 2, box.bottom - high, wide, high, 5, paint))
        foot = box.bottom - high / 2
        shapes.append(centred_words(x, foot, more, size, look.theme.ink, look.theme.raised))
    elif is_open:
        shapes += _pill(look, box, look.say("leave"), look.say("leave-short"))
    title = look.say("way-out")
    words = look.say("way-out-hidden", count=hidden) if hidden else look.say("way-out-words")
    return Group("way-out", tuple(shapes), title, words, area=box.polygon(), role="piece")


def _next(look: Look, laid: Way, position: Position, is_open: bool, is_picked: bool) -> Group:
    """Return the next card, which lies face down."""
    box, size = laid.cells[-1], laid.size
    shapes: list[Shape] = [Use(back(look, size), box.left, box.top)]
    if is_open:
        shapes += _ring(look, box, is_picked)
        shapes += _pill(look, box, look.say("go-on"), look.say("go-on-short"))
    return Group(
        "next",
        tuple(shapes),
        look.say("next"),
        look.say("next-words"),
        area=box.polygon(),
        role="piece",
    )


def _ring(look: Look, box: Box, is_picked: bool) -> list[Shape]:
    """Return a glowing ring around a legal choice, wider if the choice is picked."""
    rim = box.grow(1)
    corner = min(box.width * 0.12, 10) + 1
    return [
        Rect(rim.left, rim.top, rim.width, rim.height, corner, Paint(None, colour, wide))
        for colour, wide in (
            (look.theme.halo, 9.0 if is_picked else 6.0),
            (look.theme.glow, 5.0 if is_picked else 3.0),
        )
    ]


def _pill(look: Look, box: Box, words: str, short: str) -> list[Shape]:
    """Return the name of a choice at the foot of a box; empty if there is no room for the name."""
    size = look.layout.type
    words = words if width(words, "bold", size) + 14 <= box.width else short
    wide, high = width(words, "bold", size) + 14, size + 8
    if wide > box.width:
        return []
    x, y = box.centre[0], box.bottom - high / 2 - 4
    theme = look.theme
    paint = Paint(theme.glow, theme.halo, 1.2)
    pill = Rect(x - wide / 2, y - high / 2, wide, high, high / 2, paint)
    return [pill, centred_words(x, y, words, size, theme.on_accent, theme.glow)]


def _treasure_left(look: Look, left: int) -> Group:
    """Return the treasure on the cards of the path, which players who leave share."""
    box, theme, size = look.layout.path, look.theme, look.layout.type
    words = look.say("left-short" if look.layout.small else "left", count=left)
    names = stones(left, 8)
    long = width(words, "bold", size)
    heaped = len(names) * 16
    high = size + (10 if look.layout.small else 12)
    plate = Box(0, 0, long + heaped + (30 if names else 22), high)
    at = box.right - 10 - plate.width, box.top + (2 if look.layout.small else 5)
    area = Box(*at, at[0] + plate.width, at[1] + high)
    y = area.centre[1]
    shapes: list[Shape] = [
        Rect(*at, plate.width, high, high / 2, Paint(theme.raised, theme.hairline, theme.edge)),
        centred_words(area.right - 11 - long / 2, y, words, size, theme.ink, theme.raised),
    ]
    if names:
        shapes += heap(names, area.left + 11 + heaped / 2, y, 17, theme.name)
    described = look.say("left-words", count=left)
    return Group("left", tuple(shapes), described, area=area.polygon(), role="piece")


def ending(look: Look, position: Position, table: tuple[Seat, ...]) -> Group:
    """Return the final score: a bar with treasure and artifacts for each player.

    Winners have a star.
    """
    box, result = look.layout.path.grow(-6), position["result"]
    scores = {score["name"]: score for score in result["scores"]}
    most = max(score["total"] for score in scores.values()) or 1
    above, below = (TOP, PADDING) if box.height >= ROOMY else (LEAST_TOP, PADDING / 2)
    pitch = min((box.height - above - below) / len(table), ROW)
    box = Box.about(box.centre, box.width, above + pitch * len(table) + below)
    room = Box(box.left + PADDING, box.top + above, box.right - PADDING, box.bottom - below)
    top = room.top
    rows = []
    for seat in table:
        y = top + pitch * (seat.number + 0.5)
        place = Box(room.left, y - pitch / 2, room.right, y + pitch / 2)
        won = seat.name in result["winners"]
        rows.append(_bar(look, seat, scores[seat.name], place, most, won))
    title = heading(look.theme, box, "path", look.say("over"))
    return Group("the-end", (Group("over", (*card(box, look.theme), *title)), *rows))


def _bar(look: Look, seat: Seat, score: Position, place: Box, most: int, has_won: bool) -> Group:
    theme, y = look.theme, place.centre[1]
    total = str(score["total"])
    left = place.left + 40
    room = place.right - left - width(total, "bold", 18) - 12 - 30
    high = min(place.height * 0.56, 30)
    side = min(30.0, place.height - 2)
    piece = token(seat.number, seat.letter, side, min(16.0, side * 0.6), theme.name)
    shapes: list[Shape] = [Use(piece, place.left, y - side / 2)]
    x = left
    for part, colour in (("treasure", theme.turquoise), ("artifact_points", theme.gold)):
        long = room * score[part] / most
        if long:
            paint = Paint(colour, theme.outline, 1)
            shapes.append(Rect(x, y - high / 2, long, high, 0, paint))
        x += long
    shapes.append(Words(x + 8, y + 6.5, total, 18, theme.ink, theme.surface, "bold"))
    if has_won:
        at = x + 8 + width(total, "bold", 18) + 6
        shapes.append(Use(thing("star", theme.name), at, y - 12, 24 / BOX))
    words = look.say(
        "score", player=seat.name, treasure=score["treasure"], artifacts=score["artifact_points"]
    )
    return Group(
        f"score-{seat.number + 1}", tuple(shapes), words, area=place.polygon(), role="piece"
    )
