"""A claim about a fresh position on the page: whether it is so, and the reason why or why not."""

from __future__ import annotations

from tutor.core.lessons.forms import JUDGEMENTS, YES, Posed
from widgets.lesson.asides import certainty, certainty_told
from widgets.lesson.controller import LessonController
from widgets.shared.controls import control, edition_note
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage


def claim_words(stage: Stage, posed: Posed) -> str:
    """What is claimed in answer to the question."""
    words = stage.game.question(posed.question)
    label = next(label for label, value in words.options if value == posed.claimed)
    return stage.say("claim-said", option=label)


def claimed(stage: Stage, course: LessonController, posed: Posed, *more: Markup) -> Markup:
    """The question with the claim, whether it is so to be chosen, the verdict, and `more`."""
    words = stage.game.question(posed.question)
    rests = edition_note(stage.text, words.note) if course.answer and words.note else Markup("")
    buttons = [
        _judgement(stage, course, posed, number, value) for number, value in enumerate(JUDGEMENTS)
    ]
    sure = (certainty(stage, course), certainty_told(stage, course))
    told = [element("p", each, of=of) for each, of in _told(stage, course, posed)]
    return element(
        "div",
        element("h3", words.text, id="tutor-question"),
        element("p", claim_words(stage, posed), of="tutor-claimed", id="tutor-claimed"),
        element(
            "div",
            *buttons,
            of="tutor-options",
            role="group",
            aria_labelledby="tutor-question tutor-claimed",
        ),
        element("div", *sure, *told, rests, *more, of="tutor-answers"),
        of="tutor-question",
    )


def _told(stage: Stage, course: LessonController, posed: Posed) -> list[tuple[str, str]]:
    """The verdict, and where the claim is wrong the right answer; each with its look."""
    answer, words = course.answer, stage.game.question(posed.question)
    if answer is None:
        return []
    look = "tutor-answer tutor-answer-" + ("right" if answer.is_right else "wrong")
    if posed.is_so:
        # It begins with a yes, and answers whether it is so: after a no it stands by itself.
        why = (words.right, "tutor-answer tutor-answer-right")
        return [why] if answer.is_right else [(stage.say("claim-is-so"), look), why]
    assert posed.claimed is not None
    reason = words.answers[posed.claimed]
    right = [label for label, value in words.options if value in posed.question.right]
    answers = stage.say("question-answer", count=len(right), answers=stage.text.any_of(right))
    not_so = f"{stage.say('claim-is-not-so')} {reason}"
    return [(not_so, look), (answers, "tutor-hint tutor-replied")]


def _judgement(
    stage: Stage, course: LessonController, posed: Posed, number: int, value: str
) -> Markup:
    """One of the two judgements; once one was made, each says what it is worth."""
    of, verdict = "tutor-option", ""
    is_right = (value == YES) == posed.is_so
    if course.answer is not None and is_right:
        of, verdict = f"{of} tutor-option-right", stage.say("question-right")
    elif value in course.chosen:
        of, verdict = f"{of} tutor-option-wrong", stage.say("question-wrong")
    told = element("span", verdict, of="tutor-option-said") if verdict else Markup("")
    label = stage.say("claim-yes" if value == YES else "claim-no")
    # No letter stands before it, so label and verdict share the one column that is left.
    return control("option", number, element("span", element("b", label), " ", told), of=of)
