"""The cards of the path, in any size, and treasure as stones.

A card face up has an arched top, like a niche in the rock; a card face down is plain. Turquoise
counts 1, obsidian 5, gold 10 (`end.rounds`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tutor.core.drawing.elements import centred_words
from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.palette import mix
from tutor.core.drawing.pathtext import number
from tutor.core.drawing.scene import Paint, Path, Rect, Symbol, Use, Words
from tutor.incan_gold.scene.look import Look
from tutor.incan_gold.scene.pictures import BOX, hazard, thing
from tutor.incan_gold.scene.themes import THEMES

GEM: Final = 16.0
WORTH: Final = (("gold", 10), ("obsidian", 5), ("turquoise", 1))
_SHAPES: Final = {
    "gold": (
        "M2 9.4L4.4 4.4 8.4 2.6 12.6 4 14.4 8.6 12.4 12.8 7.4 14 3.4 12.6Z",
        "M5 8.2L7.4 5.4 10.6 5.2",
    ),
    "obsidian": ("M8 1L12.8 5.6 11.4 12.4 8.6 15 4.2 11.6 3.4 6Z", "M8 1L8.4 8 3.4 6M8.4 8L8.6 15"),
    "turquoise": (
        (
            "M8 3.4C11.4 3.4 13.6 5.4 13.6 8.4 13.6 11.4 11.2 13 8 13 4.8 13 2.4 11.4 2.4 8.4 "
            "2.4 5.4 4.6 3.4 8 3.4Z"
        ),
        "M5 8C5.2 6.6 6.2 5.8 7.6 5.6",
    ),
}

BROAD: Final = 60.0
"""The least width of a treasure card, in pixels, that has a stone beside the value."""
_Drawn = tuple[Path | Rect | Words | Use, ...]
SMALLEST: Final = 13.0


@lru_cache(maxsize=16)
def gem(name: str, theme_name: str) -> Symbol:
    """Return the picture of a stone by its name, in a box of 16 by 16."""
    theme = THEMES[theme_name]
    colour = {
        "gold": theme.gold,
        "obsidian": theme.obsidian,
        "turquoise": theme.turquoise,
    }[name]
    outline, light = _SHAPES[name]
    shine = Paint(None, mix(colour, theme.shine, 0.65), 1.2)
    return Symbol(
        name, GEM, GEM, (Path(outline, Paint(colour, theme.outline, 1)), Path(light, shine))
    )


@lru_cache(maxsize=16)
def print_of(name: str, theme_name: str) -> Symbol:
    """Return the outline of a stone, as on a card, in a box of 16 by 16."""
    line = Paint(None, THEMES[theme_name].second, 1.1)
    return Symbol(f"print-{name}", GEM, GEM, tuple(Path(each, line) for each in _SHAPES[name]))


def stones(treasure: int, most: int) -> tuple[str, ...]:
    """Return the fewest stones that make up a treasure, the most valuable stone first.

    If these are more than `most` stones, the result has one stone of each kind among them.

    >>> stones(17, 6)
    ('gold', 'obsidian', 'turquoise', 'turquoise')
    >>> stones(17, 3)
    ('gold', 'obsidian', 'turquoise')
    """
    found: list[str] = []
    for name, worth in WORTH:
        count, treasure = divmod(treasure, worth)
        found += [name] * count
    return tuple(found) if len(found) <= most else tuple(dict.fromkeys(found))


def heap(names: Sequence[str], x: float, y: float, size: float, theme_name: str) -> list[Use]:
    """Return the pictures of stones in a row about a centre; `size` is the size of one stone."""
    return _row([gem(name, theme_name) for name in names], x, y, size)


def printed_gem(name: str, x: float, y: float, size: float, theme_name: str) -> list[Use]:
    """Return the outline of a stone about a centre, as on a card."""
    return _row([print_of(name, theme_name)], x, y, size)


def _row(drawn: Sequence[Symbol], x: float, y: float, size: float) -> list[Use]:
    left = x - size * len(drawn) / 2
    return [
        Use(symbol, left + size * index, y - size / 2, size / GEM)
        for index, symbol in enumerate(drawn)
    ]


class Size(NamedTuple):
    """The width and height of a card, in pixels."""

    wide: float
    high: float


@lru_cache(maxsize=512)
def face(look: Look, card: str, size: Size, value: int) -> Symbol:
    """Return a card face up; `value` is the number on the card, and 0 stands for no number."""
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
    """Return a card face down: a stepped temple in gold."""
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


def arch(box: Box) -> str:
    """Return the outline of a box with an arched top."""
    rise = min(box.width * 0.3, 34)
    foot = min(box.width * 0.05, 4)
    left, top, right, bottom = (number(each) for each in box)
    shoulder, middle = number(box.top + rise), number(box.centre[0])
    high = number(box.top + rise * 0.12)
    return (
        f"M{left} {number(box.bottom - foot)}V{shoulder}"
        f"Q{left} {high} {number(box.left + box.width * 0.24)} {high}"
        f"Q{middle} {top} {number(box.right - box.width * 0.24)} {high}"
        f"Q{right} {high} {right} {shoulder}V{number(box.bottom - foot)}"
        f"Q{right} {bottom} {number(box.right - foot)} {bottom}H{number(box.left + foot)}"
        f"Q{left} {bottom} {left} {number(box.bottom - foot)}Z"
    )


def _plate(look: Look, size: Size, ground: str, edge: str = "") -> Rect:
    wide = max(1.4, look.theme.edge)
    paint = Paint(ground, edge or look.theme.control, wide)
    return Rect(0.8, 0.8, size.wide - 1.6, size.high - 1.6, _corner(size), paint)


def _niche(look: Look, size: Size, ground: str, edge: str) -> tuple[Path, ...]:
    """Return the arch of a card, with the shade of the rock around it."""
    rim = 0.04 * size.wide
    inner = Box(rim, rim, size.wide - rim, size.high - rim)
    whole = Box(0, 0, size.wide, size.high)
    return (
        Path(arch(whole), Paint(look.theme.niche)),
        Path(arch(inner), Paint(ground, edge, max(1.2, look.theme.edge))),
    )


def _treasure(look: Look, value: int, size: Size) -> _Drawn:
    """Return the face of a treasure card: its value and, on a wide card, the outline of a stone."""
    ground = look.theme.treasure_ground
    letter = max(min(size.high * 0.36, 52), 16)
    gem = letter * 0.62 if size.wide >= BROAD else 0.0
    across = width(str(value), "bold", letter)
    gap = gem * 0.2
    left = (size.wide - across - gap - gem) / 2
    y = size.high * 0.52
    written = centred_words(left + across / 2, y, str(value), letter, look.theme.ink, ground)
    middle = left + across + gap + gem / 2
    unit = printed_gem("turquoise", middle, y, gem, look.theme.name) if gem else ()
    return (*_niche(look, size, ground, look.theme.gold_deep), written, *unit)


def _hazard(look: Look, kind: str, size: Size) -> _Drawn:
    """Return the face of a hazard: its picture and, if the card is wide enough, its name."""
    theme = look.theme
    name = look.hazard(kind)
    letter = max(min(size.wide * 0.15, 17), SMALLEST)
    is_named = size.high >= 70 and _longest(look, letter) <= size.wide - 8
    side = min(size.wide * 0.7, size.high * (0.56 if is_named else 0.68))
    middle = size.high * (0.46 if is_named else 0.54)
    picture = Use(hazard(kind, theme.name), (size.wide - side) / 2, middle - side / 2, side / BOX)
    plate = _niche(look, size, theme.hazard_ground, theme.hazard)
    if not is_named:
        return *plate, picture
    words = centred_words(
        size.wide / 2, size.high * 0.86, name, letter, theme.hazard, theme.hazard_ground
    )
    return *plate, picture, words


def _longest(look: Look, letter: float) -> float:
    """Return the width of the longest name of a hazard.

    If this name does not fit on a card, no card shows a name.
    """
    names = map(look.hazard, set(look.components.hazard_kind.values()))
    return max(width(name, "bold", letter) for name in names)


def _artifact(look: Look, value: int, size: Size) -> _Drawn:
    """Return the face of an artifact: the mask, and the artifact's value now."""
    theme = look.theme
    ground = theme.artifact_ground
    letter = max(min(size.high * 0.17, 20), SMALLEST)
    side = min(size.wide * 0.66, size.high * 0.52)
    picture = Use(
        thing("artifact", theme.name),
        (size.wide - side) / 2,
        size.high * 0.42 - side / 2,
        side / BOX,
    )
    plate = _niche(look, size, ground, look.theme.gold_deep)
    if not value:
        return *plate, picture
    words = centred_words(
        size.wide / 2, size.high * 0.82, str(value), letter, look.theme.ink, ground
    )
    return *plate, picture, words
