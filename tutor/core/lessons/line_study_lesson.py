"""Studies as lessons, so that learners can take, save and present them like any other lesson.

A program opens a study with `open_study`. After that, the program can find the lesson by the key of
the study. The key is computed from the content of the study.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from tutor.core.base.kit import kit_of
from tutor.core.base.questions import CHOICE, About, Concept, Measure, Seeking, Told
from tutor.core.lessons.lesson import Lesson, LessonKey
from tutor.core.lessons.line_study import LineStudy, StudyStep
from tutor.core.lessons.parts import (
    Act,
    Asking,
    LessonStep,
    Sought,
    Spot,
    Task,
    lesson_key,
    part_key,
)
from tutor.core.records.record import Record

ACT: Final = "study"
"""The name of the only act of a study."""
MOST_READY: Final = 16
"""The greatest number of lessons of studies in the cache."""
_OPENED: Final[dict[LessonKey, LineStudy]] = {}


class NoTeaching:
    """The teaching of a game that declares none: it has no concepts, measures or rules."""

    CONCEPTS: Final[Mapping[str, Concept]] = {}
    MEASURES: Final[Mapping[str, Measure]] = {}
    SEEKING: Final[Mapping[str, Seeking]] = {}
    RIVALS: Final[Mapping[str, tuple[str, ...]]] = {}


def open_study(study: LineStudy) -> LessonKey:
    """Register a study as a lesson, and return its key."""
    _OPENED[study.key] = study
    return study.key


def opened_study(key: LessonKey) -> LineStudy | None:
    """Return the registered study with a key, or None."""
    return _OPENED.get(key)


def opened_as(lesson: str) -> LessonKey | None:
    """Return the key of the registered study with an id, or None."""
    return next((key for key in _OPENED if key.lesson == lesson), None)


@lru_cache(maxsize=MOST_READY)
def study_lesson(key: LessonKey) -> Lesson:
    """Return the lesson of a registered study. Raises KeyError for an unknown key."""
    return lesson_of(_OPENED[key])


def lesson_of(study: LineStudy) -> Lesson:
    """Return the lesson of a study, with one act. The study must not have faults."""
    teaching = kit_of(study.game.name).teaching or NoTeaching()
    steps = tuple(_step(step) for step in study.steps)
    asked = [step for step in study.steps if step.task == "question"]
    return Lesson(
        study.key.lesson,
        _record(study),
        teaching,
        (Act(ACT, len(steps), steps),),
        {step_id(step.at): _asking(step) for step in asked},
        messages=_messages(study),
        language=study.language,
    )


def step_id(at: int) -> str:
    """Return the id of the step after `at` decisions."""
    return f"at-{at}"


def _record(study: LineStudy) -> Record:
    """Return the record of a study.

    If the last step asks for a decision at the end of the record, the result has one more decision.
    """
    last, record = study.steps[-1], study.record
    if last.task != "decide" or last.at < len(record.decisions):
        return record
    decisions = (*record.decisions, last.accept[0])
    return Record(record.game, record.start, decisions, record.setup)


def _step(step: StudyStep) -> LessonStep:
    name = step_id(step.at)
    task = {"decide": Task("decide"), "question": Task("question", name)}.get(step.task)
    return LessonStep(name, Spot(step.at), (), {}, step.rules, task, step.accept, step.marks)


def _asking(step: StudyStep) -> Asking:
    letters = [chr(ord("a") + number) for number in range(len(step.options))]
    lettered = dict(zip(letters, step.options, strict=True))
    told = Told(
        step.ask,
        {letter: option.text for letter, option in lettered.items()},
        step.right,
        step.hint,
        {letter: option.reply for letter, option in lettered.items() if option.reply},
    )
    right = tuple(letter for letter, option in lettered.items() if option.is_right)
    wrong = tuple(letter for letter, option in lettered.items() if not option.is_right)
    sought = Sought(step.rules, right, wrong, told=told)
    return Asking(step_id(step.at), CHOICE, Spot(step.at), About(), sought)


def _messages(study: LineStudy) -> dict[str, str]:
    """Return the texts of the study, by the message keys that lessons use."""
    act = part_key("act", ACT)
    found = {
        lesson_key(study.key.lesson): study.title,
        act: study.title,
        f"{act}.about": study.author,
    }
    for step in study.steps:
        name = part_key("step", step_id(step.at))
        found |= {name: step.text, f"{name}.title": step.title}
        if step.task == "decide":
            said = {"same": step.right, "other": step.other, "hint": step.hint}
            found |= {f"{name}.{form}": words for form, words in said.items() if words}
    return found
