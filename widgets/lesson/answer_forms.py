"""The forms in which a question is answered: what is pressed, marked, entered or ordered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tutor.core.base.questions import Question, Value
from tutor.core.lessons.forms import MOST_ENTERED, Kind
from widgets.lesson.controller import LessonController
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage


def answer_controls(stage: Stage, course: LessonController, question: Question) -> list[Markup]:
    """The controls by which the question asked now is answered, or the verdict on it."""
    return _drawing(course)(stage, course, question)


def how_to_answer(stage: Stage, course: LessonController) -> Markup:
    """How the question is answered, while it is, where options do not say it themselves."""
    hint = _HINTS.get(_drawing(course))
    if hint is None or course.is_settled:
        return Markup("")
    return element("p", stage.say(hint), of="tutor-hint")


def answer_named(stage: Stage, question: Question, value: Value) -> str:
    """A number that was entered, or some players as a list; for none, that there are none.

    Things that were put in order are named one after the other.
    """
    if not isinstance(value, tuple):
        return str(value)
    if question.form == "ordered":
        return stage.text.in_order(stage.game.say(f"ordered-{each}") for each in value)
    return stage.text.all_of(value) if value else stage.say("several-nobody")


def _options(stage: Stage, course: LessonController, question: Question) -> list[Markup]:
    """The options, each with what it is worth once it was chosen."""
    return [
        _option(stage, course, question, number, label, value)
        for number, (label, value) in enumerate(stage.game.question(question).options)
    ]


def _option(
    stage: Stage,
    course: LessonController,
    question: Question,
    number: int,
    label: str,
    value: Value,
) -> Markup:
    """An option; one that was chosen says what it is worth in a sign and a word."""
    letter = element("span", chr(ord("A") + number), of="tutor-letter", aria_hidden="true")
    of, verdict, is_settled = "tutor-option", "", course.is_settled
    if value in course.chosen and value not in question.right:
        of, verdict = f"{of} tutor-option-wrong", stage.say("question-wrong")
    elif is_settled and value in question.right and course.is_passed_over:
        of, verdict = f"{of} tutor-option-shown", stage.say("question-shown")
    elif is_settled and value in question.right:
        of, verdict = f"{of} tutor-option-right", stage.say("question-right")
    told = element("span", verdict, of="tutor-option-said") if verdict else Markup("")
    return control("option", number, letter, " ", element("b", label), told, of=of)


def _several(stage: Stage, course: LessonController, question: Question) -> list[Markup]:
    """The players to be marked, and the control that says these are all; or the verdict."""
    if course.is_settled:
        return [_is_right(stage, course, question)]
    names = [
        control(
            "option",
            number,
            element("b", name),
            of="tutor-option",
            aria_pressed="true" if name in course.marked else "false",
        )
        for number, name in enumerate(course.several)
    ]
    done = stage.say("several-done" if course.marked else "several-nobody")
    return [*names, control("option", len(course.several), done, of="tutor-main-do")]


def _ordering(stage: Stage, course: LessonController, question: Question) -> list[Markup]:
    """The things to be put in order, each with its place once it has one, and the control after.

    The control is there from the beginning, so that nothing moves when all things have a place.
    """
    if course.is_settled:
        return [_is_right(stage, course, question)]
    things = []
    for number, thing in enumerate(course.several):
        is_placed = thing in course.marked
        place = str(course.marked.index(thing) + 1) if is_placed else "·"
        sign = element("span", place, of="tutor-letter", aria_hidden="" if is_placed else "true")
        label = element("b", stage.game.say(f"ordered-{thing}"))
        pressed = "true" if is_placed else "false"
        things.append(
            control("option", number, sign, " ", label, of="tutor-option", aria_pressed=pressed)
        )
    lacks = {"aria_disabled": "true"} if len(course.marked) < len(things) else {}
    words = stage.say("order-done")
    return [*things, control("option", len(things), words, of="tutor-main-do", **lacks)]


def _entered(stage: Stage, course: LessonController, question: Question) -> list[Markup]:
    """A field for a number, and the control that says this is it; or the verdict."""
    if course.is_settled:
        return [_is_right(stage, course, question)]
    last = course.chosen[-1] if course.chosen else ""
    field = element(
        "input",
        id="tutor-number",
        type="number",
        inputmode="numeric",
        min="0",
        max=str(MOST_ENTERED),
        value=str(last),
        autocomplete="off",
        aria_labelledby="tutor-question",
    )
    done = element(
        "button",
        stage.say("enter-done"),
        of="tutor-do tutor-main-do",
        data={
            "do": "give-number",
            "value": course.at,
            "key": "give-number",
            "with": "#tutor-number",
        },
        type="submit",
    )
    label = element("span", stage.say("enter-number"), aria_hidden="true")
    labelled = element("label", label, field, of="tutor-field")
    return [element("form", labelled, done, of="tutor-row")]


def _is_right(stage: Stage, course: LessonController, question: Question) -> Markup:
    """The right answer, with its verdict, where no options were offered."""
    words = stage.game.question(question)
    label = next(label for label, value in words.options if value in question.right)
    verdict = "question-shown" if course.is_passed_over else "question-right"
    told = element("span", stage.say(verdict), of="tutor-option-said")
    of = f"tutor-option tutor-option-{'shown' if course.is_passed_over else 'right'}"
    said = element("span", element("b", label), " ", told)
    return control("option", len(course.several), said, of=of)


Drawing = Callable[[Stage, LessonController, Question], list[Markup]]

_DRAWINGS: Final[Mapping[Kind, Drawing]] = {
    "several": _several,
    "ordered": _ordering,
    "entered": _entered,
}
"""The forms that are not answered by options."""
_HINTS: Final[Mapping[Drawing, str]] = {_several: "several-hint", _ordering: "order-hint"}


def _drawing(course: LessonController) -> Drawing:
    """A step offers sets of players as options, so only what is to be marked is no option."""
    kind = course.kind
    if kind is None or (kind == "several" and not course.several):
        return _options
    return _DRAWINGS.get(kind, _options)
