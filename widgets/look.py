"""How the page can look: its themes and the layouts of its board, by name."""

from __future__ import annotations

from typing import Final, Literal

ThemeName = Literal["light", "dark", "contrast"]
LayoutName = Literal["wide", "medium", "phone"]

THEMES: Final[dict[str, ThemeName]] = {"light": "light", "dark": "dark", "contrast": "contrast"}
WIDE_FROM: Final = 1200
MEDIUM_FROM: Final = 800


def layout_for(width: int) -> LayoutName:
    """The layout of the board in a window of so many CSS pixels."""
    if width >= WIDE_FROM:
        return "wide"
    return "medium" if width >= MEDIUM_FROM else "phone"


SIZES: Final = (100, 125, 150, 200)
"""The sizes of everything on the page, in per cent."""
