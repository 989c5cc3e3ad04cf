"""The Scouts on the Inca Trail: pins above their steps, making room for each other."""

from __future__ import annotations

from itertools import groupby

from tutor.core.drawing.elements import token
from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import Point, number
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Shape, Use
from tutor.princes.scene.close.trail import upright_scouts
from tutor.princes.scene.look import Look, Seat
from tutor.princes.scene.trail.flat import flat_scouts
from tutor.princes.scene.trail.steps import APART, Measures, centres_of, landmarks, measures, spread


def moving_trail(look: Look, table: tuple[Seat, ...]) -> Group:
    """The Scouts."""
    box = look.layout.trail
    ordered = sorted(table, key=lambda seat: (int(seat.holds["scout"]), seat.number))
    drawn = flat_scouts if look.layout.lays_trail_flat else _scouts
    if look.layout.is_close:
        drawn = upright_scouts
    return Group("on-the-trail", drawn(look, box, ordered))


def _scouts(look: Look, box: Box, ordered: list[Seat]) -> tuple[Group, ...]:
    """A pin for every Scout above its step; pins of one row make room for each other."""
    centres, houses, drawn = centres_of(look, box), landmarks(look), measures(box)
    groups: list[Group] = []
    for y, row in groupby(ordered, key=lambda seat: centres[int(seat.holds["scout"])][1]):
        crew = sorted(row, key=lambda seat: (centres[int(seat.holds["scout"])][0], seat.number))
        wanted = [centres[int(seat.holds["scout"])][0] for seat in crew]
        high = box.right - 14 if y - 60 > box.top + 115 else box.left + 184 / 300 * box.width
        for seat, x in zip(
            crew, spread(wanted, drawn.pin + APART, box.left + 14, high), strict=True
        ):
            step = int(seat.holds["scout"])
            roof = drawn.roof if step in houses else 0
            foot = (centres[step][0], y - drawn.plate / 2 - roof)
            groups.append(_pin(look, seat, x, foot, drawn._replace(stem=1) if roof else drawn))
    return tuple(groups)


def _pin(look: Look, seat: Seat, x: float, foot: Point, drawn: Measures) -> Group:
    theme = look.theme
    pin_wide, stem = drawn.pin, drawn.stem
    top = foot[1] - stem - pin_wide
    line = f"M{number(foot[0])} {number(foot[1] - 1.8)}L{number(x)} {number(foot[1] - stem - 3)}"
    mark = token(seat.number, seat.letter, pin_wide, drawn.letter, theme.name)
    pin: tuple[Shape, ...] = (
        Path(line, Paint(None, theme.outline, 2.4)),
        Circle(foot[0], foot[1] - 1.8, 1.8, Paint(theme.outline)),
    )
    name = f"scout-{seat.number + 1}"
    shapes = (Group(f"{name}-pin", pin), Use(mark, x - pin_wide / 2, top))
    words = look.say("scout", player=seat.name, step=int(seat.holds["scout"]))
    return Group(name, shapes, words, role="piece")
