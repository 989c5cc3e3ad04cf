"""The players: a tent in the camp for each, and an explorer for each player in the cave.

A tent shows its treasure, unless that is secret. Beside the tent of a player inside is the treasure
that the player may lose. An explorer has a torch and the player's mark.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import centred_words, mark, token
from tutor.core.drawing.lettering import shorten, width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.palette import mix
from tutor.core.drawing.scene import (
    Circle,
    Group,
    Paint,
    Path,
    Rect,
    Shape,
    Symbol,
    Use,
    Words,
    radial_glow,
)
from tutor.incan_gold.known import tent
from tutor.incan_gold.scene.cards import GEM, Size, back, gem
from tutor.incan_gold.scene.look import Look, Seat
from tutor.incan_gold.scene.pictures import BOX, thing
from tutor.incan_gold.scene.themes import THEMES

TENT_WIDTH: Final = 72.0
TENT_HEIGHT: Final = 54.0
TAG: Final = 26.0
SMALL_TAG: Final = 22.0
HIGHEST: Final = 104.0
CROWDED: Final = 70.0

EXPLORER_WIDTH: Final = 62.0
EXPLORER_HEIGHT: Final = 94.0
BODY: Final = 44.0
PILL: Final = 24.0
BROADEST: Final = 128.0
HEAP: Final = 34.0
"""The room for the treasure on the right of a tag."""
BROAD: Final = 100.0
"""The least width of the place of a tent that has a stone beside its treasure."""
SMALLEST: Final = 13.0


def still_camp(look: Look) -> Group:
    """Return the panel of the tents, without the valley, which belongs to the landscape."""
    box = look.layout.camp
    nothing = Rect(box.left, box.top, box.width, box.height, 0, Paint())
    return Group("camp", (nothing,), look.say("camp"), area=box.polygon(), role="panel")


def moving_camp(look: Look, position: Position, table: tuple[Seat, ...]) -> Group:
    """Return the tents of all players, and the treasure beside the tents of players inside."""
    tents = (_tent(look, position, seat, len(table)) for seat in table)
    heaps = (_beside(look, seat, len(table)) for seat in table if seat.is_inside)
    return Group("tents", (*tents, *heaps))


def _place(look: Look, number: int, count: int) -> Box:
    """Return the box of a tent.

    The tents are in columns, and a few tents stand at the foot of the camp.
    """
    box, columns = look.layout.camp, look.layout.tents
    rows = -(-count // columns)
    high = min(box.height / rows, HIGHEST)
    wide = box.width / columns
    row, column = divmod(number, columns)
    top = box.bottom - high * (rows - row)
    return Box(box.left + wide * column, top, box.left + wide * (column + 1), top + high)


def _boxes(look: Look, seat: Seat, count: int) -> tuple[Box, Box]:
    """Return the box of a tent, and the box of the tag at the foot of the tent.

    If the place is too low for the treasure to be above the tag, the treasure is at the right of the tag.
    """
    place = _place(look, seat.number, count).grow(-2)
    high = SMALL_TAG if look.layout.small or place.height < CROWDED else TAG
    right = place.right - (HEAP if _is_low(place) and seat.is_inside else 0)
    return place, Box(place.left, place.bottom - high, right, place.bottom)


def _is_low(place: Box) -> bool:
    return place.height < 2 * SMALL_TAG


def _tent(look: Look, position: Position, seat: Seat, count: int) -> Group:
    place, tag = _boxes(look, seat, count)
    room = place.height - tag.height - 2
    scale = min(room / TENT_HEIGHT, (place.width - 4) / TENT_WIDTH, 1.25)
    spare = place.width - TENT_WIDTH * scale
    # Tents are a little out of line, as on a real campsite; on the right is room for the treasure.
    lean = 0.0 if look.layout.small else (0.05, 0.35)[seat.number % 2]
    at = place.left + spare * lean, tag.top - TENT_HEIGHT * scale + 1
    shapes: list[Shape] = [Use(draw_tent(seat.number, look.theme.name), *at, scale)]
    if not seat.is_inside:
        shapes += _camper(look, (at[0] + TENT_WIDTH * scale * 0.86, tag.top), scale)
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
    """Return the tent of the player in a seat (from 0): in the player's colour, one side in the shade."""
    theme = THEMES[theme_name]
    colour = theme.players[seat]
    shade = mix(colour, theme.niche, 0.28)
    line = Paint(None, theme.outline, 1.6)
    return Symbol(
        f"tent{seat + 1}",
        TENT_WIDTH,
        TENT_HEIGHT,
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
    """Return a player at home, who sits beside the tent."""
    if scale < 0.6:
        return []
    picture = thing("camper", look.theme.name)
    side = 24 * scale
    return [Use(picture, foot[0] - side / 2, foot[1] - side, side / BOX)]


def _tag(look: Look, position: Position, seat: Seat, box: Box) -> list[Shape]:
    """Return the owner's mark and name, the treasure in the tent, and the value of the artifacts there."""
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
    """Return the sentences on the place of a player, and on the player's treasure and artifacts."""
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
    """Return the total score of a player after the end of the game."""
    (score,) = (score for score in position["result"]["scores"] if score["name"] == seat.name)
    return int(score["total"])


def inside(look: Look, position: Position, table: tuple[Seat, ...]) -> tuple[Group, ...]:
    """Return the explorers inside, side by side, each as a group, and the lights of their torches."""
    here = [seat for seat in table if seat.is_inside]
    if not here:
        return ()
    room = look.layout.stand
    pitch = min(room.width / len(here), BROADEST)
    left = room.centre[0] - pitch * len(here) / 2
    places = [
        Box(left + pitch * index, room.top, left + pitch * (index + 1), room.bottom)
        for index in range(len(here))
    ]
    lights = (_light(look, seat, place) for seat, place in zip(here, places, strict=True))
    explorers = (
        _explorer(look, position, seat, place) for seat, place in zip(here, places, strict=True)
    )
    return *(lights if look.theme.grain else ()), *explorers


def _scale(place: Box) -> float:
    return min((place.height - PILL - 4) / EXPLORER_HEIGHT, (place.width - 2) / EXPLORER_WIDTH, 1.3)


def _light(look: Look, seat: Seat, place: Box) -> Group:
    """Return the light of the torch of an explorer."""
    scale = _scale(place)
    x, y = place.centre[0] + 20 * scale, place.bottom - PILL - 4 - 62 * scale
    light = Circle(x, y, 46 * scale, Paint(radial_glow(look.theme.light, 0.55)))
    return Group(f"light-{seat.number + 1}", (light,))


def _explorer(look: Look, position: Position, seat: Seat, place: Box) -> Group:
    scale = _scale(place)
    x = place.centre[0]
    letter = max(22.0, SMALLEST / scale)
    figure = _figure(seat.number, seat.letter, round(letter, 1), look.theme.name)
    foot = place.bottom - PILL - 3
    area = Box.about((x, place.centre[1]), min(place.width, 110) - 2, place.height)
    return Group(
        f"explorer-{seat.number + 1}",
        (
            Use(figure, x - EXPLORER_WIDTH / 2 * scale, foot - EXPLORER_HEIGHT * scale, scale),
            *_doing(look, seat, place),
        ),
        seat.name,
        describe(look, position, seat),
        area=area.polygon(),
        role="piece",
    )


def _doing(look: Look, seat: Seat, place: Box) -> list[Shape]:
    """Return the picture of what an explorer does: a field if the player is due, a card after a choice."""
    theme, size = look.theme, look.layout.type
    x, y = place.centre[0], place.bottom - PILL / 2
    if seat.doing == "chosen":
        return [Use(back(look, Size(14, 19)), x - 7, y - 9.5)]
    if seat.doing != "due":
        return []
    said = look.say("doing-due")
    wide = width(said, "bold", size) + 16
    if wide > place.width - 2:
        said, wide = "", PILL
    field = Rect(x - wide / 2, y - 11, wide, 22, 11, Paint(theme.glow))
    return (
        [field, centred_words(x, y, said, size, theme.on_accent, theme.glow)] if said else [field]
    )


def _beside(look: Look, seat: Seat, count: int) -> Group:
    """Return the treasure beside a tent, as a group by itself, because a player can lose the treasure.

    If there is no room beside the tent, the treasure is in front of it.
    """
    theme, size = look.theme, look.layout.type + 1
    place, tag = _boxes(look, seat, count)
    held = str(seat.holds["beside"])
    stone = 17.0 if place.width >= BROAD else 0.0
    figure = width(held, "bold", size)
    wide = figure + stone + 14
    left, y = place.right - wide, tag.centre[1]
    if not _is_low(place):
        # On a phone the card of the lesson covers the foot of the camp.
        y = max(place.top + 12, tag.top - (30 if look.layout.small else 12))
    paint = Paint(theme.raised, theme.hairline, max(1.0, theme.edge / 2))
    shapes: list[Shape] = [Rect(left, y - 11, wide, 22, 11, paint)]
    if stone:
        shapes.append(Use(gem("turquoise", theme.name), left + 5, y - 8, 16 / GEM))
    at = left + 7 + stone + figure / 2
    shapes.append(centred_words(at, y, held, size, theme.ink, theme.raised))
    return Group(f"beside-{seat.number + 1}", tuple(shapes))


@lru_cache(maxsize=128)
def _figure(seat: int, letter: str, size: float, theme_name: str) -> Symbol:
    """Return an explorer: a hat, a face, a body in the player's shape, and a raised torch."""
    theme = THEMES[theme_name]
    line = Paint(None, theme.outline, 1.4)
    x = EXPLORER_WIDTH / 2 - 5
    return Symbol(
        f"explorer{seat + 1}",
        EXPLORER_WIDTH,
        EXPLORER_HEIGHT,
        (
            Path(
                f"M{x - 22} 89Q{x} 83 {x + 22} 89Q{x} 95 {x - 22} 89Z",
                Paint(theme.niche, None, 1, (), 0.5),
            ),
            Path(f"M{x + 14} 60L{x + 24} 48", Paint(None, theme.outline, 7)),
            Path(f"M{x + 14} 60L{x + 24} 48", Paint(None, theme.skin, 4.4)),
            *mark(seat, letter, x, 67, BODY, size, theme_name),
            Circle(x, 32, 12.5, Paint(theme.skin, theme.outline, 1.4)),
            Path(
                f"M{x - 20} 26Q{x - 10} 21 {x - 10} 16Q{x - 8} 6 {x} 9Q{x + 8} 6 {x + 10} 16"
                f"Q{x + 10} 21 {x + 20} 26Q{x} 31 {x - 20} 26Z",
                Paint(theme.hat, theme.outline, 1.4),
            ),
            Path(f"M{x - 10.5} 20Q{x} 24 {x + 10.5} 20", Paint(None, theme.players[seat], 3)),
            Path(f"M{x - 3.6} 35h.01M{x + 3.6} 35h.01", Paint(None, theme.outline, 2.2)),
            Path(f"M{x - 20} 26Q{x} 31 {x + 20} 26", line),
            Use(thing("torch", theme_name), x + 13, 24, 27 / BOX),
        ),
    )
