"""The Inca Trail as a pole beside the city: the Scouts climb along it."""

from __future__ import annotations

from typing import Final

from tutor.core.drawing.elements import card, centred_words, label, token
from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import Point, number
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Rect, Shape, Use
from tutor.princes.scene.look import Look, Seat
from tutor.princes.scene.trail.steps import APART, landmarks, spread

LINE: Final = 11.5
"""From the left edge to the line of the steps, in pixels."""
PLATE: Final = (18.0, 17.0)
TYPE: Final = 13
TOKEN: Final = 18.0
ENDS: Final = 14.0


def _places(look: Look, box: Box) -> dict[int, Point]:
    summit, span = look.components.summit, box.height - 2 * ENDS
    x, foot = box.left + LINE, box.bottom - ENDS
    return {step: (x, round(foot - span * step / summit, 1)) for step in range(summit + 1)}


def upright_trail(look: Look, box: Box) -> tuple[Shape, ...]:
    """The line, a dot for each step, a plate with its number for the start and each landmark."""
    theme, places, houses = look.theme, _places(look, box), landmarks(look)
    (x, foot), (_, top) = places[0], places[look.components.summit]
    line = f"M{number(x)} {number(foot)}V{number(top)}"
    shapes: list[Shape] = [*card(box, theme), Path(line, Paint(None, theme.hairline, 3))]
    half = (foot - top) / look.components.summit / 2
    for step, (_, y) in places.items():
        area = Box(box.left, y - half, box.right, y + half).polygon()
        if step and step not in houses:
            dot = Circle(x, y, 2.6, Paint(theme.control))
            shapes.append(Group(f"step-{step}", (dot,), area=area))
            continue
        fill = theme.sun if step else theme.raised
        wide, high = PLATE
        plate = Rect(x - wide / 2, y - high / 2, wide, high, 5, Paint(fill, theme.outline, 1.3))
        ink = theme.outline if step else theme.ink
        named = label(f"name-of-step-{step}", centred_words(x, y, str(step), TYPE, ink, fill))
        shapes.append(Group(f"step-{step}", (plate, named), area=area))
    return tuple(shapes)


def upright_step(look: Look, box: Box, step: int) -> Box:
    """The room of a step on the line."""
    x, y = _places(look, box)[step]
    return Box(x - 12, y - 12, x + 12, y + 12)


def upright_scouts(look: Look, box: Box, ordered: list[Seat]) -> tuple[Group, ...]:
    """Marks beside the line, as near to their steps as there is room."""
    theme, places = look.theme, _places(look, box)
    climbed = [-places[int(seat.holds["scout"])][1] for seat in ordered]
    low, high = TOKEN / 2 + 2 - box.bottom, -box.top - TOKEN / 2 - 2
    x, groups = box.right - TOKEN / 2 - 2, []
    for seat, up in zip(ordered, spread(climbed, TOKEN + APART, low, high), strict=True):
        step, y = int(seat.holds["scout"]), -up
        foot = places[step]
        stem = f"M{number(foot[0] + 2)} {number(foot[1])}L{number(x)} {number(y)}"
        name = f"scout-{seat.number + 1}"
        mark = token(seat.number, seat.letter, TOKEN, TYPE, theme.name)
        shapes: tuple[Shape, ...] = (
            Group(f"{name}-pin", (Path(stem, Paint(None, theme.outline, 1.8)),)),
            Use(mark, x - TOKEN / 2, y - TOKEN / 2),
        )
        words = look.say("scout", player=seat.name, step=step)
        groups.append(Group(name, shapes, words, role="piece"))
    return tuple(groups)
