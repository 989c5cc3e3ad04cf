"""The shape of windows: a card that sends its markup only when it has changed."""

from __future__ import annotations

from typing import Final

from widgets.page.regions import Region
from widgets.shared.making import html
from widgets.shared.markup import Markup
from widgets.shared.stage import Stage

CARD: Final = "tutor-card"


def name_part(
    region: Region, name: str, label: str, role: str = "region", tabindex: str = "-1"
) -> None:
    """Let a region be a part of the page that can be skipped to, and says what it is."""
    region.describe(id=f"tutor-{name}", role=role, aria_label=label, tabindex=tabindex)


class Card:
    """A window of markup. A subclass says what is in it; `names` are the classes of its region.

    `part` is the name by which it can be skipped to, `label` the message that says what it is.
    """

    names: tuple[str, ...] = ()
    is_card: bool = True
    """Whether it looks as a card; other windows only are made as they are."""
    part = label = ""
    role = "region"
    tabindex = "-1"

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        names = (CARD, *self.names) if self.is_card else self.names
        self.widget = html(" ".join(names))

    def show(self) -> None:
        """Show the present moment."""
        self.widget.value = self.draw()
        if self.part:
            label = self.stage.say(self.label)
            name_part(self.widget, self.part, label, self.role, self.tabindex)

    def draw(self) -> Markup:
        """The markup in the card."""
        raise NotImplementedError
