"""The lessons of one learner: for each lesson a controller, which has the learner's progress."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress

from tutor.core.base.errors import TutorError
from tutor.core.lessons.files import door_lessons, has_course, lesson_named, open_course
from tutor.core.lessons.lesson import Lesson, LessonKey
from tutor.core.lessons.line_study import is_study_id
from tutor.core.lessons.progress import begin, key_of, read_progress
from tutor.core.lessons.runner import LessonRunner, Reached
from widgets.lesson.controller import LessonController
from widgets.lesson.modes import Observer
from widgets.session.workspace import read_kept
from widgets.shared.place import USUAL
from widgets.shared.workspaces import Workspaces


class Lessons:
    """The controllers of the lessons; `current` is the controller of the open lesson, or None."""

    def __init__(self, workspaces: Workspaces) -> None:
        self._workspaces = workspaces
        self._controllers: dict[LessonKey, LessonController] = {}
        self._kept: dict[LessonKey, Mapping[str, object]] = {}
        self._observers: list[Observer] = []
        self.current: LessonController | None = None

    def observe(self, observer: Observer) -> None:
        """Call `observer` after every step, answer and choice in any lesson."""
        self._observers.append(observer)
        for controller in self._controllers.values():
            controller.observe(observer)

    @property
    def open_lesson(self) -> LessonController | None:
        """The controller of the lesson that is open in its own view; None in other views."""
        return self.current if self._workspaces.view == USUAL else None

    def follow(self) -> LessonController | None:
        """Open the lesson of the workspace, if the lesson has acts, and return its controller.

        If the workspace has no such lesson, return the controller of the lesson that was opened
        before, or None.
        """
        lesson = self._workspaces.session.lesson
        if lesson is not None and has_course(lesson.lesson, lesson.game):
            before, self.current = self.current, self._controller(lesson)
            earlier = self._earlier(self.current.lesson)
            self.current.build_on(earlier, is_arriving=self.current is not before)
        return self.current

    def _earlier(self, lesson: Lesson) -> tuple[LessonRunner, ...]:
        """Return the lessons on which a lesson builds and which the learner has begun."""
        keys = (LessonKey(lesson.game.name, name) for name in lesson.after)
        return tuple(filter(None, map(self.runner_of, keys)))

    def _controller(self, lesson: LessonKey) -> LessonController:
        """Return the controller of a lesson; a new controller goes on from the stored progress."""
        found = self._controllers.get(lesson)
        if found is None:
            found = self._controllers[lesson] = LessonController(self._workspaces, lesson)
            found.restore(self._kept.pop(lesson, None))
            for observer in self._observers:
                found.observe(observer)
        return found

    def runner_of(self, lesson: LessonKey) -> LessonRunner | None:
        """Return a lesson with the learner's progress in it; None if the learner has no progress.

        If the lesson was not opened on this page, the result has the progress that the browser
        stored.
        """
        if lesson in self._controllers:
            runner = self._controllers[lesson].runner
            return runner if runner.progress != begin(runner.lesson) else None
        if lesson not in self._kept or not has_course(lesson.lesson, lesson.game):
            return None
        course = open_course(lesson.lesson, lesson.game)
        with suppress(TutorError):
            progress = read_progress(self._kept[lesson], course)
            return LessonRunner(course, progress, self._earlier(course))
        return None

    def headway(self, lessons: Iterable[LessonKey]) -> Mapping[LessonKey, Reached]:
        """Return how far the learner is in each of the lessons that the learner has begun."""
        runners = {lesson: self.runner_of(lesson) for lesson in lessons}
        return {lesson: runner.headway for lesson, runner in runners.items() if runner}

    def others_of(self, lesson: LessonKey) -> tuple[LessonRunner, ...]:
        """Return the other lessons of the same game that the front door offers, in order."""
        others = (key for key in door_lessons() if key.game == lesson.game and key != lesson)
        return tuple(self.runner_of(key) or self._new_runner(key) for key in others)

    def _new_runner(self, key: LessonKey) -> LessonRunner:
        course = open_course(key.lesson, key.game)
        return LessonRunner(course, earlier=self._earlier(course))

    def following(self, lesson: LessonKey) -> LessonRunner | None:
        """Return the next lesson of the same game that is not finished; None without such a lesson."""
        after = [key for key in door_lessons() if key.game == lesson.game]
        after = after[after.index(lesson) + 1 :] if lesson in after else []
        others = (each for each in self.others_of(lesson) if each.lesson.key in after)
        return next((each for each in others if not each.headway.is_over), None)

    def forget(self, lesson: LessonKey) -> None:
        """Forget the controller and the progress of a lesson that the learner has only previewed."""
        found = self._controllers.pop(lesson, None)
        if found is not None and found is self.current:
            self.current = None

    # Storage

    def take(self, progress: object) -> None:
        """Go on with the lesson that a file names, at the place in the file.

        If the file names no known lesson, the file is checked against the open lesson. Raises
        RecordError, which lists every fault.
        """
        lesson = _key(progress)
        if lesson is not None and has_course(lesson.lesson, lesson.game):
            self._workspaces.open_lesson(lesson)
            self.follow()
        if self.current is not None:
            self.current.take(progress)

    def dump(self) -> list[Mapping[str, object]]:
        """Return the progress in every lesson as JSON objects, each with the name of its lesson."""
        followed = [each.runner.progress.to_json() for each in self._controllers.values()]
        return [*self._kept.values(), *followed]

    def restore(self, kept: object) -> None:
        """Restore the progress that a browser stored; older pages stored only one lesson.

        Everything that was done before, on this page or in another tab, stays done. The learner's
        place is the stored one, except in the lesson that is open already.
        """
        for each in kept if isinstance(kept, list) else [kept]:
            lesson = _key(each)
            if lesson is None or not isinstance(each, Mapping):
                continue
            if lesson in self._controllers:
                self._controllers[lesson].join(each)
            elif lesson in self._kept and has_course(lesson.lesson, lesson.game):
                self._kept[lesson] = _join(lesson, each, self._kept[lesson])
            else:
                self._kept[lesson] = each

    def hear(self, told: str) -> None:
        """Add the progress of another tab; the page does not change."""
        self.restore(read_kept(told).get("progress"))


def _join(
    lesson: LessonKey, kept: Mapping[str, object], before: Mapping[str, object]
) -> Mapping[str, object]:
    """Return two stored progresses of a lesson as one, with the place of the first.

    If only one of the two is valid, return this one.
    """
    course = open_course(lesson.lesson, lesson.game)
    try:
        found = read_progress(kept, course)
    except TutorError:
        return before
    try:
        return found.join(read_progress(before, course)).to_json()
    except TutorError:
        return kept


def _key(progress: object) -> LessonKey | None:
    """Return the lesson to which stored progress belongs; None if the progress names no lesson."""
    asked = key_of(progress)
    if asked is None:
        return None
    if is_study_id(asked.lesson):
        return asked  # another version of the page may have that lesson
    found = lesson_named(asked.lesson, asked.game or None)
    return found if found is None or asked.game in ("", found.game) else None
