"""The card of studies: the buttons that begin a study, its form, and the way back from a preview."""

from __future__ import annotations

from typing import Final

from tutor.core.base.errors import Fault
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.line_study import (
    MOST_OPTIONS,
    MOST_RULES,
    STUDY_TASKS,
    LineStudy,
    StudyStep,
)
from tutor.core.lessons.line_study_lesson import opened_study
from tutor.core.records.tree import MARKS
from tutor.core.words.faults import fault_in_words
from widgets.shared.controls import Markup, control, decision_value, element
from widgets.shared.making import box, html, show_if
from widgets.shared.model import PageModel
from widgets.shared.place import study_link, write_address
from widgets.shared.stage import Stage
from widgets.shared.workspaces import Workspaces
from widgets.studies.draft import StudyDraft, step_of
from widgets.studies.fields import Changed, StudyFields

OUT: Final = "out"
KINDS: Final = (OUT, *STUDY_TASKS)
"""The choices for a place of the line in a study: left out, or a step with a kind of task."""
LABELS: Final = {
    "title": "heading-field",
    "text": "text",
    "ask": "ask",
    "accept": "accept",
    "options": "options",
}
"""The messages with the names of those fields of a step that may lack something."""


class StudyCard:
    """The card of studies.

    `is_open` says whether the form is open. `previewed` is the study that the reader is trying.
    """

    def __init__(self, stage: Stage, workspaces: Workspaces) -> None:
        self._stage = stage
        self.draft = StudyDraft(workspaces)
        self.is_open = self.is_linked = False
        self.previewed: LessonKey | None = None
        self.changed: Changed = lambda name, value: None
        self._fields: StudyFields | None = None
        self._head, self._here = html(), html()
        self.widget = box("tutor-card tutor-studies-card", self._head)

    @property
    def can_begin(self) -> bool:
        """Whether nothing in view is hidden from the reader, so that a study of it reveals nothing."""
        session = self._stage.session
        return session.seat is None or session.state.due is None

    def show(self, model: PageModel) -> None:
        """Show the form, the buttons that begin a study, or the way back from a preview."""
        study, view = self.draft.study, model.view
        if view == "explore" and self.is_open and study is not None:
            self._show_form(study)
            return
        self.widget.children = (self._head,)
        if view == "lesson" and self.previewed == self._stage.session.lesson is not None:
            say = self._stage.say
            back = control("studies-back", "", say("studies-back"))
            told = element("span", say("studies-previewed"))
            self._head.value = element("div", told, back, class_="tutor-row")
        elif view == "explore" and model.tab == "lines":
            self._head.value = self._draw_way_in(study)
        else:
            self._head.value = ""

    def _draw_way_in(self, study: LineStudy | None) -> Markup:
        say, lesson = self._stage.say, self._stage.session.lesson
        if not self.can_begin:
            return element("p", say("studies-hidden"), class_="tutor-hint")
        ways = [control("studies", "", say("studies-make"))]
        if lesson is not None and opened_study(lesson) is not None:
            ways.append(control("studies-edit", "", say("studies-edit")))
        if study is not None:
            title = study.title or say("studies-untitled")
            ways.append(control("studies-on", "", say("studies-on", title=title)))
        for number, each in enumerate(self.draft.aside):
            title = each.title or say("studies-untitled")
            ways.append(control("studies-aside", number, say("studies-on", title=title)))
        return element("div", *ways, class_="tutor-row")

    # The form

    def _show_form(self, study: LineStudy) -> None:
        if self._fields is None:
            self._fields = StudyFields(self._stage, lambda *told: self.changed(*told))
        fields, at = self._fields, self.draft.place
        step = None if at is None else study.step(at)
        faults = self.draft.faults
        self._head.value = self._draw_head(study, faults)
        self._here.value = self._draw_here(study, at, step)
        fields.fill(study, step)
        show_if(step is not None, fields.step)
        self.widget.children = (self._head, fields.whole, self._here, fields.step)

    def _draw_head(self, study: LineStudy, faults: list[Fault]) -> Markup:
        say = self._stage.say
        told = say("studies-lacks", count=len(faults)) if faults else say("studies-ready")
        off = told if faults else ""
        undo = "" if self.draft.can_undo else say("cannot.undo")
        ways = (
            control(
                "studies-preview", "", say("studies-preview"), class_="tutor-main-do", cannot=off
            ),
            control("studies-save", "", say("studies-save"), cannot=off),
            control("studies-link", "", say("studies-link"), cannot=off),
            control("studies-undo", "", say("studies-undo"), cannot=undo),
            control("studies-close", "", say("studies-close")),
        )
        return element(
            "section",
            element("h2", say("studies-heading"), tabindex="-1"),
            element("div", *ways, class_="tutor-row"),
            element("p", told, role="status"),
            self._draw_faults(study, faults),
            self._draw_link(study) if self.is_linked and not faults else Markup(""),
            self._draw_steps(study, faults),
        )

    def _draw_faults(self, study: LineStudy, faults: list[Fault]) -> Markup:
        """Return the list of what the study lacks, each fault with a link to its place in the form."""
        say, rows = self._stage.say, []
        for fault in faults:
            what = fault_in_words(Fault("", fault.code, fault.numbers), self._stage.text.language)
            step, names = step_of(fault, study), fault.place.replace("[", ".").split(".")
            label = next((LABELS[name] for name in reversed(names) if name in LABELS), "")
            if step is None:
                whole = "steps" if fault.place == "steps" else fault.place
                said = element("b", say(f"studies-{whole}")), ": ", what
                rows.append(element("li", *said, data={"heard": 1}))
                continue
            where = say("studies-at", ply=step.at)
            field = [say(f"studies-{label}"), ": "] if label else []
            way = control("studies-go", step.at, element("b", where), " ", *field, what)
            rows.append(element("li", way, data={"heard": 1}))
        return element("ul", *rows, class_="tutor-studies-faults") if rows else Markup("")

    def _draw_link(self, study: LineStudy) -> Markup:
        link = study_link(study)
        if link is None:
            return element("p", self._stage.say("studies-no-link"), class_="tutor-hint")
        say, address = self._stage.say, write_address({"r": link})
        to_study = element(
            "a", say("studies-open-link"), href=address, target="_blank", class_="tutor-do"
        )
        return element("p", to_study, " ", control("copy", address, say("studies-copy")))

    def _draw_steps(self, study: LineStudy, faults: list[Fault]) -> Markup:
        """Return the list of the study's steps in their order, each with a link to its place."""
        say, here = self._stage.say, self.draft.place
        wrong = {step.at for fault in faults if (step := step_of(fault, study)) is not None}
        rows = []
        for step in study.steps:
            more = {"aria_current": "step"} if step.at == here else {}
            kind = say(f"studies-kind-{step.task}")
            said = say("studies-row-wrong", kind=kind) if step.at in wrong else kind
            words = (
                element("b", say("studies-at", ply=step.at)),
                " ",
                step.title,
                " ",
                element("span", said, class_="tutor-hint"),
            )
            rows.append(element("li", control("studies-go", step.at, *words, **more)))
        heading = element("h3", say("studies-steps"))
        if not rows:
            return element(
                "div", heading, element("p", say("studies-no-steps"), class_="tutor-hint")
            )
        return element("div", heading, element("ol", *rows, class_="tutor-studies-list"))

    # The step in view

    def _draw_here(self, study: LineStudy, at: int | None, step: StudyStep | None) -> Markup:
        stage, say = self._stage, self._stage.say
        if at is None:
            back = control("studies-go", 0, say("studies-board"))
            return element("div", element("p", say("studies-elsewhere")), back)
        due = stage.session.state.due
        chosen = OUT if step is None else step.task
        kinds = [
            control(
                "studies-kind",
                f"{at}\n{kind}",
                say(f"studies-kind-{kind}"),
                aria_pressed=str(kind == chosen).lower(),
            )
            for kind in KINDS
            if kind != "decide" or due is not None
        ]
        parts = [
            element("h3", say("studies-here", ply=at, standing=stage.standing())),
            element("p", stage.step(stage.session.place)),
            element(
                "div", *kinds, class_="tutor-row", role="group", aria_label=say("studies-kind")
            ),
        ]
        if step is not None:
            parts += [self._draw_marks(step), self._draw_rules(step)]
            if step.task == "decide":
                parts.append(self._draw_accepted(step))
            elif step.task == "question" and len(step.options) < MOST_OPTIONS:
                parts.append(control("studies-option", at, say("studies-option-more")))
        return element("section", *parts)

    def _draw_marks(self, step: StudyStep) -> Markup:
        say = self._stage.say
        marks = [
            control(
                "studies-mark",
                f"{step.at}\n{mark}",
                mark,
                title=(name := say(f"mark-{MARKS.index(mark)}")),
                aria_label=f"{mark} {name}",
                aria_pressed=str(mark in step.marks).lower(),
            )
            for mark in MARKS
        ]
        label = say("studies-marks")
        return element(
            "div",
            element("b", label),
            " ",
            *marks,
            class_="tutor-row",
            role="group",
            aria_label=label,
        )

    def _draw_rules(self, step: StudyStep) -> Markup:
        """Return the rules of the step, and a field to add one."""
        stage, say = self._stage, self._stage.say
        named = [
            control(
                "studies-rule-away",
                f"{step.at}\n{rule}",
                say("studies-away", what=stage.game.rule_title(rule)),
            )
            for rule in step.rules
        ]
        others = sorted(
            (stage.game.rule_title(rule), rule)
            for rule in stage.session.tree.game.rules
            if rule not in step.rules
        )
        options = [element("option", title, value=rule) for title, rule in others]
        added = (
            self._select("studies-rule", step.at, say("studies-rule"), options)
            if len(step.rules) < MOST_RULES
            else Markup("")
        )
        return element("div", *named, added, class_="tutor-studies-rules")

    def _draw_accepted(self, step: StudyStep) -> Markup:
        """Return the accepted decisions, and a field to add another legal one."""
        stage, say = self._stage, self._stage.say
        game, state = stage.session.tree.game, stage.session.state
        rows = [
            element(
                "li",
                element("span", stage.game.decision(decision, state)),
                control("studies-wrong", f"{step.at}\n{number}", say("studies-wrong")),
            )
            for number, decision in enumerate(step.accept)
        ]
        options = [
            element("option", words, value=decision_value(game, decision))
            for decision, words in stage.game.decisions(state)
            if decision not in step.accept
        ]
        return element(
            "div",
            element("b", say("studies-accept")),
            element("ul", *rows, class_="tutor-studies-accepted"),
            self._select("studies-accept", step.at, say("studies-accept-more"), options),
        )

    @staticmethod
    def _select(do: str, at: int, label: str, options: list[Markup]) -> Markup:
        """Return a selection field whose first entry is the name of the field.

        The choice of another entry sends the command `do`.
        """
        first = element("option", label, value="", selected="")
        data: dict[str, str | int] = {"change": do, "value": at, "key": f"{do}:{at}"}
        of = "tutor-editor-field tutor-studies-select"
        return element("select", first, *options, class_=of, data=data, aria_label=label)
