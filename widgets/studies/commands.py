"""The commands of studies: begin, edit, try, save and open a study."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from tutor.core.base.errors import TutorError
from tutor.core.base.reading import parse_json
from tutor.core.lessons.lesson import FORMAT, LessonKey
from tutor.core.lessons.line_study import (
    MOST_ACCEPTED,
    MOST_RULES,
    MOST_STEPS,
    STUDY_TASKS,
    LineStudy,
    Option,
    StudyStep,
    read_study,
)
from tutor.core.lessons.line_study_lesson import open_study, opened_study
from tutor.core.records.tree import Tree
from widgets.lesson.lessons import Lessons
from widgets.page import File
from widgets.presenter.controller import PresenterController
from widgets.session.workspace import Workspace
from widgets.shared.commands import Context, command, take
from widgets.shared.loop import Sentence
from widgets.shared.place import Place
from widgets.studies.draft import (
    new_study,
    toggle_mark,
    toggle_right,
    with_option,
    with_text,
    without_decision,
    without_option,
    without_rule,
)
from widgets.studies.fields import longest
from widgets.studies.studies import OUT, StudyCard

STRANGE: Final = (TutorError, ValueError, IndexError, KeyError)
"""The errors raised for a value that no control of the form sends.

The study then stays as it is.
"""
Edit = Callable[[StudyStep, str], StudyStep]
FORM: Final = ".tutor-studies-card h2"
WAY_IN: Final = '[data-do="studies"]'


@take(FORMAT)
def _take(context: Context, data: object) -> Sentence:
    """Open the study in a JSON object.

    Raises RecordError for a malformed study, IllegalDecision for a decision that the rules refuse.
    """
    _follow(context, open_study(read_study(data)))
    return lambda text: text.say("studies-opened")


def _follow(context: Context, lesson: LessonKey) -> None:
    """Open a study as a lesson, in the view of lessons."""
    context.navigator.open(Place("lesson", lesson, is_led=True))


# Beginning and ending


@command("studies")
def _begin(context: Context, _: str = "") -> None:
    """Make a study of the line in view."""
    card = context.of(StudyCard)
    stage = context.stage
    if card.can_begin:
        card.draft.begin(new_study(stage.session, stage.standing, stage.text.language))
        _open_form(context)


@command("studies-edit")
def _edit_opened(context: Context, _: str = "") -> None:
    """Edit the study that is open as a lesson."""
    lesson = context.session.lesson
    study = None if lesson is None else opened_study(lesson)
    if study is not None:
        context.of(StudyCard).draft.begin(study)
        _open_form(context)


@command("studies-aside")
def _take_up(context: Context, value: str) -> None:
    """Go on with a study that was put aside."""
    if value.isdecimal():
        with suppress(IndexError):
            context.of(StudyCard).draft.take_up(int(value[:9]))
            _open_form(context)


@command("studies-on")
def _open_form(context: Context, _: str = "") -> None:
    card = context.of(StudyCard)
    card.is_open, card.is_linked = card.draft.study is not None, False
    context.loop.focus = FORM


@command("studies-close")
def _close(context: Context, _: str = "") -> None:
    context.of(StudyCard).is_open = False
    context.loop.focus = WAY_IN


@command("studies-undo")
def _undo(context: Context, _: str = "") -> None:
    context.of(StudyCard).draft.undo()


def _ready(context: Context) -> LineStudy | None:
    """Return the study if it is complete.

    Otherwise show a sentence that says how much the study lacks, and return None.
    """
    card = context.of(StudyCard)
    study = card.draft.study
    if study is None or not card.draft.faults:
        return study
    count = len(card.draft.faults)
    context.tell(lambda text: text.say("studies-lacks", count=count))
    return None


@command("studies-preview", moves_on=True)
def _preview(context: Context, _: str = "") -> None:
    """Open the study as a learner would see it, and forget the progress of an earlier preview."""
    card = context.of(StudyCard)
    study = _ready(context)
    if study is None:
        return
    if card.previewed is not None:
        for keeper in (context.workspaces, context.of(Lessons), context.of(PresenterController)):
            keeper.forget(card.previewed)
    card.previewed = open_study(study)
    _follow(context, card.previewed)


@command("studies-back", moves_on=True)
def _back(context: Context, _: str = "") -> None:
    """Go back from the preview to the form, in the tree in which the study was begun."""
    card = context.of(StudyCard)
    work = context.workspaces.workspace_of(card.draft.lesson)
    card.is_open = True
    context.navigator.open(Place("explore", panel="lines", work=work))


@command("studies-save")
def _save(context: Context, _: str = "") -> None:
    study = _ready(context)
    if study is not None:
        name = f"{study.game.name}-study.json"
        context.give(File(name, "application/json", study.dump()))


@command("studies-link")
def _link(context: Context, _: str = "") -> None:
    context.of(StudyCard).is_linked = _ready(context) is not None


@command("copied")
def _report_copy(context: Context, value: str) -> None:
    """Show a sentence that says whether the browser has copied the link."""
    said = "studies-copied" if value == "yes" else "studies-not-copied"
    context.tell(lambda text: text.say(said))


@command("studies-go")
def _go(context: Context, value: str) -> None:
    """Go to a ply of the study's line; if the board shows another line, open the study's line."""
    card = context.of(StudyCard)
    study, session = card.draft.study, context.session
    if study is None or not value.isdecimal():
        return
    at = min(int(value[:9]), study.line.plies)
    if card.draft.leads_to(at):
        session.go(at)
        return
    card.draft.lesson = None
    tree = Tree.of_record(study.record)
    work = Workspace(tree.at((0, *tree.path(tree.end(0)))[at]))
    context.navigator.open(Place("explore", panel="lines", work=work, is_new=True))


# Editing


def write(context: Context, name: str, value: str) -> None:
    """Set the field `name` of the study to a text."""
    draft, value = context.of(StudyCard).draft, value[: longest(name)]
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
        _edit_here(context, lambda step, written: with_text(step, name, written), value)
        return


def _edit_here(context: Context, edit: Edit, value: str = "") -> None:
    """Edit the step of the study at the ply in view."""
    _edit(context, context.of(StudyCard).draft.place, edit, value)


def _edit_there(edit: Edit, context: Context, value: str) -> None:
    """Edit the step of the study at the ply with which `value` begins."""
    at, _, chosen = value.partition("\n")
    _edit(context, int(at[:9]) if at.isdecimal() else None, edit, chosen)


@command("studies-option")
def _add_option(context: Context, _: str) -> None:
    _edit_here(context, with_option)


@command("studies-option-away")
def _remove_option(context: Context, number: str) -> None:
    _edit_here(context, without_option, number)


@command("studies-right")
def _turn_option(context: Context, number: str) -> None:
    _edit_here(context, toggle_right, number)


@command("studies-rule")
def _add_rule(context: Context, value: str) -> None:
    """Add a rule to the step, in the order of the game's rules."""

    def edit(step: StudyStep, value: str) -> StudyStep:
        rules = context.session.tree.game.rules
        chosen = tuple(rule for rule in rules if rule in step.rules or rule == value)
        return step if len(chosen) > MOST_RULES else replace(step, rules=chosen)

    _edit_there(edit, context, value)


@command("studies-accept")
def _accept(context: Context, value: str) -> None:
    """Add a decision to the decisions that the step accepts."""

    def edit(step: StudyStep, value: str) -> StudyStep:
        state = context.session.state
        decision = state.game.read_decision(parse_json(value), state.players, "")
        if decision not in state.legal() or len(step.accept) >= MOST_ACCEPTED:
            return step
        return replace(step, accept=tuple(dict.fromkeys((*step.accept, decision))))

    _edit_there(edit, context, value)


for _name, _how in {
    "mark": toggle_mark,
    "rule-away": without_rule,
    "wrong": without_decision,
}.items():
    command(f"studies-{_name}")(partial(_edit_there, _how))


def _edit(context: Context, at: int | None, edit: Edit, value: str) -> None:
    card = context.of(StudyCard)
    study = card.draft.study
    step = None if study is None or at is None else study.step(at)
    if study is not None and step is not None:
        with suppress(*STRANGE):  # the form has no control with this value
            card.draft.edit(study.with_step(edit(step, value)))


@command("studies-kind")
def _choose_kind(context: Context, value: str) -> None:
    """Set the kind of the step at the ply in view.

    If `value` is `out`, leave this ply out of the study.
    """
    card = context.of(StudyCard)
    written, _, kind = value.partition("\n")
    draft, at = card.draft, card.draft.place
    study = None if at is None else draft.extend(at)
    if study is None or at is None or written != str(at):
        return
    if kind == OUT:
        draft.edit(study.without_step(at))
    task = next((each for each in STUDY_TASKS if each == kind), None)
    known = study.step(at)
    if task is not None and (known or len(study.steps) < MOST_STEPS):
        step = known or StudyStep(at, title=context.stage.standing())
        made = study.record.decisions[at : at + 1]
        if task == "decide" and not step.accept:
            step = replace(step, accept=made)
        if task == "question" and not step.options:
            step = replace(step, options=(Option("", is_right=True), Option("")))
        draft.edit(study.with_step(replace(step, task=task)))
