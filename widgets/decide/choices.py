"""Every legal decision as a button with its words: the whole game can be played through them."""

from __future__ import annotations

from widgets.shared.controls import decide
from widgets.shared.markup import Markup, element
from widgets.shared.window import Card


class Choices(Card):
    """The card of all decisions in words; `.tutor-choices` of the page's contract."""

    names = ("tutor-choices-card",)

    def draw(self) -> Markup:
        """The buttons in the order of the rules; when the game is over, that it is."""
        stage, session = self.stage, self.stage.session
        showing = stage.showing()
        words = stage.game.decisions(showing.state) if showing.legal else []
        buttons = [decide(session.tree.game, decision, said) for decision, said in words]
        empty = "choices-over" if showing.state.due is None else "choices-others"
        return element(
            "section",
            element("h2", stage.say("choices-heading")),
            element("p", stage.game.due(showing.state.due, showing.state), of="tutor-hint"),
            # All of them stand in the panel too: whoever has been there goes on from here.
            element("a", stage.say("skip-past"), href="#tutor-board-text", of="tutor-skip"),
            element(
                "div",
                *(buttons or [element("p", stage.say(empty))]),
                of="tutor-choices",
                data={"at": session.moment},
            ),
            id="tutor-choices",
            tabindex="-1",
            aria_label=stage.say("choices-heading"),
        )
