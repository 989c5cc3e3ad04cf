"""What happened: the last decision and its events as sentences, each with its rule behind a tag.

Below stands what was decided earlier in the same turn, so that a turn can be seen whole.
"""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets

from tutor.core.text import GameText, Text, Told
from widgets.markup import Markup, element, joined
from widgets.session import Session

TURNS = ("turn", "night")


class Narration:
    """The card that tells the last step; `sentences` are the same words for the live region.

    `mark` draws a player's shape and letter.
    """

    def __init__(
        self,
        session: Session,
        game_text: GameText,
        text: Text,
        mark: Callable[[str], Markup],
    ) -> None:
        self._session = session
        self._game = game_text
        self._text = text
        self._mark = mark
        self.sentences: list[str] = []
        self.widget = ipywidgets.HTML()
        self.widget.add_class("tutor-card")
        self.widget.add_class("tutor-happened")

    def show(self) -> None:
        """Tell the present step."""
        session, say = self._session, self._text.say
        decision = session.line.decision(session.ply)
        if decision is None:
            heading, lead, decided = say("page-before"), "", Markup("")
            told = self._game.setup(session.state.position())
        else:
            heading = say("page-happened")
            lead = self._game.decision(decision, session.before)
            player = element("b", decision.player)
            decided = element(
                "p", self._mark(decision.player), player, element("span", lead), of="tutor-decision"
            )
            events = session.line.happened(session.ply)
            told = [Told(self._game.event(event), event.rule) for event in events]
        self.sentences = [part for part in (lead, *(line.text for line in told)) if part]
        items = joined(*(self._item(line) for line in told))
        self.widget.value = element(
            "section",
            element("h2", heading),
            decided,
            element("ol", items, of="tutor-narration"),
            self._earlier(),
            aria_label=say("aria-happened"),
        )

    def _earlier(self) -> Markup:
        """What was decided before in this turn or night, the last first."""
        session = self._session
        begun = [session.line.place(session.ply, kind) for kind in TURNS]
        first = max((chapter.ply for chapter in begun if chapter is not None), default=session.ply)
        items = [
            element("li", self._told_shortly(ply)) for ply in range(session.ply - 1, first, -1)
        ]
        if not items:
            return Markup("")
        heading = element("h3", self._text.say("page-earlier"))
        return element("div", heading, element("ul", *items), of="tutor-earlier")

    def _told_shortly(self, ply: int) -> str:
        line = self._session.line
        told = [self._game.event(event) for event in line.happened(ply)]
        return " ".join(told)

    def _item(self, line: Told) -> Markup:
        title = self._game.rule_title(line.rule)
        rule = element(
            "details",
            element(
                "summary",
                title,
                of="tutor-rule-tag",
                title=self._text.say("rule-heading"),
            ),
            element("p", self._game.rule_text(line.rule), of="tutor-rule-text"),
            of="tutor-rule",
        )
        return element("li", element("span", line.text), " ", rule, data={"rule": line.rule})
