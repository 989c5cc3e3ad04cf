"""The lessons that one learner follows, by game and lesson: a controller and progress for each."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.base.errors import TutorError
from tutor.core.lessons.files import has_course, lesson_named, open_course
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.line_study import is_study_id
from tutor.core.lessons.progress import key_of, read_progress
from widgets.lesson.controller import LessonController
from widgets.lesson.events import Observer
from widgets.session.workspace import read_kept
from widgets.shared.place import USUAL
from widgets.shared.workspaces import Workspaces


class Lessons:
    """Finds the controller of a lesson. `current` is the one that is followed, if any."""

    def __init__(self, workspaces: Workspaces) -> None:
        self._workspaces = workspaces
        self._controllers: dict[LessonKey, LessonController] = {}
        self._kept: dict[LessonKey, Mapping[str, object]] = {}
        self._observers: list[Observer] = []
        self.current: LessonController | None = None

    def observe(self, observer: Observer) -> None:
        """Call `observer` after every step taken, answer given and choice made in any lesson."""
        self._observers.append(observer)
        for controller in self._controllers.values():
            controller.observe(observer)

    @property
    def followed(self) -> LessonController | None:
        """The lesson that is followed, in its own view; None in others."""
        return self.current if self._workspaces.view == USUAL else None

    def follow(self) -> LessonController | None:
        """Follow the lesson of the workspace, if it has acts; else the one followed before."""
        lesson = self._workspaces.session.lesson
        if lesson is not None and has_course(lesson.lesson, lesson.game):
            self.current = self._controller(lesson)
        return self.current

    def _controller(self, lesson: LessonKey) -> LessonController:
        """The controller of a lesson; a new one goes on where the kept progress says."""
        found = self._controllers.get(lesson)
        if found is None:
            found = self._controllers[lesson] = LessonController(self._workspaces, lesson)
            found.restore(self._kept.pop(lesson, None))
            for observer in self._observers:
                found.observe(observer)
        return found

    def forget(self, lesson: LessonKey) -> None:
        """Forget how far a learner has come in a lesson that somebody was only trying out."""
        found = self._controllers.pop(lesson, None)
        if found is not None and found is self.current:
            self.current = None

    # Keeping

    def take(self, progress: object) -> None:
        """Go on with the lesson of a file where it says. Raises RecordError listing every fault.

        A file that names no lesson we have is held against the one followed.
        """
        lesson = _key(progress)
        if lesson is not None and has_course(lesson.lesson, lesson.game):
            self._workspaces.open_lesson(lesson)
            self.follow()
        if self.current is not None:
            self.current.take(progress)

    def kept(self) -> list[Mapping[str, object]]:
        """The progress in every lesson: JSON objects, each of which names its lesson."""
        followed = [each.runner.progress.to_json() for each in self._controllers.values()]
        return [*self._kept.values(), *followed]

    def restore(self, kept: object) -> None:
        """Take up the progress that a browser kept; older pages kept that of one lesson.

        What was done before, here or elsewhere, stays done. The place is where the kept progress
        is, but for a lesson that is followed already.
        """
        for each in kept if isinstance(kept, list) else [kept]:
            lesson = _key(each)
            if lesson is None or not isinstance(each, Mapping):
                continue
            if lesson in self._controllers:
                self._controllers[lesson].join(each)
            elif lesson in self._kept and has_course(lesson.lesson, lesson.game):
                self._kept[lesson] = _joined(lesson, each, self._kept[lesson])
            else:
                self._kept[lesson] = each

    def hear(self, told: str) -> None:
        """Take up what was done in a lesson in another tab; the page is shown as it is."""
        self.restore(read_kept(told).get("progress"))


def _joined(
    lesson: LessonKey, kept: Mapping[str, object], before: Mapping[str, object]
) -> Mapping[str, object]:
    """Two of what a browser kept of a lesson, at the place of the first; the one that is of use."""
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
    """The lesson of a progress; None where there is no such lesson."""
    asked = key_of(progress)
    if asked is None:
        return None
    if is_study_id(asked.lesson):
        return asked  # it may be opened later
    found = lesson_named(asked.lesson, asked.game or None)
    return found if found is None or asked.game in ("", found.game) else None
