"""The meaning of the sign of a reconstructed figure, in one line where it covers nothing.

It stands among the houses, whose rows bear the sign, if they leave it room; else beside the city.
"""

from __future__ import annotations

from tutor.core.drawing.elements import centred_words
from tutor.core.drawing.lettering import width
from tutor.core.drawing.scene import Group, Paint, Rect, Shape
from tutor.princes.scene.look import Look, sign
from tutor.princes.scene.orders import free_of_tiles

SIGN, PILL = 30.0, 14.0
"""The width of the sign with its margins, and the part of it that only a pill uses, in pixels."""


def still_legend(look: Look) -> Group:
    """The sign and its word."""
    theme, layout = look.theme, look.layout
    words = look.say("legend-reconstructed")
    high = layout.type + 5
    wide = width(words, "sans", layout.type) + SIGN
    room = free_of_tiles(look)
    is_inside = room.width >= wide - PILL
    if is_inside:
        right, middle = room.right + PILL / 2, room.centre[1]
    else:
        # Under the bank there is room beside the city.
        right, middle = layout.city.right, layout.city.bottom - high / 2 - 2
    left = right - wide
    text = centred_words(
        left + 19 + (wide - 27) / 2, middle, words, layout.type, theme.ink, theme.surface, False
    )
    ground = Rect(
        left, middle - high / 2, wide, high, high / 2, Paint(theme.surface, theme.hairline, 1)
    )
    shapes: tuple[Shape, ...] = (sign(left + 11, middle, theme), text)
    return Group(
        "legend",
        shapes if is_inside else (ground, *shapes),
        words,
        look.say("legend-explained"),
        role="label",
    )
