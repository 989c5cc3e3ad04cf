"""What a board is drawn with: figures, words, theme, layout; the drawing asks here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tutor.core.drawing.palette import Palette
from tutor.incan_gold.components import Components
from tutor.incan_gold.scene.layouts import Layout
from tutor.incan_gold.scene.themes import Theme


class Speaker(Protocol):
    """Whoever puts a message of the catalogue into the reader's language."""

    def say(self, message_id: str, **arguments: str | int) -> str:
        """The sentence of a message, its arguments filled in."""
        ...


@dataclass(frozen=True, eq=False)
class Look:
    """One way to show the board: the same for every position of a game."""

    components: Components
    text: Speaker
    theme: Theme
    layout: Layout

    @property
    def base(self) -> Palette:
        """The colours that all boards share."""
        return self.theme.base

    def say(self, message: str, **arguments: str | int) -> str:
        """A message of the board's own catalogue."""
        return self.text.say(f"board-{message}", **arguments)

    def hazard(self, kind: str) -> str:
        """The name of a kind of hazard."""
        return self.text.say(f"hazard-{kind}")

    def card(self, card: str) -> str:
        """A card's name, as it stands in a sentence."""
        figures = self.components
        if card in figures.hazard_kind:
            return self.hazard(figures.hazard_kind[card])
        if card in figures.treasure_value:
            return self.text.say("card-treasure", value=figures.treasure_value[card])
        return self.text.say("card-artifact", number=figures.artifacts.index(card) + 1)
