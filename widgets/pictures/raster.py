"""The painter of shapes into a Pillow image, as a browser's canvas would paint them, and of PDFs.

The painter works at twice the size and scales the result down, so that edges are smooth.
This module knows shapes and images, no boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from math import floor, hypot
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from tutor.core.drawing.lettering import Face, width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import Point, flatten
from tutor.core.drawing.scene import (
    HALO,
    Circle,
    Gradient,
    Group,
    Paint,
    Path,
    Rect,
    Scene,
    Shape,
    Use,
    Words,
    outline_extent,
)
from tutor.core.print.handout import PAPER

FINE: Final = 2
"""The pixels painted for each pixel of the result, along each side."""
FONTS: Final[dict[Face, tuple[str, ...]]] = {
    "sans": ("LiberationSans-Regular", "arial", "Arial", "DejaVuSansCondensed", "DejaVuSans"),
    "bold": (
        "LiberationSans-Bold",
        "arialbd",
        "Arial Bold",
        "DejaVuSansCondensed-Bold",
        "DejaVuSans-Bold",
    ),
    "serif": ("DejaVuSerifCondensed-Bold", "georgiab", "Georgia Bold", "DejaVuSerif-Bold"),
}
"""The font files of each family, of which the first one that exists is used.

If none exists, Pillow's own font is used.
"""
ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}
CORNER: Final = 0.5523
"""The length of the handles of a curve that is a quarter of a circle, in radii of the circle."""
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont
Lines = Sequence[Sequence[Point]]


class Raster:
    """A picture of a scene of `size` pixels, painted `scale` times as large.

    If `band` is given, the picture has only these rows of the result, and takes only the
    memory of these rows.
    """

    def __init__(
        self,
        size: tuple[float, float],
        scale: float,
        ground: str,
        band: tuple[int, int] | None = None,
    ) -> None:
        self._fine = scale * FINE
        wide, high = round(size[0] * self._fine), round(size[1] * self._fine)
        self._top = band[0] * FINE if band else 0
        foot = min(high, band[1] * FINE) if band else high
        self._image = Image.new("RGB", (wide, foot - self._top), ground)
        self._draw = ImageDraw.Draw(self._image, "RGBA")
        self._origin = (0.0, 0.0, 1.0)
        self._faint = 1.0

    def copy(self) -> Raster:
        """Return another picture that begins as a copy of this one."""
        other = object.__new__(Raster)
        other._fine, other._origin, other._faint = self._fine, self._origin, self._faint
        other._top = self._top
        other._image = self._image.copy()
        other._draw = ImageDraw.Draw(other._image, "RGBA")
        return other

    def image(self) -> Image.Image:
        """Return the painted picture."""
        return self._image.reduce(FINE)

    def paint(self, shapes: Iterable[Shape], at: Point = (0.0, 0.0), scale: float = 1.0) -> None:
        """Paint shapes in order, moved by `at` and enlarged by `scale`."""
        x, y, factor = outer = self._origin
        self._origin = x + at[0] * factor, y + at[1] * factor, factor * scale
        for shape in shapes:
            match shape:
                case Group():
                    self.paint(shape.shapes)
                case Use():
                    faint, self._faint = self._faint, self._faint * shape.opacity
                    self.paint(shape.symbol.shapes, (shape.x, shape.y), shape.scale)
                    self._faint = faint
                case Words():
                    self._words(shape)
                case Path():
                    for paint in (*shape.under, shape.paint):
                        self._outline(flatten(shape.text), paint, shape)
                case Circle() | Rect():
                    self._outline(flatten(_path_of(shape)), shape.paint, shape)
        self._origin = outer

    def _outline(self, lines: Lines, paint: Paint, shape: Path | Circle | Rect) -> None:
        found = [[self._point(point) for point in line] for line in lines]
        if not self._is_within(found, paint.width * self._fine * self._origin[2]):
            return
        if isinstance(paint.fill, Gradient):
            self._melt(found, paint.fill, outline_extent(shape), paint.opacity)
        elif paint.fill:
            ink = self._ink(paint.fill, paint.opacity)
            for line in found:
                if len(line) > len(("from", "to")):
                    self._draw.polygon(line, ink)
        if paint.stroke:
            wide = paint.width * self._fine * self._origin[2]
            ink = self._ink(paint.stroke, paint.opacity)
            dash = [length * self._fine * self._origin[2] for length in paint.dash]
            for line in found:
                for part in _dashes(line, dash) if dash else [line]:
                    self._draw.line(part, ink, max(round(wide), 1), joint="curve")

    def _melt(self, lines: Lines, gradient: Gradient, box: Box, opacity: float) -> None:
        """Fill outlines with a gradient over a box."""
        left, start = map(floor, self._point((box.left, box.top)))
        right, end = map(floor, self._point((box.right, box.bottom)))
        high = max(end - start, 1)
        # Only the rows of the gradient that lie in the picture, which may be a band.
        top, foot = max(start, 0), min(start + high, self._image.height)
        if top >= foot:
            return
        size = max(right - left, 1), foot - top
        mask = Image.new("L", size)
        inside = ImageDraw.Draw(mask)
        for line in lines:
            if len(line) > len(("from", "to")):
                inside.polygon([(x - left, y - top) for x, y in line], 255)
        colours, cover = _gradient_colours(gradient, round(opacity * self._faint, 3))
        shares = ((top - start) / high, (foot - start) / high)
        part = (0, shares[0] * cover.height, cover.width, shares[1] * cover.height)
        cover = cover.resize(size, box=part)
        mask = Image.composite(cover, Image.new("L", size), mask)
        self._image.paste(colours.resize(size, box=part), (left, top), mask)

    def _is_within(self, lines: Lines, margin: float) -> bool:
        """Return whether any of the outlines touches the picture, which may be only a band."""
        rows = [y for line in lines for _, y in line]
        return bool(rows) and min(rows) - margin <= self._image.height and max(rows) >= -margin

    def _words(self, words: Words) -> None:
        room = width(words.text, words.face, words.size) * self._fine * self._origin[2]
        font = _font(words.face, round(words.size * self._fine * self._origin[2], 1))
        wide = font.getlength(words.text)
        if wide > room > 0:  # another font may be wider than the measured one
            size = words.size * self._fine * self._origin[2] * room / wide
            font = _font(words.face, round(size, 1))
        halo = round(HALO / 2 * self._fine * self._origin[2]) if words.halo else 0
        self._draw.text(
            self._point((words.x, words.y)),
            words.text,
            self._ink(words.colour, 1),
            font,
            ANCHORS[words.anchor],
            stroke_width=halo,
            stroke_fill=words.halo,
        )

    def _point(self, point: Point) -> Point:
        x, y, scale = self._origin
        return (x + point[0] * scale) * self._fine, (y + point[1] * scale) * self._fine - self._top

    def _ink(self, colour: str, opacity: float) -> str:
        return f"{colour}{round(255 * opacity * self._faint):02X}"


@lru_cache(maxsize=256)
def _font(face: Face, size: float) -> Font:
    for name in FONTS[face]:
        try:
            return ImageFont.truetype(f"{name}.ttf", size)
        except OSError:
            continue
    return ImageFont.load_default(size)


@lru_cache(maxsize=64)
def _gradient_colours(gradient: Gradient, opacity: float) -> tuple[Image.Image, Image.Image]:
    """Return a gradient over a square, or down a line, as two images: its colours and its opacity."""
    is_line = gradient.way == "down"
    way = Image.linear_gradient("L").crop((0, 0, 1, 256)) if is_line else Image.radial_gradient("L")
    steps = [_between(gradient, step / 255) for step in range(256)]
    *bands, cover = (way.point([round(step[band]) for step in steps]) for band in range(4))
    return Image.merge("RGB", bands), cover.point([round(each * opacity) for each in range(256)])


def _between(gradient: Gradient, at: float) -> tuple[float, ...]:
    """Return the colour of a gradient at a share from 0 to 1, with its opacity from 0 to 255."""
    stops = [(stop.at, (*_parts(stop.colour), 255 * stop.opacity)) for stop in gradient.stops]
    for (start, first), (end, last) in pairwise(stops):
        if at <= end:
            share = max(at - start, 0) / (end - start) if end > start else 1.0
            return tuple(a + (b - a) * share for a, b in zip(first, last, strict=True))
    return stops[-1][1]


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=2048)
def _path_of(shape: Circle | Rect) -> str:
    """Return the outline of a circle or a rectangle as path text."""
    if isinstance(shape, Circle):
        x, y, wide = shape.x - shape.radius, shape.y - shape.radius, 2 * shape.radius
        high, corner = wide, shape.radius
    else:
        x, y, wide, high = shape.x, shape.y, shape.width, shape.height
        corner = min(shape.radius, wide / 2, high / 2)
    handle, across, down = corner * (1 - CORNER), wide - 2 * corner, high - 2 * corner
    c, k = corner, corner - handle
    turns = (
        f"h{across:.3f}c{k:.3f} 0 {c:.3f} {handle:.3f} {c:.3f} {c:.3f}"
        f"v{down:.3f}c0 {k:.3f} {-handle:.3f} {c:.3f} {-c:.3f} {c:.3f}"
        f"h{-across:.3f}c{-k:.3f} 0 {-c:.3f} {-handle:.3f} {-c:.3f} {-c:.3f}"
        f"v{-down:.3f}c0 {-k:.3f} {handle:.3f} {-c:.3f} {c:.3f} {-c:.3f}z"
    )
    return f"M{x + corner:.3f} {y:.3f}{turns}"


def _dashes(line: Sequence[Point], dash: Sequence[float]) -> list[list[Point]]:
    """Return the parts of a line that are drawn if the line is dashed."""
    dashes: list[list[Point]] = []
    turn, left = 0, dash[0]
    part = [line[0]]
    for (x, y), (end_x, end_y) in pairwise(line):
        whole = hypot(end_x - x, end_y - y)
        gone = 0.0
        while whole - gone > left:
            gone += left
            part.append((x + (end_x - x) * gone / whole, y + (end_y - y) * gone / whole))
            if turn % 2 == 0:
                dashes.append(part)
            turn, part = turn + 1, part[-1:]
            left = max(dash[turn % len(dash)], 0.1)
        left -= whole - gone
        part.append((end_x, end_y))
    return [*dashes, part] if turn % 2 == 0 else dashes


ACROSS: Final = 7.1
"""The width of the drawing in inches, which fits on A4 and letter paper within the margins."""
DOTS: Final = 220
"""The dots of an inch: letters are sharp on paper, and the file is small enough to send."""
BAND: Final = 200
"""The rows of dots painted at once; they are few because a kernel may have little memory left."""
OVER: Final = 8
"""The rows painted beyond both ends of a band, because a cut edge is drawn a bit differently."""


def pdf(scene: Scene) -> bytes:
    """Return the drawing as a PDF of one page of its own size, with the title of the drawing."""
    size, scale = (scene.width, scene.height), ACROSS * DOTS / scene.width
    sheet = Image.new("RGB", (round(size[0] * scale), round(size[1] * scale)), PAPER)
    for top in range(0, sheet.height, BAND):
        over = min(top, OVER)
        band = Raster(size, scale, PAPER, (top - over, top + BAND + OVER))
        for layer in scene.layers:
            band.paint(layer.groups)
        part = band.image()
        sheet.paste(part.crop((0, over, part.width, min(part.height, over + BAND))), (0, top))
    file = BytesIO()
    sheet.save(file, "PDF", resolution=DOTS, title=scene.title)
    return file.getvalue()
