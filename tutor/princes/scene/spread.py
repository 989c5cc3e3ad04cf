"""Things in a row that want to stand at certain places but must not touch."""

from __future__ import annotations

from collections.abc import Sequence


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places, in the given order, at least a gap apart, near the wanted ones, between low and high.

    `wanted` must not fall. Neighbours that would touch move apart evenly.

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
