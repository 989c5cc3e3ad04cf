"""The parts of the page for Incan Gold; the game's kit names its panels."""

from widgets.incan_gold.panels import PANELS

__all__ = ["PANELS"]
