"""The misty mountains behind the city and behind the trail. Flat shapes, palest far away."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.drawing.outline import Box
from tutor.core.drawing.panels import RADIUS
from tutor.core.drawing.pathtext import Point, number
from tutor.core.drawing.scene import Paint, Path, Rect, Shape
from tutor.princes.scene.themes import Theme

_RIDGES: tuple[tuple[Point, ...], ...] = (
    (
        (0, 0.34),
        (0.05, 0.24),
        (0.1, 0.27),
        (0.19, 0.1),
        (0.26, 0.2),
        (0.4, 0.3),
        (0.62, 0.26),
        (0.76, 0.1),
        (0.83, 0.015),
        (0.87, 0.03),
        (0.94, 0.16),
        (1, 0.2),
    ),
    ((0, 0.5), (0.08, 0.4), (0.2, 0.46), (0.5, 0.6), (0.8, 0.46), (0.93, 0.28), (1, 0.33)),
    ((0, 0.84), (0.16, 0.88), (0.4, 0.94), (0.66, 0.93), (0.86, 0.87), (1, 0.8)),
)


def mountains(
    box: Box, theme: Theme, ridges: Sequence[Sequence[Point]] = _RIDGES
) -> tuple[Shape, ...]:
    """Sky and ridges that fill a box with a card's rounded corners."""
    sky = Rect(box.left, box.top, box.width, box.height, RADIUS, Paint(theme.sky))
    if theme.name == "contrast":
        return (sky,)
    shapes: list[Shape] = [sky]
    for ridge, colour in zip(ridges, theme.ridges, strict=False):
        line = [(box.left + x * box.width, box.top + y * box.height) for x, y in ridge]
        shapes.append(Path(_down(line, box), Paint(colour)))
    return tuple(shapes)


def _down(line: list[Point], box: Box) -> str:
    """A ridge line filled to the foot of the box, the lower corners rounded."""
    skyline = "L".join(f"{round(x)} {round(y)}" for x, y in line)
    right, foot, left = number(box.right), number(box.bottom), number(box.left)
    above, inner = number(box.bottom - RADIUS), number(box.right - RADIUS)
    return (
        f"M{skyline}L{right} {above}Q{right} {foot} {inner} {foot}"
        f"H{number(box.left + RADIUS)}Q{left} {foot} {left} {above}Z"
    )
