"""The study that the reader works on: begun from a line, stored, edited and undone.

Each edit of a step gets the value of its control in the form. A value that no control
sends raises ValueError, IndexError or KeyError. If a study is not complete,
`StudyDraft.faults` says what the study lacks. This module needs no widgets.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from tutor.core.base.errors import Fault, TutorError
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.line_study import (
    LONGEST_TITLE,
    MOST_OPTIONS,
    MOST_STEPS,
    LineStudy,
    Option,
    StudyStep,
    faults_of,
    read_draft,
)
from tutor.core.records.files import pack, unpack
from tutor.core.records.record import LONGEST_COMMENT
from tutor.core.records.tree import MARKS
from widgets.session.session import Session
from widgets.shared.workspaces import MOST_ASIDE, Workspaces


def with_text(step: StudyStep, name: str, value: str) -> StudyStep:
    """Return the step with the text `value` in its field `name`."""
    if name.startswith(("option", "reply")):
        number = int(name.lstrip("abcdefghijklmnopqrstuvwxyz"))
        option = step.options[number]
        worded = option._replace(text=value) if name[0] == "o" else option._replace(reply=value)
        return _with(step, number, worded)
    match name:
        case "heading-field":
            return replace(step, title=value)
        case "text":
            return replace(step, text=value)
        case "ask":
            return replace(step, ask=value)
        case "hint":
            return replace(step, hint=value)
        case "right":
            return replace(step, right=value)
        case "other":
            return replace(step, other=value)
    raise KeyError(name)


def _with(step: StudyStep, number: int, option: Option) -> StudyStep:
    options = (*step.options[:number], option, *step.options[number + 1 :])
    return replace(step, options=options)


def with_option(step: StudyStep, _: str) -> StudyStep:
    """Return the step with one more option, up to the most that a question may have."""
    return replace(step, options=(*step.options, Option(""))[:MOST_OPTIONS])


def without_option(step: StudyStep, value: str) -> StudyStep:
    """Return the step without the option whose number is `value`."""
    number = int(value)
    return replace(step, options=(*step.options[:number], *step.options[number + 1 :]))


def toggle_right(step: StudyStep, value: str) -> StudyStep:
    """Return the step with one option changed from wrong to right, or from right to wrong."""
    option = step.options[int(value)]
    return _with(step, int(value), option._replace(is_right=not option.is_right))


def toggle_mark(step: StudyStep, value: str) -> StudyStep:
    """Return the step with a mark added; if the step has the mark already, remove the mark."""
    marks = tuple(mark for mark in MARKS if (mark in step.marks) != (mark == value))
    return replace(step, marks=marks)


def without_rule(step: StudyStep, value: str) -> StudyStep:
    """Return the step without the rule `value`."""
    return replace(step, rules=tuple(rule for rule in step.rules if rule != value))


def without_decision(step: StudyStep, value: str) -> StudyStep:
    """Return the step without the accepted decision whose number is `value`."""
    number = int(value)
    return replace(step, accept=(*step.accept[:number], *step.accept[number + 1 :]))


MOST_EDITS: Final = 100
"""The most edits that can be undone."""


class StudyDraft:
    """A study and its earlier versions; `lesson` is the lesson in whose tree the study was begun."""

    def __init__(self, workspaces: Workspaces) -> None:
        self._workspaces = workspaces
        self._edits: list[LineStudy] = []
        self._begun = ""
        self.lesson: LessonKey | None = None

    @property
    def study(self) -> LineStudy | None:
        """The study after its last edit; before any edit, the study that the browser stored, or None."""
        kept = self._workspaces.authored
        if not self._edits and kept:
            try:
                self._edits = [read_draft(unpack(kept))]
            except (TutorError, KeyError):  # the browser may have stored anything
                self._workspaces.authored = ""
        return self._edits[-1] if self._edits else None

    @property
    def can_undo(self) -> bool:
        """Whether an edit can be undone."""
        return len(self._edits) > 1

    @property
    def faults(self) -> list[Fault]:
        """The faults of the study: what it lacks before a learner can try it."""
        return [] if self.study is None else faults_of(self.study)

    def begin(self, study: LineStudy) -> None:
        """Begin with a study; put the former study aside if the reader has changed it."""
        self._put_aside()
        self._edits, self.lesson = [study], self._workspaces.session.lesson
        self._keep(study)
        self._begun = self._workspaces.authored

    @property
    def aside(self) -> list[LineStudy]:
        """The studies that the reader put aside, the latest first."""
        found = []
        for kept in self._workspaces.aside:
            with suppress(TutorError, KeyError):  # the browser may have stored anything
                found.append(read_draft(unpack(kept)))
        return found

    def take_up(self, number: int) -> None:
        """Go on with the study that was put aside under the number `number`.

        Raises IndexError for an unknown number.
        """
        study = self.aside[number]
        self._put_aside()
        kept = pack(study.to_json())
        self._workspaces.aside = tuple(each for each in self._workspaces.aside if each != kept)
        self._edits, self._begun, self.lesson = [study], "", None
        self._keep(study)

    def _put_aside(self) -> None:
        works = self._workspaces
        if self.study is None or works.authored == self._begun:
            return
        others = tuple(each for each in works.aside if each != works.authored)
        works.aside = (works.authored, *others)[:MOST_ASIDE]

    def edit(self, study: LineStudy) -> None:
        """Replace the study by an edited one; `undo` restores the study before the edit."""
        if study != self.study:
            self._edits = [*self._edits, study][-MOST_EDITS:]
            self._keep(study)

    def undo(self) -> None:
        """Go back to the study before the last edit."""
        if self.can_undo:
            self._edits.pop()
            self._keep(self._edits[-1])

    def _keep(self, study: LineStudy) -> None:
        self._workspaces.authored = pack(study.to_json())

    # The line on the board

    @property
    def place(self) -> int | None:
        """The ply of the node in view on the study's line; None if the board shows another line."""
        study, session = self.study, self._workspaces.session
        if study is None or not self._is_of_board(study):
            return None
        made, theirs = session.line.record.decisions[: session.ply], study.record.decisions
        return session.ply if made[: len(theirs)] == theirs[: len(made)] else None

    def leads_to(self, at: int) -> bool:
        """Return whether the line on the board is the study's line up to the ply `at`."""
        study, session = self.study, self._workspaces.session
        if study is None or not self._is_of_board(study):
            return False
        made = session.line.record.decisions
        return len(made) >= at and made[:at] == study.record.decisions[:at]

    def _is_of_board(self, study: LineStudy) -> bool:
        """Return whether the study's line begins where the tree on the board begins."""
        tree = self._workspaces.session.tree
        is_same = tree.game.name == study.game.name
        return is_same and tree.start.position() == study.record.start.position()

    def extend(self, at: int) -> LineStudy | None:
        """Return the study; if the board's line goes on to the ply `at`, so does the line of the study.

        Return None if the reader has no study.
        """
        study = self.study
        if study is None or self.place is None or at <= len(study.record.decisions):
            return study
        decisions = self._workspaces.session.line.record.decisions[:at]
        return replace(study, record=replace(study.record, decisions=tuple(decisions)))


def new_study(session: Session, title_of: Callable[[int], str], language: str) -> LineStudy:
    """Return a study of the line in view.

    The study has a step at each comment or mark of the line, and at the step in view.
    """
    tree, record = session.tree, session.line.record
    steps = []
    for at, place in enumerate(session.path):
        node = tree.node(place) if place else None
        comment, marks = ("", ()) if node is None else (node.comment, node.marks)
        if comment or marks or at == session.ply:
            title = title_of(at)[:LONGEST_TITLE]
            steps.append(StudyStep(at, title=title, text=comment[:LONGEST_COMMENT], marks=marks))
    title = (tree.title or "")[:LONGEST_TITLE]
    bare = replace(record, comments={}, title=None)
    return LineStudy(bare, title, "", language, tuple(steps[:MOST_STEPS]))


def step_of(fault: Fault, study: LineStudy) -> StudyStep | None:
    """Return the step that has a fault; None if the fault concerns the whole study."""
    name, bracket, rest = fault.place.partition("[")
    number = rest.partition("]")[0]
    if name != "steps" or not bracket or not number.isdecimal():
        return None
    return study.steps[int(number)]
