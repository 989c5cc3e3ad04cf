"""What the controls of the lesson card do: each name of a control has one function here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from widgets.lesson.controller import Course
from widgets.lines.timeline import Timeline
from widgets.shared.commands import Commands
from widgets.shared.host import Display, Navigator
from widgets.shared.stage import Stage

LessonCommand = Callable[[Course, Stage, str], None]


def _next(course: Course, _: Stage, value: str) -> None:
    if value == course.at:
        course.next()
        course.arrive()


def _move(course: Course, _: Stage, value: str) -> None:
    if value == course.at:
        course.show_move()


def _back(course: Course, _: Stage, value: str) -> None:
    if value == course.at:
        course.back()
        course.arrive()


def _here(course: Course, _: Stage, __: str) -> None:
    course.arrive()


def _option(course: Course, _: Stage, value: str) -> None:
    if value.isdecimal():
        course.choose(int(value[:3]))


def _hint(course: Course, _: Stage, __: str) -> None:
    course.hint()


def _leave(course: Course, _: Stage, __: str) -> None:
    course.leave_quiz()
    course.arrive()


def _contents(course: Course, _: Stage, __: str) -> None:
    course.is_contents_open = not course.is_contents_open
    course.is_for_teachers = False


def _review(course: Course, _: Stage, __: str) -> None:
    course.review()
    course.arrive()


def _teachers(course: Course, _: Stage, __: str) -> None:
    course.is_for_teachers = True


def _act(course: Course, _: Stage, value: str) -> None:
    if any(act.name == value for act in course.lesson.acts):
        course.open_act(value)
        course.arrive()


def _try(course: Course, stage: Stage, _: str) -> None:
    alternative = course.alternative
    if alternative is not None:
        figures = stage.game.figures(course.lesson.alternative_figures(alternative))
        course.try_alternative(stage.game.say(f"alternative-{alternative.id}.title", **figures))


LESSON_COMMANDS: Final[dict[str, LessonCommand]] = {
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

MOVES_ON: Final = frozenset({"lesson-next", "lesson-back", "act"})
"""What goes on from what the notices speak of."""


@dataclass(frozen=True)
class LessonCommands:
    """Carries out what is asked of the lesson, if one is followed: `course` says which."""

    course: Callable[[], Course | None]
    stage: Stage
    timeline: Timeline
    display: Display
    navigator: Navigator

    def register(self, commands: Commands) -> None:
        """Add the commands of the lesson."""
        for name, command in LESSON_COMMANDS.items():
            commands.add(name, self._of_lesson(command), moves_on=name in MOVES_ON)
        commands.add("exhibit", self._exhibit)

    def go_on(self, progress: object) -> bool:
        """Go on where a file says; whether there is a lesson. Raises RecordError."""
        self.navigator.go_to_view("lesson")
        course = self.course()
        if course is not None:
            course.take(progress)
            course.arrive()
        return course is not None

    def _of_lesson(self, command: LessonCommand) -> Callable[[str], None]:
        def carry_out(value: str) -> None:
            course = self.course()
            if course is None:
                return
            self.timeline.stop()
            # Drawn twice, the card would be another under the next press.
            with self.display.shown_once(), self.display.busy():
                command(course, self.stage, value)

        return carry_out

    def _exhibit(self, name: str) -> None:
        """Show an exhibit of the lesson, wherever it was asked for."""
        self.navigator.go_to_view("lesson")
        course = self.course()
        if course is not None and name in course.lesson.exhibits:
            course.show_exhibit(name)
        self.navigator.open_tab("now")
        self.display.show()
