"""The looks of the page: its themes, the layouts of its board, and the landscape of its door."""

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
"""The least width divided by height of a screen of 16 to 10; the style sheet has it, too."""
MEDIUM_FROM: Final = BREAKPOINTS["beside"]
"""The width from which the middle board fits; below 800 pixels the column stands under it."""


def layout_for(width: int) -> LayoutName:
    """The layout of the board in a window `width` CSS pixels wide."""
    if width >= WIDE_FROM:
        return "wide"
    return "medium" if width >= MEDIUM_FROM else "phone"


def board_before_class(layout: LayoutName, window: tuple[int, int]) -> BoardName:
    """The layout of the board on a slide; the last row of a class can read its letters."""
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
    """The default size of the page in percent for a window in CSS pixels."""
    is_large = width >= LARGE_WINDOW[0] and height >= LARGE_WINDOW[1]
    return LARGE_SIZE if is_large else SIZES[0]


def theme_for(prefers: Mapping[str, object]) -> ThemeName:
    """The default theme for the preferences of the reader's system."""
    if prefers.get("contrast") is True:
        return "contrast"
    return "dark" if prefers.get("dark") is True else "light"
