"""The shape of windows: a card that sends its markup only when it has changed."""

from __future__ import annotations

from typing import Final

from widgets.shared.making import html
from widgets.shared.markup import Markup
from widgets.shared.stage import Stage

CARD: Final = "tutor-card"


class Card:
    """A window of markup. A subclass says what is in it; `names` are the classes of its widget."""

    names: tuple[str, ...] = ()
    is_card: bool = True
    """Whether it looks as a card; other windows only are made as they are."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        names = (CARD, *self.names) if self.is_card else self.names
        self.widget = html(" ".join(names))

    def show(self) -> None:
        """Show the present moment."""
        self.widget.value = self.draw()

    def draw(self) -> Markup:
        """The markup in the card."""
        raise NotImplementedError
