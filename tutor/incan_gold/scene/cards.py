"""The cards of the path, of any size: treasures, hazards and artifacts, and the back of all."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tutor.core.drawing.lettering import width
from tutor.core.drawing.panels import centred
from tutor.core.drawing.scene import Paint, Path, Rect, Symbol, Use, Words
from tutor.incan_gold.scene.gems import heap, stones
from tutor.incan_gold.scene.look import Look
from tutor.incan_gold.scene.pictures import BOX, hazard, thing


class Size(NamedTuple):
    """A card's width and height in pixels."""

    wide: float
    high: float


_Drawn = tuple[Path | Rect | Words | Use, ...]
SMALLEST: Final = 13.0


@lru_cache(maxsize=512)
def face(look: Look, card: str, size: Size, value: int) -> Symbol:
    """A card face up; `value` is what is written on it, 0 for nothing."""
    figures = look.components
    if card in figures.hazard_kind:
        shapes = _hazard(look, figures.hazard_kind[card], size)
    elif card in figures.treasure_value:
        shapes = _treasure(look, value, size)
    else:
        shapes = _artifact(look, value, size)
    return Symbol(card.partition("_")[0], size.wide, size.high, shapes)


@lru_cache(maxsize=32)
def back(look: Look, size: Size) -> Symbol:
    """A card face down: a stepped temple in gold on the cards' ground."""
    theme = look.theme
    x, y, unit = size.wide / 2, size.high / 2, size.wide / 12
    steps = (
        f"M{x - 4 * unit:.1f} {y + 3 * unit:.1f}v{-2 * unit:.1f}h{1.5 * unit:.1f}v{-2 * unit:.1f}"
        f"h{1.5 * unit:.1f}v{-2 * unit:.1f}h{2 * unit:.1f}v{2 * unit:.1f}h{1.5 * unit:.1f}"
        f"v{2 * unit:.1f}h{1.5 * unit:.1f}v{2 * unit:.1f}z"
    )
    inner = Rect(
        4, 4, size.wide - 8, size.high - 8, _corner(size) * 0.6, Paint(None, theme.gold, 1.2)
    )
    return Symbol(
        "back",
        size.wide,
        size.high,
        (_plate(look, size, theme.back), inner, Path(steps, Paint(theme.gold))),
    )


def _corner(size: Size) -> float:
    return min(size.wide * 0.12, 10)


def _plate(look: Look, size: Size, ground: str, edge: str = "") -> Rect:
    wide = max(1.4, look.theme.edge)
    paint = Paint(ground, edge or look.theme.control, wide)
    return Rect(0.8, 0.8, size.wide - 1.6, size.high - 1.6, _corner(size), paint)


def _treasure(look: Look, value: int, size: Size) -> _Drawn:
    """The value over the stones it can be changed into."""
    ground = look.theme.raised
    letter = max(min(size.high * 0.3, 34), 16)
    number = centred(size.wide / 2, size.high * 0.3, str(value), letter, look.theme.ink, ground)
    is_broad = size.wide >= 60
    shown = stones(value, 6 if is_broad else 0)
    rows = [shown[:3], shown[3:]] if len(shown) > 3 else [shown]
    broadest = max(map(len, rows))
    gem = min((size.wide - 8) / max(broadest, 2 if is_broad else 3), size.high * 0.24, 26)
    top = size.high * 0.72 - gem * (len(rows) - 1) / 2
    gems = [
        stone
        for index, names in enumerate(rows)
        for stone in heap(names, size.wide / 2, top + gem * index, gem, look.theme.name)
    ]
    return (_plate(look, size, ground), number, *gems)


def _hazard(look: Look, kind: str, size: Size) -> _Drawn:
    """Its picture, and its name where the card is broad enough for it."""
    theme = look.theme
    name = look.hazard(kind)
    letter = max(min(size.wide * 0.15, 17), SMALLEST)
    is_named = size.high >= 70 and _longest(look, letter) <= size.wide - 8
    side = min(size.wide * 0.74, size.high * (0.6 if is_named else 0.74))
    middle = size.high * (0.42 if is_named else 0.5)
    picture = Use(hazard(kind, theme.name), (size.wide - side) / 2, middle - side / 2, side / BOX)
    plate = _plate(look, size, theme.hazard_ground, theme.hazard)
    if not is_named:
        return plate, picture
    words = centred(
        size.wide / 2, size.high * 0.86, name, letter, theme.hazard, theme.hazard_ground
    )
    return plate, picture, words


def _longest(look: Look, letter: float) -> float:
    """How wide the longest name of a hazard is; on cards of a size all bear theirs, or none."""
    names = map(look.hazard, set(look.components.hazard_kind.values()))
    return max(width(name, "bold", letter) for name in names)


def _artifact(look: Look, value: int, size: Size) -> _Drawn:
    """The mask, and what it is worth now."""
    theme = look.theme
    ground = theme.artifact_ground
    letter = max(min(size.high * 0.17, 20), SMALLEST)
    side = min(size.wide * 0.66, size.high * 0.52)
    picture = Use(
        thing("artifact", theme.name),
        (size.wide - side) / 2,
        size.high * 0.38 - side / 2,
        side / BOX,
    )
    plate = _plate(look, size, ground)
    if not value:
        return plate, picture
    words = centred(size.wide / 2, size.high * 0.82, str(value), letter, look.theme.ink, ground)
    return plate, picture, words
