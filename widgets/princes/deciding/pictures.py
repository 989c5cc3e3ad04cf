"""The pictures of a panel: each is defined once, invisibly, and can be used many times.

A panel can hold two hundred of them; the words beside a picture describe it.
"""

from __future__ import annotations

from tutor.core.drawing.elements import letters, token
from tutor.core.drawing.scene import Symbol
from tutor.core.drawing.svg import picture
from tutor.princes.identifiers import DISTRICT_OF, GOOD_OF, GOODS
from tutor.princes.scene.pictures import BOX, emblem, good
from tutor.princes.scene.themes import THEMES
from widgets.shared.markup import Markup
from widgets.shared.themes import ThemeName

SIZE = 24.0
LETTER = 14.0


class Pictures:
    """Pictures in the colours of a theme; `drawn` is placed once beside those that use it."""

    def __init__(self, theme: ThemeName, players: tuple[str, ...]) -> None:
        self._theme = THEMES[theme]
        self._players = players
        self._used: dict[str, Symbol] = {}

    def good(self, name: str) -> Markup:
        """A good, or the stone of a temple."""
        return self._use(good(name, self._theme.name))

    def icon(self, name: str) -> Markup:
        """An icon of a Sacrifice card: the profession's good, or the emblem of the order."""
        if name in DISTRICT_OF:
            return self.good(GOOD_OF[DISTRICT_OF[name]])
        return self.emblem(name)

    def emblem(self, name: str) -> Markup:
        """The emblem of an order of priests, or of the steps."""
        return self._use(emblem(name, self._theme.ink, self._theme.raised))

    def tile(self, tile: str) -> Markup:
        """The picture of a Moon tile's pay."""
        return self.good(tile.split("_")[0]) if _pays_good(tile) else self.emblem("steps")

    def player(self, name: str) -> Markup:
        """A player's shape and letter."""
        seat = self._players.index(name)
        letter = letters(self._players)[seat]
        return self._use(token(seat, letter, SIZE, LETTER, self._theme.name))

    def definitions(self) -> Markup:
        """The invisible definitions of all pictures used so far."""
        drawn = "".join(
            f'<g id="{_id(name)}">{picture(symbol, SIZE)}</g>'
            for name, symbol in self._used.items()
        )
        return Markup(
            f'<svg class="tutor-unseen" width="0" height="0" aria-hidden="true">'
            f"<defs>{drawn}</defs></svg>"
        )

    def _use(self, symbol: Symbol) -> Markup:
        self._used[symbol.name] = symbol
        box = f"{BOX:g}"
        return Markup(
            f'<svg width="{box}" height="{box}" viewBox="0 0 {box} {box}" aria-hidden="true" '
            f'focusable="false"><use href="#{_id(symbol.name)}"/></svg>'
        )


def _pays_good(tile: str) -> bool:
    return tile.split("_")[0] in GOODS


def _id(name: str) -> str:
    return f"tutor-deciding-{name}"
