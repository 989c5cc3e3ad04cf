"""The present place of the page, and the address that opens the same place on another page.

A place in a lesson has the name of the step in its address. A place in the reader's own
lines has these lines in its address. If the game is long, the address leaves out the
reasons of the other players. If the lines are still too long, the address leaves out the
lines, and opens the nearest place without them.
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
    """The present place of one page, computed from its view, its tree, and its open panel."""

    def __init__(self, view: View, windows: Windows, presenting: PresenterController) -> None:
        self._view = view
        self._windows = windows
        self._presenting = presenting
        self._workspaces = view.workspaces
        self._packed: tuple[Tree | None, str | None, str] = (None, None, "")

    def address(self) -> str:
        """Return the query string of the present place, with the theme and the language."""
        looks = self._windows.looks
        said = {"theme": looks.theme, "lang": looks.language}
        return write_address(self.place().parameters | said)

    def place(self) -> Place:
        """Return the present place of the page."""
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
        """Return the place to which the reader can return.

        If the board shows an exhibit outside of its lesson, return the place of the lesson or game
        that the exhibit covers.
        """
        place = self.place()
        if self._workspaces.at != SHOWN or place.lesson is not None or place.view == DOOR:
            return place
        course, work = self._course, self._workspaces.work
        step = None if course is None else self._step(course)
        game = "" if work.lesson else work.tree.game.name
        return replace(place, lesson=work.lesson, game=game, link="", seat=None, step=step)

    @property
    def is_passing(self) -> bool:
        """Whether the reader is in the rules for a moment and came directly from the front door."""
        source = self._windows.lookups.source
        return source is not None and source.view == DOOR

    @property
    def _course(self) -> LessonController | None:
        """The controller of the open lesson in the view of lessons; None in other views."""
        return self._view.course if self._view.name == USUAL else None

    # The panel beside the board

    def _panel(self) -> str:
        """Return the name of the open panel; empty if it is the panel with which the view opens."""
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
        """Whether the page lists or compares the reader's own lines, so that the address needs them.

        The board may show the example at the same time.
        """
        tree = self._workspaces.session.tree
        is_listed = self._view.tab == "lines" or self._windows.compare.comparison is not None
        return is_listed and len(tree.nodes) > tree.protected

    # The tree on the board

    def _work_place(self) -> Place:
        """Return the place of the lesson or the game that is open."""
        presenting, workspaces, course = self._presenting, self._workspaces, self._course
        session = workspaces.session
        if self._view.is_presenting and not presenting.is_line and presenting.lesson is not None:
            shown = presenting.lesson
            here = self._of_lesson(Step(shown.beat.step, shown.part) if shown.at else None)
            # A move that the class tries is not part of the place.
            return replace(here, ply=session.ply - (presenting.aside is not None))
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
        """Return the place of the exhibit or question that the lesson shows on the board.

        Return None if the lesson shows neither, or if the reader has gone beyond the exhibit's
        line.
        """
        session = self._workspaces.session
        place = Place(lesson=course.key, step=self._step(course))
        if course.quiz is not None and not course.exhibit_name:
            link = "" if is_study_id(course.key.lesson) else self._link()
            is_asked = link and course.fresh_question is not None
            return replace(place, link=link, question=course.fresh_question) if is_asked else place
        of_step = course.runner.step.at.exhibit
        name = course.exhibit_name or (course.option.id if course.option else "")
        exhibit = course.lesson.exhibits.get(name or of_step)
        if exhibit is None or session.place > len(exhibit.decisions):
            return None
        # The step implies its exhibit, so the address need not name it.
        return replace(place, exhibit=name, ply=session.ply)

    def _step(self, course: LessonController) -> Step:
        """Return the step that the reader has reached in the lesson."""
        return Step(course.runner.progress.at)

    def _of_lesson(self, step: Step | None) -> Place:
        session = self._workspaces.session
        return Place(lesson=session.lesson or opening_lesson(), ply=session.ply, step=step)

    def _own(self, step: Step | None) -> Place:
        """Return the place of the tree that the reader plays, with the tree in its address.

        If a lesson is open beside the tree, the place also has `step`, the step at which the
        lesson waits.
        """
        session = self._workspaces.session
        is_lesson = self._workspaces.at == LESSON and not self._view.is_presenting
        lesson = session.lesson if is_lesson else None
        link = self._link()
        if lesson is not None:
            return Place(lesson=lesson, link=link, step=step)
        seat = session.seating if link else None
        return Place(game=session.tree.game.name, link=link, seat=seat)

    def _link(self) -> str:
        """Return the tree, with its current node, as the value of an address.

        The value does not contain a choice that is still secret from the reader. The value is
        empty if it would be too long.
        """
        session = self._workspaces.session
        # The trees themselves are compared: nodes from another start may look the same.
        if self._packed[0] is not session.tree or self._packed[1] != session.seat:
            try:
                link = self._put_away() or link_to(session.workspace.known_tree)[0]
            except TreeError:
                link = ""
            self._packed = (session.tree, session.seat, link)
        return self._packed[2]

    def _put_away(self) -> str:
        """Return the name under which a hot-seat game is stored; empty for any other game.

        In a hot-seat game several people play at one screen.
        """
        session = self._workspaces.session
        packed = session.workspace.pack() if session.is_hot_seat else ""
        return packed if is_put_away(packed) else ""
