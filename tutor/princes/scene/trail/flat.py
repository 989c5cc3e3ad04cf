"""The Inca Trail as one line: flat on small boards, upright on a close layout.

On the flat trail, every Scout has the number of its step.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tutor.core.drawing.elements import card, centred_words, label, token
from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import Point, number
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Rect, Shape, Use
from tutor.princes.scene.look import Look, Seat
from tutor.princes.scene.trail.steps import APART, landmarks, reward, spread

TYPE: Final = 13
GAP: Final = 8
"""The least distance between the words below two landmarks, in pixels."""
LOWEST: Final = 54
"""The least height of a flat trail in pixels, with chips, line and words as close as possible."""
TALL: Final = 80
"""The height, in pixels, from which on the reward of a landmark is under the number of its step."""
LINE: Final = 15
BREAK: Final = "\n"

UPRIGHT_LINE: Final = 11.5
"""The distance from the left edge to the line of the upright trail, in pixels."""
UPRIGHT_PLATE: Final = (18.0, 17.0)
UPRIGHT_TYPE: Final = 13
UPRIGHT_TOKEN: Final = 18.0
UPRIGHT_ENDS: Final = 14.0


def _is_tall(box: Box) -> bool:
    return box.height >= TALL


def _air(box: Box) -> float:
    """Return a measure of the extra room above and below the line: the extra height in tens of pixels."""
    return (box.height - LOWEST) / 10


def _flat_places(look: Look, box: Box) -> dict[int, Point]:
    span = box.width - 36
    summit = look.components.summit
    y = box.top + 31 + (4 if _is_tall(box) else 7) * _air(box)
    return {step: (box.left + 18 + span * step / summit, y) for step in range(summit + 1)}


def flat_trail(look: Look, box: Box) -> tuple[Shape, ...]:
    """Return the flat trail without Scouts: the line with its landmarks."""
    theme = look.theme
    places, houses = _flat_places(look, box), landmarks(look)
    (x0, y), (x1, _) = places[0], places[look.components.summit]
    line = f"M{number(x0)} {number(y)}H{number(x1)}"
    shapes: list[Shape] = [*card(box, theme), Path(line, Paint(None, theme.hairline, 3))]
    names = _names(look, box, {step: x for step, (x, _) in places.items()})
    half = (x1 - x0) / look.components.summit / 2
    for step, (x, _) in places.items():
        area = Box(x - half, box.top, x + half, box.bottom).polygon()
        if step not in houses and step:
            dot = Circle(x, y, 2.6, Paint(theme.control))
            shapes.append(Group(f"step-{step}", (dot,), area=area))
            continue
        dot = Circle(x, y, 4.4, Paint(theme.gold if step else theme.raised, theme.ink, 1.3))
        middle, _, words = names[step]
        lines = words.split(BREAK) if _is_tall(box) else [words]
        below = y + 13 + (1 if _is_tall(box) else 2) * _air(box)
        at = (
            centred_words(middle, below + LINE * row, line, TYPE, theme.ink, theme.surface, is_bold)
            for row, line in enumerate(lines)
            for is_bold in (len(lines) > 1 and not row,)
        )
        named = label(f"name-of-step-{step}", *at)
        shapes.append(Group(f"step-{step}", (dot, named), area=area))
    return tuple(shapes)


def flat_step(look: Look, box: Box, step: int) -> Box:
    """Return the box of a step on the line."""
    x, y = _flat_places(look, box)[step]
    return Box(x - 12, y - 12, x + 12, y + 12)


def _names(look: Look, box: Box, across: dict[int, float]) -> dict[int, tuple[float, float, str]]:
    """Return the text below each landmark, with its middle and half of its width in pixels.

    The text includes the name of the landmark if the texts still have a gap between them. On a tall
    trail the reward has a line of its own.
    """
    houses = landmarks(look)
    if _is_tall(box):
        found = {0: (across[0], width("0", "sans", TYPE) / 2, "0")}
        for step, name in houses.items():
            given = reward(look, name)
            half = width(given, "sans", TYPE) / 2
            found[step] = min(across[step], box.right - 8 - half), half, f"{step}{BREAK}{given}"
        return found
    rewards = {step: f"· {reward(look, name)}" for step, name in houses.items()}
    named = {step: f"{look.say(f'trail-{houses[step]}')} {rewards[step]}" for step in houses}
    for told in (named, rewards):
        found = {0: (across[0], width("0", "sans", TYPE) / 2, "0")}
        for step in sorted(told):
            words = f"{step} {told[step]}"
            half = width(words, "sans", TYPE) / 2
            found[step] = min(across[step], box.right - 8 - half), half, words
        edges = [(x - half, x + half) for x, half, _ in found.values()]
        if all(end + GAP <= start for (_, end), (start, _) in pairwise(edges)):
            break
    return found


def flat_scouts(look: Look, box: Box, ordered: list[Seat]) -> tuple[Group, ...]:
    """Return the Scouts as chips with mark and step above the line, as near to their steps as possible."""
    theme = look.theme
    places = _flat_places(look, box)
    wide = 42.0
    wanted = [places[int(seat.holds["scout"])][0] for seat in ordered]
    top = box.top + 2 + 3 * _air(box)
    groups = []
    low, high = box.left + wide / 2 + 4, box.right - wide / 2 - 4
    for seat, x in zip(ordered, spread(wanted, wide + APART, low, high), strict=True):
        step = int(seat.holds["scout"])
        foot = places[step]
        stem = f"M{number(foot[0])} {number(foot[1] - 3)}L{number(x)} {number(top + 19)}"
        name = f"scout-{seat.number + 1}"
        shapes: tuple[Shape, ...] = (
            Group(f"{name}-pin", (Path(stem, Paint(None, theme.outline, 1.6)),)),
            Rect(x - wide / 2, top, wide, 22, 11, Paint(theme.raised, theme.control, 1.2)),
            Use(token(seat.number, seat.letter, 19, 13, theme.name), x - wide / 2 + 2, top + 1.5),
            centred_words(x + 10, top + 11, str(step), 14, theme.ink, theme.raised),
        )
        words = look.say("scout", player=seat.name, step=step)
        groups.append(Group(name, shapes, words, role="piece"))
    return tuple(groups)


def _places(look: Look, box: Box) -> dict[int, Point]:
    summit, span = look.components.summit, box.height - 2 * UPRIGHT_ENDS
    x, foot = box.left + UPRIGHT_LINE, box.bottom - UPRIGHT_ENDS
    return {step: (x, round(foot - span * step / summit, 1)) for step in range(summit + 1)}


def upright_trail(look: Look, box: Box) -> tuple[Shape, ...]:
    """Return the upright trail without Scouts: dots for the steps, plates for start and landmarks."""
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
        wide, high = UPRIGHT_PLATE
        plate = Rect(x - wide / 2, y - high / 2, wide, high, 5, Paint(fill, theme.outline, 1.3))
        ink = theme.outline if step else theme.ink
        named = label(
            f"name-of-step-{step}", centred_words(x, y, str(step), UPRIGHT_TYPE, ink, fill)
        )
        shapes.append(Group(f"step-{step}", (plate, named), area=area))
    return tuple(shapes)


def upright_step(look: Look, box: Box, step: int) -> Box:
    """Return the box of a step on the line."""
    x, y = _places(look, box)[step]
    return Box(x - 12, y - 12, x + 12, y + 12)


def upright_scouts(look: Look, box: Box, ordered: list[Seat]) -> tuple[Group, ...]:
    """Return the Scouts as players' marks beside the line, as near to their steps as possible."""
    theme, places = look.theme, _places(look, box)
    climbed = [-places[int(seat.holds["scout"])][1] for seat in ordered]
    low, high = UPRIGHT_TOKEN / 2 + 2 - box.bottom, -box.top - UPRIGHT_TOKEN / 2 - 2
    x, groups = box.right - UPRIGHT_TOKEN / 2 - 2, []
    for seat, up in zip(ordered, spread(climbed, UPRIGHT_TOKEN + APART, low, high), strict=True):
        step, y = int(seat.holds["scout"]), -up
        foot = places[step]
        stem = f"M{number(foot[0] + 2)} {number(foot[1])}L{number(x)} {number(y)}"
        name = f"scout-{seat.number + 1}"
        mark = token(seat.number, seat.letter, UPRIGHT_TOKEN, UPRIGHT_TYPE, theme.name)
        shapes: tuple[Shape, ...] = (
            Group(f"{name}-pin", (Path(stem, Paint(None, theme.outline, 1.8)),)),
            Use(mark, x - UPRIGHT_TOKEN / 2, y - UPRIGHT_TOKEN / 2),
        )
        words = look.say("scout", player=seat.name, step=step)
        groups.append(Group(name, shapes, words, role="piece"))
    return tuple(groups)
