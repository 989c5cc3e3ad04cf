"""A question on the page: its options, the reply to each that was chosen, and the hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.core.base.questions import Question
from tutor.core.lessons.runner import HINTS, Hint
from tutor.core.lessons.text import lesson_text
from widgets.lesson.answer_forms import answer_controls, answer_named, how_to_answer
from widgets.lesson.asides import certainty, certainty_table, certainty_told, which_rule
from widgets.lesson.claims import claim_words, claimed
from widgets.lesson.controller import REVIEWED, LessonController
from widgets.shared.controls import control, edition_note
from widgets.shared.markup import Markup, element, join
from widgets.shared.stage import Stage

MOSTLY: Final = 0.7
"""The share of a review that has to be right, and more, before little is missing."""
SHORT: Final = 4
"""Options of so few characters, such as numbers, stand in one row."""


def asked(stage: Stage, course: LessonController, *more: Markup) -> Markup:
    """The question that is asked now with its options, answers and hints, and `more` under these.

    What comes after an answer has its room beforehand, so that nothing moves for it.
    """
    question = course.question
    assert question is not None
    words = stage.game.question(question)
    if course.claim is not None:
        return claimed(stage, course, course.claim, *more)
    is_short = all(len(label) <= SHORT for label, _ in words.options) and not course.several
    of = "tutor-options tutor-options-short" if is_short else "tutor-options"
    return element(
        "div",
        element("h3", stage.pictured(question.about), words.text, id="tutor-question"),
        how_to_answer(stage, course),
        element(
            "div",
            *answer_controls(stage, course, question),
            of=of,
            role="group",
            aria_labelledby="tutor-question",
        ),
        _said(stage, course, question, *more),
        of="tutor-question",
    )


def posed(stage: Stage, course: LessonController) -> tuple[str, str]:
    """The origin of the question on a fresh position, and the question."""
    quiz, question = course.quiz, course.question
    assert quiz is not None
    assert question is not None
    about = "quiz-about-missed" if question.concept in quiz.missed else "quiz-about"
    text = stage.game.question(question).text
    if course.claim is not None:
        text = f"{text} {claim_words(stage, course.claim)}"
    return stage.say(about), text


def corrected(stage: Stage, course: LessonController) -> list[str]:
    """The reply to each wrong option that was chosen: that it is wrong, and the reason."""
    question = course.question
    assert question is not None
    words = stage.game.question(question)
    labels = {value: label for label, value in words.options}
    named = {
        value: labels.get(value) or answer_named(stage, question, value) for value in course.chosen
    }
    return [
        f"{stage.say('question-not-quite', option=named[value])} "
        # What no misconception leads to is answered by how to find out.
        f"{words.answers.get(value, words.nudge)}"
        for value in course.chosen
        if value not in question.right
    ]


def once_more(stage: Stage, course: LessonController, heading: Callable[[str], Markup]) -> Markup:
    """A question on a fresh position, or how many were right; `heading` draws the title."""
    quiz, say = course.quiz, stage.say
    assert quiz is not None
    again = "quiz-after-act" if quiz.missed else "quiz-recall"
    title = heading(say(again if course.is_after_act else "quiz-review"))
    if quiz.question is None:
        count = len(quiz.questions)
        done = _done(stage, course, sum(quiz.answers), count) if count else say("quiz-none")
        onward = control("lesson-next", course.at, say("lesson-next"), of="tutor-main-do")
        return element(
            "div",
            title,
            element("p", done, of="tutor-verdict"),
            Markup("") if course.is_after_act else certainty_table(stage, course),
            element("div", onward, of="tutor-row tutor-lesson-ways"),
        )
    settled = course.is_settled
    following = say("lesson-next" if settled else "question-skip")
    number, count = quiz.place
    return element(
        "div",
        title,
        element("p", say("quiz-number", number=number, count=count), of="tutor-hint"),
        element("p", posed(stage, course)[0]),
        asked(stage, course, which_rule(stage, course)),
        element(
            "div",
            control("quiz-leave", "", say("quiz-leave")),
            control("lesson-next", course.at, following, of="tutor-main-do" if settled else ""),
            of="tutor-row tutor-lesson-ways",
        ),
    )


def _done(stage: Stage, course: LessonController, right: int, count: int) -> str:
    """How many were right; at the end of a review what that is worth, too."""
    case = "some"
    if course.is_after_act:
        case = "act"
    elif right == count >= REVIEWED:
        case = "all"
    elif right > MOSTLY * count:
        case = "most"
    return stage.say("quiz-done", case=case, right=right, count=count)


def hints(stage: Stage, course: LessonController) -> Markup:
    """The control for the next hint; none when all have been given."""
    offered = course.runner.hints
    given = len(_given(offered, course.runner.current_try.hints))
    if given >= len(offered):
        return Markup("")
    words = stage.say("question-hint", level=HINTS.index(offered[given]) + 1)
    return control("hint", "", words, of="tutor-hint-do")


def _given(offered: tuple[Hint, ...], taken: int) -> tuple[Hint, ...]:
    """The hints among those offered that were given, when so many of all were `taken`."""
    return tuple(each for each in offered if each in HINTS[:taken])


def _said(stage: Stage, course: LessonController, question: Question, *more: Markup) -> Markup:
    """The answer to the option chosen last, and the hints taken; before it how sure one is.

    What an answer rests on is said once it is known, not while one thinks.
    """
    words = stage.game.question(question)
    parts = [
        element("p", said, of="tutor-answer tutor-answer-wrong")
        for said in corrected(stage, course)[-1:]
    ]
    tried = course.runner.current_try
    if course.is_told:
        # What is worked out beside it needs no hints any more.
        given = () if course.task.exhibit else _given(course.runner.hints, tried.hints)
        parts = _hints(stage, question, given)
    elif course.is_settled and (course.answer is None or course.answer.is_right):
        passed = course.is_passed_over
        said = stage.say("question-skipped") if passed else words.right
        kind = "other" if passed else "right"
        parts = [
            element("p", said, of=f"tutor-answer tutor-answer-{kind}"),
            rests_on(stage, course),
        ]
    elif course.quiz is None and not course.is_settled:
        parts += _hints(stage, question, _given(course.runner.hints, tried.hints))
    sure = certainty(stage, course)
    return element("div", sure, certainty_told(stage, course), *parts, *more, of="tutor-answers")


def rests_on(stage: Stage, course: LessonController) -> Markup:
    """A line on the reconstructed figures that the answer rests on; empty where there are none."""
    lines = list[str]()
    if course.quiz is None:
        words, exhibit = lesson_text(course.lesson, stage.text.language), course.task.exhibit
        told = [words.step(course.runner.step), *([words.exhibit(exhibit)] if exhibit else [])]
        lines += [each.get("edition") for each in told]
    if course.question is not None:
        lines.append(stage.game.question(course.question).note)
    line = next(filter(None, lines), "")
    return edition_note(stage.text, line) if line else Markup("")


def _hints(stage: Stage, question: Question, given: tuple[Hint, ...]) -> list[Markup]:
    return [element("div", _hint(stage, question, each), of="tutor-given-hint") for each in given]


def _hint(stage: Stage, question: Question, hint: Hint) -> Markup:
    words = stage.game.question(question)
    if hint == "nudge":
        return element("p", words.nudge)
    if hint == "rule":
        rule = question.rules[0]
        return join(
            element("p", element("b", stage.game.rule_title(rule))),
            element("p", stage.game.rule_text(rule)),
        )
    if hint == "highlight":
        return element("p", stage.say("question-highlight"))
    labels = [label for label, value in words.options if value in question.right]
    answers = stage.text.any_of(labels)
    return element("p", stage.say("question-answer", count=len(labels), answers=answers))
