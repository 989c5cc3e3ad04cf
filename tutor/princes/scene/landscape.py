"""The landscape behind the board, and the bank beside the city.

The landscape has the sky, three ridges in the mist and, in the dark theme, the Moon and stars. The
landscape is the same for every position. In the theme of high contrast the landscape is only a flat
sky. The bank is a basket from which goods come and to which players pay them. A phone has no room
for the basket: there, payments leave at the foot of the board.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tutor.core.drawing.elements import NOTE, RADIUS, centred_words
from tutor.core.drawing.lettering import width
from tutor.core.drawing.motion import BANK
from tutor.core.drawing.outline import Box, round_corners
from tutor.core.drawing.palette import mix
from tutor.core.drawing.pathtext import Point, number, whole
from tutor.core.drawing.scene import (
    Circle,
    Gradient,
    Group,
    Paint,
    Path,
    Rect,
    Shape,
    Stop,
    Symbol,
    Use,
    radial_glow,
)
from tutor.princes.scene.look import Look
from tutor.princes.scene.pictures import BOX, EDGE
from tutor.princes.scene.themes import THEMES, Theme

_RIDGES: Final[tuple[tuple[Point, ...], ...]] = (
    (
        *((0, 0.3), (0.05, 0.27), (0.11, 0.2), (0.15, 0.22), (0.24, 0.16), (0.34, 0.21)),
        *((0.45, 0.17), (0.53, 0.2), (0.66, 0.27), (0.74, 0.29), (0.86, 0.275)),
        *((0.93, 0.285), (1, 0.28)),
    ),
    (
        *((0, 0.42), (0.06, 0.37), (0.14, 0.4), (0.3, 0.36), (0.5, 0.38), (0.63, 0.34)),
        *((0.69, 0.31), (0.76, 0.36), (0.88, 0.34), (0.97, 0.31), (1, 0.32)),
    ),
    (
        *((0, 0.68), (0.1, 0.66), (0.24, 0.7), (0.46, 0.74), (0.62, 0.66), (0.72, 0.58)),
        *((0.86, 0.62), (1, 0.55)),
    ),
)
"""The skylines, the farthest first; points are shares of the board."""

_MISTS: Final = ((0.21, 0.16, 0.6), (0.44, 0.2, 0.5), (0.7, 0.14, 0.22))
"""The banks of mist: the top, the height and the opacity of each."""

_STARS: Final[tuple[Point, ...]] = (
    *((0.03, 0.05), (0.09, 0.13), (0.16, 0.02), (0.25, 0.12), (0.31, 0.03), (0.42, 0.12)),
    *((0.49, 0.03), (0.56, 0.13), (0.61, 0.05), (0.665, 0.17), (0.7, 0.13), (0.81, 0.12)),
    *((0.9, 0.16), (0.96, 0.13), (0.985, 0.05), (0.02, 0.2), (0.46, 0.06), (0.92, 0.22)),
)

PILL = 18.0


def landscape(look: Look) -> Group:
    """Return the landscape behind the whole board."""
    layout, theme = look.layout, look.theme
    board = Box(0, 0, layout.width, layout.height)
    sky = Rect(0, 0, board.width, board.height, RADIUS, Paint(theme.sky))
    if theme.name == "contrast":
        return Group("landscape", (sky,))
    shapes: list[Shape] = [sky]
    if theme.name == "dark":
        shapes += _night(board, layout.stones, theme)
    for line, fill, (top, high, thickness) in zip(_RIDGES, theme.ridges, _MISTS, strict=True):
        shapes.append(Path(_ridge(line, board), Paint(fill)))
        box = Box(0, top * board.height, board.width, (top + high) * board.height)
        shapes.append(_mist(box, theme, thickness))
    return Group("landscape", tuple(shapes))


def open_sky(box: Box, theme: Theme) -> tuple[Shape, ...]:
    """Return a piece of sky for a panel outside the sky of the board."""
    return (Rect(box.left, box.top, box.width, box.height, RADIUS, Paint(theme.sky)),)


def _ridge(line: tuple[Point, ...], board: Box) -> str:
    """Return a ridge: a skyline, filled down to the foot of the board with its rounded corners."""
    corners = [(x * board.width, y * board.height) for x, y in line]
    right, foot = board.right, board.bottom
    return whole(round_corners((*corners, (right, foot), (board.left, foot)), RADIUS))


def _mist(box: Box, theme: Theme, thickness: float) -> Rect:
    """Return a bank of mist, most opaque in the middle."""
    opacity = thickness * (0.3 if theme.name == "dark" else 1)
    clear = Stop(0, theme.mist, 0), Stop(0.5, theme.mist, opacity), Stop(1, theme.mist, 0)
    return Rect(box.left, box.top, box.width, box.height, 0, Paint(Gradient(clear)))


def _night(board: Box, stones: Box, theme: Theme) -> tuple[Shape, ...]:
    """Return the stars, and the Moon in a gap at the top of the city's outline."""
    stars = "".join(
        f"M{number(round(x * board.width))} {number(round(y * board.height))}h.1" for x, y in _STARS
    )
    x, y = stones.left + 0.757 * stones.width, stones.top + 0.028 * stones.height
    radius = 0.034 * stones.width
    return (
        Path(stars, Paint(None, theme.ink, 1.6, opacity=0.7)),
        Circle(x, y, 4 * radius, Paint(radial_glow(theme.glare, 0.4))),
        Circle(x, y, radius, Paint(mix(theme.ink, theme.glare, 0.35))),
    )


def still_bank(look: Look) -> tuple[Group, ...]:
    """Return the basket with its name under it; empty if the layout has no place for it."""
    box, theme = look.layout.bank, look.theme
    if box is None:
        return ()
    words = look.say("bank")
    side = box.height - PILL
    x, _ = box.centre
    wide = width(words, "sans", NOTE) + 12
    ground = Paint(theme.surface, theme.hairline)
    pill = Rect(x - wide / 2, box.bottom - PILL, wide, PILL, 9, ground)
    picture = Use(_basket(theme.name), x - side / 2, box.top, side / BOX)
    name = centred_words(x, box.bottom - PILL / 2, words, NOTE, theme.ink, theme.surface, False)
    return (Group(BANK, (picture, pill, name), words, look.say("bank-words"), role="label"),)


@lru_cache(maxsize=8)
def _basket(theme_name: str) -> Symbol:
    """Return a woven basket, filled with corn."""
    theme = THEMES[theme_name]
    woven = Paint(mix(theme.llama, theme.gold_deep, 0.55), theme.outline, EDGE)
    grains = Paint(theme.corn, theme.outline, EDGE)
    weave = Paint(None, mix(theme.outline, theme.llama, 0.4), 0.9)
    return Symbol(
        BANK,
        BOX,
        BOX,
        (
            Path("M3.6 10.5C4.4 5.6 8 3 12 3 16 3 19.6 5.6 20.4 10.5Z", grains),
            Path("M2.6 10.2H21.4L19.2 21.6Q12 23.6 4.8 21.6Z", woven),
            Path(
                "M3.3 14Q12 15.8 20.7 14M4 17.8Q12 19.6 20 17.8M9 11.2L9.9 22M15 11.2L14.1 22",
                weave,
            ),
            Rect(1.8, 8.8, 20.4, 3, 1.5, Paint(theme.gold_deep, theme.outline, EDGE)),
            Path("M8.4 6.6h.01M11.4 5.2h.01M14.6 6.4h.01", Paint(None, theme.outline, 1.6)),
        ),
    )
