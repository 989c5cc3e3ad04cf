"""The great moments as pictures: a Scout at the Summit, the Rescue, the Conquest, and the first sails.

A picture has parts, the farthest first, and each part says by which manner it comes in. Without
motion the parts are together the whole picture, which is 960 by 600 pixels.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final, Literal, NamedTuple

from tutor.core.drawing.outline import Box, sharp
from tutor.core.drawing.palette import mix
from tutor.core.drawing.pathtext import Point, number
from tutor.core.drawing.scene import (
    Circle,
    Fill,
    Gradient,
    Group,
    Layer,
    Paint,
    Path,
    Rect,
    Scene,
    Stop,
    Symbol,
    Use,
    colours_of,
)
from tutor.princes.scene.city.inhabitants import prince
from tutor.princes.scene.pictures import BOX, emblem
from tutor.princes.scene.themes import THEMES, Theme

Manner = Literal["still", "turn", "rise", "sail"]
"""How a part comes in: not at all, turning about its middle, from below, or from the left."""
Figure = Path | Circle | Rect | Use

WIDTH: Final = 960.0
HEIGHT: Final = 600.0
PEAK: Final[Point] = (480.0, 300.0)
RAYS: Final = 18
BANNER: Final = 360.0
"""The height of the wide picture of the ships."""
REACH: Final = 1400.0
"""The length of the rays, which go beyond the picture."""
EMBLEM: Final = 5.0
"""How much larger an emblem is drawn than on the board."""


class Part(NamedTuple):
    """A part of a picture: how it comes in, and its drawing, in the box of the whole picture."""

    manner: Manner
    symbol: Symbol


def sky_colour(theme_name: str) -> str:
    """Return the colour of the sky at the top of the pictures, which goes on above them."""
    return colours_of(THEMES[theme_name].sky)[0]


@lru_cache(maxsize=24)
def summit(seat: int, letter: str, theme_name: str) -> tuple[Part, ...]:
    """Return the picture of a Prince at the Summit, with three cards above.

    `seat` counts from 0; `letter` is that of the player's mark.
    """
    theme = THEMES[theme_name]
    figure = prince(seat, letter, 92, 138, 40, theme_name)
    x, y = PEAK
    return (
        *_morning(theme),
        Part("still", _drawing("mountain", *_mountain(theme), *_hut(theme, x + 70, y - 42))),
        Part("rise", _drawing("climber", Use(figure, x - 66, y - 118))),
        Part("rise", _drawing("cards", *(_card(theme, at) for at in (-1, 0, 1)))),
    )


@lru_cache(maxsize=8)
def rescue(theme_name: str) -> tuple[Part, ...]:
    """Return the picture of the Rescue: the gods rise over the city in the mist."""
    theme = THEMES[theme_name]
    ground = mix(theme.sun, theme.glare, 0.4)
    gods = [
        Use(emblem(name, theme.seal, theme.raised), x - EMBLEM * BOX / 2, y, EMBLEM)
        for name, x, y in (("condor", 330.0, 170.0), ("sun", 480.0, 90.0), ("puma", 630.0, 170.0))
    ]
    discs = [
        Circle(each.x + EMBLEM * BOX / 2, each.y + EMBLEM * BOX / 2, 70, _outline(theme, ground))
        for each in gods
    ]
    mist = [Path(_bank(y, 24), Paint(theme.mist, opacity=0.55)) for y in (430.0, 520.0)]
    return (
        *_morning(theme),
        Part("still", _drawing("city", *_city(theme))),
        Part("rise", _drawing("gods", *discs, *gods)),
        Part("sail", _drawing("mist", *mist)),
    )


@lru_cache(maxsize=8)
def conquest(theme_name: str) -> tuple[Part, ...]:
    """Return the picture of the Conquest: three ships of the Spanish come before the city."""
    theme = THEMES[theme_name]
    sea = theme.moon if theme.name == "dark" else mix(theme.moon, theme.mist, 0.35)
    waves = "".join(
        f"M{x} {y}q20 -14 40 0t40 0" for y in (470, 520, 570) for x in range(y % 40 - 40, 980, 160)
    )
    ships = [
        _ship(theme, *at)
        for at in ((290.0, 490.0, 0.55), (670.0, 490.0, 0.55), (480.0, 520.0, 0.65))
    ]
    return (
        Part(
            "still",
            _drawing("evening", Rect(0, 0, WIDTH, HEIGHT, 0, Paint(theme.sky)), *_hills(theme)),
        ),
        Part("still", _drawing("city", *_city(theme, 0.5, 300, -20))),
        Part(
            "still",
            _drawing(
                "sea",
                Rect(-WIDTH, 430, 3 * WIDTH, 170, 0, Paint(sea)),
                Path(waves, Paint(None, theme.mist, 3, opacity=0.5)),
            ),
        ),
        Part("sail", _drawing("ships", *(figure for ship in ships for figure in ship))),
    )


def sails(title: str, told: str, theme_name: str) -> Scene:
    """Return a wide picture of the ships far out at sunset, with the city on its mountain.

    The ships are the layer "dynamic", so that a page can move them. `title` and `told` say in words
    what the picture shows.
    """
    theme = THEMES[theme_name]
    is_flat = theme.name == "contrast"
    dusk, glow = mix(theme.moon, theme.blanket, 0.4), mix(theme.blanket, theme.sun, 0.65)
    sky = Gradient((Stop(0, theme.moon), Stop(0.3, dusk), Stop(0.58, glow)))
    sea = mix(theme.moon, theme.mist, 0.35) if is_flat else mix(theme.moon, dusk, 0.5)
    light = "".join(
        f"M{300 - wide} {y}h{2 * wide}" for y, wide in ((226, 90), (240, 60), (256, 74), (274, 40))
    )
    mountain = Symbol("far-mountain", WIDTH, HEIGHT, _mountain(theme))
    terraces = Symbol("far-city", WIDTH, HEIGHT, _city(theme))
    hut = Symbol("far-hut", WIDTH, HEIGHT, _hut(theme, 480, 282))
    land = (
        Rect(0, 0, WIDTH, BANNER, 0, Paint(theme.sky if is_flat else sky)),
        Circle(300, 206, 74, Paint(theme.sun)),
        Rect(0, 210, WIDTH, BANNER - 210, 0, Paint(sea)),
        Path(light, Paint(None, theme.sun, 5, opacity=0.8)),
        Use(mountain, 250, -204),
        Use(hut, 514, -44, 0.45),
        Use(terraces, 530, 62, 0.4),
    )
    ships = tuple(
        figure
        for at in ((300.0, 262.0, 0.5), (140.0, 240.0, 0.3), (430.0, 232.0, 0.22))
        for figure in _ship(theme, *at)
    )
    layers = (
        Layer("static", (Group("land", land),)),
        Layer("dynamic", (Group("ships", ships),)),
    )
    return Scene(round(WIDTH), round(BANNER), title, told, layers)


def _drawing(name: str, *figures: Figure) -> Symbol:
    return Symbol(name, WIDTH, HEIGHT, figures)


def _outline(theme: Theme, fill: Fill) -> Paint:
    return Paint(fill, theme.outline, 3)


def _morning(theme: Theme) -> tuple[Part, ...]:
    """Return a morning sky with rays about the peak, and hills in the mist."""
    x, y = PEAK
    rays = "".join(
        f"M{number(x)} {number(y)}L{_far(2 * ray)}L{_far(2 * ray + 1)}Z" for ray in range(RAYS)
    )
    light = Paint(theme.glare, opacity=0.2 if theme.name == "dark" else 0.6)
    if theme.name == "contrast":
        light = Paint(theme.sun, opacity=0.5)
    return (
        Part("still", _drawing("sky", Rect(0, 0, WIDTH, HEIGHT, 0, Paint(theme.sky)))),
        Part("turn", _drawing("rays", Path(rays, light))),
        Part("still", _drawing("hills", *_hills(theme))),
    )


def _far(share: int) -> str:
    """Return the outer end of an edge of a ray as path text; `share` is the number of the edge."""
    angle = share * pi / RAYS
    return f"{number(PEAK[0] + REACH * cos(angle))} {number(PEAK[1] + REACH * sin(angle))}"


def _hills(theme: Theme) -> tuple[Figure, ...]:
    far, near, _ = theme.ridges
    edge = theme.outline if theme.name == "contrast" else None
    heights = ((360, 300, 390, 320, 380, 300, 370, 330), (470, 400, 450, 420, 460, 410, 440, 420))
    return tuple(
        Path(sharp(tuple(_skyline(line))), Paint(fill, edge, 2))
        for fill, line in zip((far, near), heights, strict=True)
    )


def _skyline(heights: tuple[int, ...]) -> list[Point]:
    """Return the outline of a chain of hills, closed along the foot of the picture."""
    step = WIDTH / (len(heights) - 1)
    chain = [(step * index, float(height)) for index, height in enumerate(heights)]
    return [(0, HEIGHT), *chain, (WIDTH, HEIGHT)]


def _mountain(theme: Theme) -> tuple[Figure, ...]:
    """Return the mountain of the Inca Trail, with the trail as a row of dots."""
    x, y = PEAK
    slope, dark = (colours_of(theme.ridges[index]) for index in (1, 2))
    left = ((x, y), (x - 130, y + 130), (x - 330, HEIGHT), (x + 60, HEIGHT), (x + 30, y + 120))
    right = ((x, y), (x + 120, y + 110), (x + 340, HEIGHT), (x + 60, HEIGHT), (x + 30, y + 120))
    edge = Paint(None, theme.outline, 2) if theme.name == "contrast" else Paint()
    turns = ((x + 70, HEIGHT), (x - 150, 540), (x + 100, 470), (x - 90, 400), (x + 40, 340), (x, y))
    trail = "M" + "L".join(f"{number(px)} {number(py)}" for px, py in turns)
    return (
        Path(sharp(left), Paint(slope[0]), (edge,) if edge.stroke else ()),
        Path(sharp(right), Paint(dark[-1]), (edge,) if edge.stroke else ()),
        Path(trail, Paint(None, theme.mortar_edge if edge.stroke else theme.mist, 7, (1, 16))),
    )


def _hut(theme: Theme, x: float, foot: float) -> tuple[Figure, ...]:
    """Return a hut with a roof of straw; `foot` is the height of its floor."""
    roof = ((x - 52, foot), (x, foot - 42), (x + 52, foot))
    return (
        Rect(x - 38, foot - 2, 76, 44, 0, _outline(theme, theme.paving)),
        Rect(x - 10, foot + 14, 20, 28, 0, Paint(theme.seal)),
        Path(sharp(roof), _outline(theme, theme.sun)),
    )


def _card(theme: Theme, place: int) -> Use:
    """Return the back of a card: -1 leans left, 0 stands, and 1 leans right."""
    left, lean = 480 + 150 * place - 50, 22 * place
    top = 32 + 26 * abs(place) - lean / 2
    corners = (
        (left + lean, top),
        (left + 100 + lean, top + lean),
        (left + 100 - lean, top + 140 + lean),
        (left - lean, top + 140),
    )
    inner = [
        (0.86 * x + 0.14 * (left + 50), 0.86 * y + 0.14 * (top + 70 + lean / 2)) for x, y in corners
    ]
    sun = emblem("sun", theme.on_moon, theme.card)
    shapes = (
        Path(sharp(corners), _outline(theme, theme.card)),
        Path(sharp(tuple(inner)), Paint(None, theme.sun, 3)),
        Use(sun, left + 14, top + 34 + lean / 2, 3),
    )
    return Use(Symbol(f"card{place}", WIDTH, HEIGHT, shapes), 0, 0)


def _city(theme: Theme, scale: float = 1.0, left: float = 0, down: float = 0) -> tuple[Figure, ...]:
    """Return the city on its terraces, drawn `scale` as large, from `left` on and `down` lower."""
    fill = theme.masonry
    terraces = [
        Rect(480 - wide, 570 - 60 * row, 2 * wide, 70, 6, _outline(theme, fill))
        for row, wide in enumerate((460, 330, 210))
    ]
    places = ((170, 560), (330, 500), (480, 440), (630, 500), (790, 560), (420, 500), (560, 560))
    huts = [figure for x, foot in places for figure in _hut(theme, x, foot - 42)]
    shapes: tuple[Figure, ...] = (*reversed(terraces), *huts)
    if scale == 1:
        return shapes
    return (Use(Symbol("small-city", WIDTH, HEIGHT, shapes), left - 60, down + 130, scale),)


def _bank(top: float, high: float) -> str:
    """Return a bank of mist across the picture and beyond."""
    waves = "".join(f"q60 {number(-high)} 120 0t120 0" for _ in range(12))
    return f"M{number(-WIDTH)} {number(top)}{waves}V{number(top + high)}H{number(-WIDTH)}Z"


def _ship(theme: Theme, x: float, foot: float, scale: float) -> tuple[Figure, ...]:
    """Return a ship under two sails with red crosses; `foot` is the height of the water."""
    box = Box(0, 0, 240, 240)
    hull = "M10 170H230L200 232H50ZM10 170V140H50V170ZM190 170V130H230V170Z"
    masts = "M90 170V10M160 170V40"
    sails = (
        "M48 40Q90 26 132 40Q146 85 132 130Q90 116 48 130Q62 85 48 40Z"
        "M138 66Q160 58 188 66Q196 98 188 130Q160 122 138 130Q146 98 138 66Z"
    )
    crosses = "M92 48V122M56 84H136M164 70V124M146 98H190"
    shapes = (
        Path(masts, Paint(None, theme.wood, 6)),
        Path(sails, _outline(theme, theme.llama)),
        Path(crosses, Paint(None, theme.blanket, 9)),
        Path(hull, _outline(theme, theme.wood)),
        Path("M90 10l34 10l-34 10Z", _outline(theme, theme.sun)),
    )
    ship = Symbol("ship", box.width, box.height, shapes)
    return (Use(ship, x - 120 * scale, foot - 215 * scale, scale),)
