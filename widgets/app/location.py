"""The address of what is on the screen: opened in another browser, it shows the same.

A place of a lesson is written as such. The reader's own lines travel whole, in the parameter `r`,
a long game without what the other players said; lines too long even so are left out, so that the
address stays true.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.core.base.errors import TreeError
from tutor.core.lessons.line_study import is_study_id
from tutor.core.lessons.opening import opening_lesson
from tutor.core.records.link import PARAMETER, link_to
from tutor.core.records.tree import Tree
from widgets.app.opened import Opened, Parts
from widgets.app.windows import View
from widgets.presenter.controller import PresenterController
from widgets.session.tables import is_put_away
from widgets.shared.address import (
    Address,
    StepAsked,
    lesson_parts,
    write_address,
    written_view,
)
from widgets.shared.notices import Sentence
from widgets.shared.workspaces import DOOR, LESSON, SHOWN

USUAL: Final = "lesson"
"""The view of an address that names none, unless it holds a game of one's own."""


class Location:
    """Writes the address of one page, and opens the step of a lesson that it asks for.

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
        self._packed: tuple[Tree, str | None] | None = None

    def address(self) -> str:
        """The query string of where the page stands."""
        view = self._view.name
        parts = {} if view == DOOR else self._place()
        is_told = view != DOOR and (view != USUAL or PARAMETER in parts)
        return write_address(
            **parts,
            view=written_view(view) if is_told else None,
            **self._opened.parts(),
            theme=self._asked.theme,
            lang=self._asked.language,
        )

    def open_shown(self) -> None:
        """Show what the address asks the lesson for by the way: an exhibit, or a question."""
        course, asked, session = self._view.course, self._asked, self._workspaces.session
        exhibit, question, tree = asked.exhibit, asked.question, asked.tree
        if exhibit is not None and course is not None and exhibit in course.lesson.exhibits:
            plan = () if course.plan is None else course.plan.options
            if any(each.id == exhibit for each in plan):
                course.choose_plan(exhibit)
            else:
                course.show_exhibit(exhibit)
            self._go_along(session.line.plies)
        if question is not None and not (
            course is not None and tree is not None and course.ask(question, tree)
        ):
            self._tell(lambda text: text.say("address-question", found=str(question)))

    def open_step(self, step: str) -> None:
        """Open the lesson at a step; an exhibit is gone along as far as the address asks for."""
        course, asked, session = self._view.course, self._asked, self._workspaces.session
        if course is None:
            return
        course.open_step(step)
        is_exhibit = bool(course.runner.step.at.exhibit)
        if asked.tree is None and (is_exhibit or asked.ply is None):
            course.arrive()
        if asked.tree is None and is_exhibit and asked.exhibit is None:
            self._go_along(session.line.plies)

    def _go_along(self, plies: int) -> None:
        """Go along what is laid out as far as the address asks for."""
        asked = self._asked
        if asked.ply is not None:
            told = len(asked.faults)
            self._workspaces.session.go(asked.place_in(plies))
            for fault in asked.faults[told:]:
                self._tell(fault)

    def _place(self) -> Parts:
        presenting, workspaces = self._presenting, self._workspaces
        session = workspaces.session
        if self._view.is_presenting and not presenting.is_line and presenting.lesson is not None:
            shown = presenting.lesson
            slide = StepAsked(shown.beat.step, shown.part)
            return self._lesson(str(slide) if shown.at else None)
        is_led = self._is_led
        if workspaces.at == SHOWN:
            by_the_way = self._by_the_way()
            if by_the_way is not None:
                return by_the_way
            if is_led:
                return self._lesson(self._step)
            is_example = session.tree.protected > 0 and session.place <= session.tree.protected
            return self._lesson(None) if is_example else self._own(None)
        if workspaces.at == LESSON and not self._view.is_presenting:
            step = self._step if workspaces.view == USUAL else None
            is_example = session.place <= session.tree.protected and not self._opened.needs_lines
            lesson = session.lesson
            if not is_example and lesson is not None and is_study_id(lesson.lesson):
                return {**lesson_parts(lesson), "step": step}
            return self._lesson(step) if is_example else self._own(step)
        return self._own(None)

    def _by_the_way(self) -> Parts | None:
        """An exhibit that is looked at beside the steps, or a question; None for neither."""
        course, session = self._view.course, self._workspaces.session
        if self._view.name != USUAL or course is None:
            return None
        lesson: Parts = {**lesson_parts(course.key), "step": self._step}
        if course.quiz is not None:
            link = None if PARAMETER in lesson else self._link(session.tree)
            if link is None or course.asked is None or course.shown:
                return lesson
            return {PARAMETER: link, **lesson, "question": str(course.asked)}
        name = course.shown or (course.option.id if course.option else "")
        exhibit = course.lesson.exhibits.get(name)
        if exhibit is None or session.place > len(exhibit.decisions):
            return None
        return {**lesson, "exhibit": name, "ply": session.ply}

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
    def _step(self) -> str | None:
        """The step of the lesson: a lesson alone is gone on with where its reader was."""
        course = self._view.course
        if course is None:
            return None
        return course.runner.progress.at

    def _lesson(self, step: str | None) -> Parts:
        session = self._workspaces.session
        lesson = lesson_parts(session.lesson or opening_lesson())
        return {**lesson, "ply": session.ply, "step": step}

    def _own(self, step: str | None) -> Parts:
        """Lines of one's own; beside the lesson with the step that waits there."""
        session = self._workspaces.session
        is_lesson = self._workspaces.at == LESSON and not self._view.is_presenting
        lesson = session.lesson if is_lesson else None
        link = self._link(session.tree)
        if link is not None:
            name = None if lesson is None else lesson.lesson
            return {PARAMETER: link, "lesson": name, "step": step, "seat": session.seating}
        if lesson is not None:
            return {**lesson_parts(lesson), "step": step}
        return {"game": session.tree.game.name}

    def _link(self, tree: Tree) -> str | None:
        """The parameter of a tree at its node; None where it is too long."""
        # What is packed was packed from this tree: lines from another start may look the same.
        if self._packed is None or self._packed[0] is not tree:
            try:
                link: str | None = self._put_away() or link_to(tree)[0]
            except TreeError:
                link = None
            self._packed = (tree, link)
        return self._packed[1]

    def _put_away(self) -> str:
        """What stands for a game that goes round the screen; empty for any other."""
        session = self._workspaces.session
        packed = session.workspace.packed() if session.is_hot_seat else ""
        return packed if is_put_away(packed) else ""
