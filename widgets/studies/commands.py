"""The commands of studies: begin, edit, try, save and open one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.base.reading import parse_json
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.line_study import (
    MOST_ACCEPTED,
    MOST_RULES,
    MOST_STEPS,
    STUDY_TASKS,
    LineStudy,
    Option,
    StudyStep,
)
from tutor.core.lessons.line_study_lesson import open_study, opened_study
from tutor.core.lessons.line_study_reading import read_study
from tutor.core.records.tree import Tree
from widgets.lesson.lessons import Lessons
from widgets.page import File
from widgets.presenter.controller import PresenterController
from widgets.session.workspace import Workspace
from widgets.shared.commands import Commands
from widgets.shared.loop import Navigator
from widgets.shared.notices import Sentence
from widgets.shared.place import Place
from widgets.shared.stage import Stage
from widgets.shared.workspaces import Workspaces
from widgets.studies.draft import new_study
from widgets.studies.fields import longest
from widgets.studies.steps import (
    toggle_mark,
    toggle_right,
    with_option,
    with_text,
    without_decision,
    without_option,
    without_rule,
)
from widgets.studies.studies import OUT, StudyCard

STRANGE: Final = (TutorError, ValueError, IndexError, KeyError)
"""The errors of a value that no control of the form has; the study then stays as it is."""
Edit = Callable[[StudyStep, str], StudyStep]
FORM: Final = ".tutor-studies-card h2"
WAY_IN: Final = '[data-do="studies"]'


@dataclass(frozen=True)
class StudyCommands:
    """Carries out the commands of the card of studies, and opens the studies of others."""

    card: StudyCard
    stage: Stage
    workspaces: Workspaces
    lessons: Lessons
    presenting: PresenterController
    navigator: Navigator
    give: Callable[[File], None]
    tell: Callable[[Sentence], None]

    def register(self, commands: Commands) -> None:
        """Add the commands of studies."""
        self.card.changed = self._write
        commands.add("studies", lambda _: self._begin())
        commands.add("studies-edit", lambda _: self._edit_opened())
        commands.add("studies-on", lambda _: self._open_form())
        commands.add("studies-aside", self._take_up)
        commands.add("studies-close", lambda _: self._close())
        commands.add("studies-undo", lambda _: self._undo())
        commands.add("studies-preview", lambda _: self._preview(), moves_on=True)
        commands.add("studies-back", lambda _: self._back(), moves_on=True)
        commands.add("studies-save", lambda _: self._save())
        commands.add("studies-link", lambda _: self._link())
        commands.add("copied", self._copied)
        commands.add("studies-go", self._go)
        commands.add("studies-kind", self._choose_kind)
        commands.add("studies-option", lambda _: self._edit_here(with_option))
        commands.add("studies-option-away", lambda number: self._edit_here(without_option, number))
        commands.add("studies-right", lambda number: self._edit_here(toggle_right, number))
        for name, edit in {
            "mark": toggle_mark,
            "rule": self._ruled,
            "rule-away": without_rule,
            "accept": self._accepted,
            "wrong": without_decision,
        }.items():
            commands.add(f"studies-{name}", self._editing(edit))

    def take(self, data: object) -> Sentence:
        """Open the study in a JSON object. Raises RecordError, IllegalDecision for a faulty one."""
        self._follow(open_study(read_study(data)))
        return lambda text: text.say("studies-opened")

    def _follow(self, lesson: LessonKey) -> None:
        """Open a study as a lesson."""
        self.navigator.open(Place("lesson", lesson, is_led=True))

    # Beginning and ending

    def _begin(self) -> None:
        """Make a study of the line in view."""
        stage = self.stage
        if self.card.can_begin:
            self.card.draft.begin(new_study(stage.session, stage.standing, stage.text.language))
            self._open_form()

    def _edit_opened(self) -> None:
        """Edit the study that is open as a lesson."""
        lesson = self.stage.session.lesson
        study = None if lesson is None else opened_study(lesson)
        if study is not None:
            self.card.draft.begin(study)
            self._open_form()

    def _take_up(self, value: str) -> None:
        """Go on with a study that was put aside."""
        if value.isdecimal():
            with suppress(IndexError):
                self.card.draft.take_up(int(value[:9]))
                self._open_form()

    def _open_form(self) -> None:
        self.card.is_open, self.card.is_linked = self.card.draft.study is not None, False
        self.stage.loop.focus = FORM

    def _close(self) -> None:
        self.card.is_open = False
        self.stage.loop.focus = WAY_IN

    def _undo(self) -> None:
        self.card.draft.undo()

    @property
    def _ready(self) -> LineStudy | None:
        """The study, if nothing is lacking; else the card already says what is."""
        study = self.card.draft.study
        if study is None or not self.card.draft.faults:
            return study
        count = len(self.card.draft.faults)
        self.tell(lambda text: text.say("studies-lacks", count=count))
        return None

    def _preview(self) -> None:
        """Open the study as a learner would; the progress of an earlier preview is forgotten."""
        study = self._ready
        if study is None:
            return
        if self.card.previewed is not None:
            for keeper in (self.workspaces, self.lessons, self.presenting):
                keeper.forget(self.card.previewed)
        self.card.previewed = open_study(study)
        self._follow(self.card.previewed)

    def _back(self) -> None:
        """Go back from the preview to the form, in the tree where the study was made."""
        work = self.workspaces.workspace_of(self.card.draft.lesson)
        self.card.is_open = True
        self.navigator.open(Place("explore", panel="lines", work=work))

    def _save(self) -> None:
        study = self._ready
        if study is not None:
            name = f"{study.game.name}-study.json"
            self.give(File(name, "application/json", study.dump()))

    def _link(self) -> None:
        self.card.is_linked = self._ready is not None

    def _copied(self, value: str) -> None:
        """Say whether the browser has copied the link."""
        said = "studies-copied" if value == "yes" else "studies-not-copied"
        self.tell(lambda text: text.say(said))

    def _go(self, value: str) -> None:
        """Go to a place of the study's line; if the board has another line, lay the study's out."""
        study, session = self.card.draft.study, self.stage.session
        if study is None or not value.isdecimal():
            return
        at = min(int(value[:9]), study.line.plies)
        if self.card.draft.leads_to(at):
            session.go(at)
            return
        self.card.draft.lesson = None
        tree = Tree.of_record(study.record)
        work = Workspace(tree.at((0, *tree.path(tree.end(0)))[at]))
        self.navigator.open(Place("explore", panel="lines", work=work, is_new=True))

    # Editing

    def _write(self, name: str, value: str) -> None:
        """Use the text of a field."""
        draft, value = self.card.draft, value[: longest(name)]
        study = draft.study
        if study is None:
            return
        if name == "language":
            draft.edit(replace(study, language=value))
        elif name == "title":
            draft.edit(replace(study, title=value))
        elif name == "author":
            draft.edit(replace(study, author=value))
        else:
            self._edit_here(lambda step, written: with_text(step, name, written), value)
            return

    def _edit_here(self, edit: Edit, value: str = "") -> None:
        """Edit the step in view."""
        self._edit(self.card.draft.place, edit, value)

    def _editing(self, edit: Edit) -> Callable[[str], None]:
        """A command that edits the step at the ply that its value begins with."""

        def carry_out(value: str) -> None:
            at, _, chosen = value.partition("\n")
            self._edit(int(at[:9]) if at.isdecimal() else None, edit, chosen)

        return carry_out

    def _edit(self, at: int | None, edit: Edit, value: str) -> None:
        study = self.card.draft.study
        step = None if study is None or at is None else study.step(at)
        if study is not None and step is not None:
            with suppress(*STRANGE):  # a value that no control has
                self.card.draft.edit(study.with_step(edit(step, value)))

    def _choose_kind(self, value: str) -> None:
        """Leave the present place out of the study, or make it a step of a kind."""
        written, _, kind = value.partition("\n")
        draft, at = self.card.draft, self.card.draft.place
        study = None if at is None else draft.extend(at)
        if study is None or at is None or written != str(at):
            return
        if kind == OUT:
            draft.edit(study.without_step(at))
        task = next((each for each in STUDY_TASKS if each == kind), None)
        known = study.step(at)
        if task is not None and (known or len(study.steps) < MOST_STEPS):
            step = known or StudyStep(at, title=self.stage.standing())
            made = study.record.decisions[at : at + 1]
            if task == "decide" and not step.accept:
                step = replace(step, accept=made)
            if task == "question" and not step.options:
                step = replace(step, options=(Option("", is_right=True), Option("")))
            draft.edit(study.with_step(replace(step, task=task)))

    def _ruled(self, step: StudyStep, value: str) -> StudyStep:
        """The step with one more rule, in the order of the game's rules."""
        rules = self.stage.session.tree.game.rules
        chosen = tuple(rule for rule in rules if rule in step.rules or rule == value)
        return step if len(chosen) > MOST_RULES else replace(step, rules=chosen)

    def _accepted(self, step: StudyStep, value: str) -> StudyStep:
        """The step with one more accepted decision."""
        state = self.stage.session.state
        decision = state.game.read_decision(parse_json(value), state.players, "")
        if decision not in state.legal() or len(step.accept) >= MOST_ACCEPTED:
            return step
        return replace(step, accept=tuple(dict.fromkeys((*step.accept, decision))))
