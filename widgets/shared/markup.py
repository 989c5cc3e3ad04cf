"""Markup as the windows make it, and the mark of a player in it.

Printed pages are made of the same elements.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tutor.core.drawing.marks import letters, token
from tutor.core.drawing.svg import picture
from tutor.core.print.markup import Markup, element, joined
from widgets.shared.themes import ThemeName

__all__ = ["Markup", "element", "joined", "player_mark"]

SIZE: Final = 24.0
LETTER: Final = 14.0


@lru_cache(maxsize=256)
def player_mark(players: tuple[str, ...], player: str, theme: ThemeName) -> Markup:
    """A player's shape and letter, without the name; a step shows it dozens of times."""
    seat = players.index(player)
    return Markup(picture(token(seat, letters(players)[seat], SIZE, LETTER, theme), SIZE))
