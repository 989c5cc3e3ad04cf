"""What only The Princes of Machu Picchu needs on the page, found through `widgets.panels`."""

from widgets.princes.panels import PANELS

__all__ = ["PANELS"]
