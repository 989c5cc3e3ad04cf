"""The shape of windows: a card that sends its markup only when it has changed."""

from __future__ import annotations

import ipywidgets

from widgets.shared.markup import Markup
from widgets.shared.stage import Stage


class Card:
    """A window of markup. A subclass says what is in it; `names` are the classes of its widget."""

    names: tuple[str, ...] = ()

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.widget = ipywidgets.HTML()
        for name in ("tutor-card", *self.names):
            self.widget.add_class(name)

    def show(self) -> None:
        """Show the present moment."""
        self.widget.value = self.draw()

    def draw(self) -> Markup:
        """The markup in the card."""
        raise NotImplementedError


def box(kind: type[ipywidgets.Box], names: str, *children: ipywidgets.Widget) -> ipywidgets.Box:
    """A box with some classes round its children."""
    made = kind(list(children))
    for name in names.split():
        made.add_class(name)
    return made
