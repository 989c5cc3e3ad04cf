"""The mode of a lesson, which is the learner's present activity: a closed union of frozen values.

A mode has only the fields that belong to it, so an impossible combination cannot be written. Every
`match` over the modes ends in `assert_never`, so that the type checker finds a missing case. The
module also has the events that a lesson reports to its observers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, assert_never

from tutor.core.base.game import Decision
from tutor.core.base.questions import Value
from tutor.core.lessons.forms import Posed, QuestionView, Standing
from tutor.core.lessons.lesson import Lesson, LessonKey
from tutor.core.lessons.parts import Act, Alternative, Exhibit, LessonStep, Plan
from tutor.core.lessons.questions import asks_certainty, asks_rule, rules_offered
from tutor.core.lessons.review import Quiz
from tutor.core.lessons.runner import Answer, Hint, LessonRunner

Guess = Literal["right", "wrong"]
"""The guess of a learner about an alternative: whether it ends as the lesson claims."""
ToCoach = int | Literal["called", "own"]
"""An answer to the coach: the number of an option, or "own" for a move of the learner's own.

"called" means that the learner has called the coach, who then asks.
"""
By = Literal["none", "learner", "example"]
"""Who made the decision for which a step asks; `none` before the decision.

Once the example has made it, the value stays `example`.
"""

# The replies to a question


@dataclass(frozen=True)
class Thinking:
    """The state of a question before an answer, with a certainty or marked things if there are any."""

    certainty: str = ""
    marked: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answered:
    """The state of a question after an answer was judged.

    `rule` is the rule that, according to the learner, decided the question.
    """

    answer: Answer
    certainty: str = ""
    marked: tuple[str, ...] = ()
    rule: str = ""


Reply = Thinking | Answered

# The modes of a step


@dataclass(frozen=True)
class AtStep:
    """The base class of the modes of a step; it is no mode itself."""

    step: LessonStep


@dataclass(frozen=True)
class Reading(AtStep):
    """The mode of a step that asks for nothing; the step may show an exhibit."""

    exhibit: Exhibit | None = None


@dataclass(frozen=True)
class Reviewing(AtStep):
    """The mode of a step that offers a quiz on fresh positions."""


@dataclass(frozen=True)
class Asking(AtStep):
    """The mode of a step that asks a question, about its exhibit if it has one."""

    question: Posed
    exhibit: Exhibit | None = None
    reply: Reply = Thinking()


@dataclass(frozen=True)
class Deciding(AtStep):
    """The mode of a step that asks for a decision or a turn.

    `until` is the ply at which the example has finished the decision or the turn.
    """

    kind: Literal["decide", "turn"]
    until: int
    by: By = "none"

    @property
    def has_decided(self) -> bool:
        """Whether the decision was made, by the learner or by the example."""
        return self.by != "none"


@dataclass(frozen=True)
class Playing(AtStep):
    """The mode of a step from which the learner plays a whole day, and then more days.

    `player` is the learner's seat. The learner has read the decisions of others and the page
    of the day up to the ply `read_to`. `guess` is the answer to the coach's last question:
    the ply at which the coach asked, and the answer.
    """

    player: str
    read_to: int = 0
    guess: tuple[int, ToCoach] | None = None


@dataclass(frozen=True)
class Tried:
    """An alternative that the learner tried: the node at its end, and the learner's guess before it.

    `guess` is None if the learner was not asked for a guess.
    """

    place: int
    guess: Guess | None = None


@dataclass(frozen=True)
class Trying(AtStep):
    """The mode of a step that offers an alternative; `tried` is None until it was tried."""

    alternative: Alternative
    tried: Tried | None = None


@dataclass(frozen=True)
class Planning(AtStep):
    """The mode of a step that offers plans.

    `chosen` are the plans that the learner has chosen; the last of these is on the board.
    """

    plan: Plan
    chosen: tuple[Exhibit, ...] = ()


StepMode = Reading | Reviewing | Asking | Deciding | Playing | Trying | Planning

# The modes of a quiz, and those that cover a step


@dataclass(frozen=True)
class Quizzing:
    """The mode of a quiz on fresh positions with a question to answer; the step waits meanwhile."""

    quiz: Quiz
    is_after_act: bool
    reply: Reply = Thinking()

    @property
    def question(self) -> Posed:
        """The question in the form in which the quiz asks it."""
        assert self.quiz.current is not None
        return self.quiz.current


@dataclass(frozen=True)
class QuizOver:
    """The mode of a quiz on fresh positions after its last question."""

    quiz: Quiz
    is_after_act: bool


# The modes after the last step of an act


@dataclass(frozen=True)
class ActOver:
    """The mode after an act: the page says what the learner can do now, and what comes next."""

    act: Act


@dataclass(frozen=True)
class LessonOver:
    """The mode after the last act: the page says what was learnt, and offers a game."""

    act: Act


Asked = Asking | Quizzing
Played = Deciding | Playing
QuizMode = Quizzing | QuizOver
EndMode = ActOver | LessonOver
Work = StepMode | QuizMode | EndMode


@dataclass(frozen=True)
class LookingUp:
    """The mode in which the learner looks up an exhibit.

    When the exhibit is closed, the lesson is in the mode `work` again.
    """

    exhibit: Exhibit
    work: Work


@dataclass(frozen=True)
class Contents:
    """The mode in which the contents are open.

    When the contents are closed, the lesson is in the mode `under` again.
    """

    under: Work | LookingUp


@dataclass(frozen=True)
class LookingAround:
    """The mode in which the board shows another position than the position of the mode `work`."""

    work: Work


Held = Work | LookingUp | Contents
"""The modes that a controller stores.

Only the board tells whether the learner looks around.
"""
Mode = Held | LookingAround


def mode_of(lesson: Lesson, step: LessonStep) -> StepMode:
    """Return the mode in which a step begins."""
    task = lesson.task(step)
    if task.asking is not None:
        return Asking(step, Posed(lesson.question(task.asking)), task.exhibit)
    if task.alternative is not None:
        return Trying(step, task.alternative)
    if task.plan is not None:
        return Planning(step, task.plan)
    if task.kind == "decide" or task.kind == "turn":
        return Deciding(step, task.kind, task.until)
    if task.kind == "day":
        return Playing(step, task.player)
    return Reviewing(step) if task.kind == "review" else Reading(step, task.exhibit)


def mode_of_quiz(quiz: Quiz, *, is_after_act: bool) -> QuizMode:
    """Return the mode of a quiz: its present question, or the end after all questions."""
    return (QuizOver if quiz.current is None else Quizzing)(quiz, is_after_act)


def return_to(work: Work) -> Work:
    """Return the mode after the board has gone back to the position where the mode began."""
    match work:
        case Deciding():
            return replace(work, by="none")
        case Playing():
            return Playing(work.step, work.player)
        case Trying():
            return replace(work, tried=None)
        case (
            Reading()
            | Reviewing()
            | Asking()
            | Planning()
            | Quizzing()
            | QuizOver()
            | ActOver()
            | LessonOver()
        ):
            return work
        case _:
            assert_never(work)


def work_of(held: Held) -> Work:
    """Return the mode of the step or the quiz under the contents or an exhibit."""
    under = held.under if isinstance(held, Contents) else held
    return under.work if isinstance(under, LookingUp) else under


def with_work(held: Held, work: Work) -> Held:
    """Return `held` with `work` as the mode of the step or the quiz in it."""
    under = held.under if isinstance(held, Contents) else held
    under = replace(under, work=work) if isinstance(under, LookingUp) else work
    return Contents(under) if isinstance(held, Contents) else under


# Questions


def view_of(runner: LessonRunner, work: Asked, *, is_told: bool) -> QuestionView:
    """Return the view of a question, which the page draws.

    `is_told` says that the board has shown the answer. If the answer is a set of players, a
    step offers whole sets as options, and a quiz on a fresh position lets the learner mark
    players one by one.
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
    """Return whether the question has nothing left to answer.

    A claim counts as answered after a wrong judgement too, and so does a question of a drill
    after a wrong answer.
    """
    reply, is_once = work.reply, work.question.is_claim or work.quiz.is_drill
    return isinstance(reply, Answered) and (reply.answer.is_right or is_once)


def asks_how_sure(runner: LessonRunner, work: Asked, asked: QuestionView) -> bool:
    """Return whether the page asks how sure the learner is of the next answer."""
    progress = runner.progress
    # The learner reads the answer off the board, so certainty means nothing.
    if asked.question.form == "found" or isinstance(work.reply, Answered):
        return False
    met = len(progress.reviewed) + len(progress.questions)
    if isinstance(work, Quizzing):
        return work.quiz.is_drill or asks_certainty(met)
    is_met = runner.asking is not None and runner.asking.id in progress.questions
    return not (asked.is_settled or runner.current_try.wrong) and asks_certainty(met - is_met)


def rules_beside(runner: LessonRunner, work: Asked, asked: QuestionView) -> tuple[str, ...]:
    """Return the rules from which the learner chooses the one that decided the question.

    The tuple is empty after most questions, because only some ask for a rule.
    """
    is_judged = isinstance(work, Quizzing) and asked.is_settled
    if not is_judged or not asks_rule(len(runner.progress.reviewed)):
        return ()
    return rules_offered(runner.lesson.teaching, asked.question, runner.taught_rules())


Outcome = Literal["open", "same", "other"]
"""The outcomes of a decision or a turn: unfinished, as in the example, or different."""


class StepOpened(NamedTuple):
    """The event that the learner went to a step.

    `step` is the id of the step, or names a question of a quiz (`quiz:0`, …), the end of an act
    (`end:` and its name) or the end of the lesson (`end`).
    """

    lesson: LessonKey
    step: str


class OptionChosen(NamedTuple):
    """The event that the learner chose an option of a question.

    `misconception` is the wrong idea that explains a wrong option.
    """

    lesson: LessonKey
    step: str
    concept: str
    value: Value
    is_right: bool
    misconception: str = ""


class HintTaken(NamedTuple):
    """The event that the learner took a hint to the question of a step."""

    lesson: LessonKey
    step: str
    hint: Hint


class Decided(NamedTuple):
    """The event that the learner made a decision for which a step asks.

    If `is_refused`, the decision was not legal and has changed nothing.
    """

    lesson: LessonKey
    step: str
    decision: Decision
    outcome: Outcome
    is_refused: bool = False


class MoveShown(NamedTuple):
    """The event that the example made the decision for which a step asks the learner."""

    lesson: LessonKey
    step: str


class AlternativeTried(NamedTuple):
    """The event that the learner tried the alternative of a step."""

    lesson: LessonKey
    step: str
    alternative: str


class PlanChosen(NamedTuple):
    """The event that the learner chose a plan, which is then played; `option` is its exhibit."""

    lesson: LessonKey
    step: str
    option: str


class ExhibitShown(NamedTuple):
    """The event that the learner looked up an exhibit."""

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
