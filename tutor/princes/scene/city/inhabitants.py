"""The pieces in the city: bonus units and stones, chips (number plates) of Incas, and Princes.

A Prince is a figure in the player's shape and colour with the player's letter.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import centred_words, mark, token
from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import number
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Rect, Shape, Symbol, Use, Words
from tutor.princes.identifiers import DISTRICTS, GOOD_OF, INCA_PLACES
from tutor.princes.scene.city.city import plots, tile_width
from tutor.princes.scene.city.plots import Pieces, Plot, chip_width, pieces
from tutor.princes.scene.look import ChipSize, Look, PrinceSize, Seat, to_move
from tutor.princes.scene.pictures import BOX, good
from tutor.princes.scene.themes import THEMES

_FEATHERS = 7
_FIRST, _LAST = -0.12, 1.12
Present = list[tuple[Seat, bool, int]]


@lru_cache(maxsize=256)
def prince(
    seat: int,
    letter: str,
    width: float,
    height: float,
    type_size: float,
    theme_name: str,
    to_move: bool = False,
) -> Symbol:
    """Return a Prince: a sun of feathers, a face, and a poncho in the player's shape, with a pale rim.

    With `to_move`, the rim has the colour of legal choices, because it is the player's turn.
    """
    theme = THEMES[theme_name]
    poncho = width - 4
    middle = height - 2 - poncho / 2
    body, *letters_on = mark(seat, letter, width / 2, middle, poncho, type_size, theme_name)
    rims: tuple[Paint, ...] = (Paint(theme.rim, theme.rim, 3.4),)
    if to_move:
        rims = (Paint(theme.glow, theme.glow, 7), *rims)
    wreath = _crown(width, height - poncho - 2, theme_name, rims)
    figure = (*_add_halo(body, rims), *letters_on, Use(wreath, 0, 0))
    return Symbol(f"prince{seat + 1}", width, height, figure)


@lru_cache(maxsize=64)
def _crown(width: float, height: float, theme_name: str, rims: tuple[Paint, ...]) -> Symbol:
    """Return a face under a fan of feathers; the poncho begins at `height`."""
    theme = THEMES[theme_name]
    x, face, head = width / 2, height * 0.25, height * 0.74
    fan = min(head - 2, width / 2 - 2)
    feathers = Path(_feathers(x, head, fan), Paint(theme.gold, theme.outline, 1.1))
    band = (
        f"M{number(x - face * 0.9)} {number(head - face * 0.6)}"
        f"Q{number(x)} {number(head - face * 0.9)} "
        f"{number(x + face * 0.9)} {number(head - face * 0.6)}"
    )
    return Symbol(
        "crown",
        width,
        height,
        (
            *_add_halo(feathers, rims),
            Path(_quills(x, head, fan), Paint(None, theme.gold_deep, 1.2)),
            Circle(x, head, face, Paint(theme.skin, theme.outline, 1.1)),
            Path(band, Paint(None, theme.blanket, max(1.4, face * 0.4))),
        ),
    )


def _ray(x: float, y: float, reach: float, share: float) -> str:
    """Return a point on an upper half circle as path text; `share` counts from 0 (left) to 1 (right)."""
    angle = pi * (1 + _FIRST + (_LAST - _FIRST) * share)
    return f"{number(x + reach * cos(angle))} {number(y + reach * sin(angle))}"


def _feathers(x: float, y: float, radius: float) -> str:
    """Return the path text of a fan of feathers about a head, like a rising sun."""
    text = f"M{number(x)} {number(y)}L{_ray(x, y, radius * 0.86, 0)}"
    for feather in range(_FEATHERS):
        middle, end = (feather + 0.5) / _FEATHERS, (feather + 1) / _FEATHERS
        text += f"Q{_ray(x, y, radius * 1.16, middle)} {_ray(x, y, radius * 0.86, end)}"
    return text + "Z"


def _quills(x: float, y: float, radius: float) -> str:
    """Return the path text of the lines between the feathers."""
    return "".join(
        f"M{_ray(x, y, radius * 0.45, i / _FEATHERS)}L{_ray(x, y, radius * 0.82, i / _FEATHERS)}"
        for i in range(1, _FEATHERS)
    )


def _add_halo(
    shape: Path | Circle | Rect | Words, rims: tuple[Paint, ...]
) -> tuple[Path | Circle | Rect | Words, ...]:
    """Return the shape with its outline drawn under it in each of the wider rims; words have no rims."""
    match shape:
        case Circle():
            x, y, radius = shape.x, shape.y, shape.radius
            return (*(Circle(x, y, radius, rim) for rim in rims), shape)
        case Rect():
            x, y, wide, high = shape.x, shape.y, shape.width, shape.height
            return (*(Rect(x, y, wide, high, shape.radius, rim) for rim in rims), shape)
        case Path():
            return (Path(shape.text, shape.paint, rims),)
        case Words():
            return (shape,)


def inhabitants(look: Look, position: Position, table: tuple[Seat, ...]) -> list[Group]:
    """Return all pieces that stand in the city in a position."""
    groups = []
    for district in DISTRICTS:
        place = plots(look)[district]
        if place.bonus is not None:
            groups.append(_bonus(look, district, place.bonus, position["bonus"][district]))
        groups += _pieces(look, district, place, table, to_move(position, table))
    return groups


def _pieces(
    look: Look, district: str, place: Plot, table: tuple[Seat, ...], mover: Seat | None
) -> list[Group]:
    """Return the pictures of the Princes and Incas in a district."""
    here = _present(district, table)
    if not here:
        return []
    found = _standing(place, here)
    groups = []
    for (seat, _, incas), chip, figure in zip(here, found.chips, found.princes, strict=True):
        if chip is not None:
            shapes = (
                _number(look, seat, incas, chip, figure is None, found.prince)
                if found.together
                else _chip(look, seat, incas, chip, found.chip)
            )
            words = look.say(
                "incas",
                player=seat.name,
                incas=look.text.say(f"incas-{district}", count=incas),
            )
            groups.append(Group(f"incas-{seat.number + 1}-{district}", shapes, words, role="piece"))
        if figure is not None:
            groups.append(_prince(look, seat, figure, found.prince, seat is mover))
    return groups


def _present(district: str, table: tuple[Seat, ...]) -> Present:
    """Return each player with pieces in a district, whether the Prince is there, and how many Incas."""
    here = [(seat, seat.holds["prince"] == district, _incas(seat, district)) for seat in table]
    return [(seat, prince, incas) for seat, prince, incas in here if prince or incas]


def _standing(place: Plot, here: Present) -> Pieces:
    return pieces(place, tuple((prince, incas) for _, prince, incas in here))


def prince_box(look: Look, seat: Seat, table: tuple[Seat, ...]) -> Box | None:
    """Return the box of a player's Prince; None before the Prince has entered the city."""
    district = seat.holds["prince"]
    if district is None:
        return None
    here = _present(district, table)
    at = next(place for place, (other, _, _) in enumerate(here) if other is seat)
    return _standing(plots(look)[district], here).princes[at]


def pieces_on(look: Look, district: str, table: tuple[Seat, ...]) -> list[Box]:
    """Return the boxes of the Princes and Incas in a district."""
    here = _present(district, table)
    if not here:
        return []
    found = _standing(plots(look)[district], here)
    return [box for box in (*found.princes, *found.chips) if box]


def _incas(seat: Seat, district: str) -> int:
    return int(seat.holds["incas"][district]) if district in INCA_PLACES else 0


def _bonus(look: Look, district: str, place: Box, count: int) -> Group:
    """Return the bonus of a district: one tile for each unit, the first over half of the second.

    Without units it is a dashed outline.
    """
    theme, size, wide = look.theme, look.layout.bonus, tile_width(look, district)
    shapes: list[Shape] = []
    if count == 0:
        paint = Paint(None, theme.control, 1.2, (3, 4))
        shapes.append(Rect(place.left + 1, place.top + 1, wide - 2, size - 2, 6, paint))
        shapes.append(_tile_picture(look, district, place.left, place.top, 0.45))
    tile = _tile(look, district)
    shapes += [
        Use(tile, place.left + (layer - 1) * size / 2, place.top) for layer in range(count, 0, -1)
    ]
    words = _bonus_words(look, district, count)
    return Group(f"bonus-{district}", tuple(shapes), words, role="piece")


def _bonus_words(look: Look, district: str, count: int) -> str:
    if not count:
        return look.say("bonus-spent")
    if district not in GOOD_OF:
        return look.say("stones", count=count)
    return look.say("bonus", goods=look.amounts(look.components.bonus(district, count)))


@lru_cache(maxsize=64)
def _tile(look: Look, district: str) -> Symbol:
    """Return the picture of one bonus unit, or of one stone of a temple."""
    theme, size, wide = look.theme, look.layout.bonus, tile_width(look, district)
    paint = Paint(theme.raised, theme.control, 1.2)
    shapes: list[Rect | Use | Words] = [
        Rect(0.6, 0.6, wide - 1.2, size - 1.2, 6, paint),
        _tile_picture(look, district, 0, 0, 1),
    ]
    if district == "corn_terraces":
        x, digit = wide - look.layout.type * 0.5 - 2, str(look.components.corn_in_a_unit)
        shapes.append(centred_words(x, size / 2, digit, look.layout.type, theme.ink, theme.raised))
    return Symbol("bonus", wide, size, tuple(shapes))


def _tile_picture(look: Look, district: str, left: float, top: float, opacity: float) -> Use:
    size = look.layout.bonus
    scale = (size - 7) / BOX
    shift = (
        1.5
        if district == "corn_terraces" and opacity == 1
        else (tile_width(look, district) - size) / 2 + 3.5
    )
    name = GOOD_OF.get(district, "stone")
    return Use(good(name, look.theme.name), left + shift, top + 3.5, scale, opacity)


def _chip(look: Look, seat: Seat, count: int, box: Box, size: ChipSize) -> tuple[Shape, ...]:
    """Return the chip of a player's Incas in a district, with the player's mark and the number of Incas."""
    plate = _plate(seat.number, seat.letter, count, size, look.theme.name)
    return (Use(plate, round(box.left), round(box.top)),)


@lru_cache(maxsize=128)
def _plate(seat: int, letter: str, count: int, size: ChipSize, theme_name: str) -> Symbol:
    """Return the plate of a chip, with the player's mark and the number of Incas."""
    theme, pad, digits = THEMES[theme_name], (size.height - size.mark) / 2, str(count)
    wide = chip_width(size, count)
    x = wide - 6 - width(digits, "bold", size.type) / 2
    number = centred_words(x, size.height / 2, digits, size.type, theme.ink, theme.raised)
    mark = token(seat, letter, size.mark, min(size.type, 14), theme_name)
    paint = Paint(theme.raised, theme.control, 1.2)
    plate = Rect(0.6, 0.6, wide - 1.2, size.height - 1.2, size.height / 2 - 0.6, paint)
    return Symbol("chip", wide, size.height, (plate, Use(mark, pad + 1, pad), number))


def _number(
    look: Look, seat: Seat, count: int, box: Box, marked: bool, size: PrinceSize
) -> tuple[Shape, ...]:
    """Return the number of a player's Incas in a crowded district, beside the Prince or the mark."""
    theme, digits = look.theme, str(count)
    wide, mark_size = width(digits, "bold", size.letter), size.width - 4
    y = box.bottom - 2 - mark_size / 2
    bare = Rect(box.right - wide, y - size.letter / 2, wide, size.letter, 3, Paint(theme.raised))
    words = centred_words(box.right - wide / 2, y, digits, size.letter, theme.ink, theme.raised)
    if not marked:
        return bare, words
    mark = token(seat.number, seat.letter, mark_size, size.letter, theme.name)
    return Use(mark, box.left + 2, y - mark_size / 2), bare, words


def _prince(look: Look, seat: Seat, box: Box, size: PrinceSize, moves: bool) -> Group:
    name = look.theme.name
    figure = prince(seat.number, seat.letter, size.width, size.height, size.letter, name, moves)
    words = look.say("prince", player=seat.name)
    return Group(
        f"prince-{seat.number + 1}",
        (Use(figure, round(box.left), round(box.top)),),
        words,
        role="piece",
    )
