"""The steps of the Inca Trail: their places, the landmarks and the rewards of the landmarks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import Point
from tutor.princes.scene.look import Look

PLATE = 30.0
"""The width of a step's plate, in pixels."""

APART: Final = 5.0
"""The gap between two Scouts that move apart, in pixels."""


class Measures(NamedTuple):
    """The measures of a mountain, in pixels.

    `pitch` is the distance between two steps in a row. `plate` and `roof` are heights; the roof is
    wider than the plate by `eaves` at each side. A Scout is a `pin` on a `stem` with a `letter`.
    `foot` and `top` are the distances of the lowest and the highest step from the edges of the
    panel.
    """

    pitch: float
    plate: float
    roof: float
    eaves: float
    pin: float
    letter: float
    stem: float
    foot: float
    top: float


WIDE: Final = Measures(45.0, 22.0, 9.0, 6, 20.0, 14, 5.0, 22.0, 34.0)
NARROW: Final = Measures(36.0, 20.0, 7.0, 4, 18.0, 13, 7.0, 15.0, 35.0)
LEAST_WIDE: Final = 282.0


def rows(summit: int) -> list[list[int]]:
    """Return the steps in rows from the foot, from left to right.

    The trail changes direction in each row.

    >>> rows(20)[1]
    [10, 9, 8, 7, 6]
    """
    longest = 1
    while longest * (longest + 1) // 2 < summit + 1:
        longest += 1
    found: list[list[int]] = []
    first = 0
    for length in range(longest, 0, -1):
        row = list(range(first, min(first + length, summit + 1)))
        found.append(row[::-1] if len(found) % 2 else row)
        first += length
    return [row for row in found if row]


def measures(box: Box) -> Measures:
    """Return the measures of the mountain in a panel."""
    return WIDE if box.width >= LEAST_WIDE else NARROW


def centres_of(look: Look, box: Box) -> dict[int, Point]:
    """Return the middle of the plate of each step on the mountain."""
    table, drawn = rows(look.components.summit), measures(box)
    foot, rise = box.bottom - drawn.foot, rise_of(look, box)
    return {
        step: (
            round(box.centre[0] + (place - (len(row) - 1) / 2) * drawn.pitch),
            round(foot - level * rise),
        )
        for level, row in enumerate(table)
        for place, step in enumerate(row)
    }


def rise_of(look: Look, box: Box) -> float:
    """Return the vertical distance between two rows of steps, in pixels."""
    drawn = measures(box)
    return (box.height - drawn.foot - drawn.top) / max(len(rows(look.components.summit)) - 1, 1)


def landmarks(look: Look) -> dict[int, str]:
    """Return the landmarks Granary, Stable and Summit, by their step."""
    return look.components.landmarks


def reward(look: Look, name: str) -> str:
    """Return the reward of a landmark, as words of the language."""
    if name == "summit":
        return look.say("trail-cards", count=look.components.cards_drawn)
    return look.amounts(look.components.landmark_goods(name))


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return places near the `wanted` ones, between `low` and `high`, at least `gap` apart.

    `wanted` must be in ascending order. Places that are too close move apart evenly.

    >>> spread([10, 10, 50], 20, 0, 100)
    [0.0, 20.0, 50.0]
    """
    blocks: list[list[float]] = []
    for place in wanted:
        blocks.append([place, 1])
        while len(blocks) > 1 and _end(blocks[-2], gap) + gap > _start(blocks[-1], gap):
            last = blocks.pop()
            middle, count = blocks[-1]
            total = count + last[1]
            centre = (middle * count + last[0] * last[1]) / total
            blocks[-1] = [centre, total]
    places = [
        _start(block, gap) + gap * index for block in blocks for index in range(int(block[1]))
    ]
    for index in range(len(places)):
        floor = places[index - 1] + gap if index else low
        places[index] = max(places[index], floor)
    for index in range(len(places) - 1, -1, -1):
        ceiling = places[index + 1] - gap if index + 1 < len(places) else high
        places[index] = min(places[index], ceiling)
    return places


def _start(block: Sequence[float], gap: float) -> float:
    return block[0] - gap * (block[1] - 1) / 2


def _end(block: Sequence[float], gap: float) -> float:
    return block[0] + gap * (block[1] - 1) / 2
