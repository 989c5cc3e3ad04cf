"""The parts of the page for The Princes of Machu Picchu; the game's kit names its panels."""

from widgets.princes.panels import PANELS

__all__ = ["PANELS"]
