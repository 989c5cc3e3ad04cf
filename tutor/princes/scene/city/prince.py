"""The Princes: figures in the players' shapes and colours, each with its letter."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from tutor.core.drawing.elements import mark
from tutor.core.drawing.pathtext import number
from tutor.core.drawing.scene import Circle, Paint, Path, Rect, Symbol, Use, Words
from tutor.princes.scene.themes import THEMES


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
    """A Prince: a sun of feathers, a face, a poncho in the player's shape, on a pale rim.

    The rim of the one to move has the colour of what is open to players.
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
            *_add_halo(feathers, rims),
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


def _add_halo(
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
