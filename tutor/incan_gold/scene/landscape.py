"""The landscape behind the panels: the valley with the camp, and the rock of the cave.

The landscape depends only on theme and layout. In a theme without grain (visible joints), the cave
is only an outline.
"""

from __future__ import annotations

from typing import Final

from tutor.core.drawing.outline import Box, Polygon, round_corners, sharp
from tutor.core.drawing.palette import mix
from tutor.core.drawing.pathtext import Point, number
from tutor.core.drawing.scene import (
    Fill,
    Gradient,
    Group,
    Paint,
    Path,
    Rect,
    Shape,
    Stop,
    radial_glow,
    vertical_gradient,
)
from tutor.incan_gold.scene.look import Look

CORNER: Final = 14.0
JAGS: Final = (0.0, 0.6, -0.3, 0.4, -0.55, 0.15, -0.4, 0.5, 0.0, 0.45)
"""The offsets of the points along the rock's edge, as shares of its roughness."""
RIM: Final = (0.3, 0.0, 0.5, 0.1, 0.7, 0.0, 0.4, -0.1, 0.5, 0.0)
"""The offsets of the inner side of the rock's edge; daylight falls between these points and those
of JAGS."""


def landscape(look: Look) -> Group:
    """Return the valley and the cave, behind the whole board."""
    whole = Box(0, 0, look.layout.width, look.layout.height)
    theme = look.theme
    if not theme.grain:
        edge = Paint(None, theme.rock_edge, theme.edge)
        return Group("landscape", (_sheet(whole, theme.surface), Path(sharp(_cave(look)), edge)))
    return Group("landscape", (*_valley(look, whole), *_rock(look, whole)))


def _sheet(box: Box, fill: Fill) -> Rect:
    return Rect(box.left, box.top, box.width, box.height, CORNER, Paint(fill))


def _valley(look: Look, whole: Box) -> list[Shape]:
    """Return the valley: the sky, three ridges in the mist, and the meadow of the camp."""
    theme, camp = look.theme, look.layout.camp
    far, middle, near = theme.ridges
    path = look.layout.path
    right = whole.right if _is_below(look) else path.left + path.width * 0.12
    high = min(camp.height, 240.0)
    ridges = (
        (far, 0.1, (0.0, -0.2, -0.04, -0.26, -0.04)),
        (middle, 0.27, (-0.1, 0.03, -0.16, 0.0, -0.12)),
        (near, 0.42, (0.0, -0.12, 0.03, -0.08, 0.02)),
    )
    shapes: list[Shape] = [_sheet(whole, vertical_gradient(*theme.sky))]
    foot = whole.bottom - CORNER
    for colour, level, heights in ridges:
        top = camp.top + camp.height * level
        points = [
            (right * index / (len(heights) - 1), top + rise * high)
            for index, rise in enumerate(heights)
        ]
        mist = Paint(vertical_gradient(colour, mix(colour, theme.sky[1], 0.45)))
        shapes.append(Path(f"{_wave(points)}V{number(camp.bottom)}H0Z", mist))
    top = camp.top + camp.height * 0.5
    edge = _wave([(0, top), (right * 0.55, top - high * 0.05), (right, top + high * 0.04)])
    corner = f"V{number(foot)}Q{number(right)} {number(whole.bottom)} "
    corner += f"{number(right - CORNER)} {number(whole.bottom)}H{CORNER:g}"
    text = f"{edge}{corner}Q0 {number(whole.bottom)} 0 {number(foot)}Z"
    shapes.append(Path(text, Paint(vertical_gradient(*theme.meadow))))
    return shapes


def _wave(points: list[Point]) -> str:
    """Return the path text of a smooth line through points, level at each point."""
    (x, y), *rest = points
    text = f"M{number(x)} {number(y)}"
    for end, high in rest:
        half = number((x + end) / 2)
        text += f"C{half} {number(y)} {half} {number(high)} {number(end)} {number(high)}"
        x, y = end, high
    return text


def _is_below(look: Look) -> bool:
    """Whether the camp lies below the cave instead of at its left."""
    return look.layout.camp.top > look.layout.path.top


def _cave(look: Look, jags: tuple[float, ...] = JAGS, deeper: float = 0) -> Polygon:
    """Return the outline of the rock, clockwise; it is jagged towards the camp.

    The other sides run along the board's edge.
    """
    size, wide, high = look.layout, look.layout.width, look.layout.height
    last = len(jags) - 1
    if _is_below(look):
        edge = (size.path.bottom + size.camp.top) / 2 - deeper * 0.4
        side = [(wide - wide * index / last, edge + 8 * jag) for index, jag in enumerate(jags)]
        return (*side, (0, 0), (wide, 0))
    left, rough = size.path.left + 2 + deeper, (size.path.left - size.camp.right) * 1.6
    over = size.path.width * 0.07
    side = [
        (left + rough * jag + over * max(0.0, 1 - 2 * index / last), high * index / last)
        for index, jag in reversed(list(enumerate(jags)))
    ]
    return (*side, (wide, 0), (wide, high))


def _rock(look: Look, whole: Box) -> list[Shape]:
    """Return the rock: its rim in daylight, courses of stones, the floor, the darkness and the light."""
    theme, size = look.theme, look.layout
    outline = _cave(look)
    text, inner = round_corners(outline, CORNER), round_corners(_cave(look, RIM, 20), CORNER)
    stand, cards, below = size.stand, size.cards, _is_below(look)
    courses = Box(
        size.path.left + (4 if below else 46),
        size.path.top - 6,
        whole.right - 2,
        size.path.bottom - 6,
    )
    floor = stand.bottom - stand.height * 0.34
    foot = size.path.bottom - 6 if below else stand.bottom + 8
    start = size.path.left + (4 if below else 26)
    paving = (
        f"M{number(start)} {number(foot)}L{number(size.mouth.right)} {number(floor)}"
        f"H{number(whole.right)}V{number(foot)}Z"
    )
    slant, long = number(stand.height * 0.12), number(foot - floor - 4)
    seams = "".join(
        f"M{number(x)} {number(floor + 2)}l-{slant} {long}"
        for x in range(int(size.mouth.right) + 40, int(whole.right), 74)
    )
    gloom = Stop(0, theme.gloom, 0), Stop(0.5, theme.gloom, 0.2), Stop(1, theme.gloom, 0.85)
    middle = cards.centre[0], (cards.centre[1] + stand.centre[1]) / 2
    reach = Box.about(middle, size.path.width * 1.06, size.path.height * 1.1)
    light = Box.about(stand.centre, stand.width * 1.1, min(stand.height * 2.2, size.path.height))
    rim = mix(theme.rock_edge, theme.rock[0], 0.45)
    return [
        Path(text, Paint(vertical_gradient(rim, mix(rim, theme.rock[1], 0.4)))),
        Path(inner, Paint(vertical_gradient(*theme.rock))),
        Path(_joints(courses), Paint(None, theme.rock_edge, 1.2, (), theme.grain)),
        Path(paving, Paint(theme.rock_edge, None, 1, (), 0.3)),
        Path(seams, Paint(None, theme.gloom, 1.4, (), 0.35)),
        Path(inner, Paint(Gradient(gloom, "out"))),
        _spot(reach, Paint(radial_glow(theme.light, 0.24))),
        _spot(light, Paint(radial_glow(theme.light, 0.45))),
        Path(_side(outline), Paint(None, theme.rock_edge, 2.6)),
    ]


def _spot(box: Box, paint: Paint) -> Path:
    """Return an ellipse that fills a box, for a light."""
    x, y = box.centre
    return Path(
        f"M{number(box.left)} {number(y)}Q{number(box.left)} {number(box.top)} {number(x)} "
        f"{number(box.top)}Q{number(box.right)} {number(box.top)} {number(box.right)} {number(y)}"
        f"Q{number(box.right)} {number(box.bottom)} {number(x)} {number(box.bottom)}"
        f"Q{number(box.left)} {number(box.bottom)} {number(box.left)} {number(y)}Z",
        paint,
    )


def _side(outline: Polygon) -> str:
    """Return the path text of the jagged side of the rock, without the sides along the board's edge."""
    line = outline[: len(JAGS)]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in line)


def _joints(box: Box) -> str:
    """Return the path text of the joints in courses of stones, of different lengths and heights."""
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
