"""What the others did since the learner's last decision, and why: it stays until it is read."""

from __future__ import annotations

from widgets.lesson.controller import LessonController
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element, join
from widgets.shared.stage import Stage


def others_did(stage: Stage, course: LessonController) -> Markup:
    """Each decision of the others with its reason, in order."""
    session, game = stage.session, stage.game
    line, told = session.line, list[Markup]()
    for ply in course.untold:
        decision = line.decision(ply)
        assert decision is not None
        reason = session.tree.node(session.path[ply]).reason
        lead = element(
            "p",
            stage.mark(decision.player),
            element("span", game.narrate(decision, line.states[ply - 1])),
            of="tutor-decision",
        )
        why = element("p", reason, of="tutor-note") if reason else Markup("")
        told.append(element("li", lead, why))
    heading = element("h3", stage.say("others-did"), tabindex="-1", data={"focus": 1})
    return join(heading, element("ol", *told, of="tutor-others-did"))


def on_to_decide(stage: Stage, course: LessonController) -> Markup:
    """The control that leaves it behind."""
    return control("others-read", course.at, stage.say("others-read"), of="tutor-main-do")
