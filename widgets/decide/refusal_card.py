"""The card of a refused decision: why it is not legal, and which decisions are."""

from __future__ import annotations

from tutor.core.base.decision import Refusal
from widgets.shared.controls import control, decide, rule_tag
from widgets.shared.markup import Markup, element, join
from widgets.shared.model import PageModel
from widgets.shared.window import Card


class RefusalCard(Card):
    """The card of the last refusal; hidden without one."""

    names = ("tutor-refused-card",)

    def show(self, model: PageModel) -> None:
        """Show the refusal, if there is one."""
        super().show(model)
        if self.stage.session.refusal is None:
            self.widget.add_class("tutor-gone")
        else:
            self.widget.remove_class("tutor-gone")

    def draw(self, _: PageModel) -> Markup:
        """The refused decision, the numbers, the rule, and at most three legal alternatives."""
        refusal = self.stage.session.refusal
        if refusal is None:
            return element("div", of="tutor-refusal")
        stage, session, say = self.stage, self.stage.session, self.stage.say
        return element(
            "section",
            element(
                "div",
                element("h2", say("refused-heading")),
                control("forget", "", say("refused-close")),
                of="tutor-refusal-head",
            ),
            element(
                "p",
                say("refused-tried", words=stage.game.decision(refusal.decision)),
                of="tutor-hint",
            ),
            element("p", stage.game.refusal(refusal) + ".", of="tutor-against"),
            self._ways(refusal),
            rule_tag(
                stage.game,
                stage.text,
                refusal.rule,
                f"{session.moment}:{refusal.code}",
                say("refused-rule", title=stage.game.rule_title(refusal.rule)),
            ),
            of="tutor-refusal",
            data={"code": refusal.code, "rule": refusal.rule, "at": stage.session.moment},
            role="group",
            aria_label=say("refused-heading"),
            tabindex="-1",
        )

    def _ways(self, refusal: Refusal) -> Markup:
        """The nearest legal decisions, numbered as on the board."""
        stage, session = self.stage, self.stage.session
        if not refusal.nearest:
            return Markup("")
        items = [
            element(
                "li",
                decide(
                    session.tree.game,
                    decision,
                    stage.game.decision(decision, session.state),
                    of="tutor-way",
                ),
            )
            for decision in refusal.nearest
        ]
        heading = element("h3", stage.say("refused-ways"))
        return join(heading, element("ol", *items, of="tutor-way-list"))
