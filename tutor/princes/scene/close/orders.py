"""The rows of priests and virgins: the sign of each, what is left, the step value."""

from __future__ import annotations

from typing import Final

from tutor.core.drawing.elements import label
from tutor.core.drawing.lettering import CAPITAL
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Shape, Use, Words
from tutor.princes.identifiers import ORDERS
from tutor.princes.scene.cloth import BAND
from tutor.princes.scene.emblems import BOX, emblem
from tutor.princes.scene.look import Look

TYPE: Final = 14
VALUE: Final = 19
SIGN: Final = 21.0
EDGE: Final = 5.0


def close_row_box(look: Look, name: str) -> Box:
    """The room of a row."""
    box = look.layout.orders
    high = (box.height - BAND - 3) / len(ORDERS)
    top = box.top + BAND + 1 + ORDERS.index(name) * high
    return Box(box.left + 2, top, box.right - 2, top + high)


def close_row(look: Look, name: str, left: int, value: int | None) -> tuple[Shape, ...]:
    """The sign of a row, how many tiles are left of it, and its value in force."""
    box, theme = close_row_box(look, name), look.theme
    x, y = box.left + EDGE, box.centre[1]
    base = y + CAPITAL * TYPE / 2
    sign = Use(emblem(name, theme.ink, theme.surface), x, y - SIGN / 2, SIGN / BOX)
    said = Words(x + SIGN + 3, base, f"×{left}", TYPE, theme.ink, theme.surface)
    shown, ink = ("–", theme.second) if value is None else (str(value), theme.accent)
    base = y + CAPITAL * VALUE / 2
    at = Words(box.right - EDGE, base, shown, VALUE, ink, theme.surface, "serif", "end")
    return sign, label(f"left-{name}", said), label(f"value-{name}", at)
