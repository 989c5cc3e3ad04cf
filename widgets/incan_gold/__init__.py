"""What only Incan Gold needs on the page, found through `widgets.shared.panels`."""

from widgets.incan_gold.panels import PANELS

__all__ = ["PANELS"]
