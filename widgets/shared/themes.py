"""The looks of the page: its themes and the layouts of its board, by name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

ThemeName = Literal["light", "dark", "contrast"]
LayoutName = Literal["wide", "medium", "phone"]
BoardName = Literal["wide", "medium", "phone", "wall", "hall"]
"""The layouts of a board: those of the page, and those for a class, on two kinds of screens."""

THEMES: Final[dict[str, ThemeName]] = {"light": "light", "dark": "dark", "contrast": "contrast"}
BREAKPOINTS: Final[Mapping[str, int]] = json.loads(
    (Path(__file__).parents[1] / "page" / "breakpoints.json").read_text(encoding="utf-8")
)
"""The widths from which a layout fits, in CSS pixels; the scripts of the page read them, too."""
WIDE_FROM: Final = BREAKPOINTS["wide"]
BROAD: Final = 1.5
"""So many times as wide as high is a screen of 16 to 10 at least: in the style sheet, too."""
MEDIUM_FROM: Final = BREAKPOINTS["beside"]
"""The width from which the middle board fits; below 800 pixels the column stands under it."""


def layout_for(width: int) -> LayoutName:
    """The layout of the board in a window `width` CSS pixels wide."""
    if width >= WIDE_FROM:
        return "wide"
    return "medium" if width >= MEDIUM_FROM else "phone"


def board_before_class(layout: LayoutName, window: tuple[int, int]) -> BoardName:
    """The layout of the board on a slide, whose letters the last row can read."""
    if layout == "phone":
        return layout
    width, height = window
    is_broad = width >= BROAD * height if height else layout == "wide"
    return "wall" if is_broad else "hall"


SIZES: Final = (100, 120, 150, 200)
"""The sizes of everything on the page, in per cent."""

LARGE_WINDOW: Final = (1800, 1000)
LARGE_SIZE: Final = 120


def size_for(width: int, height: int) -> int:
    """The size of the page in per cent for a window in CSS pixels, unless another was chosen."""
    is_large = width >= LARGE_WINDOW[0] and height >= LARGE_WINDOW[1]
    return LARGE_SIZE if is_large else SIZES[0]


def theme_for(prefers: Mapping[str, object]) -> ThemeName:
    """The theme for the preferences of the reader's system, unless another was chosen."""
    if prefers.get("contrast") is True:
        return "contrast"
    return "dark" if prefers.get("dark") is True else "light"
