"""Treasure as stones: turquoise counts 1, obsidian 5, gold 10 (`end.rounds`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tutor.core.drawing.palette import mix
from tutor.core.drawing.scene import Paint, Path, Symbol, Use
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


@lru_cache(maxsize=16)
def gem(name: str, theme_name: str) -> Symbol:
    """A stone by name, in a box of 16 by 16."""
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
    """The outline of a stone, as it is printed on a card, in a box of 16 by 16."""
    line = Paint(None, THEMES[theme_name].second, 1.1)
    return Symbol(f"print-{name}", GEM, GEM, tuple(Path(each, line) for each in _SHAPES[name]))


def stones(treasure: int, most: int) -> tuple[str, ...]:
    """Treasure as few stones, the dearest first; one of each kind where there are too many.

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
    """Stones in a row about a centre, each so large."""
    return _row([gem(name, theme_name) for name in names], x, y, size)


def printed_gem(name: str, x: float, y: float, size: float, theme_name: str) -> list[Use]:
    """A stone about a centre as it is printed on a card."""
    return _row([print_of(name, theme_name)], x, y, size)


def _row(drawn: Sequence[Symbol], x: float, y: float, size: float) -> list[Use]:
    left = x - size * len(drawn) / 2
    return [
        Use(symbol, left + size * index, y - size / 2, size / GEM)
        for index, symbol in enumerate(drawn)
    ]
