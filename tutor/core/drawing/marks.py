"""The players on any board: a shape, a colour and a letter for each, never colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tutor.core.drawing.lettering import CAPITAL
from tutor.core.drawing.outline import round_corners, sharp
from tutor.core.drawing.palette import PALETTES
from tutor.core.drawing.pathtext import number
from tutor.core.drawing.scene import Circle, Paint, Path, Rect, Symbol, Words

MARKS: Final = (
    *("circle", "square", "triangle", "diamond", "hexagon"),
    *("cross", "shield", "house"),
)

# Corners from the centre, in halves of the mark's square; clockwise on a screen.
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


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for each player: the initial; where initials clash, the seat's number.

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
    """The mark of the player in a seat (from 0) about a centre, inside a square of the size."""
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
    """A triangle with bulging sides, standing on its base: room for a broad letter."""
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
    """The mark as a symbol, its box a square of the size."""
    drawn = mark(seat, letter, size / 2, size / 2, size, type_size, theme_name)
    return Symbol(f"mark{seat + 1}", size, size, drawn)
