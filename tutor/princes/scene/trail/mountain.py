"""The Inca Trail as a mountain of steps with Granary, Stable and Summit, and the Scouts on it.

Scouts are pins above their steps; pins that would overlap move apart.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from tutor.core.drawing.elements import NOTE, centred_words, frame, label, token
from tutor.core.drawing.lettering import width, wrap
from tutor.core.drawing.outline import Box, Polygon, sharp
from tutor.core.drawing.palette import mix
from tutor.core.drawing.pathtext import Point, number
from tutor.core.drawing.scene import Circle, Group, Paint, Path, Rect, Shape, Symbol, Use, Words
from tutor.princes.scene.city.materials import joints
from tutor.princes.scene.landscape import open_sky
from tutor.princes.scene.look import Look, Seat
from tutor.princes.scene.trail.flat import (
    flat_scouts,
    flat_step,
    flat_trail,
    upright_scouts,
    upright_step,
    upright_trail,
)
from tutor.princes.scene.trail.steps import (
    APART,
    NARROW,
    PLATE,
    Measures,
    centres_of,
    landmarks,
    measures,
    reward,
    rise_of,
    rows,
    spread,
)

TITLE = 15.0
INSET = 5.0
NARROW_INSET = 2.0
"""The distance of the words at the upper right from the edge, in pixels.

This distance leaves room for the ring of the trail and, on a narrow mountain, for the Summit.
"""


def still_trail(look: Look) -> Group:
    """Return the mountain with its steps and words, without Scouts."""
    box = look.layout.trail
    drawn = flat_trail if look.layout.lays_trail_flat else _mountain
    if look.layout.is_close:
        drawn = upright_trail
    shapes = drawn(look, box)
    return Group("trail", shapes, look.say("trail"), _describe(look), box.polygon(), "panel")


def _mountain(look: Look, box: Box) -> tuple[Shape, ...]:
    theme = look.theme
    centres = centres_of(look, box)
    shapes: list[Shape] = [] if lies_open(look) else [*open_sky(box, theme)]
    for row in reversed(rows(look.components.summit)):
        shapes += _terrace(look, box, [centres[step] for step in row])
    road = "".join(
        f"{'L' if step else 'M'}{number(x)} {number(y)}" for step, (x, y) in sorted(centres.items())
    )
    bed = Paint(None, theme.stone_edge, 10)
    shapes += [
        Path(road, bed),
        Path(road, Paint(None, theme.paving, 8)),
        Path(road, Paint(None, mix(theme.paving, theme.stone_edge, 0.6), 1.2, (3, 5))),
    ]
    houses = landmarks(look)
    shapes += [_plate(look, step, centre, step in houses) for step, centre in centres.items()]
    if not lies_open(look):
        shapes += [*frame(box, theme)]
    return (*shapes, _title(look, box, centres), *_rewards(look, box))


def _title(look: Look, box: Box, centres: dict[int, Point]) -> Group:
    """Return the name of the trail at the upper left, on one or two lines beside the Summit."""
    drawn = measures(box)
    theme, edge = look.theme, 4 if drawn is NARROW else 12
    left = box.left + edge
    room = centres[look.components.summit][0] - drawn.pitch / 2 - 8 - edge - left
    lines = wrap(look.say("trail"), "serif", TITLE, room, 2)
    base = box.top + (14 if len(lines) > 1 else 22)
    return label(
        "trail-heading",
        *(
            Words(left, base + 16 * line, words, TITLE, theme.ink, theme.sky, "serif")
            for line, words in enumerate(lines)
        ),
    )


def lies_open(look: Look) -> bool:
    """Whether the trail is under the sky of the board, beside the city."""
    layout = look.layout
    if layout.is_close:
        return False
    return layout.sky and layout.trail.left > layout.city.centre[0]


def _terrace(look: Look, box: Box, row: list[Point]) -> list[Shape]:
    """Return the wall of fitted blocks under a row of steps, with a ledge of grass along its top."""
    theme = look.theme
    y, rise = row[0][1], rise_of(look, box)
    half = measures(box).pitch / 2
    left = min(x for x, _ in row) - half - 12
    right = max(x for x, _ in row) + half + 12
    left, right = max(left, box.left + 6), min(right, box.right - 6)
    lip, foot = y - 17, min(y - 17 + rise, box.bottom - 1)
    slope = half - 7
    body = (
        (left + 3, lip),
        (right - 3, lip),
        (min(right + slope, box.right - 1), foot),
        (max(left - slope, box.left + 1), foot),
    )
    edge = mix(theme.mortar_edge, theme.outline, 0.35)
    shapes: list[Shape] = [Path(sharp(body), Paint(theme.masonry, edge, 1))]
    if theme.name != "contrast":
        line = Paint(None, theme.outline, 1, opacity=0.16)
        light = Paint(None, theme.stone_light, 2.4, opacity=0.12)
        shapes.append(Path(joints(body, rise / 4, 26), line, (light,)))
    lawn = Rect(left - 4, lip - 2, right - left + 8, 6, 3, Paint(theme.grass, edge, 1))
    return [*shapes, lawn]


def _plate(look: Look, step: int, centre: Point, house: bool) -> Group:
    theme = look.theme
    x, y = centre
    drawn = measures(look.layout.trail)
    wide, high, roof = PLATE, drawn.plate, drawn.roof
    shapes: list[Shape] = []
    if house:
        eaves, top = wide / 2 + drawn.eaves, y - high / 2
        outline = (
            f"M{number(x - eaves)} {number(top + 2)}L{number(x - 8)} {number(top - roof)}"
            f"H{number(x + 8)}L{number(x + eaves)} {number(top + 2)}Z"
        )
        kind = landmarks(look)[step]
        colour = {"granary": theme.corn, "stable": theme.pottery, "summit": theme.gold}[kind]
        wall = Paint(theme.raised, theme.outline, 1.5)
        shapes += [
            Rect(x - wide / 2, y - high / 2, wide, high, 2, wall),
            Path(outline, Paint(colour, theme.outline, 1.3)),
            Path(
                f"M{number(x - 12)} {number(top - 1)}l4-{number(roof - 3)}M{number(x)} "
                f"{number(top - 1)}v-{number(roof - 3)}M{number(x + 12)} {number(top - 1)}"
                f"l-4-{number(roof - 3)}",
                Paint(None, mix(colour, theme.outline, 0.4), 1),
            ),
        ]
        y += 1.5
    else:
        paint = Paint(theme.surface, theme.control, 1.2)
        plate = Symbol("plate", wide, high, (Rect(0, 0, wide, high, 8, paint),))
        shapes.append(Use(plate, x - wide / 2, y - high / 2))
    ground = theme.raised if house else theme.surface
    shapes.append(centred_words(x, y, str(step), 14, theme.ink, ground))
    return Group(f"step-{step}", tuple(shapes), area=_step_area(look, centre), role="label")


def step_box(look: Look, step: int) -> Box:
    """Return the box of a step's plate, with the roof if a house stands there."""
    trail = look.layout.trail
    if look.layout.is_close:
        return upright_step(look, trail, step)
    if look.layout.lays_trail_flat:
        return flat_step(look, trail, step)
    (x, y), drawn = centres_of(look, trail)[step], measures(trail)
    is_house = step in landmarks(look)
    half = PLATE / 2 + (drawn.eaves if is_house else 0) + 5
    roof = drawn.roof if is_house else 0
    return Box(x - half, y - drawn.plate / 2 - roof - 5, x + half, y + drawn.plate / 2 + 5)


def _step_area(look: Look, centre: Point) -> Polygon:
    """Return the area of a step and of the Scouts on it, up to the row above."""
    x, y = centre
    trail = look.layout.trail
    drawn = measures(trail)
    below = drawn.plate / 2 + 4
    half = drawn.pitch / 2
    return Box(
        x - half,
        y + below - min(rise_of(look, trail), 2 * half + 8),
        x + half,
        y + below,
    ).polygon()


def _rewards(look: Look, box: Box) -> tuple[Group, ...]:
    """Return the names and rewards of Summit, Stable and Granary, at the upper right.

    A narrow mountain has room only for the rewards; the names are in the description of the trail.
    """
    theme, is_narrow = look.theme, measures(box) is NARROW
    said = [look.say(f"trail-{name}") for name in landmarks(look).values()]
    given = [reward(look, name) for name in landmarks(look).values()]
    widest = max(
        *(0 if is_narrow else width(words, "bold", NOTE) for words in said),
        *(width(words, "sans", NOTE) for words in given),
    )
    left = box.right - (NARROW_INSET if is_narrow else INSET) - widest - 23
    groups = []
    for line, (step, name) in enumerate(sorted(landmarks(look).items(), reverse=True)):
        y = box.top + 13 + line * (17 if is_narrow else 29)
        end = left + (18 if is_narrow else 16)
        at = Words(end, y, str(step), NOTE, theme.ink, theme.sky, "bold", "end")
        given_at = Words(left + 23, y, reward(look, name), NOTE, theme.ink, theme.sky)
        if is_narrow:
            groups.append(label(f"reward-{name}", at, given_at))
            continue
        named = look.say(f"trail-{name}")
        named_at = Words(left + 23, y, named, NOTE, theme.ink, theme.sky, "bold")
        groups.append(label(f"reward-{name}", at, named_at, replace(given_at, y=y + 14.5)))
    return tuple(groups)


def _describe(look: Look) -> str:
    return " ".join(
        look.say("landmark", name=look.say(f"trail-{name}"), step=step, reward=reward(look, name))
        for step, name in sorted(landmarks(look).items())
    )


def moving_trail(look: Look, table: tuple[Seat, ...]) -> Group:
    """Return the part of the trail that changes: the Scouts."""
    box = look.layout.trail
    ordered = sorted(table, key=lambda seat: (int(seat.holds["scout"]), seat.number))
    drawn = flat_scouts if look.layout.lays_trail_flat else _scouts
    if look.layout.is_close:
        drawn = upright_scouts
    return Group("on-the-trail", drawn(look, box, ordered))


def _scouts(look: Look, box: Box, ordered: list[Seat]) -> tuple[Group, ...]:
    """Return the Scouts as pins above their steps; pins of a row that would overlap move apart."""
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
