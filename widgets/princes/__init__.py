"""What only The Princes of Machu Picchu needs on the page; its panels are found by name."""

from widgets.princes.panels import PANELS

__all__ = ["PANELS"]
