"""The Princes of Machu Picchu (Mac Gerdts, 2008), whole: rules, records, words and drawing."""

from tutor.princes.game import GAME

__all__ = ["GAME"]
