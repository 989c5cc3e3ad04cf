"""The mode of a lesson: what its learner does now, as a closed union of frozen values.

A mode holds what belongs to it and nothing else, so an impossible combination cannot be written.
Every `match` over it ends in `assert_never`, so that the type checker finds a missing mode. The
events of a lesson for its observers stand below.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, assert_never

from tutor.core.base.game import Decision
from tutor.core.base.questions import Value
from tutor.core.lessons.forms import Posed, QuestionView, Standing
from tutor.core.lessons.lesson import Lesson, LessonKey
from tutor.core.lessons.parts import Alternative, Exhibit, LessonStep, Plan
from tutor.core.lessons.questions import asks_certainty, asks_rule, rules_offered
from tutor.core.lessons.review import Quiz
from tutor.core.lessons.runner import Answer, Hint, LessonRunner

Guess = Literal["right", "wrong"]
"""What a learner expects of an alternative: that it turns out as claimed, or not."""
By = Literal["none", "learner", "example"]
"""Who has decided where a step asks for a decision; after the example has, this stays."""

# The replies to a question


@dataclass(frozen=True)
class Thinking:
    """There is no answer yet: the stated certainty, and what is marked or put in order."""

    certainty: str = ""
    marked: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answered:
    """The last answer was judged; `rule` is the rule that the learner says decided it."""

    answer: Answer
    certainty: str = ""
    marked: tuple[str, ...] = ()
    rule: str = ""


Reply = Thinking | Answered

# The modes of a step


@dataclass(frozen=True)
class AtStep:
    """The part that all modes of a step share; it is no mode itself."""

    step: LessonStep


@dataclass(frozen=True)
class Reading(AtStep):
    """The step asks for nothing; it may show an exhibit."""

    exhibit: Exhibit | None = None


@dataclass(frozen=True)
class Reviewing(AtStep):
    """The step offers questions on fresh positions."""


@dataclass(frozen=True)
class Asking(AtStep):
    """The step asks a question, about its exhibit if it has one."""

    question: Posed
    exhibit: Exhibit | None = None
    reply: Reply = Thinking()


@dataclass(frozen=True)
class Deciding(AtStep):
    """The step asks for a decision, or for the turn that the example decides up to `until`."""

    kind: Literal["decide", "turn"]
    until: int
    by: By = "none"

    @property
    def has_decided(self) -> bool:
        """Whether the decision was made, by the learner or by the example."""
        return self.by != "none"


@dataclass(frozen=True)
class Playing(AtStep):
    """A game is played on from the step; the others' decisions are read up to `read_to`."""

    read_to: int = 0
    has_decided: bool = False


@dataclass(frozen=True)
class Tried:
    """Where an alternative led to on the board, and what the learner expected of it, if asked."""

    place: int
    guess: Guess | None = None


@dataclass(frozen=True)
class Trying(AtStep):
    """The step offers an alternative; `tried` is None until it was tried."""

    alternative: Alternative
    tried: Tried | None = None


@dataclass(frozen=True)
class Planning(AtStep):
    """The step offers plans; `chosen` are those chosen so far, the one on the board last."""

    plan: Plan
    chosen: tuple[Exhibit, ...] = ()


StepMode = Reading | Reviewing | Asking | Deciding | Playing | Trying | Planning

# The modes beside the steps


@dataclass(frozen=True)
class Quizzing:
    """A question on a fresh position is asked; the step waits."""

    quiz: Quiz
    is_after_act: bool
    reply: Reply = Thinking()

    @property
    def question(self) -> Posed:
        """The question in the form in which it is asked."""
        assert self.quiz.current is not None
        return self.quiz.current


@dataclass(frozen=True)
class QuizOver:
    """All questions on fresh positions were asked."""

    quiz: Quiz
    is_after_act: bool


Asked = Asking | Quizzing
Played = Deciding | Playing
QuizMode = Quizzing | QuizOver
Work = StepMode | QuizMode


@dataclass(frozen=True)
class LookingUp:
    """The learner looks up an exhibit."""

    exhibit: Exhibit
    work: Work


@dataclass(frozen=True)
class Contents:
    """The contents cover the work."""

    under: Work | LookingUp


@dataclass(frozen=True)
class LookingAround:
    """The board shows something other than what the lesson is about."""

    work: Work


Held = Work | LookingUp | Contents
"""The state that a lesson stores; only the board tells whether its learner looks around."""
Mode = Held | LookingAround


def mode_of(lesson: Lesson, step: LessonStep) -> StepMode:
    """The mode in which a step begins."""
    task = lesson.task(step)
    if task.asking is not None:
        return Asking(step, Posed(lesson.question(task.asking)), task.exhibit)
    if task.alternative is not None:
        return Trying(step, task.alternative)
    if task.plan is not None:
        return Planning(step, task.plan)
    if task.kind == "decide" or task.kind == "turn":
        return Deciding(step, task.kind, task.until)
    if task.kind == "game":
        return Playing(step)
    return Reviewing(step) if task.kind == "review" else Reading(step, task.exhibit)


def mode_of_quiz(quiz: Quiz, *, is_after_act: bool) -> QuizMode:
    """The mode of questions on fresh positions: a question, or the end after all of them."""
    return (QuizOver if quiz.current is None else Quizzing)(quiz, is_after_act)


def return_to(work: Work) -> Work:
    """The mode after the board has gone back to where the mode began."""
    match work:
        case Deciding():
            return replace(work, by="none")
        case Playing():
            return replace(work, has_decided=False)
        case Trying():
            return replace(work, tried=None)
        case Reading() | Reviewing() | Asking() | Planning() | Quizzing() | QuizOver():
            return work
        case _:
            assert_never(work)


def work_of(held: Held) -> Work:
    """The work in a lesson, without what covers it."""
    under = held.under if isinstance(held, Contents) else held
    return under.work if isinstance(under, LookingUp) else under


def with_work(held: Held, work: Work) -> Held:
    """The same with other work under what covers it."""
    under = held.under if isinstance(held, Contents) else held
    under = replace(under, work=work) if isinstance(under, LookingUp) else work
    return Contents(under) if isinstance(held, Contents) else under


# The questions


def view_of(runner: LessonRunner, work: Asked, *, is_told: bool) -> QuestionView:
    """What the page shows of a question; `is_told` says that the board has shown the answer.

    A step offers sets of players as options; on a fresh position the learner marks them one by one.
    """
    marked = work.reply.marked
    if isinstance(work, Quizzing):
        standing: Standing = "settled" if _is_judged(work) else "open"
        return QuestionView(work.question, work.quiz.chosen, standing, is_built=True, marked=marked)
    tried = runner.current_try
    standing = "told" if tried.is_answer_shown or is_told else "open"
    if tried.is_settled:
        standing = "skipped" if tried.is_skipped else "settled"
    return QuestionView(
        work.question,
        runner.chosen,
        standing,
        is_built=work.question.kind == "ordered",
        marked=marked,
    )


def _is_judged(work: Quizzing) -> bool:
    """Whether there is nothing left to answer; a claim that was judged wrong counts as answered."""
    reply = work.reply
    return isinstance(reply, Answered) and (reply.answer.is_right or work.question.is_claim)


def asks_how_sure(runner: LessonRunner, work: Asked, asked: QuestionView) -> bool:
    """Whether the page asks how sure the learner is of the answer to come."""
    progress = runner.progress
    # The learner reads the answer off the board, so certainty means nothing.
    if asked.question.form == "found" or isinstance(work.reply, Answered):
        return False
    met = len(progress.reviewed) + len(progress.questions)
    if isinstance(work, Quizzing):
        return asks_certainty(met)
    is_met = runner.asking is not None and runner.asking.id in progress.questions
    return not (asked.is_settled or runner.current_try.wrong) and asks_certainty(met - is_met)


def rules_beside(runner: LessonRunner, work: Asked, asked: QuestionView) -> tuple[str, ...]:
    """The rules from which the learner picks the one that decided the question; mostly none."""
    is_judged = isinstance(work, Quizzing) and asked.is_settled
    if not is_judged or not asks_rule(len(runner.progress.reviewed)):
        return ()
    return rules_offered(runner.lesson.teaching, asked.question, runner.taught_rules())


Outcome = Literal["open", "same", "other"]
"""The outcome of a decision or a turn: unfinished, as in the example, or different."""


class StepOpened(NamedTuple):
    """The learner went to a step, or to a question of a quiz (`quiz:0`, …)."""

    lesson: LessonKey
    step: str


class OptionChosen(NamedTuple):
    """An option of a step's question was chosen; `misconception` is the reason for a wrong one."""

    lesson: LessonKey
    step: str
    concept: str
    value: Value
    is_right: bool
    misconception: str = ""


class HintTaken(NamedTuple):
    """A hint to the question of a step was taken."""

    lesson: LessonKey
    step: str
    hint: Hint


class Decided(NamedTuple):
    """The learner made a decision that a step asks for; a refused decision changed nothing."""

    lesson: LessonKey
    step: str
    decision: Decision
    outcome: Outcome
    is_refused: bool = False


class MoveShown(NamedTuple):
    """The example made the decision that a step asks the learner for."""

    lesson: LessonKey
    step: str


class AlternativeTried(NamedTuple):
    """The alternative of a step was tried."""

    lesson: LessonKey
    step: str
    alternative: str


class PlanChosen(NamedTuple):
    """A plan was chosen in a step, to be played out; `option` is the id of its exhibit."""

    lesson: LessonKey
    step: str
    option: str


class ExhibitShown(NamedTuple):
    """An exhibit was looked up beside the steps of the lesson."""

    lesson: LessonKey
    exhibit: str


LessonEvent = (
    StepOpened
    | OptionChosen
    | HintTaken
    | Decided
    | MoveShown
    | AlternativeTried
    | PlanChosen
    | ExhibitShown
)
Observer = Callable[[LessonEvent], None]
