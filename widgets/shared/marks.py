"""The mark of a player in markup; a step shows it dozens of times, so it is drawn once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tutor.core.drawing.marks import letters, token
from tutor.core.drawing.svg import picture
from widgets.shared.markup import Markup
from widgets.shared.themes import ThemeName

SIZE: Final = 24.0
LETTER: Final = 14.0


@lru_cache(maxsize=256)
def player_mark(players: tuple[str, ...], player: str, theme: ThemeName) -> Markup:
    """A player's shape and letter, with the name for readers aloud left out."""
    seat = players.index(player)
    return Markup(picture(token(seat, letters(players)[seat], SIZE, LETTER, theme), SIZE))
