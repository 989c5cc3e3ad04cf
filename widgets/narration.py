"""What happened: the last decision and its events as sentences, each with its rule a press away.

Below stands what was decided earlier in the same turn, or since one's own last decision, so that a
turn can be seen whole.
"""

from __future__ import annotations

from typing import Final

from tutor.core.events import Event, view_of
from tutor.core.text import Told
from widgets.controls import control
from widgets.markup import Markup, element, joined
from widgets.stage import Stage
from widgets.window import Card

TURNS: Final = ("turn", "night")
MOST_EARLIER: Final = 30


class Narration(Card):
    """The card that tells the last step; `sentences` are the same words for the live region."""

    names = ("tutor-happened",)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.sentences: list[str] = []

    def draw(self) -> Markup:
        """The present step, told."""
        stage, session = self.stage, self.stage.session
        decision = session.line.decision(session.ply)
        if decision is None:
            heading, lead, decided = stage.say("page-before"), "", Markup("")
            # What everybody begins with can be told of a set-up game only.
            is_set_up = session.tree.setup is not None
            told = stage.game.setup(stage.showing().position) if is_set_up else []
        else:
            heading = stage.say("page-happened")
            lead = self._lead(session.ply)
            player = element("b", decision.player)
            decided = element(
                "p", stage.mark(decision.player), player, element("span", lead), of="tutor-decision"
            )
            events = self._events(session.ply)
            told = [Told(stage.game.event(event), event.rule) for event in events]
        self.sentences = [part for part in (lead, *(line.text for line in told)) if part]
        items = joined(*(self._item(line) for line in told))
        return element(
            "section",
            element("h2", heading),
            decided,
            self._note(),
            element("ol", items, of="tutor-narration"),
            self._earlier(),
        )

    def _events(self, ply: int) -> tuple[Event, ...]:
        """What happened in a step, as far as whoever looks may know."""
        session = self.stage.session
        events = session.line.happened(ply)
        return events if session.seat is None else view_of(events, session.seat)

    def _lead(self, ply: int) -> str:
        """The decision in words; empty when it is another's secret."""
        session = self.stage.session
        decision = session.line.decision(ply)
        assert decision is not None
        if session.is_secret(session.path[ply]):
            return ""
        return self.stage.game.decision(decision, session.line.states[ply - 1])

    def _note(self) -> Markup:
        """What was written beside this step; why somebody chose in secret is a secret too."""
        session = self.stage.session
        known = session.place and not session.is_secret(session.place)
        comment = session.tree.node(session.place).comment if known else ""
        return element("p", comment, of="tutor-note") if comment else Markup("")

    def _earlier(self) -> Markup:
        """What was decided before in this turn or night, the last first."""
        session = self.stage.session
        begun = [session.line.place(session.ply, kind) for kind in TURNS]
        first = max((chapter.ply for chapter in begun if chapter is not None), default=session.ply)
        if session.seat is not None:
            mine = [
                ply
                for ply in range(1, session.ply)
                if (made := session.line.decision(ply)) and made.player == session.seat
            ]
            first = min(first, mine[-1] if mine else 0)
        plies = range(session.ply - 1, max(first, session.ply - MOST_EARLIER), -1)
        if not plies:
            return Markup("")
        since = "page-earlier" if session.seat is None else "page-since"
        items = [element("li", self._told_shortly(ply)) for ply in plies]
        heading = element("h3", self.stage.say(since))
        return element("div", heading, element("ul", *items), of="tutor-earlier")

    def _told_shortly(self, ply: int) -> str:
        return " ".join(self.stage.game.event(event) for event in self._events(ply))

    def _item(self, line: Told) -> Markup:
        title = self.stage.game.rule_title(line.rule)
        rule = control(
            "rule",
            line.rule,
            title,
            of="tutor-rule-tag",
            title=self.stage.say("rule-heading"),
        )
        return element("li", element("span", line.text), " ", rule, data={"rule": line.rule})
