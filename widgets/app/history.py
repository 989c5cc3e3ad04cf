"""The browser's history: back and forward lead through the views, steps, moments and games seen.

Every screen that somebody goes to has a number, which the page notes in the browser's history. Work
is never taken back: a game, a line or an answer stays, only what is looked at changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tutor.core.base.game import State, find_game
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.review import Quiz
from widgets.app.opened import Opened
from widgets.app.windows import View, Windows
from widgets.presenter.controller import PresenterController
from widgets.rules.lookup import RULES, Source
from widgets.session.workspace import Workspace, new_game
from widgets.shared.place import DOOR, Compared, Step
from widgets.shared.workspaces import FREE

MOST: Final = 60
"""The number of screens remembered; browsers keep fifty."""


@dataclass(frozen=True)
class Screenful:
    """A screen that somebody went to; another of any of these is another entry of the history.

    `place` is where it stood in the tree of its game. Steps along one line are one entry, also
    where they are played by themselves.
    `step` is of the lesson, or the slide; `tab` is what the column holds, `unfolded` a list there
    that has an address; `looked_up` is what the rules were asked, and what is written in their
    field is one entry; `panel` is what lies over all of it; `question` is the number of one on a
    fresh position.
    """

    view: str
    game: str
    at: str
    lesson: LessonKey | None
    step: str
    question: int | None
    tab: str
    unfolded: str
    looked_up: str
    panel: str
    is_comparing: bool
    place: int


@dataclass(frozen=True)
class _Visit:
    """A screen, and how it was left: where its game began, and a game of one's own.

    `end` is where its line ends, `quiz` are the questions asked there, `shown` an exhibit looked at
    by the way, `source` is where the rules were opened from.
    """

    screen: Screenful
    start: State
    end: int
    is_led: bool
    work: Workspace | None
    quiz: Quiz | None
    is_after_act: bool
    shown: str
    compared: Compared | None
    source: Source | None


class History:
    """The screens of one page, by number. `go` finds one again.

    `left` is the screen that was left for the front door, if any was.
    The ways of the page to where it begins are no part of it.
    """

    def __init__(
        self, view: View, windows: Windows, presenting: PresenterController, opened: Opened
    ) -> None:
        self._view = view
        self._windows = windows
        self._presenting = presenting
        self._opened = opened
        self._visits: dict[int, _Visit] = {}
        self._at = 0
        self.left: int | None = None
        self._is_going = False
        self._is_open = False

    @property
    def is_open(self) -> bool:
        """Whether what the browser kept and the address asks for has been taken up."""
        return self._is_open

    def open(self) -> None:
        """Begin with what is shown now."""
        self._is_open = True
        self.note()

    def note(self) -> int:
        """Note what is shown now; its number, which grows with every other screen.

        A position that is being set up is no screen yet: going back leads to what was left for it.
        """
        if self._windows.editor.is_open and self._visits:
            return self._at
        visit = self._present()
        before = self._visits.get(self._at)
        seen = None if before is None else before.screen
        is_along = before is not None and before.end == visit.end
        if seen is not None and is_along and self._view.workspaces.session.arrival.how == "went":
            seen = replace(seen, place=visit.screen.place)
        if seen is not None and seen.tab == RULES and self._windows.lookups.is_being_written:
            seen = replace(seen, looked_up=visit.screen.looked_up)
        is_other_game = before is not None and before.start != visit.start
        is_other = seen is not None and (is_other_game or seen != visit.screen)
        if is_other and self._is_open and not self._is_going:
            self._at = max(self._visits) + 1
        self._visits[self._at] = visit
        came_from = "" if visit.source is None else visit.source.view  # where rules are looked up
        if self._is_open and DOOR not in (visit.screen.view, came_from):
            self.left = self._at
        for oldest in sorted(self._visits)[:-MOST]:
            del self._visits[oldest]
        return self._at

    def go(
        self, number: int, go_to_view: Callable[[str, str], None], show: Callable[[], None]
    ) -> None:
        """Show the screen of a number as it was left; an unknown number leaves all as it is.

        `go_to_view` shows a view with a tab open, `show` what was opened there since.
        """
        visit = self._visits.get(number)
        if visit is None:
            return
        self._is_going, self._at = True, number
        try:
            self._open_work(visit)
            if visit.screen.tab == "games":
                self._opened.unfold(visit.screen.unfolded)
            go_to_view(visit.screen.view, visit.screen.tab)
            self._open_place(visit)
            if self._open_over(visit):
                show()
        finally:
            self._is_going = False

    def _present(self) -> _Visit:
        view, workspaces, course = self._view, self._view.workspaces, self._view.course
        session = workspaces.session
        followed = course if view.name == "lesson" else None
        screen = Screenful(
            view.name,
            session.tree.game.name,
            FREE if workspaces.at == FREE else "",
            None if workspaces.at == FREE else workspaces.lesson,
            self._slide if followed is None else followed.runner.progress.at,
            None if followed is None or followed.quiz is None else followed.quiz.number,
            view.tab,
            self._opened.unfolded if view.tab == "games" else "",
            self._windows.lookups.asked if view.tab == RULES else "",
            self._panel,
            self._windows.compare.is_open,
            session.place,
        )
        return _Visit(
            screen,
            session.tree.start,
            session.path[-1],
            followed is not None and followed.is_here,
            session.workspace if workspaces.at == FREE else None,
            None if followed is None else followed.quiz,
            followed is not None and followed.is_after_act,
            "" if followed is None else followed.shown or "",
            self._windows.compare.asked,
            self._windows.lookups.source if view.tab == RULES else None,
        )

    @property
    def _slide(self) -> str:
        """The slide of a lesson that is shown to a class; empty for anything else."""
        shown = self._presenting.lesson
        if not self._view.is_presenting or self._presenting.is_line or shown is None:
            return ""
        return str(Step(shown.beat.step, shown.part))

    @property
    def _panel(self) -> str:
        if self._view.is_presenting:
            return "covered" if self._presenting.is_covered_open else ""
        course = self._view.course if self._view.name == "lesson" else None
        return "contents" if course is not None and course.is_contents_open else ""

    def _open_work(self, visit: _Visit) -> None:
        """Let the session work where it did: in the same lesson, or in the same game."""
        workspaces, screen = self._view.workspaces, visit.screen
        if screen.at != FREE:
            workspaces.open_lesson(screen.lesson)
            return
        starts = [each.tree.start for each in workspaces.earlier]
        free = workspaces.free_tree
        if free is None or free.start != visit.start:
            if visit.start in starts:
                workspaces.reopen(starts.index(visit.start))
            elif visit.work is not None:  # nothing was decided there, so nobody kept it
                workspaces.begin(visit.work)
        workspaces.change_free(screen.game, lambda: new_game(find_game(screen.game)))

    def _open_place(self, visit: _Visit) -> None:
        """Go to the step of the lesson, or to where the tree was left, if that is still there."""
        course, session = self._view.course, self._view.workspaces.session
        presented = self._presenting.lesson
        if self._view.is_presenting:
            if visit.screen.step and presented is not None:
                step, _, part = visit.screen.step.partition(".")
                presented.go_to_step(step, int(part or 1))
                self._presenting.present_lesson()
                return
        elif visit.screen.step and course is not None:
            course.open_step(visit.screen.step)
            if visit.quiz is not None and visit.screen.question is not None:
                course.take_up(visit.quiz, visit.screen.question, is_after_act=visit.is_after_act)
            if visit.shown in course.lesson.exhibits:
                course.show_exhibit(visit.shown)
            elif visit.is_led:
                course.arrive()
                return
        if session.tree.start == visit.start and visit.screen.place <= len(session.tree.nodes):
            session.show(visit.screen.place)

    def _open_over(self, visit: _Visit) -> bool:
        """Open what lay over the place; whether there was anything, or still is."""
        course, was = self._view.course, self._presenting.is_covered_open
        lookups, has_rules = self._windows.lookups, visit.screen.tab == RULES
        if has_rules:
            lookups.look_up(visit.screen.looked_up)
            lookups.source = visit.source
        self._presenting.is_covered_open = visit.screen.panel == "covered"
        if visit.screen.panel == "contents" and course is not None:
            course.is_contents_open = True
        if visit.compared is not None:
            self._windows.compare.open_as(visit.compared)
        is_other = was != self._presenting.is_covered_open
        is_over = bool(visit.screen.panel) or visit.compared is not None
        return is_other or has_rules or is_over
