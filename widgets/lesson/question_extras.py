"""The extras beside some questions: how sure the learner is, and which rule decides."""

from __future__ import annotations

from tutor.core.lessons.forms import QuestionView
from tutor.core.lessons.questions import DEGREES, certainties
from widgets.lesson.controller import LessonController
from widgets.lesson.modes import Answered, Asked, Quizzing, asks_how_sure, rules_beside
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage


def certainty(stage: Stage, course: LessonController, work: Asked, view: QuestionView) -> Markup:
    """Asks how sure the learner is of the answer to come; empty beside most questions."""
    if not asks_how_sure(course.runner, work, view):
        return Markup("")
    buttons = [
        control(
            "certainty",
            degree,
            stage.say(f"certainty-{degree}"),
            aria_pressed="true" if degree == work.reply.certainty else "false",
        )
        for degree in DEGREES
    ]
    return element(
        "div",
        element("span", stage.say("certainty-ask"), id="tutor-certainty"),
        *buttons,
        of="tutor-row tutor-beside tutor-sure",
        role="group",
        aria_labelledby="tutor-certainty",
    )


def certainty_reply(stage: Stage, work: Asked, view: QuestionView) -> Markup:
    """The reply that compares the first answer with the certainty stated before; else empty.

    It is empty for a right answer after wrong ones. A claim is judged only once.
    """
    reply = work.reply
    if not isinstance(reply, Answered) or not reply.certainty:
        return Markup("")
    is_right = reply.answer.is_right
    has_erred = any(each not in view.question.right for each in view.chosen)
    if is_right and has_erred and not view.posed.is_claim:
        return Markup("")
    case = f"{reply.certainty}-{'right' if is_right else 'wrong'}"
    said = stage.say("certainty-reply", case=case)
    return element("p", said, of="tutor-hint tutor-certainty-told")


def which_rule(stage: Stage, course: LessonController, work: Quizzing) -> Markup:
    """Asks which rule decided the question, and replies; empty beside most questions."""
    offered, reply = rules_beside(course.runner, work, course.view_of(work)), work.reply
    if not offered or not isinstance(reply, Answered):
        return Markup("")
    title, named, right = stage.game.rule_title, reply.rule, work.question.question.rules[0]
    if named:
        look = "right" if named == right else "wrong"
        said = stage.say(f"rule-{look}", rule=title(right), said=stage.game.rule_said(right))
        # Its buttons are gone: the reply takes the focus, and is read.
        of, focus = f"tutor-answer tutor-answer-{look} tutor-rule-named", {"focus": 1}
        return element("p", said, of=of, tabindex="-1", data=focus)
    buttons = [
        control("name-rule", rule, stage.game.rule_said(rule), of="tutor-option")
        for rule in offered
    ]
    return element(
        "div",
        element("p", element("b", stage.say("rule-ask")), id="tutor-which-rule"),
        *(element("p", each) for each in buttons),
        role="group",
        aria_labelledby="tutor-which-rule",
    )


def certainty_table(stage: Stage, course: LessonController) -> Markup:
    """How often the learner was right at each degree of certainty; empty if none was stated."""
    said = course.runner.progress.certain
    if not said:
        return Markup("")
    rows = [
        element(
            "tr",
            element("th", stage.say(f"certainty-{each.degree}"), scope="row"),
            element("td", str(each.said)),
            element("td", str(each.right)),
        )
        for each in certainties(said)
    ]
    heads = [
        element("th", stage.say(f"certainty-table-{name}"), scope="col")
        for name in ("degree", "said", "right")
    ]
    return element(
        "table",
        element("caption", stage.say("certainty-table")),
        element("thead", element("tr", *heads)),
        element("tbody", *rows),
        of="tutor-certainties",
    )
