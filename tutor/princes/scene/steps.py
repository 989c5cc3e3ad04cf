"""The steps of the Inca Trail: where they lie, which are landmarks, what those give."""

from __future__ import annotations

from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import Point
from tutor.princes.scene.look import Look

PITCH = 45.0
PLATE = (30.0, 22.0)
ROOF = 9.0
FOOT, TOP = 24.0, 62.0


def rows(summit: int) -> list[list[int]]:
    """The steps in rows from the foot, each shorter than the one below, climbing to and fro.

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


def centres_of(look: Look, box: Box) -> dict[int, Point]:
    """Where the middle of each step's plate lies on the mountain."""
    table = rows(look.components.summit)
    foot, rise = box.bottom - FOOT, rise_of(look, box)
    return {
        step: (
            round(box.centre[0] + (place - (len(row) - 1) / 2) * PITCH),
            round(foot - level * rise),
        )
        for level, row in enumerate(table)
        for place, step in enumerate(row)
    }


def rise_of(look: Look, box: Box) -> float:
    """How far each row of steps lies above the one below."""
    return (box.height - FOOT - TOP) / max(len(rows(look.components.summit)) - 1, 1)


def landmarks(look: Look) -> dict[int, str]:
    """Granary, Stable and Summit by their step."""
    return look.components.landmarks


def reward(look: Look, name: str) -> str:
    """What a landmark gives, in words."""
    if name == "summit":
        return look.say("trail-cards", count=look.components.cards_drawn)
    return look.amounts(look.components.landmark_goods(name))
