"""What the panels lie on: the valley with the camp, and the cave's rock in the light of torches.

It changes with the look alone. A theme without grain is flat: the cave is only outlined.
"""

from __future__ import annotations

from typing import Final

from tutor.core.drawing.fills import Gradient, Stop, falling, glowing
from tutor.core.drawing.outline import Box, Polygon, rounded, sharp
from tutor.core.drawing.pathtext import number
from tutor.core.drawing.scene import Group, Paint, Path, Rect, Shape
from tutor.incan_gold.scene.look import Look

CORNER: Final = 14.0
JAGS: Final = (0.0, 0.55, -0.2, 0.35, -0.5, 0.1, -0.35, 0.5, 0.0, 0.4)
"""How far the rock's edge leaps out and back along the way, in parts of its roughness."""


def landscape(look: Look) -> Group:
    """The valley and the cave over the whole board."""
    whole = Box(0, 0, look.layout.width, look.layout.height)
    theme = look.theme
    if not theme.grain:
        edge = Paint(None, theme.rock_edge, theme.edge)
        return Group(
            "landscape",
            (_sheet(whole, Paint(theme.surface)), Path(sharp(_cave(look)), edge)),
        )
    return Group("landscape", (*_valley(look, whole), *_rock(look, whole)))


def _sheet(box: Box, paint: Paint) -> Rect:
    return Rect(box.left, box.top, box.width, box.height, CORNER, paint)


def _valley(look: Look, whole: Box) -> list[Shape]:
    """Sky, three ridges one before the other, and the meadow of the camp."""
    theme, camp = look.theme, look.layout.camp
    far, middle, near = theme.ridges
    right = _mouth(look)
    if look.layout.name == "phone":
        right = whole.right
    high = min(camp.height, 240.0)
    ridges = (
        (far, _down(camp, 0.10), (0.0, -0.16, -0.05, -0.2, -0.04)),
        (middle, _down(camp, 0.30), (-0.1, 0.02, -0.14, 0.0, -0.12)),
        (near, _down(camp, 0.44), (0.0, -0.1, 0.03, -0.06, 0.02)),
    )
    shapes: list[Shape] = [_sheet(whole, Paint(falling(*theme.sky)))]
    foot = camp.bottom + 4 if look.layout.name == "phone" else whole.bottom
    for colour, level, heights in ridges:
        step = right / (len(heights) - 1)
        text = f"M0 {number(level + heights[0] * high)}"
        for index, rise in enumerate(heights[1:], 1):
            x, y = step * index, level + rise * high
            text += f"S{number(x - step * 0.5)} {number(y)} {number(x)} {number(y)}"
        text += f"V{number(foot)}H0Z"
        shapes.append(Path(text, Paint(colour)))
    top = _down(camp, 0.5)
    meadow = (
        f"M0 {number(top)}Q{number(right * 0.5)} {number(top - high * 0.08)} "
        f"{number(right)} {number(top + high * 0.05)}V{number(foot)}"
    )
    if look.layout.name == "phone":
        meadow += "H0Z"
    else:
        meadow += f"H{CORNER:g}Q0 {number(foot)} 0 {number(foot - CORNER)}Z"
    shapes.append(Path(meadow, Paint(falling(*theme.meadow))))
    return shapes


def _down(box: Box, share: float) -> float:
    """The height at a share of the way down a box."""
    return box.top + box.height * share


def _mouth(look: Look) -> float:
    """How far to the right the valley shows."""
    return look.layout.path.left + (look.layout.path.width * 0.12)


def _cave(look: Look) -> Polygon:
    """The outline of the rock: jagged towards the camp, along the board's edge elsewhere."""
    size, wide, high = look.layout, look.layout.width, look.layout.height
    last = len(JAGS) - 1
    if size.name == "phone":
        top = size.path.top
        jagged = [(wide * index / last, top + 9 * jag) for index, jag in enumerate(JAGS)]
        return (*jagged, (wide, high), (0, high))
    left, rough = size.path.left + 4, (size.path.left - size.camp.right) * 1.5
    over = size.path.width * 0.07
    jagged = [
        (left + rough * jag + over * max(0.0, 0.5 - index / last) * 2, high * index / last)
        for index, jag in reversed(list(enumerate(JAGS)))
    ]
    return (*jagged, (wide, 0), (wide, high))


def _rock(look: Look, whole: Box) -> list[Shape]:
    """The rock, its joints, its lit edge, the floor, the gloom all about and the torches' light."""
    theme, size = look.theme, look.layout
    outline = _cave(look)
    text = rounded(outline, 12)
    stand, cards = size.stand, size.cards
    inner = Box(size.path.left + 18, size.temples.bottom, whole.right, size.hazards.top)
    if size.name == "phone":
        inner = size.path
    floor = stand.bottom - stand.height * 0.34
    paving = (
        f"M{number(size.path.left - 2)} {number(stand.bottom + 4)}"
        f"L{number(size.mouth.right)} {number(floor)}H{number(whole.right)}"
        f"V{number(stand.bottom + 8)}H{number(size.path.left)}Z"
    )
    seams = "".join(
        f"M{number(x)} {number(floor + 4)}l-{number(stand.height * 0.12)} "
        f"{number(stand.height * 0.3)}"
        for x in range(int(size.mouth.right) + 40, int(whole.right), 74)
    )
    gloom = Gradient(
        (Stop(0, theme.gloom, 0), Stop(0.5, theme.gloom, 0.18), Stop(1, theme.gloom, 0.82)), "out"
    )
    reach = Box.about(
        (cards.centre[0], (cards.centre[1] + stand.centre[1]) / 2),
        size.path.width * 1.06,
        size.path.height * 1.15,
    )
    light = Box.about((stand.centre[0], stand.centre[1]), stand.width * 1.05, stand.height * 2.1)
    return [
        Path(text, Paint(falling(*theme.rock))),
        Path(_joints(inner), Paint(None, theme.rock_edge, 1.2, (), theme.grain)),
        Path(paving, Paint(theme.rock_edge, None, 1, (), 0.3)),
        Path(seams, Paint(None, theme.gloom, 1.4, (), 0.35)),
        Path(text, Paint(gloom)),
        _spot(reach, Paint(glowing(theme.light, 0.24))),
        _spot(light, Paint(glowing(theme.light, 0.42))),
        Path(_lip(outline, look), Paint(None, theme.rock_edge, 3)),
    ]


def _spot(box: Box, paint: Paint) -> Path:
    """A light about the middle of a box."""
    x, y = box.centre
    return Path(
        f"M{number(box.left)} {number(y)}Q{number(box.left)} {number(box.top)} {number(x)} "
        f"{number(box.top)}Q{number(box.right)} {number(box.top)} {number(box.right)} {number(y)}"
        f"Q{number(box.right)} {number(box.bottom)} {number(x)} {number(box.bottom)}"
        f"Q{number(box.left)} {number(box.bottom)} {number(box.left)} {number(y)}Z",
        paint,
    )


def _lip(outline: Polygon, look: Look) -> str:
    """The jagged side alone, without the sides along the board's edge."""
    line = outline[: len(JAGS)]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in line)


def _joints(box: Box) -> str:
    """Joints of courses of fitted stones, unlike in length and height."""
    text, row, y = "", 0, box.top + 8
    while y < box.bottom - 20:
        high = (38, 30, 44, 34)[row % 4]
        text += f"M{number(box.left + (row * 37) % 60)} {number(y)}H{number(box.right)}"
        x, course = box.left + 30 + (row * 53) % 70, 0
        while x < box.right - 16:
            text += f"M{number(x)} {number(y)}v{high}"
            course += 1
            x += (74, 58, 92, 66)[(course + row) % 4]
        y, row = y + high, row + 1
    return text
