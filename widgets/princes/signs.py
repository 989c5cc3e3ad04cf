"""The signs of the stocks: pictures for the columns and for a player's other possessions.

Each has words beside it for screen readers, and follows the colours of the theme.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tutor.core.drawing.scene import Circle, Paint, Path, Rect, Symbol
from tutor.core.drawing.svg import picture
from tutor.princes.identifiers import ORDERS
from tutor.princes.scene.pictures import BOX, emblem
from tutor.princes.scene.themes import THEMES
from widgets.shared.markup import Markup
from widgets.shared.themes import ThemeName

HEAD: Final = 20.0
SMALL: Final = 15.0
EMBLEMS: Final = {"supply": "recruiting", **{order: order for order in ORDERS}}
"""The signs that the board draws, too."""


@lru_cache(maxsize=64)
def sign(name: str, theme: ThemeName, height: float = HEAD) -> Markup:
    """A sign by name: `scout`, `supply`, `cards`, `tiles` or an order of priests."""
    ink, ground = THEMES[theme].ink, THEMES[theme].raised
    if name in EMBLEMS:
        return Markup(picture(emblem(EMBLEMS[name], ink, ground), height))
    solid, line = Paint(ink), Paint(None, ground, 1.6)
    shapes = {
        "scout": (Rect(5, 2, 2.6, 20, 1, solid), Path("M7.6 3H20.4L17 7.6 20.4 12.2H7.6Z", solid)),
        "cards": (
            Rect(5, 1.6, 14, 20.8, 2.6, solid),
            Rect(7.4, 4, 9.2, 16, 1.4, line),
            Circle(12, 12, 2.8, Paint(ground)),
        ),
        "tiles": (
            Path(
                "M14.4 1.8C8 0.8 1.8 5.6 1.8 12.2 1.8 18 6.4 22.6 12 22.6"
                " 16.8 22.6 20.8 19.8 22.2 15.6 17"
                " 17.4 11.6 13.6 11.4 8.6 11.4 5.8 12.4 3.4 14.4 1.8Z",
                solid,
            ),
        ),
    }
    return Markup(picture(Symbol(name, BOX, BOX, shapes[name]), height))
