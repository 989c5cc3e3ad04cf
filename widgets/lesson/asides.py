"""What stands beside a question now and then: how sure one is, and which rule decided it."""

from __future__ import annotations

from tutor.core.lessons.side_questions import DEGREES, certainties
from widgets.lesson.controller import LessonController
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage


def certainty(stage: Stage, course: LessonController) -> Markup:
    """How sure one is of the answer to come; empty beside most questions."""
    if not course.is_certainty_asked:
        return Markup("")
    buttons = [
        control(
            "certainty",
            degree,
            stage.say(f"certainty-{degree}"),
            aria_pressed="true" if degree == course.certainty else "false",
        )
        for degree in DEGREES
    ]
    return _aside(stage.say("certainty-ask"), "tutor-certainty", buttons, of="tutor-sure")


def certainty_reply(stage: Stage, course: LessonController) -> str:
    """What the first answer makes of the certainty said before it; empty where none was said.

    It is empty for a right answer that came after wrong ones; a claim is judged only once.
    """
    answer, question = course.answer, course.question
    if answer is None or question is None or not course.certainty:
        return ""
    has_erred = any(each not in question.right for each in course.chosen)
    if answer.is_right and has_erred and course.claim is None:
        return ""
    judged = "right" if answer.is_right else "wrong"
    return stage.say("certainty-reply", case=f"{course.certainty}-{judged}")


def certainty_told(stage: Stage, course: LessonController) -> Markup:
    """The same as a line on the card."""
    said = certainty_reply(stage, course)
    return element("p", said, of="tutor-hint tutor-certainty-told") if said else Markup("")


def which_rule(stage: Stage, course: LessonController) -> Markup:
    """Which rule decided the question, and the reply; empty beside most questions."""
    offered, question = course.rules_offered, course.question
    if not offered or question is None:
        return Markup("")
    title = stage.game.rule_title
    named = course.rule_named
    if named:
        right = question.rules[0]
        name = "rule-right" if named == right else "rule-wrong"
        said = stage.say(name, rule=title(right), said=stage.game.rule_said(right))
        look = "right" if named == right else "wrong"
        # Its buttons are gone: the focus goes there, and the reply is read.
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
    """How often one was right at each degree of certainty; empty where none was ever said."""
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


def _aside(asked: str, name: str, buttons: list[Markup], of: str = "") -> Markup:
    return element(
        "div",
        element("span", asked, id=name),
        *buttons,
        of=f"tutor-row tutor-beside {of}".strip(),
        role="group",
        aria_labelledby=name,
    )
