"""What the controls of the lesson card do: each name of a control has one function here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from widgets.lesson.controller import LessonController
from widgets.shared.stage import Stage

LessonAct = Callable[[LessonController, Stage, str], None]


def _next(course: LessonController, _: Stage, value: str) -> None:
    if value == course.at:
        course.next()
        course.arrive()


def _move(course: LessonController, _: Stage, value: str) -> None:
    if value == course.at:
        course.show_move()


def _back(course: LessonController, _: Stage, value: str) -> None:
    if value == course.at:
        course.back()
        course.arrive()


def _here(course: LessonController, _: Stage, __: str) -> None:
    course.arrive()


def _option(course: LessonController, _: Stage, value: str) -> None:
    if value.isdecimal():
        course.choose(int(value[:3]))


def _hint(course: LessonController, _: Stage, __: str) -> None:
    course.hint()


def _leave(course: LessonController, _: Stage, __: str) -> None:
    course.leave_quiz()
    course.arrive()


def _contents(course: LessonController, _: Stage, __: str) -> None:
    course.is_contents_open = not course.is_contents_open
    course.is_for_teachers = False


def _review(course: LessonController, _: Stage, __: str) -> None:
    course.review()
    course.arrive()


def _teachers(course: LessonController, _: Stage, __: str) -> None:
    course.is_for_teachers = True


def _act(course: LessonController, _: Stage, value: str) -> None:
    if any(act.name == value for act in course.lesson.acts):
        course.open_act(value)
        course.arrive()


def _try(course: LessonController, stage: Stage, _: str) -> None:
    alternative = course.alternative
    if alternative is not None:
        figures = stage.game.figures(course.lesson.alternative_figures(alternative))
        course.try_alternative(stage.game.say(f"alternative-{alternative.id}.title", **figures))


LESSON_ACTS: Final[dict[str, LessonAct]] = {
    "lesson-next": _next,
    "lesson-move": _move,
    "lesson-back": _back,
    "lesson-here": _here,
    "option": _option,
    "hint": _hint,
    "quiz-leave": _leave,
    "contents": _contents,
    "review": _review,
    "teachers": _teachers,
    "act": _act,
    "try": _try,
}
