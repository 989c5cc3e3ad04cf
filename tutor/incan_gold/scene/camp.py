"""The camp: a tent for each player, with its contents as far as all players may know them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import centred_words, token
from tutor.core.drawing.lettering import shorten, width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.palette import mix
from tutor.core.drawing.scene import Group, Paint, Path, Rect, Shape, Symbol, Use, Words
from tutor.incan_gold.known import tent
from tutor.incan_gold.scene.look import Look, Seat
from tutor.incan_gold.scene.pictures import BOX, thing
from tutor.incan_gold.scene.themes import THEMES

WIDE: Final = 72.0
HIGH: Final = 54.0
TAG: Final = 26.0
SMALL_TAG: Final = 22.0
HIGHEST: Final = 104.0
CROWDED: Final = 70.0


def still_camp(look: Look) -> Group:
    """The place of the tents; the valley is painted below it."""
    box = look.layout.camp
    nothing = Rect(box.left, box.top, box.width, box.height, 0, Paint())
    return Group("camp", (nothing,), look.say("camp"), area=box.polygon(), role="panel")


def moving_camp(look: Look, position: Position, table: tuple[Seat, ...]) -> Group:
    """Every player's tent."""
    return Group("tents", tuple(_tent(look, position, seat, len(table)) for seat in table))


def _place(look: Look, number: int, count: int) -> Box:
    """The place of a tent, the camp divided into columns; few tents stand at its foot."""
    box, columns = look.layout.camp, look.layout.tents
    rows = -(-count // columns)
    high = min(box.height / rows, HIGHEST)
    wide = box.width / columns
    row, column = divmod(number, columns)
    top = box.bottom - high * (rows - row)
    return Box(box.left + wide * column, top, box.left + wide * (column + 1), top + high)


def _tent(look: Look, position: Position, seat: Seat, count: int) -> Group:
    place = _place(look, seat.number, count).grow(-2)
    high = SMALL_TAG if look.layout.small or place.height < CROWDED else TAG
    scale = min((place.height - high - 2) / HIGH, (place.width - 4) / WIDE, 1.25)
    spare = place.width - WIDE * scale
    # Tents stand to and fro, as people pitch them.
    lean = 0.5 if look.layout.small else (0.24, 0.62)[seat.number % 2]
    tag = Box(place.left, place.bottom - high, place.right, place.bottom)
    at = place.left + spare * lean, tag.top - HIGH * scale + 1
    shapes: list[Shape] = [Use(draw_tent(seat.number, look.theme.name), *at, scale)]
    if not seat.is_inside:
        shapes += _camper(look, (at[0] + WIDE * scale * 0.86, tag.top), scale)
    shapes += _tag(look, position, seat, tag)
    return Group(
        f"player-{seat.number + 1}",
        tuple(shapes),
        seat.name,
        describe(look, position, seat),
        area=place.polygon(),
        role="piece",
    )


@lru_cache(maxsize=64)
def draw_tent(seat: int, theme_name: str) -> Symbol:
    """The tent of the player in a seat (from 0): the player's colour, one side in shade."""
    theme = THEMES[theme_name]
    colour = theme.players[seat]
    shade = mix(colour, theme.niche, 0.28)
    line = Paint(None, theme.outline, 1.6)
    return Symbol(
        f"tent{seat + 1}",
        WIDE,
        HIGH,
        (
            Path(
                "M4 52Q36 44 68 52Q36 57 4 52Z",
                Paint(theme.niche, None, 1, (), 0.35),
            ),
            Path("M36 6L5 51H36Z", Paint(colour)),
            Path("M36 6L67 51H36Z", Paint(shade)),
            Path("M36 20L47 51H25Z", Paint(theme.niche)),
            Path("M36 6L67 51H5ZM36 6L32 1M36 6L40 1", line),
        ),
    )


def _camper(look: Look, foot: tuple[float, float], scale: float) -> list[Shape]:
    """A player who has come home, sitting by the tent."""
    if scale < 0.6:
        return []
    picture = thing("camper", look.theme.name)
    side = 24 * scale
    return [Use(picture, foot[0] - side / 2, foot[1] - side, side / BOX)]


def _tag(look: Look, position: Position, seat: Seat, box: Box) -> list[Shape]:
    """The owner's mark and name, what is in the tent, and what the artifacts there are worth."""
    theme, size = look.theme, look.layout.type
    y, side = box.centre[1], box.height - 4
    ground = theme.raised
    rim = Paint(ground, theme.hairline, theme.edge)
    if seat.doing == "due":
        rim = Paint(ground, theme.glow, 2.4)
    shapes: list[Shape] = [
        Rect(box.left + 1, box.top + 1, box.width - 2, box.height - 2, box.height / 2 - 1, rim)
    ]
    letter = max(size, side * 0.58)
    shapes.append(
        Use(token(seat.number, seat.letter, side, letter, theme.name), box.left + 3, y - side / 2)
    )
    found = tent(position, seat.holds)
    worth = sum(each["value"] for each in seat.holds["artifacts"])
    held = "?" if found is None else str(found)
    right, left = box.right - 8, box.left + side + 8
    letters = size + (2 if box.width > 90 else 1)
    wide = width(held, "bold", letters)
    is_pictured = box.width > 76
    figure = "" if not worth else str(worth) if is_pictured else f"+{worth}"
    beside = width(figure, "bold", size) + (23 if is_pictured else 2) if figure else 0.0
    if box.width <= 90:
        right = (left + right + wide + beside) / 2
    amount = right - beside - wide / 2
    shapes.append(centred_words(amount, y, held, letters, theme.ink, ground))
    if figure:
        at = right - width(figure, "bold", size) / 2
        shapes.append(centred_words(at, y, figure, size, theme.ink, ground))
    if figure and is_pictured:
        mask = right - beside + 5
        shapes.append(Use(thing("artifact", theme.name), mask, y - 8.5, 17 / BOX))
    right -= beside
    room = right - wide - 6 - left
    if room >= width("Mmm", "sans", size) * 1.4:
        name = shorten(seat.name, "sans", size, room)
        shapes.append(Words(left, y + size * 0.35, name, size, theme.ink, ground))
    return shapes


def describe(look: Look, position: Position, seat: Seat) -> str:
    """A player's place and possessions, in words."""
    found, artifacts = tent(position, seat.holds), seat.holds["artifacts"]
    return look.say(
        "player",
        player=seat.name,
        doing=seat.doing,
        beside=seat.holds["beside"],
        tent="hidden" if found is None else found,
        artifacts=len(artifacts),
        worth=sum(each["value"] for each in artifacts),
        total=total(position, seat) if seat.doing == "over" else 0,
    )


def total(position: Position, seat: Seat) -> int:
    """A player's total when the game is over."""
    (score,) = (score for score in position["result"]["scores"] if score["name"] == seat.name)
    return int(score["total"])
