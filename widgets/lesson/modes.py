"""The mode of a lesson: what its learner does now, as a closed union of frozen values.

A mode holds what belongs to it and nothing else: a combination that cannot be cannot be written.
Every `match` over it ends in `assert_never`, so that the types tell where a new mode is missing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, assert_never

from tutor.core.lessons.forms import Posed
from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.parts import Alternative, Exhibit, LessonStep, Plan
from tutor.core.lessons.review import Quiz
from tutor.core.lessons.runner import Answer

Guess = Literal["right", "wrong"]
"""What a learner expects of an alternative: that it turns out so, or otherwise."""
By = Literal["none", "learner", "example"]
"""Who has decided where a step asks for a decision; after the example has, it stays so."""

# The replies to a question


@dataclass(frozen=True)
class Thinking:
    """There is no answer yet: how sure the learner is of it, and what is marked or in order."""

    certainty: str = ""
    marked: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answered:
    """The last answer was judged; `rule` is the one that the learner says decided it."""

    answer: Answer
    certainty: str = ""
    marked: tuple[str, ...] = ()
    rule: str = ""


Reply = Thinking | Answered

# The modes of a step


@dataclass(frozen=True)
class AtStep:
    """What all modes of a step have; it is none itself."""

    step: LessonStep


@dataclass(frozen=True)
class Reading(AtStep):
    """The step asks for nothing."""


@dataclass(frozen=True)
class Reviewing(AtStep):
    """The step offers questions on fresh positions."""


@dataclass(frozen=True)
class Watching(AtStep):
    """The step shows an exhibit and asks nothing about it."""

    exhibit: Exhibit


@dataclass(frozen=True)
class Asking(AtStep):
    """The step asks a question, about its exhibit if it has one."""

    posed: Posed
    exhibit: Exhibit | None = None
    reply: Reply = Thinking()


@dataclass(frozen=True)
class Deciding(AtStep):
    """The step asks for a decision, or for the turn that the example decides up to `until`."""

    kind: Literal["decide", "turn"]
    until: int
    by: By = "none"


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
    """The step offers an alternative; `tried` once it was tried."""

    alternative: Alternative
    tried: Tried | None = None


@dataclass(frozen=True)
class Planning(AtStep):
    """The step offers plans; `chosen` are those chosen so far, the one on the board last."""

    plan: Plan
    chosen: tuple[Exhibit, ...] = ()


StepMode = Reading | Reviewing | Watching | Asking | Deciding | Playing | Trying | Planning

# The modes beside the steps


@dataclass(frozen=True)
class Quizzing:
    """A question on a fresh position is asked; the step waits."""

    quiz: Quiz
    is_after_act: bool
    reply: Reply = Thinking()

    @property
    def posed(self) -> Posed:
        """The question in the form in which it is asked."""
        assert self.quiz.asked is not None
        return self.quiz.asked


@dataclass(frozen=True)
class QuizOver:
    """All questions on fresh positions were asked."""

    quiz: Quiz
    is_after_act: bool


QuizMode = Quizzing | QuizOver
Work = StepMode | QuizMode


@dataclass(frozen=True)
class LookingUp:
    """An exhibit is looked at by the way."""

    exhibit: Exhibit
    work: Work


@dataclass(frozen=True)
class Contents:
    """The contents are open over what is done."""

    under: Work | LookingUp


@dataclass(frozen=True)
class LookingAround:
    """The board shows something else than the lesson speaks of."""

    work: Work


Held = Work | LookingUp | Contents
"""What a lesson remembers; only the board tells whether its learner is looking around."""
Mode = Held | LookingAround


def mode_of(lesson: Lesson, step: LessonStep) -> StepMode:
    """The mode in which a step begins."""
    task = lesson.task(step)
    if task.asking is not None:
        return Asking(step, Posed(lesson.question(task.asking)), task.exhibit)
    if task.exhibit is not None:
        return Watching(step, task.exhibit)
    if task.alternative is not None:
        return Trying(step, task.alternative)
    if task.plan is not None:
        return Planning(step, task.plan)
    if task.kind == "decide" or task.kind == "turn":
        return Deciding(step, task.kind, task.until)
    if task.kind == "game":
        return Playing(step)
    return Reviewing(step) if task.kind == "review" else Reading(step)


def mode_of_quiz(quiz: Quiz, *, is_after_act: bool) -> QuizMode:
    """The mode of questions on fresh positions: the one asked now, or that all were."""
    return (QuizOver if quiz.asked is None else Quizzing)(quiz, is_after_act)


def return_to(work: Work) -> Work:
    """What is left of a mode when the board goes back to where it began."""
    match work:
        case Deciding():
            return replace(work, by="none")
        case Playing():
            return replace(work, has_decided=False)
        case Trying():
            return replace(work, tried=None)
        case Reading() | Reviewing() | Watching() | Asking() | Planning() | Quizzing() | QuizOver():
            return work
        case _:
            assert_never(work)


def work_of(held: Held) -> Work:
    """What is done in a lesson, whatever lies over it."""
    under = held.under if isinstance(held, Contents) else held
    return under.work if isinstance(under, LookingUp) else under


def with_work(held: Held, work: Work) -> Held:
    """The same with other work under what lies over it."""
    under = held.under if isinstance(held, Contents) else held
    under = replace(under, work=work) if isinstance(under, LookingUp) else work
    return Contents(under) if isinstance(held, Contents) else under
