"""The parts of the city that never change: a large stone for each district, the wall and the paths.

`board.toml` has the outlines of the stones. Neighbouring stones share points; from the shared
points this module finds the wall and the borders.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files
from math import hypot

from tutor.core.drawing.elements import label
from tutor.core.drawing.lettering import CAPITAL, width
from tutor.core.drawing.outline import Box, Polygon, inset, round_corners, sharp
from tutor.core.drawing.palette import mix
from tutor.core.drawing.pathtext import Point, flatten, number, whole
from tutor.core.drawing.scene import Fill, Group, Paint, Path, Shape, Use, Words, colours_of
from tutor.princes.identifiers import BONUS_PLACES, DISTRICTS, INCA_PLACES, LLAMA
from tutor.princes.scene.city.materials import carve, ledges, lit_parts, pattern
from tutor.princes.scene.city.plots import MORTAR, Contents, Plot, plot
from tutor.princes.scene.look import Look, kind, sign
from tutor.princes.scene.pictures import BOX, emblem
from tutor.princes.things import gate

SEAL = 17.5
QUIET = 0.35
SHADE = "#0C1A12"
PILL_END = 7.0
MOST_PLAYERS = 5
MOST_INCAS = 8


@dataclass(frozen=True)
class Crossing:
    """A place where a path crosses a border: the middle of the border's longest straight part.

    `at` is that middle, and `along` the direction of the border there.
    """

    at: Point
    along: Point


@dataclass(frozen=True)
class City:
    """The outlines by district, the outer wall clockwise, and a crossing for each shared border."""

    stones: dict[str, Polygon]
    wall: Polygon
    crossings: dict[frozenset[str], Crossing]


@cache
def _drawing() -> tuple[dict[str, Point], dict[str, list[str]]]:
    data = tomllib.loads(files("tutor.princes").joinpath("board.toml").read_text("utf-8"))
    return {name: (x, y) for name, (x, y) in data["points"].items()}, data["stones"]


@cache
def gates(room: Box) -> dict[str, Point]:
    """Return the middle of every crossing, by the id of its gate on the board."""
    return {gate(*pair): crossing.at for pair, crossing in city(room).crossings.items()}


@cache
def city(room: Box) -> City:
    """Return the city in a box of pixels; the drawing of `board.toml` is 1000 by 1000."""
    points, stones = _drawing()
    placed = {
        name: (room.left + x * room.width / 1000, room.top + y * room.height / 1000)
        for name, (x, y) in points.items()
    }
    owner: dict[tuple[str, str], str] = {}
    for district, names in stones.items():
        for start, end in zip(names, (*names[1:], names[0]), strict=True):
            owner[start, end] = district
    crossings: dict[frozenset[str], Crossing] = {}
    longest: dict[frozenset[str], float] = {}
    outer: dict[str, str] = {}
    for (start, end), district in owner.items():
        other = owner.get((end, start))
        if other is None:
            outer[start] = end
            continue
        (x0, y0), (x1, y1) = placed[start], placed[end]
        length = hypot(x1 - x0, y1 - y0)
        pair = frozenset((district, other))
        if length > longest.get(pair, 0.0) + 1e-9:
            longest[pair] = length
            along = ((x1 - x0) / length, (y1 - y0) / length)
            crossings[pair] = Crossing(((x0 + x1) / 2, (y0 + y1) / 2), along)
    first = next(iter(outer))
    wall, name = [placed[first]], outer[first]
    while name != first:
        wall.append(placed[name])
        name = outer[name]
    outlines = {
        district: tuple(placed[name] for name in names) for district, names in stones.items()
    }
    return City(outlines, tuple(wall), crossings)


def still_city(look: Look) -> tuple[Group, ...]:
    """Return the wall, the stones and the paths, which never change."""
    drawn = city(look.layout.stones)
    ground = Group("city", _wall(drawn.wall, look), look.say("city"))
    stones = tuple(_stone(look, district) for district in DISTRICTS)
    return (ground, *stones, *_paths(look, drawn))


@lru_cache(maxsize=8)
def plots(look: Look) -> dict[str, Plot]:
    """Return the stone of every district with the places of its parts (its `Plot`)."""
    outlines = city(look.layout.stones).stones
    return {
        district: plot(outlines[district], _contents(look, district), look.layout)
        for district in DISTRICTS
    }


def _contents(look: Look, district: str) -> Contents:
    incas = MOST_INCAS if district in INCA_PLACES else 0
    return Contents(
        look.names(district),
        pill_width(look),
        bonus_width(look, district) if district in BONUS_PLACES else 0,
        ((True, incas),) * MOST_PLAYERS,
    )


def pill_width(look: Look) -> float:
    """Return the width of the rounded label with a price, in which both "free" and a llama fit."""
    layout = look.layout
    free = width(look.say("price-free"), "bold", layout.type)
    llama = width(price_in_llamas(look), "bold", layout.type) + price_icon(look)
    return max(free, llama) + 2 * PILL_END


def price_icon(look: Look) -> float:
    """Return the width of the picture of a llama in a price."""
    return look.layout.pill * 0.75


def price_in_llamas(look: Look) -> str:
    """Return the price of a move in llamas: in words if there is room, else only the number."""
    ride = look.components.llamas_for_a_ride
    return str(ride) if look.layout.short_names else look.amounts({LLAMA: ride})


def bonus_width(look: Look, district: str) -> float:
    """Return the width of a district's bonus: two tiles, of which one covers half of the other."""
    return tile_width(look, district) + look.layout.bonus / 2


def tile_width(look: Look, district: str) -> float:
    """Return the width of a bonus tile, which is square, but wider if it has the number of 3 corn."""
    more = look.layout.type * 0.56 if district == "corn_terraces" else 0
    return look.layout.bonus + more


def _wall(wall: Polygon, look: Look) -> tuple[Shape, ...]:
    """Return the wall around the city, with its outer side and its shadow on the land."""
    theme = look.theme
    corner = look.layout.corner + 4
    outline = whole(round_corners(inset(wall, -3.5), corner))
    edge = Paint(theme.mortar, theme.mortar_edge, 1.2 * theme.edge)
    if theme.name == "contrast":
        return (Path(outline, edge),)
    deep = whole(round_corners(_lower(wall, 6, -3.5), corner))
    shade = whole(round_corners(_lower(wall, 11, -4.5), corner))
    cast = [Paint(SHADE, SHADE, wide, opacity=0.1) for wide in (14, 8, 2)]
    return (
        Path(shade, cast[0], tuple(cast[1:])),
        Path(deep, Paint(mix(theme.mortar_edge, theme.mortar, 0.25), theme.mortar_edge, 1.2)),
        Path(outline, edge),
    )


def _lower(wall: Polygon, by: float, grown: float) -> Polygon:
    return tuple((x, y + by) for x, y in inset(wall, grown))


def _stone(look: Look, district: str) -> Group:
    theme, layout = look.theme, look.layout
    place = plots(look)[district]
    kind_name = kind(district)
    ground = theme.kinds[kind_name]
    edge = Paint(None, theme.stone_edge, 2 * layout.rim + 1.1 * theme.edge)
    bevel = Paint(None, mix(ground, theme.outline, 0.22), 2 * layout.rim - 1.1 * theme.edge)
    face = Paint(theme.stones[kind_name], mix(ground, theme.stone_light, 0.6), 1.4)
    shapes: list[Shape] = [
        Path(face_of(look, district), face, (edge, bevel)),
        *_material(look, district, place),
        *_heading(look, district, place, theme.stones[kind_name]),
    ]
    return Group(
        f"district-{district}",
        tuple(shapes),
        look.full_name(district),
        _description(look, district),
        inset(place.outline, MORTAR),
        "stone",
    )


def _material(look: Look, district: str, place: Plot) -> tuple[Path, ...]:
    """Return the material of a stone; in a theme of high contrast, a flat pattern."""
    theme, kind_name, off = look.theme, kind(district), place.heading.box
    ground = theme.kinds[kind_name]
    if theme.name == "contrast":
        text = pattern(kind_name, inset(place.outline, MORTAR + 5), off)
        return (Path(text, Paint(None, mix(ground, theme.ink, theme.pattern), 1.3)),)
    (face, *_) = flatten(face_of(look, district), 3)
    scale = look.layout.type / 14
    light = Paint(None, mix(ground, theme.stone_light, 0.6), 2.8, opacity=0.4)
    dark = Paint(None, mix(ground, theme.outline, theme.pattern), 1.2)
    if kind_name == "production":
        edge = Paint(None, mix(ground, theme.stone_light, 0.75), 2, opacity=0.55)
        wall = Paint(None, mix(ground, theme.outline, theme.pattern * 1.6), 1.3)
        return Path(ledges(face, scale, 2), edge), Path(carve(kind_name, face, off, scale), wall)
    shapes = [Path(carve(kind_name, face, off, scale), dark, (light,))]
    brighter = lit_parts(kind_name, face, off, scale)
    if brighter:
        shade = theme.stone_light if kind_name == "temple" else theme.outline
        shapes.insert(0, Path(brighter, Paint(shade, opacity=0.16)))
    return tuple(shapes)


@lru_cache(maxsize=256)
def face_of(look: Look, district: str) -> str:
    """Return the path text of a stone's face, inside its rim.

    Cached, so that all uses share one text.
    """
    layout = look.layout
    bed = inset(plots(look)[district].outline, MORTAR + layout.rim)
    return whole(round_corners(bed, layout.corner - 2))


def around(look: Look, district: str) -> str:
    """Return the path text of the outer edge of a stone, for lines that must not touch the name."""
    return whole(
        round_corners(inset(plots(look)[district].outline, MORTAR - 0.6), look.layout.corner)
    )


def _heading(look: Look, district: str, place: Plot, ground: Fill) -> tuple[Group, Group]:
    """Return the seal for the kind of a district, and the name of the district."""
    theme, layout = look.theme, look.layout
    tint = theme.kinds[kind(district)]
    seal = emblem(kind(district), tint, theme.seal, SEAL)
    halo = (
        None if theme.name == "contrast" else colours_of(ground)[0 if theme.name == "light" else -1]
    )
    scale = layout.seal / 2 / SEAL
    x, y = place.seal
    crest = Use(seal, x - BOX / 2 * scale, y - BOX / 2 * scale, scale)
    drawn = []
    left, top = place.words
    for index, line in enumerate(place.heading.lines):
        base = top + index * layout.name_line + CAPITAL * layout.name_type / 2
        drawn.append(
            Words(
                left,
                base,
                line,
                layout.name_type,
                theme.ink,
                ground,
                "bold",
                "start" if place.heading.beside else "middle",
                halo,
            )
        )
    return Group(f"seal-{district}", (crest,), role="seal"), label(f"name-{district}", *drawn)


def _description(look: Look, district: str) -> str:
    near: dict[bool, list[str]] = {False: [], True: []}
    for border in look.components.borders:
        if district in border.between:
            other = next(name for name in border.between if name != district)
            near[border.is_reconstructed].append(look.full_name(other))
    parts = [look.say(f"kind-{kind(district)}")]
    if near[False]:
        parts.append(look.say("near-shown", districts=look.list_items(near[False])))
    if near[True]:
        parts.append(look.say("near-reconstructed", districts=look.list_items(near[True])))
    return " ".join(parts)


def _paths(look: Look, drawn: City) -> tuple[Group, ...]:
    """Return a paved step over every border.

    Reconstructed borders have the sign of reconstructed figures.
    """
    shown, rebuilt = paths(look, frozenset(drawn.crossings), is_quiet=True)
    return (
        Group("paths-shown", shown, look.say("paths-shown")),
        Group("paths-reconstructed", rebuilt, look.say("paths-reconstructed")),
    )


@lru_cache(maxsize=256)
def paths(
    look: Look, pairs: frozenset[frozenset[str]], *, is_quiet: bool = False
) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """Return the paved steps over these borders: first the known, then the reconstructed borders.

    With `is_quiet` the steps are pale. A pale step says that a path exists; a strong step says that
    a move is legal.
    """
    theme, size = look.theme, look.layout.step
    crossings = city(look.layout.stones).crossings
    faint = 1.0 if theme.name == "contrast" or not is_quiet else QUIET
    paved = Paint(theme.paving, theme.stone_edge, 1.1, opacity=faint)
    hollow = replace(sign(0, 0, theme).paint, opacity=faint)
    shown = rebuilt = signs = ""
    for border in look.components.borders:
        crossing = crossings.get(frozenset(border.between))
        if crossing is None or frozenset(border.between) not in pairs:
            continue
        if border.is_reconstructed:
            rebuilt += step(crossing, look)
            signs += sign(*crossing.at, theme, size * 0.28).text
        else:
            shown += step(crossing, look) + _treads(crossing, look)
    return (
        (Path(shown, paved),) if shown else (),
        (Path(rebuilt, paved), Path(signs, hollow)) if rebuilt else (),
    )


def step(crossing: Crossing, look: Look) -> str:
    """Return the outline of a paved step over a border."""
    size = look.layout.step
    along, across = size * 0.5, size * 0.5
    corners = tuple(
        _off(crossing, a * along, b * across) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    return sharp(corners)


def _treads(crossing: Crossing, look: Look) -> str:
    """Return the path text of two treads across a paved step."""
    along, across = look.layout.step * 0.34, look.layout.step * 0.18
    lines = []
    for side in (-across, across):
        (x0, y0), (x1, y1) = _off(crossing, -along, side), _off(crossing, along, side)
        lines.append(f"M{number(x0)} {number(y0)}L{number(x1)} {number(y1)}")
    return "".join(lines)


def _off(crossing: Crossing, along: float, across: float) -> Point:
    (x, y), (dx, dy) = crossing.at, crossing.along
    return x + dx * along - dy * across, y + dy * along + dx * across
