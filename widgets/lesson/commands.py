"""What the controls of the lesson card do: each name of a control has one command here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.core.lessons.text import lesson_text
from widgets.lesson.controller import LessonController
from widgets.shared.stage import Stage

LessonCommand = Callable[[LessonController, Stage, str], None]


def _here(do: Callable[[LessonController], None]) -> LessonCommand:
    """A command of the step that its control was drawn for; a second press does nothing more."""

    def command(course: LessonController, _: Stage, value: str) -> None:
        if value == course.at:
            do(course)

    return command


def _anywhere(do: Callable[[LessonController], None]) -> LessonCommand:
    """A command that needs no value."""
    return lambda course, _, __: do(course)


def _option(course: LessonController, _: Stage, value: str) -> None:
    if value.isdecimal():
        course.choose(int(value[:3]))


def _act(course: LessonController, _: Stage, value: str) -> None:
    if any(act.name == value for act in course.lesson.acts):
        course.open_act(value)


def _try(course: LessonController, stage: Stage, _: str) -> None:
    if course.alternative is not None:
        words = lesson_text(course.lesson, stage.text.language)
        course.try_alternative(words.alternative(course.alternative).title)


LESSON_COMMANDS: Final[dict[str, LessonCommand]] = {
    "lesson-next": _here(LessonController.next),
    "lesson-move": _here(LessonController.show_move),
    "lesson-back": _here(LessonController.back),
    "lesson-here": _anywhere(LessonController.arrive),
    "option": _option,
    "hint": _anywhere(LessonController.hint),
    "quiz-leave": _anywhere(LessonController.leave_quiz),
    "contents": _anywhere(LessonController.toggle_contents),
    "review": _anywhere(LessonController.review),
    "teachers": _anywhere(LessonController.offer_to_teachers),
    "act": _act,
    "try": _try,
}
