"""The shape of windows: each draws the model of the page, and is sent only when it has changed."""

from __future__ import annotations

from typing import Final, Protocol

import ipywidgets

from widgets.shared.making import html
from widgets.shared.markup import Markup
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage

CARD: Final = "tutor-card"


class Window(Protocol):
    """A part of the page. It knows no other, so that all can be shown in any order."""

    @property
    def widget(self) -> ipywidgets.Widget:
        """What is placed in the page."""

    def show(self, model: PageModel) -> None:
        """Show the model; nothing where it cannot be seen."""


class Card:
    """A window of markup. A subclass says what is in it; `names` are the classes of its widget."""

    names: tuple[str, ...] = ()
    is_card: bool = True
    """Whether it looks as a card; other windows only are made as they are."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        names = (CARD, *self.names) if self.is_card else self.names
        self.widget = html(" ".join(names))

    def show(self, model: PageModel) -> None:
        """Show the model."""
        if self.is_seen(model):
            self.widget.value = self.draw(model)

    def is_seen(self, model: PageModel) -> bool:
        """Whether it can be seen; what cannot stays as it was shown last."""
        return True

    def draw(self, model: PageModel) -> Markup:
        """The markup in the card."""
        raise NotImplementedError
