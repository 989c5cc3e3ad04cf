"""The fields of a study: texts of the whole, of the step in view, and of a question's options.

The fields are made when the form opens for the first time. Each time the reader leaves a
field with a new text, the study changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import ipywidgets

from tutor.core.lessons.line_study import (
    LONGEST_LABEL,
    LONGEST_REPLY,
    LONGEST_TITLE,
    MOST_OPTIONS,
    LineStudy,
    Option,
    StudyStep,
)
from tutor.core.records.record import LONGEST_COMMENT
from tutor.core.words.text import LANGUAGES
from widgets.page.regions import Region
from widgets.shared.controls import Markup, control, element
from widgets.shared.making import Line, Paragraph, box, html, make_field, show_if
from widgets.shared.stage import Stage

WHOLE: Final[dict[str, int]] = {"title": LONGEST_TITLE, "author": LONGEST_LABEL}
OF_STEP: Final[dict[str, int]] = {
    "heading-field": LONGEST_TITLE,
    "text": LONGEST_COMMENT,
    "ask": LONGEST_REPLY,
    "hint": LONGEST_REPLY,
    "right": LONGEST_REPLY,
    "other": LONGEST_REPLY,
}
"""The fields of a step, with the most characters of each; `heading-field` is its title."""
NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "tell": ("heading-field", "text"),
    "decide": ("heading-field", "text", "hint", "right", "other"),
    "question": ("heading-field", "text", "ask", "hint", "right"),
}
PARAGRAPHS: Final = ("text", "right", "other")
Changed = Callable[[str, str], None]
"""A function that is called with the name of a field and its new text."""


class StudyFields:
    """The fields of a study in two boxes: `whole` for the study, `step` for the step in view.

    `changed` is called with each new text.
    """

    def __init__(self, stage: Stage, changed: Changed) -> None:
        self._stage = stage
        self._changed = changed
        self._fields: dict[str, ipywidgets.Text | ipywidgets.Textarea] = {
            name: self._make(name) for name in (*WHOLE, *OF_STEP)
        }
        self._language = make_field(
            ipywidgets.Dropdown, _names("language"), options=list(LANGUAGES)
        )
        self._listen("language", self._language)
        self._options = [self._made_option(number) for number in range(MOST_OPTIONS)]
        whole = [self._fields[name] for name in WHOLE]
        self.whole = box("tutor-fields", *whole, self._language)
        first, rest = ("heading-field", "text", "ask"), ("hint", "right", "other")
        self.step = box(
            "tutor-fields",
            *(self._fields[name] for name in first),
            *(row for row, _, _, _ in self._options),
            *(self._fields[name] for name in rest),
        )

    def _make(self, name: str, number: str = "") -> ipywidgets.Text | ipywidgets.Textarea:
        kind, size = (Paragraph, {"rows": 3}) if name in PARAGRAPHS else (Line, {})
        field = make_field(kind, _names(name), continuous_update=False, **size)
        self._listen(f"{name}{number}", field)
        return field

    def _made_option(self, number: int) -> tuple[Region, ipywidgets.Text, ipywidgets.Text, Region]:
        text, reply = (self._make(name, str(number)) for name in ("option", "reply"))
        ways = html()
        return box("tutor-studies-choice", text, ways, reply), text, reply, ways

    def _listen(self, name: str, field: ipywidgets.DOMWidget) -> None:
        written = self._stage.loop.handler(lambda change: self._changed(name, change["new"]))
        field.observe(written, names="value")

    def fill(self, study: LineStudy, step: StudyStep | None) -> None:
        """Fill the fields with the texts of a study; if a step is in view, also with those of the step."""
        say = self._stage.say
        with self._stage.loop.filling():
            for name in WHOLE:
                self._put(name, getattr(study, name))
            self._language.description = say("studies-language")
            if study.language not in self._language.options:
                self._language.options = [*LANGUAGES, study.language]
            self._language.value = study.language
            needed = () if step is None else NEEDED[step.task]
            for name in OF_STEP:
                field = self._fields[name]
                show_if(name in needed, field)
                if step is not None:
                    self._put(name, step.title if name == "heading-field" else getattr(step, name))
            options = step.options if step is not None and step.task == "question" else ()
            for number, row in enumerate(self._options):
                show_if(number < len(options), row[0])
                if number < len(options):
                    self._put_option(number, options[number])

    def _put(self, name: str, value: str) -> None:
        field = self._fields[name]
        field.description = self._stage.say(f"studies-{name}")
        field.value = value

    def _put_option(self, number: int, option: Option) -> None:
        say, (_, text, reply, ways) = self._stage.say, self._options[number]
        letter = chr(ord("A") + number)
        text.description = say("studies-option", letter=letter)
        reply.description = say("studies-reply", letter=letter)
        text.value, reply.value = option.text, option.reply
        ways.value = self._ways(number, letter, is_right=option.is_right)

    def _ways(self, number: int, letter: str, *, is_right: bool) -> Markup:
        say = self._stage.say
        return element(
            "div",
            control(
                "studies-right",
                number,
                say("studies-is-right", letter=letter),
                role="switch",
                aria_checked=str(is_right).lower(),
            ),
            control("studies-option-away", number, say("studies-option-away", letter=letter)),
            class_="tutor-row",
        )


def _names(name: str) -> str:
    """Return the CSS classes of a field."""
    return f"tutor-field tutor-studies-{name}"


def longest(name: str) -> int:
    """Return the largest number of characters that a field may have."""
    if name.startswith("option"):
        return LONGEST_LABEL
    return {**WHOLE, **OF_STEP}.get(name, LONGEST_REPLY)
