"""The choice between plans: each is played out on the board, and what came of it is told."""

from __future__ import annotations

from tutor.core.lessons.parts import Exhibit
from tutor.core.lessons.text import LessonText, lesson_text
from widgets.lesson.controller import LessonController
from widgets.lesson.modes import Planning
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage


def plans(stage: Stage, course: LessonController, work: Planning) -> Markup:
    """The options; once one is chosen, its course, its outcome, and the options left."""
    words, option = lesson_text(course.lesson, stage.text.language), course.option
    if option is None:
        return _offered(stage, words, work.plan.options, "plan-heading")
    heading = element("h3", words.exhibit(option).title, tabindex="-1", data={"focus": 1})
    if not course.is_plan_told:
        return element("div", heading, *_playing(stage, option), of="tutor-answers tutor-plans")
    answer = words.exhibit(option)("answer")
    parts = [heading, element("p", answer, of="tutor-answer tutor-answer-right")]
    told = [each for each in work.chosen if each is not option]
    parts += [
        element("p", element("b", words.exhibit(each).title), ": ", words.exhibit(each)("answer"))
        for each in told
    ]
    left = tuple(each for each in work.plan.options if each not in work.chosen)
    if left:
        parts.append(_offered(stage, words, left, "plan-left"))
    return element("div", *parts, of="tutor-answers tutor-plans")


def _playing(stage: Stage, option: Exhibit) -> list[Markup]:
    """How far the day has come, and the ways to stop it and to its end."""
    last = len(option.decisions)
    told = stage.say("plan-playing", ply=stage.session.ply, plies=last)
    stop = control("plan-pause", "", stage.say("plan-pause"))
    end = control("goto", last, stage.say("plan-end"))
    return [
        element("p", told, of="tutor-task"),
        element("div", stop, end, of="tutor-row"),
    ]


def _offered(stage: Stage, words: LessonText, options: tuple[Exhibit, ...], heading: str) -> Markup:
    """The options as buttons, each with its idea."""
    choices = [
        control(
            "plan",
            each.id,
            element("b", words.exhibit(each).title),
            element("span", words.exhibit(each).text),
            of="tutor-option tutor-plan",
        )
        for each in options
    ]
    heard = element("h3", stage.say(heading))
    return element("div", heard, *choices, of="tutor-options tutor-plans-offered")
