"""The explorers in the cave: each with a torch, the owner's mark, and the treasure at risk."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import centred_words, mark
from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Rect, Shape, Symbol, Use, glowing
from tutor.incan_gold.scene.camp import describe
from tutor.incan_gold.scene.cards import Size, back
from tutor.incan_gold.scene.gems import GEM, gem
from tutor.incan_gold.scene.look import Look, Seat
from tutor.incan_gold.scene.pictures import BOX, thing
from tutor.incan_gold.scene.themes import THEMES

WIDE: Final = 62.0
HIGH: Final = 94.0
BODY: Final = 44.0
PILL: Final = 24.0
BROADEST: Final = 128.0
SMALLEST: Final = 13.0


def inside(look: Look, position: Position, table: tuple[Seat, ...]) -> tuple[Group, ...]:
    """The light of each torch, and the explorers inside, side by side: each may leave alone."""
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
        group
        for seat, place in zip(here, places, strict=True)
        for group in (_explorer(look, position, seat, place), _beside(look, seat, place))
    )
    return *(lights if look.theme.grain else ()), *explorers


def _scale(place: Box) -> float:
    return min((place.height - PILL - 4) / HIGH, (place.width - 2) / WIDE, 1.3)


def _light(look: Look, seat: Seat, place: Box) -> Group:
    """The light of a torch."""
    scale = _scale(place)
    x, y = place.centre[0] + 20 * scale, place.bottom - PILL - 4 - 62 * scale
    light = Circle(x, y, 46 * scale, Paint(glowing(look.theme.light, 0.55)))
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
        (Use(figure, x - WIDE / 2 * scale, foot - HIGH * scale, scale),),
        seat.name,
        describe(look, position, seat),
        area=area.polygon(),
        role="piece",
    )


def _beside(look: Look, seat: Seat, place: Box) -> Group:
    """The treasure of an explorer, a thing of its own, since it can be lost."""
    room = Box(place.left, place.bottom - PILL, place.right, place.bottom)
    return Group(f"beside-{seat.number + 1}", tuple(_pill(look, seat, room)), role="label")


def _pill(look: Look, seat: Seat, room: Box) -> list[Shape]:
    """The treasure beside the tent, a card once chosen, and a field for who chooses now."""
    theme, size = look.theme, look.layout.type
    held = str(seat.holds["beside"])
    ground, ink = theme.raised, theme.ink
    letters = size + 1
    figure = width(held, "bold", letters)
    said = look.say("doing-due") if seat.doing == "due" else ""
    words = width(said, "bold", size) + 16 if said else 0.0
    card = 16.0 if seat.doing == "chosen" else 0.0
    stone = 17.0
    most = room.width - 2
    if figure + stone + card + words + 14 > most:
        said, words = "", 0.0
        if seat.doing == "due":
            ground, ink = theme.glow, theme.on_accent
    if figure + stone + card + 14 > most:
        stone = 0.0
    wide = min(figure + stone + card + words + 14, most)
    x, y = room.centre
    paint = Paint(ground, theme.halo if said else theme.hairline, max(1.0, theme.edge / 2))
    shapes: list[Shape] = [
        Rect(x - wide / 2, y - 11, wide, 22, 11, paint),
    ]
    left = x - (figure + stone + card + words) / 2
    if said:
        field = x + wide / 2 - words - 1
        lit = Paint(theme.glow)
        shapes += [
            Rect(field, y - 11, words + 1, 22, 11, lit),
            Rect(field, y - 11, 12, 22, 0, lit),
        ]
    if stone:
        shapes.append(Use(gem("turquoise", theme.name), left - 2, y - 8, 16 / GEM))
        left += stone
    shapes.append(centred_words(left + figure / 2, y, held, letters, ink, ground))
    left += figure
    if said:
        shapes.append(
            centred_words(field + words / 2 - 1, y, said, size, theme.on_accent, theme.glow)
        )
    if card:
        shapes.append(Use(back(look, Size(11, 15)), left + 5, y - 7.5))
    return shapes


@lru_cache(maxsize=128)
def _figure(seat: int, letter: str, size: float, theme_name: str) -> Symbol:
    """Hat, face, a body in the owner's shape, and a torch held up."""
    theme = THEMES[theme_name]
    line = Paint(None, theme.outline, 1.4)
    x = WIDE / 2 - 5
    return Symbol(
        f"explorer{seat + 1}",
        WIDE,
        HIGH,
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
