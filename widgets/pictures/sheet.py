"""A drawing as a sheet of paper: a PDF that every printer and every viewer knows."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from tutor.core.drawing.scene import Scene
from tutor.core.print.handout import PAPER
from widgets.pictures.raster import Raster

ACROSS: Final = 7.1
"""The width of the drawing in inches: A4 and letter paper with the margins of a printer."""
DOTS: Final = 220
"""The dots of an inch: letters are sharp on paper, and the file stays small enough to be sent."""


def pdf(scene: Scene) -> bytes:
    """The drawing on one page of its size, with its title as the title of the document."""
    raster = Raster((scene.width, scene.height), ACROSS * DOTS / scene.width, PAPER)
    for layer in scene.layers:
        raster.paint(layer.groups)
    file = BytesIO()
    raster.image().save(file, "PDF", resolution=DOTS, title=scene.title)
    return file.getvalue()
