"""The places of the cards of a path: in rows to and fro, as large as the room allows.

Pure arithmetic of boxes; it knows neither cards nor colours.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from tutor.core.drawing.outline import Box
from tutor.incan_gold.scene.cards import Size

SIZES: Final = tuple(
    Size(wide, high)
    for wide, high in (
        (132, 174),
        (112, 148),
        (96, 126),
        (92, 120),
        (78, 102),
        (64, 84),
        (54, 70),
        (45, 58),
        (36, 46),
    )
)
ROOMIEST: Final = 40.0
USUAL: Final = 12
"""Places that are there from the beginning of a round."""
USUAL_ON_A_PHONE: Final = 10
"""The number of cells that are as large as a fingertip there."""
NARROW: Final = 360.0
MORE: Final = 6
"""Places that come together where those are too few."""
CLIMB: Final = 44.0
"""The rise of a single row of cards from its beginning to its end, as it leads up the rock."""


@dataclass(frozen=True)
class Way:
    """Places for cells in the order walked."""

    size: Size
    cells: tuple[Box, ...]
    is_single: bool
    """Whether all lie in one row."""


@lru_cache(maxsize=256)
def way(room: Box, count: int) -> Way:
    """Places for this many cells; fewer where not even the smallest cards find room for all.

    There is room from the beginning for as many as nearly all rounds have, so that no card moves
    for another.
    """
    usual = USUAL if room.width > NARROW else USUAL_ON_A_PHONE
    held = usual if count <= usual else ceil(count / MORE) * MORE
    for size in SIZES:
        columns = _columns(room, size)
        is_high_enough = size.high <= room.height
        if columns > 1 and is_high_enough and ceil(held / columns) <= _rows(room, size):
            laid = _lay(room, size, columns, held)
            return Way(laid.size, laid.cells[:count], laid.is_single)
    size = SIZES[-1]
    columns = _columns(room, size)
    laid = _lay(room, size, columns, columns * _rows(room, size))
    return Way(laid.size, laid.cells[:count], laid.is_single)


def _columns(room: Box, size: Size) -> int:
    gap = size.wide * 0.2
    return max(int((room.width + gap) // (size.wide + gap)), 1)


def _rows(room: Box, size: Size) -> int:
    gap = size.high * 0.12
    return max(int((room.height + gap) // (size.high + gap)), 1)


def _lay(room: Box, size: Size, columns: int, count: int) -> Way:
    """Cells in rows, every other one from the right, evenly over the room."""
    rows = ceil(count / columns)
    columns = ceil(count / rows)
    across = min((room.width - size.wide) / max(columns - 1, 1), size.wide + ROOMIEST)
    down = min((room.height - size.high) / max(rows - 1, 1), size.high + ROOMIEST)
    left = room.centre[0] - across * (columns - 1) / 2
    top = room.centre[1] - down * (rows - 1) / 2
    climb = min(room.height - size.high, CLIMB) if rows == 1 else 0.0
    cells = []
    for index in range(count):
        row, step = divmod(index, columns)
        column = step if row % 2 == 0 else columns - 1 - step
        rise = climb * (0.5 - step / max(columns - 1, 1))
        cells.append(Box.about((left + across * column, top + down * row + rise), *size))
    return Way(size, tuple(cells), rows == 1)
