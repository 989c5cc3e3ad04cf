"""The looks of the page: its themes, the layouts of its board, and the sizes of its content."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

# The file is read here, because the package of the page imports ipywidgets: 8 MB, which a server
# that draws boards for a class has no use for.
FIGURES: Final[Mapping[str, int]] = json.loads(
    Path(__file__).parents[1].joinpath("page", "figures.json").read_text(encoding="utf-8")
)
ThemeName = Literal["light", "dark", "contrast"]
LayoutName = Literal["wide", "medium", "phone"]
BoardName = Literal["wide", "medium", "phone", "wall", "hall"]
"""The layouts of a board: three for the page, and two for a class.

`wall` is for a broad screen before a class, `hall` for a narrow one.
"""

THEMES: Final[dict[str, ThemeName]] = {"light": "light", "dark": "dark", "contrast": "contrast"}
WIDE_FROM: Final = FIGURES["wide"]
BROAD: Final = 1.5
"""The ratio of width to height from which a screen is broad; a screen of 16 to 10 is broad."""
MEDIUM_FROM: Final = FIGURES["beside"]
"""The width in CSS pixels from which the layout `medium` fits.

Below 800 pixels the column stands under the board.
"""


def layout_for(width: int) -> LayoutName:
    """Return the layout of the board in a window that is `width` CSS pixels wide."""
    if width >= WIDE_FROM:
        return "wide"
    return "medium" if width >= MEDIUM_FROM else "phone"


def board_before_class(layout: LayoutName, window: tuple[int, int]) -> BoardName:
    """Return the layout of the board on a slide, large enough for the last row of a class.

    `window` is the width and height of the window in CSS pixels.
    """
    if layout == "phone":
        return layout
    width, height = window
    is_broad = width >= BROAD * height if height else layout == "wide"
    return "wall" if is_broad else "hall"


SIZES: Final = (100, 120, 150, 200)
"""The sizes of the page's content that a reader can choose, in per cent."""

LARGE_WINDOW: Final = (1800, 1000)
LARGE_SIZE: Final = 120


def size_for(width: int, height: int) -> int:
    """Return the default size of the page in per cent, for a window of this many CSS pixels."""
    is_large = width >= LARGE_WINDOW[0] and height >= LARGE_WINDOW[1]
    return LARGE_SIZE if is_large else SIZES[0]


def theme_for(prefers: Mapping[str, object]) -> ThemeName:
    """Return the theme that fits the preferences of the reader's system, such as dark colours."""
    if prefers.get("contrast") is True:
        return "contrast"
    return "dark" if prefers.get("dark") is True else "light"
