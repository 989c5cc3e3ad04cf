"""A question on the page: its options, the reply to each chosen option, and the hints.

Beside some questions the learner says how sure the answer is, and which rule decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tutor.core.base.questions import Question
from tutor.core.lessons.forms import Posed, QuestionView
from tutor.core.lessons.questions import DEGREES, Certainty, certainties
from tutor.core.lessons.review import REVIEWED
from tutor.core.lessons.runner import HINTS, Hint
from tutor.core.print.question import answer_label, answer_rows, right_labels
from widgets.lesson.controller import LessonController
from widgets.lesson.modes import (
    Answered,
    Asked,
    Asking,
    QuizMode,
    QuizOver,
    Quizzing,
    asks_how_sure,
    rules_beside,
)
from widgets.shared.controls import Markup, control, element, join
from widgets.shared.question import draw_question
from widgets.shared.stage import Stage


def certainty(stage: Stage, course: LessonController, work: Asked, view: QuestionView) -> Markup:
    """Return the buttons that ask how sure the learner is; empty beside most questions.

    The first time, a sentence says why the page asks.
    """
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
    asked = stage.say("certainty-ask")
    why = Markup("")
    if not course.runner.progress.certain:
        why = element("span", " ", stage.say("certainty-why"), class_="tutor-sure-why")
    return element(
        "div",
        element("span", asked, why, id="tutor-certainty"),
        *buttons,
        class_="tutor-row tutor-beside tutor-sure",
        role="group",
        aria_labelledby="tutor-certainty",
    )


def _drill_options(stage: Stage, work: Quizzing, view: QuestionView) -> Markup:
    """Return the options of a drill, each with a button for each degree of certainty.

    One press answers the question. Afterwards the pressed button shows the verdict.
    """
    rows = []
    for row in answer_rows(view, stage.game, stage.text):
        buttons = []
        for degree in DEGREES:
            is_chosen = bool(row.verdict) and degree == work.reply.certainty
            said = stage.say(f"question-{row.verdict}") if is_chosen else ""
            verdict = element("span", said, class_="tutor-option-said") if said else Markup("")
            of = f"tutor-option tutor-option-{row.verdict}" if is_chosen else "tutor-option"
            words = element("span", stage.say(f"certainty-{degree}"))
            buttons.append(control("option", f"{row.number} {degree}", verdict, words, class_=of))
        named = f"tutor-drill-{row.number}"
        label = element("b", row.label, id=named)
        of = "tutor-options tutor-options-short"
        rows.append(element("div", label, *buttons, class_=of, role="group", aria_labelledby=named))
    return element(
        "div", *rows, class_="tutor-drill", role="group", aria_labelledby="tutor-question"
    )


def certainty_reply(stage: Stage, work: Asked, view: QuestionView) -> Markup:
    """Return the reply that compares the answer with the certainty that the learner stated before.

    The markup is empty if the learner stated no certainty, and for a right answer that came
    after wrong answers. A claim can be judged only once.
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
    return element("p", said, class_="tutor-hint tutor-certainty-told")


def which_rule(stage: Stage, course: LessonController, work: Quizzing) -> Markup:
    """Return the buttons that ask which rule decided the question; after a press, the reply.

    The markup is empty beside most questions.
    """
    offered, reply = rules_beside(course.runner, work, course.view_of(work)), work.reply
    if not offered or not isinstance(reply, Answered):
        return Markup("")
    title, named, right = stage.game.rule_title, reply.rule, work.question.question.rules[0]
    if named:
        look = "right" if named == right else "wrong"
        said = stage.say(f"rule-{look}", rule=title(right), said=stage.game.rule_said(right))
        # Its buttons disappear, so the reply takes the focus and is read.
        of, focus = f"tutor-answer tutor-answer-{look} tutor-rule-named", {"focus": 1}
        return element("p", said, class_=of, tabindex="-1", data=focus)
    buttons = [
        control("name-rule", rule, stage.game.rule_said(rule), class_="tutor-option")
        for rule in offered
    ]
    return element(
        "div",
        element("p", element("b", stage.say("rule-ask")), id="tutor-which-rule"),
        *(element("p", each) for each in buttons),
        role="group",
        aria_labelledby="tutor-which-rule",
    )


def certainty_table(stage: Stage, said: Sequence[tuple[str, bool]]) -> Markup:
    """Return a table of how often the learner was right at each degree of certainty, with bars.

    `said` has the degree of each answer, and whether the answer was right. The markup is
    empty if there are no answers.
    """
    if not said:
        return Markup("")
    rows = [
        element(
            "tr",
            element("th", stage.say(f"certainty-{each.degree}"), scope="row"),
            element("td", str(each.said)),
            element("td", str(each.right)),
            element("td", _bar(each)),
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
        element("thead", element("tr", *heads, element("td"))),
        element("tbody", *rows),
        class_="tutor-certainties",
    )


def _bar(certainty: Certainty) -> Markup:
    """Return a bar for the share of right answers; empty if there are no answers."""
    if not certainty.said:
        return Markup("")
    most, right = str(certainty.said), str(certainty.right)
    return element("meter", max=most, value=right, aria_hidden="true")


MOSTLY: Final = 0.7
"""The share of right answers above which the verdict on a review says that little is missing."""
SKIP: Final = "tutor-skipping"
"""The CSS class of a button that skips; this button never stands where the button to go on stands."""
HINTS_TO_ANSWER: Final = {"several": "several-hint", "ordered": "order-hint"}
"""The messages that say how to answer a question, by the kinds that need such a message."""


def step_text(title: str, *parts: Markup) -> Markup:
    """Return the text above a question or a decision, in a box that scrolls if the text is long."""
    return element(
        "div", *parts, class_="tutor-step-text", tabindex="0", role="group", aria_label=title
    )


def question_part(stage: Stage, course: LessonController, work: Asked, *more: Markup) -> Markup:
    """Return the present question with its options, answers and hints, and below these `more`.

    The room for replies is there from the start, so that nothing moves when a reply appears.
    """
    view = course.view_of(work)
    words = stage.game.question(view.question)
    pictured, under = stage.picture_of(view.question.about), Markup("")
    if view.posed.is_claim:
        said, pictured = _claim_words(stage, view.posed), Markup("")
        under = element("p", said, class_="tutor-claimed", id="tutor-claimed")
        replies = _claim_verdict(stage, work)
    else:
        replies = _replies(stage, course, work, view)
        if view.several and not view.is_settled:
            under = element("p", stage.say(HINTS_TO_ANSWER[view.kind]), class_="tutor-hint")
    if isinstance(work, Quizzing) and work.quiz.is_drill:
        options, sure = _drill_options(stage, work, view), tuple[Markup, ...]()
    else:
        options = draw_question(view, stage.game, stage.text, "page", course.at)
        sure = (certainty(stage, course, work, view), certainty_reply(stage, work, view))
    return element(
        "div",
        element("h3", pictured, words.text, id="tutor-question"),
        under,
        options,
        element("div", *sure, *replies, *more, class_="tutor-answers"),
        class_="tutor-question",
    )


def posed_words(stage: Stage, work: Quizzing) -> tuple[str, str]:
    """Return two texts: the position that a quiz question is about in words, and the question.

    The first text begins with why the question is asked, if this differs from the question
    before.
    """
    question, quiz = work.question.question, work.quiz
    about, *before = [
        "quiz-about-missed" if each.concept in quiz.missed else "quiz-about"
        for each in reversed(quiz.questions[: quiz.number + 1])
    ]
    why = [] if about in before[:1] else [stage.say(about)]
    text = stage.game.question(question).text
    if work.question.is_claim:
        text = f"{text} {_claim_words(stage, work.question)}"
    return " ".join([*why, *stage.game.moment(question.state.position())]), text


def once_more(
    stage: Stage, course: LessonController, work: QuizMode, heading: Callable[[str], Markup]
) -> list[Markup]:
    """Return the present question of a quiz; after the last one, the number of right answers.

    `heading` draws the title.
    """
    quiz, say = work.quiz, stage.say
    again = "quiz-after-act" if quiz.missed else "quiz-recall"
    title = say(again if work.is_after_act else "quiz-review")
    question = Markup("")
    if isinstance(work, QuizOver):
        told = [
            element("p", _result(stage, work), class_="tutor-verdict"),
            Markup("") if work.is_after_act else certainty_table(stage, work.quiz.certain),
        ]
        ways = [control("lesson-next", course.at, say("lesson-next"), class_="tutor-main-do")]
    else:
        is_settled = course.view_of(work).is_settled
        following = say("lesson-next" if is_settled else "question-skip")
        number, count = quiz.place
        numbered = say("quiz-number", number=number, count=count)
        if quiz.is_drill:  # the board says the rest, so that a choice is quick
            title, told = numbered, []
        else:
            told = [
                element("p", numbered, class_="tutor-hint"),
                element("p", posed_words(stage, work)[0]),
            ]
        question = question_part(stage, course, work, which_rule(stage, course, work))
        of = "tutor-lesson-next tutor-main-do" if is_settled else SKIP
        onward = control("lesson-next", course.at, following, class_=of)
        ways = [control("quiz-leave", "", say("quiz-leave")), onward]
    row = element("div", *ways, class_="tutor-row tutor-lesson-ways")
    return [step_text(title, heading(title), *told), question, row]


def _result(stage: Stage, work: QuizOver) -> str:
    """Return the sentence on how many answers were right, with a verdict after a review."""
    right, count = sum(work.quiz.answers), len(work.quiz.answers)
    case = "some"
    if not count:
        return stage.say("quiz-none")
    if right == count >= REVIEWED and not work.is_after_act:
        case = "all"
    elif work.is_after_act or right == count:
        case = "act"
    elif right > MOSTLY * count:
        case = "most"
    return stage.say("quiz-done", case=case, right=right, count=count)


# Claims


def _claim_words(stage: Stage, posed: Posed) -> str:
    """Return the claim that the learner has to judge, in words."""
    words = stage.game.question(posed.question)
    label = next(label for label, value in words.options if value == posed.claimed)
    return stage.say("claim-said", option=label)


def _claim_verdict(stage: Stage, work: Asked) -> list[Markup]:
    """Return the verdict on the learner's judgement of a claim; empty before the judgement.

    If the claim itself is wrong, the right answer follows.
    """
    posed, reply = work.question, work.reply
    words = stage.game.question(posed.question)
    if not isinstance(reply, Answered):
        return []
    is_right = reply.answer.is_right
    look = f"tutor-answer tutor-answer-{'right' if is_right else 'wrong'}"
    if posed.is_so:
        # The text begins with a yes to the question; after a no it is a sentence of its own.
        why = element("p", words.right, class_="tutor-answer tutor-answer-right")
        is_so = element("p", stage.say("claim-is-so"), class_=look)
        return [why] if is_right else [is_so, why]
    assert posed.claimed is not None
    not_so = f"{stage.say('claim-is-not-so')} {words.answers[posed.claimed]}"
    right = element("p", _right_answer(stage, posed.question), class_="tutor-hint tutor-replied")
    return [element("p", not_so, class_=look), right]


def _right_answer(stage: Stage, question: Question) -> str:
    """Return the sentence with the right answer; if several are right, with all right answers."""
    labels = right_labels(question, stage.game)
    answers = stage.text.any_of(labels)
    return stage.say("question-answer", count=len(labels), answers=answers)


# Options, and the hints to them


def _replies(
    stage: Stage, course: LessonController, work: Asked, view: QuestionView
) -> list[Markup]:
    """Return the reply to the option that the learner chose last, and the hints that were given."""
    runner = course.runner
    hints = _hints(stage, view.question, _hints_taken(runner.hints, runner.current_try.hints))
    if view.standing == "told":
        # A solution beside the question makes hints superfluous.
        return hints if isinstance(work, Asking) and work.exhibit is None else []
    is_drill = isinstance(work, Quizzing) and work.quiz.is_drill
    wrong = [
        element("p", said, class_="tutor-answer tutor-answer-wrong")
        for said in _corrections(stage, view, is_brief=is_drill)[-1:]
    ]
    if not view.is_settled:
        return [*wrong, *(hints if isinstance(work, Asking) else [])]
    if isinstance(work.reply, Answered) and not work.reply.answer.is_right:
        return wrong
    said, kind = stage.game.question(view.question).right, "right"
    if view.standing == "skipped":
        said, kind = stage.say("question-skipped"), "other"
    return [element("p", said, class_=f"tutor-answer tutor-answer-{kind}")]


def _corrections(stage: Stage, view: QuestionView, *, is_brief: bool) -> list[str]:
    """Return the reply to each wrong option that the learner chose: that it is wrong, and why.

    If `is_brief`, a reply does not repeat the option.
    """
    question, game = view.question, stage.game
    words = game.question(question)
    wrong = [each for each in view.chosen if not view.posed.is_right(each)]
    named = [answer_label(question, each, game, stage.text) for each in wrong]
    return [
        (
            f"{stage.say('question-wrong')}. "
            if is_brief
            else f"{stage.say('question-not-quite', option=name)} "
        )
        # If no misconception explains the option, the reply says how to find out.
        + words.answers.get(value, words.nudge)
        for name, value in zip(named, wrong, strict=True)
    ]


def hint_control(stage: Stage, course: LessonController) -> Markup:
    """Return the control for the next hint; empty if all hints were given."""
    offered = course.runner.hints
    given = len(_hints_taken(offered, course.runner.current_try.hints))
    if given >= len(offered):
        return Markup("")
    words = stage.say("question-hint", level=HINTS.index(offered[given]) + 1)
    return control("hint", "", words, class_="tutor-hint-do")


def _hints_taken(offered: tuple[Hint, ...], taken: int) -> tuple[Hint, ...]:
    """Return the hints in `offered` that were given; `taken` counts all given hints."""
    return tuple(each for each in offered if each in HINTS[:taken])


def _hints(stage: Stage, question: Question, given: tuple[Hint, ...]) -> list[Markup]:
    return [
        element("div", _hint(stage, question, each), class_="tutor-given-hint") for each in given
    ]


def _hint(stage: Stage, question: Question, hint: Hint) -> Markup:
    if hint == "nudge":
        return element("p", stage.game.question(question).nudge)
    if hint == "rule":
        rule = question.rules[0]
        return join(
            element("p", element("b", stage.game.rule_title(rule))),
            element("p", stage.game.rule_text(rule)),
        )
    if hint == "highlight":
        return element("p", stage.say("question-highlight"))
    return element("p", _right_answer(stage, question))
