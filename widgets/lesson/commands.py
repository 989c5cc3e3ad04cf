"""The commands of the lesson card, one for each name of a control."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tutor.core.lessons.text import lesson_text
from widgets.lesson.controller import LessonController
from widgets.lesson.lessons import Lessons
from widgets.lesson.modes import Planning, Trying
from widgets.lesson.teachers import OTHERS, TeachersPage
from widgets.lines.timeline import Timeline
from widgets.page import File
from widgets.shared.commands import Commands
from widgets.shared.loop import Navigator
from widgets.shared.notices import Sentence
from widgets.shared.place import Place
from widgets.shared.stage import Stage

LessonCommand = Callable[[LessonController, Stage, str], None]


def _here(do: Callable[[LessonController], None]) -> LessonCommand:
    """A command for the step of its control; a second press after the step does nothing."""

    def command(course: LessonController, _: Stage, value: str) -> None:
        if value == course.at:
            do(course)

    return command


def _anywhere(do: Callable[[LessonController], None]) -> LessonCommand:
    """A command that needs no value."""
    return lambda course, _, __: do(course)


def _by_name(do: Callable[[LessonController, str], None]) -> LessonCommand:
    """A command whose value names the thing it is about."""
    return lambda course, _, value: do(course, value)


def _option(course: LessonController, _: Stage, value: str) -> None:
    if value.isdecimal():
        course.choose(int(value[:3]))


def _give_number(course: LessonController, _: Stage, value: str) -> None:
    course.enter(value.rpartition("\n")[2])


def _act(course: LessonController, _: Stage, value: str) -> None:
    if any(act.name == value for act in course.lesson.acts):
        course.open_act(value)


def _try(course: LessonController, stage: Stage, guess: str) -> None:
    if isinstance(course.work, Trying):
        words = lesson_text(course.lesson, stage.text.language)
        course.try_alternative(words.alternative(course.work.alternative).title, guess)


LESSON_COMMANDS: Final[dict[str, LessonCommand]] = {
    "lesson-next": _here(LessonController.next),
    "lesson-move": _here(LessonController.show_move),
    "lesson-back": _here(LessonController.back),
    "lesson-here": _anywhere(LessonController.arrive),
    "option": _option,
    "give-number": _give_number,
    "certainty": _by_name(LessonController.be_certain),
    "name-rule": _by_name(LessonController.name_rule),
    "hint": _anywhere(LessonController.hint),
    "quiz-leave": _anywhere(LessonController.leave_quiz),
    "contents": _anywhere(LessonController.toggle_contents),
    "recall": _anywhere(LessonController.recall),
    "returns": _anywhere(LessonController.toggle_returns),
    "review": _anywhere(LessonController.review),
    "act": _act,
    "try": _try,
    "others-read": _anywhere(LessonController.read_others),
}

MOVES_ON: Final = frozenset({"lesson-next", "lesson-back", "act"})
"""The commands that go on from the subject of the notices."""


@dataclass(frozen=True)
class LessonCommands:
    """Carries out the commands of the open lesson, if there is one."""

    lessons: Lessons
    stage: Stage
    timeline: Timeline
    navigator: Navigator
    give: Callable[[File], None]
    tell: Callable[[Sentence], None]
    close_comparison: Callable[[], None]

    def register(self, commands: Commands) -> None:
        """Add the commands of the lesson."""
        for name, command in LESSON_COMMANDS.items():
            moves_on = name in MOVES_ON
            commands.add(name, self._of_lesson(command, moves_on=moves_on), moves_on=moves_on)
        commands.add("plan", self._plan)
        commands.add("plan-pause", self._pause_plan)
        commands.add("exhibit", self._exhibit)
        commands.add("teachers", self._teachers)

    def go_on(self, progress: object) -> bool:
        """Go on at the place that a file gives; return whether there is a lesson.

        Raises RecordError.
        """
        self.navigator.go_to_view("lesson")
        if self.lessons.current is None:
            return False
        self.lessons.take(progress)
        self.lessons.current.arrive()
        return True

    def _of_lesson(self, command: LessonCommand, *, moves_on: bool) -> Callable[[str], None]:
        def carry_out(value: str) -> None:
            course = self.lessons.current
            if course is None:
                return
            self.timeline.stop()
            if moves_on:
                # An open comparison would cover the step that follows.
                self.close_comparison()
            with self.stage.loop.busy():
                command(course, self.stage, value)

        return carry_out

    def _plan(self, name: str) -> None:
        """Choose a plan and play it."""
        course = self.lessons.current
        if course is None or not isinstance(course.work, Planning):
            return
        self.timeline.stop()
        with self.stage.loop.busy():
            course.choose_plan(name)
        if course.option is not None and course.option.id == name:
            self.timeline.press("play")

    def _pause_plan(self, _: str) -> None:
        """Pause or resume the plan that plays; without one nothing happens."""
        course = self.lessons.current
        if course is not None and course.option is not None and not course.is_plan_told:
            self.timeline.press("play")

    def _teachers(self, part: str) -> None:
        """Offer the page for teachers: of an act, of the rest, or of everything."""
        course = self.lessons.follow()
        if course is None or part not in ("", OTHERS, *(act.name for act in course.lesson.acts)):
            return
        words = lesson_text(course.lesson, self.stage.text.language)
        page = TeachersPage(words, self.stage.text)
        with self.stage.loop.busy():
            content = page.html(part).encode("utf-8")
        name = page.name(part)
        self.give(File(name, "text/html;charset=utf-8", content))
        self.tell(lambda text: text.say("teachers-given", name=name))

    def _exhibit(self, name: str) -> None:
        """Show an exhibit of the lesson; the control may be in any view."""
        self.navigator.open(Place("lesson", exhibit=name))
