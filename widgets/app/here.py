"""The address of the page: in another browser it opens the same view.

A place in a lesson is written as such. The reader's own lines are part of the address as a link; a
long game goes without the reasons of the other players. If the lines are still too long, they are
left out, and the address leads to a place that is correct without them.
"""

from __future__ import annotations

from dataclasses import replace

from tutor.core.base.errors import TreeError
from tutor.core.lessons.files import opening_lesson
from tutor.core.lessons.line_study import is_study_id
from tutor.core.records.files import link_to
from tutor.core.records.tree import Tree
from widgets.app.windows import View, Windows
from widgets.lesson.controller import LessonController
from widgets.presenter.controller import PresenterController
from widgets.session.workspace import is_put_away
from widgets.shared.place import DOOR, LONGEST_QUESTION, USUAL, Place, Step, write_address
from widgets.shared.workspaces import LESSON, SHOWN


class Here:
    """Tells where one page stands."""

    def __init__(self, view: View, windows: Windows, presenting: PresenterController) -> None:
        self._view = view
        self._windows = windows
        self._presenting = presenting
        self._workspaces = view.workspaces
        self._packed: tuple[Tree, str] | None = None

    def address(self) -> str:
        """The query string of the present place, with colours and language."""
        looks = self._windows.looks
        said = {"theme": looks.theme, "lang": looks.language}
        return write_address(self.place().parameters | said)

    def place(self) -> Place:
        """The place where the page stands."""
        view, course, work = self._view.name, self._course, self._workspaces.work
        if view == DOOR:
            return Place(work=work)
        place = replace(self._work_place(), view=view, work=work)
        if course is not None:
            place = replace(place, is_led=course.is_here, quiz=course.quiz_place)
        if self._view.tab != "rules":
            return replace(place, panel=self._panel(), compare=self._windows.compare.comparison)
        asked = self._windows.lookups.request
        if asked and len(asked) <= LONGEST_QUESTION:
            return replace(place, looked_up=asked)
        return place if view == "rules" else replace(place, panel="rules")

    def place_to_return_to(self) -> Place:
        """The place to return to: where the page stands, or the place that an exhibit covers."""
        place = self.place()
        if self._workspaces.at != SHOWN or place.lesson is not None or place.view == DOOR:
            return place
        course, work = self._course, self._workspaces.work
        step = None if course is None else self._step(course)
        game = "" if work.lesson else work.tree.game.name
        return replace(place, lesson=work.lesson, game=game, link="", seat=None, step=step)

    @property
    def is_passing(self) -> bool:
        """Whether the reader left the front door only to look up a rule."""
        source = self._windows.lookups.source
        return source is not None and source.view == DOOR

    @property
    def _course(self) -> LessonController | None:
        """The lesson, if it is open in its own view."""
        return self._view.course if self._view.name == USUAL else None

    # The panel beside the work

    def _panel(self) -> str:
        """The name of the open panel; empty for the usual one."""
        view, course = self._view, self._course
        if view.is_presenting:
            return "covered" if self._presenting.is_covered_open else ""
        if view.tab == "games" and (unfolded := self._windows.open_parts(view.name)):
            return unfolded
        if view.tab != "now":
            return view.tab
        if course is not None and course.is_contents_open:
            return "contents"
        return "editor" if view.name == "explore" and self._windows.editor.is_open else ""

    @property
    def _needs_lines(self) -> bool:
        """Whether the page shows the reader's own lines, even while the board shows the example."""
        tree = self._workspaces.session.tree
        is_listed = self._view.tab == "lines" or self._windows.compare.comparison is not None
        return is_listed and len(tree.nodes) > tree.protected

    # The work

    def _work_place(self) -> Place:
        """The place of the work on the screen."""
        presenting, workspaces, course = self._presenting, self._workspaces, self._course
        session = workspaces.session
        if self._view.is_presenting and not presenting.is_line and presenting.lesson is not None:
            shown = presenting.lesson
            return self._of_lesson(Step(shown.beat.step, shown.part) if shown.at else None)
        if workspaces.at == SHOWN:
            place = None if course is None else self._laid_out(course)
            if place is not None:
                return place
            is_example = session.tree.protected > 0 and session.place <= session.tree.protected
            return self._of_lesson(None) if is_example else self._own(None)
        if workspaces.at == LESSON and not self._view.is_presenting:
            step = None if course is None else self._step(course)
            is_example = session.place <= session.tree.protected and not self._needs_lines
            lesson = session.lesson
            if not is_example and lesson is not None and is_study_id(lesson.lesson):
                return Place(lesson=lesson, step=step)
            return self._of_lesson(step) if is_example else self._own(step)
        return self._own(None)

    def _laid_out(self, course: LessonController) -> Place | None:
        """The exhibit or question that a lesson shows on the board; None if the reader left it."""
        session = self._workspaces.session
        place = Place(lesson=course.key, step=self._step(course))
        if course.quiz is not None and not course.exhibit_name:
            link = "" if is_study_id(course.key.lesson) else self._link(session.tree)
            is_asked = link and course.fresh_question is not None
            return replace(place, link=link, question=course.fresh_question) if is_asked else place
        of_step = course.runner.step.at.exhibit
        name = course.exhibit_name or (course.option.id if course.option else "")
        exhibit = course.lesson.exhibits.get(name or of_step)
        if exhibit is None or session.place > len(exhibit.decisions):
            return None
        # The address leaves out the exhibit that belongs to the step.
        return replace(place, exhibit=name, ply=session.ply)

    def _step(self, course: LessonController) -> Step:
        """The step at which the reader is in the lesson."""
        return Step(course.runner.progress.at)

    def _of_lesson(self, step: Step | None) -> Place:
        session = self._workspaces.session
        return Place(lesson=session.lesson or opening_lesson(), ply=session.ply, step=step)

    def _own(self, step: Step | None) -> Place:
        """The place of the reader's own lines; beside a lesson, also the step that waits there."""
        session = self._workspaces.session
        is_lesson = self._workspaces.at == LESSON and not self._view.is_presenting
        lesson = session.lesson if is_lesson else None
        link = self._link(session.tree)
        if lesson is not None:
            return Place(lesson=lesson, link=link, step=step)
        seat = session.seating if link else None
        return Place(game=session.tree.game.name, link=link, seat=seat)

    def _link(self, tree: Tree) -> str:
        """The address parameter of a tree at its node; empty if it would be too long."""
        # Compare the packed tree as well: lines from another start may look the same.
        if self._packed is None or self._packed[0] is not tree:
            try:
                link = self._put_away() or link_to(tree)[0]
            except TreeError:
                link = ""
            self._packed = (tree, link)
        return self._packed[1]

    def _put_away(self) -> str:
        """The parameter of a game that people play around one screen; empty for any other game."""
        session = self._workspaces.session
        packed = session.workspace.pack() if session.is_hot_seat else ""
        return packed if is_put_away(packed) else ""
