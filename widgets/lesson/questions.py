"""The question that a lesson asks now: what there is to see of it, and what is asked beside it."""

from __future__ import annotations

from tutor.core.base.questions import Question
from tutor.core.lessons.asides import asks_certainty, asks_rule, rules_offered
from tutor.core.lessons.forms import QuestionView, Standing
from tutor.core.lessons.runner import LessonRunner
from widgets.lesson.modes import Answered, Asking, Quizzing, Work


def question_of(work: Work | None) -> Question | None:
    """The question of a mode; None where none is asked."""
    return work.posed.question if isinstance(work, Asking | Quizzing) else None


def view_of(runner: LessonRunner, work: Asking | Quizzing, *, is_played_out: bool) -> QuestionView:
    """What there is to see of a question; of an exhibit played to its end the answer is told.

    A step offers sets of players as options; on a fresh position they are marked one by one.
    """
    marked = work.reply.marked
    if isinstance(work, Quizzing):
        standing: Standing = "settled" if _is_judged(work) else "open"
        return QuestionView(work.posed, work.quiz.chosen, standing, is_built=True, marked=marked)
    tried = runner.tried
    standing = "told" if tried.is_answer_shown or is_played_out else "open"
    if tried.is_settled:
        standing = "skipped" if tried.is_skipped else "settled"
    return QuestionView(
        work.posed, runner.chosen, standing, is_built=work.posed.kind == "ordered", marked=marked
    )


def _is_judged(work: Quizzing) -> bool:
    """Whether nothing is left to answer: a claim that was judged wrong is told as well."""
    reply = work.reply
    return isinstance(reply, Answered) and (reply.answer.is_right or work.posed.is_claim)


def asks_how_sure(runner: LessonRunner, work: Asking | Quizzing, asked: QuestionView) -> bool:
    """Whether it is asked here how sure the learner is of the answer to come."""
    progress = runner.progress
    # What is to be found is read off the board: there is nothing to be sure of.
    if asked.question.form == "found" or isinstance(work.reply, Answered):
        return False
    met = len(progress.reviewed) + len(progress.questions)
    if isinstance(work, Quizzing):
        return asks_certainty(met)
    is_met = runner.asking is not None and runner.asking.id in progress.questions
    return not (asked.is_settled or runner.tried.wrong) and asks_certainty(met - is_met)


def rules_beside(runner: LessonRunner, asked: QuestionView) -> tuple[str, ...]:
    """The rules of which one decided the question just answered on a fresh position."""
    if not asked.is_settled or not asks_rule(len(runner.progress.reviewed)):
        return ()
    return rules_offered(runner.lesson.teaching, asked.question, runner.taught())
