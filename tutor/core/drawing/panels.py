"""The elements of every panel of a board: the card, its heading and note, and single words."""

from __future__ import annotations

from typing import Final

from tutor.core.drawing.fills import Fill
from tutor.core.drawing.lettering import CAPITAL, shorten, width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.palette import Colours
from tutor.core.drawing.scene import Group, Paint, Rect, Shape, Words

PADDING: Final = 16.0
HEADING: Final = 17.0
NOTE: Final = 14.0
BASELINE: Final = 27.0
RADIUS: Final = 12.0


def card(box: Box, theme: Colours) -> tuple[Rect, ...]:
    """A panel's card, its hairline inside its box."""
    half = theme.edge / 2
    paint = Paint(theme.surface, theme.hairline, theme.edge)
    return (_frame(box, half, paint),)


def frame(box: Box, theme: Colours) -> tuple[Rect, ...]:
    """Only the card's hairline, to lie over a landscape."""
    return (_frame(box, theme.edge / 2, Paint(None, theme.hairline, theme.edge)),)


def _frame(box: Box, by: float, paint: Paint) -> Rect:
    return Rect(box.left + by, box.top + by, box.width - 2 * by, box.height - 2 * by, RADIUS, paint)


def heading(theme: Colours, box: Box, name: str, words: str, note: str = "") -> tuple[Group, ...]:
    """A panel's heading, and a note at the right as far as there is room for it."""
    room = box.width - 2 * PADDING
    title = shorten(words, "serif", HEADING, room)
    left, base = box.left + PADDING, box.top + BASELINE
    groups = [
        label(
            f"{name}-heading",
            Words(left, base, title, HEADING, theme.ink, theme.surface, "serif"),
        )
    ]
    rest = room - width(title, "serif", HEADING) - 10
    if note and width(note, "sans", NOTE) <= rest:
        right = box.right - PADDING
        groups.append(
            label(
                f"{name}-note",
                Words(right, base, note, NOTE, theme.second, theme.surface, "sans", "end"),
            )
        )
    return tuple(groups)


def label(group_id: str, *words: Shape) -> Group:
    """Words that stand for themselves."""
    return Group(group_id, words, role="label")


def centred_words(
    x: float, y: float, words: str, size: float, colour: str, ground: Fill, bold: bool = True
) -> Words:
    """One line of words with its capitals centred on a point."""
    base = y + CAPITAL * size / 2
    return Words(x, base, words, size, colour, ground, "bold" if bold else "sans", "middle")
