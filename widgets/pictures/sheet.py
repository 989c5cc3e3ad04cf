"""A drawing as a sheet of paper: a PDF that every printer and every viewer knows."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image

from tutor.core.drawing.scene import Scene
from tutor.core.print.handout import PAPER
from widgets.pictures.raster import Raster

ACROSS: Final = 7.1
"""The width of the drawing in inches: it fits on A4 and letter paper within a printer's margins."""
DOTS: Final = 220
"""The dots of an inch: letters are sharp on paper, and the file is small enough to send."""
BAND: Final = 200
"""The rows of dots painted at once; a page's kernel may use little more memory than it has."""
OVER: Final = 8
"""The rows painted beyond both ends of a band, since a cut edge is drawn a bit differently."""


def pdf(scene: Scene) -> bytes:
    """The drawing on one page of its own size, with its title as the title of the document."""
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
