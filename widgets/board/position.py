"""The position: stocks in numbers, everything in words, and what of it is reconstructed."""

from __future__ import annotations

from widgets.shared.markup import Markup, element, joined
from widgets.shared.stage import Stage
from widgets.shared.window import Card


class Stocks(Card):
    """Every player's stocks as a table."""

    names = ("tutor-stocks-card",)

    def draw(self) -> Markup:
        """The game's own table."""
        return self.stage.panels.stocks(self.stage.showing())


class PositionWords(Card):
    """The position in words."""

    names = ("tutor-words-card",)

    def draw(self) -> Markup:
        """A paragraph a subject."""
        sentences = self.stage.game.position(self.stage.showing().position)
        return element(
            "section",
            element("h2", self.stage.say("page-board-text")),
            element(
                "div",
                joined(*(element("p", sentence) for sentence in sentences)),
                of="tutor-board-text",
            ),
        )


class Legend(Card):
    """What is reconstructed; and what the thing last tapped on the board is."""

    names = ("tutor-legend-card",)

    def draw(self) -> Markup:
        """The game's own words."""
        return self.stage.panels.legend(self.stage.showing())


class Thing(Card):
    """What the thing is that was tapped on the board."""

    names = ("tutor-thing-card",)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.thing = ""
        self._moment = ""

    def tell(self, thing: str) -> None:
        """Say what a thing is, until another step is shown."""
        self.thing, self._moment = thing, self.stage.session.moment
        self.show()

    def forget_elsewhere(self) -> None:
        """Forget the thing when another moment is shown than the one it was tapped in."""
        if self._moment != self.stage.session.moment:
            self.thing = ""

    def draw(self) -> Markup:
        """Its sentences; empty when nothing was tapped or the board says nothing of it."""
        told = self.stage.panels.explained(self.stage.showing(), self.thing) if self.thing else []
        return element("div", *(element("p", sentence) for sentence in told), of="tutor-thing")
