"""The interface of windows: a window draws the model, and is sent to the page when it changes."""

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
    """Make a region a part of the page, to which a skip link leads.

    `name` is the name of the part in the link, `label` the name for screen readers.
    """
    region.describe(id=f"tutor-{name}", role=role, aria_label=label, tabindex=tabindex)


class Window(Protocol):
    """A part of the page that shows the model.

    Windows are independent of one another, so that the page can show them in any order.
    """

    @property
    def widget(self) -> Region:
        """The region of the page in which the window draws."""

    def show(self, model: PageModel) -> None:
        """Show the model; a window that cannot be seen does nothing."""


class Card:
    """The base class of a window whose content is markup.

    `names` are the CSS classes of the window's region. `part` is the name by which a skip
    link leads to the region, and `label` the id of the message that names the region for
    screen readers.
    """

    names: tuple[str, ...] = ()
    is_card: bool = True
    """Whether the window has the frame of a card."""
    part = label = ""
    role = "region"
    tabindex = "-1"

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        names = (CARD, *self.names) if self.is_card else self.names
        self.widget = html(" ".join(names))

    def show(self, model: PageModel) -> None:
        """Draw the content from the model, if the window can be seen."""
        if not self.is_seen(model):
            return
        self.widget.value = self.draw(model)
        if self.part:
            label = self.stage.say(self.label)
            name_part(self.widget, self.part, label, self.role, self.tabindex)

    def is_seen(self, model: PageModel) -> bool:
        """Return whether the window is visible; an invisible window keeps its old content."""
        return True

    def draw(self, model: PageModel) -> Markup:
        """Return the markup of the window's content."""
        raise NotImplementedError
