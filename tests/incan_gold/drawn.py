"""Draws boards of Incan Gold, and finds the contents of their groups."""

from tutor.core.drawing.scene import Use
from tutor.core.words.text import Text
from tutor.incan_gold.components import CHOICES, printed_components
from tutor.incan_gold.scene import board_scene

TEXTS = {code: Text(code, ("tutor.core", "tutor.incan_gold")) for code in ("en", "es", "it")}


def board(
    data, layout="wide", theme="light", legal=CHOICES, picked=None, figures=None, language="en"
):
    """Return the scene of a position in a layout, theme and language, with legal and picked choices."""
    return board_scene(
        data,
        components=figures or printed_components(),
        text=TEXTS[language],
        theme=theme,
        layout=layout,
        legal=legal,
        picked=picked,
    )


def texts_of(scene, group_id):
    """Return the texts that one group of a scene shows."""
    return [shape for shape in scene.find(group_id).shapes if hasattr(shape, "text")]


def symbols(shapes):
    """Return the names of the pictures among some shapes."""
    return [shape.symbol.name for shape in shapes if isinstance(shape, Use)]


def symbol_of(group):
    """Return the first picture of a group."""
    return next(shape.symbol for shape in group.shapes if isinstance(shape, Use))
