"""The interface of windows: each draws the model of the page, and is sent only when it changes."""

from __future__ import annotations

from typing import Final, Protocol

from widgets.page.regions import Region
from widgets.shared.controls import Markup
from widgets.shared.making import html
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage

CARD: Final = "tutor-card"


def name_part(
    region: Region, name: str, label: str, role: str = "region", tabindex: str = "-1"
) -> None:
    """Make a region a part of the page that can be skipped to, with a name for screen readers."""
    region.describe(id=f"tutor-{name}", role=role, aria_label=label, tabindex=tabindex)


class Window(Protocol):
    """A part of the page. It knows no other window, so the windows can be shown in any order."""

    @property
    def widget(self) -> Region:
        """The region or field to place in the page."""

    def show(self, model: PageModel) -> None:
        """Show the model; do nothing if the window cannot be seen."""


class Card:
    """A window of markup; a subclass draws its content.

    `names` are the classes of its region. `part` is the name by which a link skips to it, `label`
    the message with its name for screen readers.
    """

    names: tuple[str, ...] = ()
    is_card: bool = True
    """Whether it looks like a card."""
    part = label = ""
    role = "region"
    tabindex = "-1"

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        names = (CARD, *self.names) if self.is_card else self.names
        self.widget = html(" ".join(names))

    def show(self, model: PageModel) -> None:
        """Show the model."""
        if not self.is_seen(model):
            return
        self.widget.value = self.draw(model)
        if self.part:
            label = self.stage.say(self.label)
            name_part(self.widget, self.part, label, self.role, self.tabindex)

    def is_seen(self, model: PageModel) -> bool:
        """Whether it can be seen; an invisible one keeps its last content."""
        return True

    def draw(self, model: PageModel) -> Markup:
        """The markup in the card."""
        raise NotImplementedError
