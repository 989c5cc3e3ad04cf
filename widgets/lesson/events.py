"""The events of a lesson for its observers, one type for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from tutor.core.base.game import Decision
from tutor.core.base.questions import Value
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.runner import Hint

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
