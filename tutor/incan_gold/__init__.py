"""Incan Gold (Alan R. Moon and Bruno Faidutti, 2006), whole: rules, records and words."""

from tutor.incan_gold.game import GAME

__all__ = ["GAME"]
