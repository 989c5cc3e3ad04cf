"""The place on the screen: its address, opened in another browser, shows the same.

A place of a lesson is written as such. The reader's own lines travel whole, in the parameter `r`,
a long game without what the other players said; lines too long even so are left out, so that the
address stays true.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tutor.core.base.errors import TreeError
from tutor.core.lessons.line_study import is_study_id
from tutor.core.lessons.opening import opening_lesson
from tutor.core.records.link import link_to, open_link
from tutor.core.records.tree import Tree
from widgets.app.opened import Opened
from widgets.app.windows import View
from widgets.presenter.controller import PresenterController
from widgets.session.tables import is_put_away
from widgets.shared.notices import Sentence
from widgets.shared.place import DOOR, USUAL, Address, Place, Step, write_address
from widgets.shared.workspaces import LESSON, SHOWN


class Location:
    """Says the place of one page, and opens the step of a lesson that its address asks for.

    `asked` is what the address asked for when the page was opened; `tell` hears what is wrong.
    """

    def __init__(
        self,
        asked: Address,
        view: View,
        presenting: PresenterController,
        opened: Opened,
        tell: Callable[[Sentence], None],
    ) -> None:
        self._asked = asked
        self._view = view
        self._workspaces = view.workspaces
        self._presenting = presenting
        self._opened = opened
        self._tell = tell
        self._packed: tuple[Tree, str] | None = None

    def address(self) -> str:
        """The query string of where the page stands, with its colours and its language."""
        looks = {"theme": self._asked.theme, "lang": self._asked.language}
        return write_address(self.place().parameters | looks)

    def place(self) -> Place:
        """The place where the page stands."""
        if self._view.name == DOOR:
            return Place()
        return self._opened.beside(replace(self._worked(), view=self._view.name))

    def open_shown(self) -> None:
        """Show what the address asks the lesson for by the way: an exhibit, or a question."""
        course, asked = self._view.course, self._asked.place
        exhibit, question = asked.exhibit, asked.question
        if course is not None and exhibit in course.lesson.exhibits:
            plan = () if course.plan is None else course.plan.options
            if any(each.id == exhibit for each in plan):
                course.choose_plan(exhibit)
            else:
                course.show_exhibit(exhibit)
            self._go_along()
        if question is not None and not (
            course is not None and course.ask(question, open_link(asked.link))
        ):
            self._tell(lambda text: text.say("address-question", found=str(question)))

    def open_step(self, step: str) -> None:
        """Open the lesson at a step; an exhibit is gone along as far as the address asks for."""
        course, asked = self._view.course, self._asked.place
        if course is None:
            return
        course.open_step(step)
        is_exhibit = bool(course.runner.step.at.exhibit)
        if not asked.link and (is_exhibit or asked.ply is None):
            course.arrive()
        if not asked.link and is_exhibit and not asked.exhibit:
            self._go_along()

    def _go_along(self) -> None:
        """Go along what is laid out as far as the address asks for."""
        if self._asked.place.ply is not None:
            self._workspaces.session.go(self._asked.place.ply)

    def _worked(self) -> Place:
        """The place of the work on the screen."""
        presenting, workspaces = self._presenting, self._workspaces
        session = workspaces.session
        if self._view.is_presenting and not presenting.is_line and presenting.lesson is not None:
            shown = presenting.lesson
            return self._of_lesson(Step(shown.beat.step, shown.part) if shown.at else None)
        if workspaces.at == SHOWN:
            by_the_way = self._by_the_way()
            if by_the_way is not None:
                return by_the_way
            if self._is_led:
                return self._of_lesson(self._step)
            is_example = session.tree.protected > 0 and session.place <= session.tree.protected
            return self._of_lesson(None) if is_example else self._own(None)
        if workspaces.at == LESSON and not self._view.is_presenting:
            step = self._step if workspaces.view == USUAL else None
            is_example = session.place <= session.tree.protected and not self._opened.needs_lines
            lesson = session.lesson
            if not is_example and lesson is not None and is_study_id(lesson.lesson):
                return Place(lesson=lesson, step=step)
            return self._of_lesson(step) if is_example else self._own(step)
        return self._own(None)

    def _by_the_way(self) -> Place | None:
        """An exhibit that is looked at beside the steps, or a question; None for neither."""
        course, session = self._view.course, self._workspaces.session
        if self._view.name != USUAL or course is None:
            return None
        place = Place(lesson=course.key, step=self._step)
        if course.quiz is not None:
            link = "" if is_study_id(course.key.lesson) else self._link(session.tree)
            if not link or course.asked is None or course.shown:
                return place
            return replace(place, link=link, question=course.asked)
        name = course.shown or (course.option.id if course.option else "")
        exhibit = course.lesson.exhibits.get(name)
        if exhibit is None or session.place > len(exhibit.decisions):
            return None
        return replace(place, exhibit=name, ply=session.ply)

    @property
    def _is_led(self) -> bool:
        """Whether the exhibit that lies there is the one of the lesson's step, as it is shown."""
        course, session = self._view.course, self._workspaces.session
        if self._view.name != USUAL or course is None or course.quiz or course.shown:
            return False
        exhibit = course.lesson.exhibits.get(course.runner.step.at.exhibit)
        if course.option not in (None, exhibit):
            return False
        return exhibit is not None and session.place <= len(exhibit.decisions)

    @property
    def _step(self) -> Step | None:
        """The step of the lesson: a lesson alone is gone on with where its reader was."""
        course = self._view.course
        return None if course is None else Step(course.runner.progress.at)

    def _of_lesson(self, step: Step | None) -> Place:
        session = self._workspaces.session
        return Place(lesson=session.lesson or opening_lesson(), ply=session.ply, step=step)

    def _own(self, step: Step | None) -> Place:
        """Lines of one's own; beside the lesson with the step that waits there."""
        session = self._workspaces.session
        is_lesson = self._workspaces.at == LESSON and not self._view.is_presenting
        lesson = session.lesson if is_lesson else None
        link = self._link(session.tree)
        if lesson is not None:
            return Place(lesson=lesson, link=link, step=step)
        seat = session.seating if link else None
        return Place(game=session.tree.game.name, link=link, seat=seat)

    def _link(self, tree: Tree) -> str:
        """The parameter of a tree at its node; empty where it is too long."""
        # What is packed was packed from this tree: lines from another start may look the same.
        if self._packed is None or self._packed[0] is not tree:
            try:
                link = self._put_away() or link_to(tree)[0]
            except TreeError:
                link = ""
            self._packed = (tree, link)
        return self._packed[1]

    def _put_away(self) -> str:
        """What stands for a game that goes round the screen; empty for any other."""
        session = self._workspaces.session
        packed = session.workspace.packed() if session.is_hot_seat else ""
        return packed if is_put_away(packed) else ""
