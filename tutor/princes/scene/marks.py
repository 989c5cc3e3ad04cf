"""The players on the board: a shape, a colour and a letter for each, never colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from tutor.core.lettering import CAPITAL
from tutor.core.outline import rounded, sharp
from tutor.core.pathtext import number
from tutor.core.scene import Circle, Paint, Path, Rect, Symbol, Use, Words
from tutor.princes.scene.themes import THEMES

MARKS = ("circle", "square", "triangle", "diamond", "hexagon")


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for each player: the initial; where initials clash, the seat's number.

    >>> letters(["Bert", "Ralph", "Gina"])
    ('B', 'R', 'G')
    >>> letters(["Ada", "Bert", "Bob"])
    ('A', '2', '3')
    """
    initials = [name.strip()[:1].upper()[:1] or "?" for name in names]
    found = [
        str(seat) if initials.count(initial) > 1 else initial
        for seat, initial in enumerate(initials, 1)
    ]
    if len(set(found)) < len(found):
        return tuple(str(seat) for seat in range(1, len(names) + 1))
    return tuple(found)


def mark(
    seat: int, letter: str, x: float, y: float, size: float, type_size: float, theme_name: str
) -> tuple[Path | Circle | Rect | Words, ...]:
    """The mark of the player in a seat (from 0) about a centre, inside a square of the size."""
    theme = THEMES[theme_name]
    paint = Paint(theme.players[seat], theme.outline, 1.3)
    colour, ground = theme.letters[seat], theme.players[seat]
    half = size / 2 - 0.7
    drop = CAPITAL * type_size / 2
    shape: Path | Circle | Rect
    match MARKS[seat]:
        case "circle":
            shape = Circle(x, y, half, paint)
        case "square":
            side = half * 0.9
            shape = Rect(x - side, y - side, 2 * side, 2 * side, size * 0.12, paint)
        case "triangle":
            shape = Path(_pick(x, y, half), paint)
            drop += size * 0.14
        case "diamond":
            reach = half * 1.14
            diamond = ((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))
            shape = Path(rounded(diamond, size * 0.12), paint)
        case _:
            flat = half * 0.5
            corners = (
                (x - flat, y - half * 0.94),
                (x + flat, y - half * 0.94),
                (x + half * 1.05, y),
                (x + flat, y + half * 0.94),
                (x - flat, y + half * 0.94),
                (x - half * 1.05, y),
            )
            shape = Path(sharp(corners), paint)
    return shape, Words(x, y + drop, letter, type_size, colour, ground, "bold", "middle")


def _pick(x: float, y: float, half: float) -> str:
    """A triangle with bulging sides, standing on its base: room for a broad letter."""
    points = [
        (x - 0.2 * half, y - half * 0.92),
        (x, y - half * 1.12),
        (x + 0.2 * half, y - half * 0.92),
        (x + 0.72 * half, y - half * 0.1),
        (x + 1.04 * half, y + half * 0.72),
        (x + 1.12 * half, y + half),
        (x + 0.84 * half, y + half),
        (x, y + half * 1.02),
        (x - 0.84 * half, y + half),
        (x - 1.12 * half, y + half),
        (x - 1.04 * half, y + half * 0.72),
        (x - 0.72 * half, y - half * 0.1),
    ]
    p = [f"{number(px)} {number(py)}" for px, py in points]
    return (
        f"M{p[0]}Q{p[1]} {p[2]}Q{p[3]} {p[4]}Q{p[5]} {p[6]}Q{p[7]} {p[8]}Q{p[9]} {p[10]}"
        f"Q{p[11]} {p[0]}Z"
    )


@lru_cache(maxsize=256)
def token(seat: int, letter: str, size: float, type_size: float, theme_name: str) -> Symbol:
    """The mark as a symbol, its box a square of the size."""
    drawn = mark(seat, letter, size / 2, size / 2, size, type_size, theme_name)
    return Symbol(f"mark{seat + 1}", size, size, drawn)


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
    """A Prince: a sun of feathers, a face, a poncho in the player's shape, on a pale halo.

    The halo of the one to move has the colour of what is open to players.
    """
    theme = THEMES[theme_name]
    poncho = width - 4
    middle = height - 2 - poncho / 2
    body, *letters_on = mark(seat, letter, width / 2, middle, poncho, type_size, theme_name)
    rims: tuple[Paint, ...] = (Paint(theme.halo, theme.halo, 3.4),)
    if to_move:
        rims = (Paint(theme.glow, theme.glow, 7), *rims)
    wreath = _crown(width, height - poncho - 2, theme_name, rims)
    figure = (*_haloed(body, rims), *letters_on, Use(wreath, 0, 0))
    return Symbol(f"prince{seat + 1}", width, height, figure)


@lru_cache(maxsize=64)
def _crown(width: float, height: float, theme_name: str, rims: tuple[Paint, ...]) -> Symbol:
    """A face under a fan of feathers, over a poncho that begins at a height."""
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
            *_haloed(feathers, rims),
            Path(_quills(x, head, fan), Paint(None, theme.gold_deep, 1.2)),
            Circle(x, head, face, Paint(theme.skin, theme.outline, 1.1)),
            Path(band, Paint(None, theme.blanket, max(1.4, face * 0.4))),
        ),
    )


_FEATHERS = 7
_FIRST, _LAST = -0.12, 1.12


def _ray(x: float, y: float, reach: float, share: float) -> str:
    """A point so far from a centre, the share running from the left over the top to the right."""
    angle = pi * (1 + _FIRST + (_LAST - _FIRST) * share)
    return f"{number(x + reach * cos(angle))} {number(y + reach * sin(angle))}"


def _feathers(x: float, y: float, radius: float) -> str:
    """A fan of feathers about a head, like a rising sun."""
    text = f"M{number(x)} {number(y)}L{_ray(x, y, radius * 0.86, 0)}"
    for feather in range(_FEATHERS):
        middle, end = (feather + 0.5) / _FEATHERS, (feather + 1) / _FEATHERS
        text += f"Q{_ray(x, y, radius * 1.16, middle)} {_ray(x, y, radius * 0.86, end)}"
    return text + "Z"


def _quills(x: float, y: float, radius: float) -> str:
    """The lines between the feathers."""
    return "".join(
        f"M{_ray(x, y, radius * 0.45, i / _FEATHERS)}L{_ray(x, y, radius * 0.82, i / _FEATHERS)}"
        for i in range(1, _FEATHERS)
    )


def _haloed(
    shape: Path | Circle | Rect | Words, rims: tuple[Paint, ...]
) -> tuple[Path | Circle | Rect | Words, ...]:
    """A shape on wider ones, which show around it."""
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
