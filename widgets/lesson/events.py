"""What happens in a lesson, as those are told who observe it: one type for each thing done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from tutor.core.base.game import Decision
from tutor.core.base.questions import Value
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.runner import Hint

Outcome = Literal["open", "same", "other"]
"""What became of a decision or a turn: not over yet, as in the example, or otherwise."""


class StepOpened(NamedTuple):
    """The learner went to a step, or to a question of a quiz (`quiz:0`, …)."""

    lesson: LessonKey
    step: str


class OptionChosen(NamedTuple):
    """An option of the question of a step was chosen; `misconception` is behind a wrong one."""

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
    """The learner made a decision that a step asks for; one that was refused changed nothing."""

    lesson: LessonKey
    step: str
    decision: Decision
    outcome: Outcome
    is_refused: bool = False


class MoveShown(NamedTuple):
    """The example made what a step asks the learner to decide."""

    lesson: LessonKey
    step: str


class AlternativeTried(NamedTuple):
    """The alternative of a step was tried."""

    lesson: LessonKey
    step: str
    alternative: str


class ExhibitShown(NamedTuple):
    """An exhibit was looked up by the way."""

    lesson: LessonKey
    exhibit: str


LessonEvent = (
    StepOpened | OptionChosen | HintTaken | Decided | MoveShown | AlternativeTried | ExhibitShown
)
Observer = Callable[[LessonEvent], None]
