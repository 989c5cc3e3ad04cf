"""Draws the structure of the code: every folder and what it imports, found in the code.

Folders stand in layers, each above everything it imports. The picture leaves out imports that
follow from others. A circle of folders has no picture and is an error.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape

import grimp

Layers = list[list[str]]
Imports = Mapping[str, frozenset[str]]

SPLIT = ("tutor", "tutor.core", "widgets")
"""The packages that the drawing divides into parts; each other package is one box."""
FOR_TYPES = "tutor.core.base.kit"
"""The module that names the types of a game's parts for the type checker alone."""
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
    ' font-family="sans-serif" font-size="15">'
)
BOX = (
    '<rect x="{x:g}" y="{y:g}" width="{width}" height="{height}" rx="6" fill="{fill}"'
    ' stroke="#3b3226"/>'
)
SMALL = '<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="11" fill="#4d4234">{name}</text>'
LARGE = '<text x="{x:g}" y="{y:g}" text-anchor="middle" fill="#1c1a17">{name}</text>'
WIDTH, HEIGHT, GAP, LEADING, MARGIN = 168, 52, 20, 104, 24


@cache
def imports() -> Imports:
    """Return every part of the code with the parts that it imports."""
    graph = grimp.build_graph(*(package for package in SPLIT if "." not in package))
    parts = [child for package in SPLIT for child in graph.find_children(package)]
    boxes = sorted(part for part in parts if part not in SPLIT)
    found: dict[str, frozenset[str]] = {}
    for box in boxes:
        modules = {box, *graph.find_descendants(box)}
        imported = {
            name
            for each in modules - {FOR_TYPES}
            for name in graph.find_modules_directly_imported_by(each)
        }
        found[box] = frozenset(_part(boxes, name) for name in imported - modules) - {"", box}
    return found


def _part(boxes: Iterable[str], module: str) -> str:
    return next((box for box in boxes if f"{module}.".startswith(f"{box}.")), "")


def layers(edges: Imports) -> Layers:
    """Return the parts from the lowest layer up. Raise ValueError with the names of the parts of a circle."""
    found: Layers = []
    placed: set[str] = set()
    while len(placed) < len(edges):
        layer = [part for part in edges if part not in placed and edges[part] <= placed]
        if not layer:
            raise ValueError(f"a circle among {sorted(set(edges) - placed)}")
        found.append(layer)
        placed.update(layer)
    return found


def direct(edges: Imports) -> Imports:
    """Return the imports without those that follow from other imports."""

    @cache
    def below(part: str) -> frozenset[str]:
        return edges[part].union(*(below(each) for each in edges[part]))

    return {
        part: frozenset(
            each for each in found if not any(each in below(other) for other in found - {each})
        )
        for part, found in edges.items()
    }


def picture() -> str:
    """Return the drawing as SVG text, with one tag on each line."""
    edges = imports()
    rows = layers(edges)
    widest = max(map(len, rows))
    width = 2 * MARGIN + widest * (WIDTH + GAP) - GAP
    height = 2 * MARGIN + len(rows) * LEADING - (LEADING - HEIGHT)
    places: dict[str, tuple[float, float]] = {}
    for number, row in enumerate(reversed(rows)):
        left = (width - len(row) * (WIDTH + GAP) + GAP) / 2
        for place, part in enumerate(row):
            places[part] = (left + place * (WIDTH + GAP), MARGIN + number * LEADING)
    lines = [
        SVG.format(width=width, height=height),
        "<title>The folders of the code, each above what it imports</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for part, found in sorted(direct(edges).items()):
        for below in sorted(found):
            (x, y), (u, v) = places[part], places[below]
            a, b, c, d = x + WIDTH / 2, y + HEIGHT, u + WIDTH / 2, v
            bend = f"C{a:g} {(b + 30):g} {c:g} {(d - 30):g} {c:g} {d:g}"
            lines.append(f'<path d="M{a:g} {b:g}{bend}" fill="none" stroke="#7a6a55"/>')
    for part, (x, y) in sorted(places.items()):
        package, _, name = part.rpartition(".")
        middle = x + WIDTH / 2
        fill = "#e9f0e4" if part.startswith("widgets") else "#f6ecd9"
        lines += [
            BOX.format(x=x, y=y, width=WIDTH, height=HEIGHT, fill=fill),
            SMALL.format(x=middle, y=y + 20, name=escape(package)),
            LARGE.format(x=middle, y=y + 39, name=escape(name)),
        ]
    return "\n".join([*lines, "</svg>", ""])
