"""What happened: one's last decision and all that followed, each event with its rule a press away.

Below stands what was decided earlier in the same turn, so that a turn can be seen whole.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tutor.core.words.text import Told
from widgets.shared.controls import control
from widgets.shared.happened import Happened, before_in_turn, happened, shown_in, since_decided
from widgets.shared.markup import Markup, element, joined
from widgets.shared.stage import Stage
from widgets.shared.window import Card

MOST_OPEN: Final = 12
"""So many steps stand open; the older ones of more are folded."""


class Narration(Card):
    """The card that tells what happened."""

    names = ("tutor-happened",)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.is_folded = False

    def draw(self) -> Markup:
        """The steps since one's last decision, told."""
        stage, session = self.stage, self.stage.session
        plies = since_decided(session.line, session.ply, session.mine)
        if not plies:
            heading, told = stage.say("page-before"), self._before()
        else:
            heading, told = stage.say("page-happened"), self._steps(plies)
        inside = (element("div", told, of="tutor-narration"), self._earlier(plies))
        if not self.is_folded:
            return element("section", element("h2", heading), *inside)
        title = element("h2", heading, element("span", self._last(), of="tutor-last-told"))
        summary = element("summary", title, data={"key": "happened"})
        return element("details", summary, *inside, of="tutor-fold", data={"menu": "happened"})

    def _last(self) -> str:
        """The last thing that happened, for the one line of what is folded."""
        session, game = self.stage.session, self.stage.game
        plies = range(max(session.ply, 1), session.ply + 1)
        steps = happened(session.line, plies, session.seat, session.mine, session.ply)
        return " ".join(game.event(event) for step in steps for event in step.events[:1])

    def _before(self) -> Markup:
        """What everybody begins with; it can be told of a set-up game only."""
        stage = self.stage
        if stage.session.tree.setup is None:
            return Markup("")
        return self._sentences(stage.game.setup(stage.showing().position))

    def _steps(self, plies: range) -> Markup:
        """One's own decision, then what the others did since, and what they chose in secret."""
        stage, session = self.stage, self.stage.session
        line, seat, mine = session.line, session.seat, session.mine
        steps = happened(line, plies, seat, mine, session.ply)
        shown = self._shown(happened(line, shown_in(line, plies), seat, mine, session.ply))
        own = [step for step in steps[:1] if step.player in mine]
        others = steps[len(own) :]
        is_since = own and (others or shown)
        since = element("h3", stage.say("page-since")) if is_since else Markup("")
        return joined(*map(self._step, own), since, shown, self._folded(others, self._step))

    def _shown(self, steps: Sequence[Happened]) -> Markup:
        """What was chosen in secret before, and is shown now; that it was chosen has been told."""
        return joined(*(self._step(step._replace(events=())) for step in steps))

    def _step(self, step: Happened) -> Markup:
        """A decision with its events."""
        stage, game = self.stage, self.stage.game
        lead = ""
        if step.decision is not None:
            lead = game.decision(step.decision, stage.session.line.states[step.ply - 1])
        decided = element(
            "p",
            stage.mark(step.player),
            element("b", step.player),
            element("span", lead),
            of="tutor-decision",
        )
        told = [Told(game.event(event), event.rule) for event in step.events]
        return element(
            "div",
            decided,
            self._note(step),
            self._sentences(told) if told else Markup(""),
            of="tutor-told",
        )

    def _note(self, step: Happened) -> Markup:
        """What was written beside a step; why somebody chose in secret is a secret too."""
        session = self.stage.session
        is_known = step.decision is not None
        comment = session.tree.node(session.path[step.ply]).comment if is_known else ""
        return element("p", comment, of="tutor-note") if comment else Markup("")

    def _earlier(self, told: range) -> Markup:
        """What was decided before in this turn or night, in order."""
        session = self.stage.session
        plies = before_in_turn(session.line, told, session.ply)
        steps = happened(session.line, plies, session.seat, session.mine, session.ply)
        if not steps:
            return Markup("")
        heading = element("h3", self.stage.say("page-earlier"))
        return element("div", heading, self._folded(steps, self._shortly), of="tutor-earlier")

    def _shortly(self, step: Happened) -> Markup:
        return element("p", " ".join(map(self.stage.game.event, step.events)))

    def _folded(self, steps: Sequence[Happened], told: Callable[[Happened], Markup]) -> Markup:
        """The steps in order, the older ones of many folded."""
        first = max(len(steps) - MOST_OPEN, 0)
        folded = Markup("")
        if first:
            count = self.stage.say("page-folded", count=first)
            summary = element("summary", count, data={"key": "folded"})
            folded = element("details", summary, *map(told, steps[:first]), of="tutor-folded")
        return joined(folded, *map(told, steps[first:]))

    def _sentences(self, told: Sequence[Told]) -> Markup:
        return element("ol", *map(self._item, told))

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
