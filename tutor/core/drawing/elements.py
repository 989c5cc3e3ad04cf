"""The elements of every board: the marks of its players, and the parts of its panels.

A player's mark has a shape, a colour and a letter, so that colour is never the only difference. A
panel has a card (its background), a heading, a note, and single words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tutor.core.drawing.lettering import CAPITAL, shorten, width
from tutor.core.drawing.outline import Box, round_corners, sharp
from tutor.core.drawing.palette import PALETTES, Colours
from tutor.core.drawing.pathtext import number
from tutor.core.drawing.scene import Circle, Fill, Group, Paint, Path, Rect, Shape, Symbol, Words

MARKS: Final = (
    *("circle", "square", "triangle", "diamond", "hexagon"),
    *("cross", "shield", "house"),
)

# The corners relative to the centre, in half sides of the mark's square; clockwise on a screen.
_CORNERS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "diamond": ((0, -1.14), (1.14, 0), (0, 1.14), (-1.14, 0)),
    "hexagon": (
        *((-0.5, -0.94), (0.5, -0.94), (1.05, 0)),
        *((0.5, 0.94), (-0.5, 0.94), (-1.05, 0)),
    ),
    "cross": (
        *((-0.48, -1), (0.48, -1), (0.48, -0.6), (1, -0.6), (1, 0.6), (0.48, 0.6)),
        *((0.48, 1), (-0.48, 1), (-0.48, 0.6), (-1, 0.6), (-1, -0.6), (-0.48, -0.6)),
    ),
    "shield": (
        *((-0.92, -0.94), (0.92, -0.94), (0.86, 0.2)),
        *((0, 1.12), (-0.86, 0.2)),
    ),
    "house": ((0, -1.12), (1.02, -0.2), (0.74, 0.96), (-0.74, 0.96), (-1.02, -0.2)),
}
_ROUNDING: Final = {"diamond": 0.12, "shield": 0.12, "house": 0.05}
_LOWERED: Final = {"triangle": 0.14, "shield": -0.06, "house": 0.06}
PADDING: Final = 16.0
HEADING: Final = 17.0
NOTE: Final = 14.0
BASELINE: Final = 27.0
RADIUS: Final = 12.0


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return a letter for each player: the initial, or the seat's number if two players share the initial.

    >>> letters(["Bert", "Ralph", "Gina"])
    ('B', 'R', 'G')
    >>> letters(["Ada", "Bert", "Bob"])
    ('A', '2', '3')
    """
    initials = [name.strip()[:1].upper()[:1] or "?" for name in names]
    found = [
        str(seat) if initials.count(initial) > 1 else initial
        for seat, initial in enumerate(initials, 1)
    ]
    if len(set(found)) < len(found):
        return tuple(str(seat) for seat in range(1, len(names) + 1))
    return tuple(found)


def mark(
    seat: int, letter: str, x: float, y: float, size: float, type_size: float, theme_name: str
) -> tuple[Path | Circle | Rect | Words, ...]:
    """Return the shapes of a player's mark, in a square with this centre and size in pixels.

    `seat` counts from 0, and `type_size` is the size of the letter in pixels.
    """
    palette = PALETTES[theme_name]
    paint = Paint(palette.players[seat], palette.outline, 1.3)
    colour, ground = palette.letters[seat], palette.players[seat]
    half = size / 2 - 0.7
    form = MARKS[seat]
    drop = CAPITAL * type_size / 2 + size * _LOWERED.get(form, 0)
    shape: Path | Circle | Rect
    match form:
        case "circle":
            shape = Circle(x, y, half, paint)
        case "square":
            side = half * 0.9
            shape = Rect(x - side, y - side, 2 * side, 2 * side, size * 0.12, paint)
        case "triangle":
            shape = Path(_pick(x, y, half), paint)
        case _:
            corners = tuple((x + half * dx, y + half * dy) for dx, dy in _CORNERS[form])
            round_by = size * _ROUNDING.get(form, 0)
            shape = Path(round_corners(corners, round_by) if round_by else sharp(corners), paint)
    return shape, Words(x, y + drop, letter, type_size, colour, ground, "bold", "middle")


def _pick(x: float, y: float, half: float) -> str:
    """Return the path text of a triangle on its base, with bulging sides for a broad letter."""
    points = [
        (x - 0.2 * half, y - half * 0.92),
        (x, y - half * 1.12),
        (x + 0.2 * half, y - half * 0.92),
        (x + 0.72 * half, y - half * 0.1),
        (x + 1.04 * half, y + half * 0.72),
        (x + 1.12 * half, y + half),
        (x + 0.84 * half, y + half),
        (x, y + half * 1.02),
        (x - 0.84 * half, y + half),
        (x - 1.12 * half, y + half),
        (x - 1.04 * half, y + half * 0.72),
        (x - 0.72 * half, y - half * 0.1),
    ]
    p = [f"{number(px)} {number(py)}" for px, py in points]
    return (
        f"M{p[0]}Q{p[1]} {p[2]}Q{p[3]} {p[4]}Q{p[5]} {p[6]}Q{p[7]} {p[8]}Q{p[9]} {p[10]}"
        f"Q{p[11]} {p[0]}Z"
    )


@lru_cache(maxsize=256)
def token(seat: int, letter: str, size: float, type_size: float, theme_name: str) -> Symbol:
    """Return a player's mark as a symbol in a square box of this size in pixels."""
    drawn = mark(seat, letter, size / 2, size / 2, size, type_size, theme_name)
    return Symbol(f"mark{seat + 1}", size, size, drawn)


def card(box: Box, theme: Colours) -> tuple[Rect, ...]:
    """Return the background of a panel, with its edge inside the box."""
    half = theme.edge / 2
    paint = Paint(theme.surface, theme.hairline, theme.edge)
    return (_frame(box, half, paint),)


def frame(box: Box, theme: Colours) -> tuple[Rect, ...]:
    """Return only the edge of a panel, for a panel over a landscape."""
    return (_frame(box, theme.edge / 2, Paint(None, theme.hairline, theme.edge)),)


def _frame(box: Box, by: float, paint: Paint) -> Rect:
    return Rect(box.left + by, box.top + by, box.width - 2 * by, box.height - 2 * by, RADIUS, paint)


def heading(theme: Colours, box: Box, name: str, words: str, note: str = "") -> tuple[Group, ...]:
    """Return the heading of a panel, with a note at the right.

    The heading is shortened to the room in the box. A note without room is left out.
    """
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
    """Return a group for words that need no name."""
    return Group(group_id, words, role="label")


def centred_words(
    x: float, y: float, words: str, size: float, colour: str, ground: Fill, bold: bool = True
) -> Words:
    """Return one line of words whose capitals are centred on a point."""
    base = y + CAPITAL * size / 2
    return Words(x, base, words, size, colour, ground, "bold" if bold else "sans", "middle")
