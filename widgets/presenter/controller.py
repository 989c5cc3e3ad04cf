"""What a teacher shows a class: a lesson beat by beat, or the line on a workspace step by step.

It moves the session and remembers what was covered; the words and the looks are the slides'. A
learner's progress is neither shown nor touched.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tutor.core.base.game import Decision, State
from tutor.core.base.onlooker import is_secret
from tutor.core.lessons.files import has_course, open_course
from tutor.core.lessons.presentation import QUESTION, Presentation
from widgets.shared.address import DEFAULT_LESSON, StepAsked
from widgets.shared.workspace import Workspace
from widgets.shared.workspaces import FREE, LESSON, Workspaces


class Walked(NamedTuple):
    """A step of a line that was shown: who decided what where; None where that is secret."""

    ply: int
    before: State
    decision: Decision | None
    rules: tuple[str, ...]


class PresenterController:
    """One teacher's presentation. `lesson` is None where there is none to present.

    `is_line` says that the line on the workspace is shown, not the lesson; `walked` are the steps of
    lines shown so far. `wants_board` is whether the board stands beside a question; None leaves
    that to the room there is. `is_board_alone` says that nothing but the board is to be seen.
    """

    def __init__(self, workspaces: Workspaces) -> None:
        self._workspaces = workspaces
        self.lesson: Presentation | None = None
        self.is_line = False
        self.is_covered_open = False
        self.is_board_alone = False
        self.wants_board: bool | None = None
        self.walked: dict[object, Walked] = {}

    @property
    def has_line(self) -> bool:
        """Whether there is a line to present instead of the lesson."""
        return self._workspaces.tree_of(FREE) is not None or self._is_aside

    @property
    def _is_aside(self) -> bool:
        tree = self._workspaces.tree_of(LESSON)
        return tree is not None and tree.current > tree.protected

    @property
    def points(self) -> tuple[str, ...]:
        """What the board points at; what could be done now is nothing for a class."""
        return () if self.is_line or self.lesson is None else self.lesson.points

    @property
    def is_asking(self) -> bool:
        """Whether a question stands on the screen, with its answer or without."""
        return self.lesson is not None and not self.is_line and self.lesson.beat.kind in QUESTION

    # Coming and going

    def open(self, asked: StepAsked | None = None) -> None:
        """Present what lies on the workspace; the lesson goes on where it was left.

        A lesson that was not presented before begins with what is `asked` for.
        """
        workspaces = self._workspaces
        is_fresh = self.lesson is None and self._open_lesson()
        self.is_line = self.lesson is None or workspaces.at == FREE or self._is_aside_here
        if is_fresh and workspaces.at == LESSON and self.lesson is not None:
            if asked is not None:
                self.lesson.go_to_step(asked.id, asked.part)
            elif workspaces.session.ply:
                self.lesson.go_to_ply(workspaces.session.ply)
        self.arrive()

    @property
    def _is_aside_here(self) -> bool:
        return self._workspaces.at == LESSON and self._is_aside

    def _open_lesson(self) -> bool:
        """Open the lesson of the workspace, or the first one; whether it has acts to present."""
        lesson = self._workspaces.session.lesson or DEFAULT_LESSON
        if not has_course(lesson):
            return False
        self.lesson = Presentation(open_course(lesson))
        return True

    def arrive(self) -> None:
        """Let the board show what is presented. The watchers of the session are told."""
        if self.is_line or self.lesson is None:
            self._workspaces.session.tell()
        else:
            self._workspaces.lay_out(Workspace(self.lesson.tree(), self.lesson.lesson.id))

    def present_line(self) -> None:
        """Present the line of one's own: free play's, or the one beside the lesson."""
        workspaces = self._workspaces
        at = FREE if workspaces.tree_of(FREE) is not None else LESSON
        if self.has_line:
            workspaces.open(at, lambda: workspaces.session.workspace)
            self.is_line, self.is_covered_open = True, False
            self.arrive()

    def present_lesson(self) -> None:
        """Present the lesson."""
        if self.lesson is not None:
            self.is_line, self.is_covered_open = False, False
            self.arrive()

    # Stepping

    @property
    def is_at_start(self) -> bool:
        """Whether nothing was shown before."""
        if self.is_line or self.lesson is None:
            return self._workspaces.session.ply == 0
        return self.lesson.at == 0

    @property
    def is_at_end(self) -> bool:
        """Whether nothing is left to show."""
        if self.is_line or self.lesson is None:
            return self._workspaces.session.is_at_end
        return self.lesson.following is None

    def step(self, by: int) -> None:
        """Show what comes so many presses later, or earlier; what lies over it is closed first."""
        session = self._workspaces.session
        if self.is_covered_open or self.is_board_alone:
            self.is_covered_open = self.is_board_alone = False
            session.tell()
        elif self.is_line or self.lesson is None:
            session.go(session.ply + by)
        else:
            self.lesson.go(self.lesson.at + by)
            self.arrive()

    def first(self) -> None:
        """Show the beginning."""
        self.is_covered_open = self.is_board_alone = False
        if self.is_line or self.lesson is None:
            self._workspaces.session.go(0)
        else:
            self.lesson.go(0)
            self.arrive()

    def act(self, number: int) -> None:
        """Show the title of an act of the lesson, counted from 1, whatever was shown before."""
        if self.lesson is not None:
            self.is_line = self.is_covered_open = self.is_board_alone = False
            self.lesson.go_to_act(number)
            self.arrive()

    def note(self) -> None:
        """Remember the step of a line that is on the screen."""
        session = self._workspaces.session
        if not (self.is_line and session.ply):
            return
        line, ply = session.line, session.ply
        events = line.happened(ply)
        decision = None if is_secret(events) else line.decision(ply)
        rules = tuple(dict.fromkeys(event.rule for event in events))
        key = session.tree.step(session.place)
        self.walked[key] = Walked(ply, line.states[ply - 1], decision, rules)

    def begin_anew(self) -> None:
        """Begin a new list of what was covered."""
        self.walked = {}
        if self.lesson is not None:
            self.lesson.begin_anew()

    # Keeping

    def kept(self) -> dict[str, Any] | None:
        """What a browser keeps of the presentation of a lesson: JSON values."""
        if self.lesson is None:
            return None
        return {"at": self.lesson.at, "seen": sorted(self.lesson.seen)}

    def restore(self, kept: object) -> None:
        """Take up what a browser kept; what is of no use is let be."""
        at = kept.get("at") if isinstance(kept, Mapping) else None
        seen = kept.get("seen") if isinstance(kept, Mapping) else None
        if not isinstance(at, int) or not isinstance(seen, list):
            return
        if self._open_lesson() and self.lesson is not None:
            places = (each for each in seen if isinstance(each, int))
            self.lesson = Presentation(self.lesson.lesson, at, places)
