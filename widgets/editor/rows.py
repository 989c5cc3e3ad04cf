"""The rows of a form as markup: steppers, choices, sets, lists, each with its faults."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from tutor.core.base.editing.draft import Draft
from tutor.core.base.shapes.asking import (
    Choice,
    Entry,
    Number,
    Settled,
    Several,
    Written,
)
from widgets.editor.fields import field, option, select
from widgets.editor.thing_lists import ThingLists
from widgets.editor.words import FormWords
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element, join

WAYS: Final = {-1: "up", 1: "down"}


class Rows:
    """Draws entries of a draft, with their faults beside them."""

    def __init__(self, draft: Draft, words: FormWords) -> None:
        self._draft = draft
        self._words = words
        self._say = words.page.say

    def draw(self, entries: Iterable[Entry]) -> Markup:
        """The rows of entries; entries with the same kind of value stand under its name."""
        return join(
            *(
                self._block(key, list(found))
                for (key, _), found in groupby(entries, key=lambda each: (each.key, _owner(each)))
            )
        )

    def draw_named(self, entries: Iterable[Entry]) -> Markup:
        """The rows of entries with several owners, each with its whole name."""
        return join(*(self._row(entry, is_whole=True) for entry in entries))

    def _block(self, key: str, entries: Sequence[Entry]) -> Markup:
        if not entries[0].thing:
            return join(*map(self._row, entries))
        heading = element("h3", self._words.heading(key))
        return element("div", heading, *map(self._row, entries), of="tutor-editor-block")

    def _row(self, entry: Entry, *, is_whole: bool = False) -> Markup:
        words, label = self._words, self._words.label(entry)
        name = words.thing(entry.thing) if entry.thing else words.heading(entry.key)
        name = label if is_whole else name
        faults = [fault for fault in self._draft.faults if entry == self._draft.home(fault)]
        said = [element("p", words.fault(fault), of="tutor-editor-fault") for fault in faults]
        return element(
            "div",
            element("span", name, of="tutor-editor-name"),
            self._control(entry, label),
            *said,
            of=f"tutor-editor-row{' tutor-editor-wrong' if said else ''}",
            role="group",
            aria_label=label,
            data={"place": entry.place},
        )

    def _control(self, entry: Entry, label: str) -> Markup:
        pool = self._draft.pool_of(entry)
        if pool is not None:
            return ThingLists(self._draft, self._words).draw(entry, pool, label)
        match entry.asked:
            case Number():
                return self._stepper(entry, label)
            case Choice():
                return self._choice(entry, label)
            case Several(options):
                return self._several(entry, options)
            case Written(longest):
                seat = self._draft.seats.index(self._draft.value(entry))
                return field(
                    "input",
                    "editor-set",
                    entry.place,
                    type="text",
                    value=self._draft.names[seat],
                    maxlength=str(2 * longest + 1),  # a browser counts in UTF-16
                    aria_label=label,
                )
            case Settled():
                return control("editor-unset", entry.place, self._say("editor-go-on"))
        return Markup("")

    def _stepper(self, entry: Entry, label: str) -> Markup:
        assert isinstance(entry.asked, Number)
        value, (low, high) = self._draft.value(entry), entry.asked
        number = field(
            "input",
            "editor-set",
            entry.place,
            type="number",
            value=str(value),
            min=str(low),
            aria_label=label,
            **({} if high is None else {"max": str(high)}),
        )

        def step(by: int, sign: str, message: str, is_open: bool) -> Markup:
            name = self._say(message, what=label)
            at_end = "cannot.least" if by < 0 else "cannot.most"
            return control(
                "editor-step",
                f"{entry.place}\n{by}",
                sign,
                of="tutor-editor-step",
                aria_label=name,
                cannot="" if is_open else self._say(at_end),
            )

        less = step(-1, "−", "editor-less", value > low)
        more = step(1, "+", "editor-more", high is None or value < high)
        return element("span", less, number, more, of="tutor-editor-stepper")

    def _choice(self, entry: Entry, label: str) -> Markup:
        assert isinstance(entry.asked, Choice)
        value, options = self._draft.value(entry), entry.asked.options
        listed = [
            option(json.dumps(each), self._words.option(entry, each), is_chosen=each == value)
            for each in options
        ]
        if value not in options:
            listed.insert(0, option("", self._say("editor-choose"), is_chosen=True))
        return select("editor-set", entry.place, listed, label)

    def _several(self, entry: Entry, options: Iterable[str]) -> Markup:
        chosen = self._draft.value(entry)
        return element(
            "span",
            *(
                control(
                    "editor-toggle",
                    f"{entry.place}\n{each}",
                    self._words.thing(each),
                    aria_pressed=str(each in chosen).lower(),
                )
                for each in options
            ),
            of="tutor-row",
        )


def _owner(entry: Entry) -> object:
    """The player who owns an entry."""
    return entry.path[1] if len(entry.path) > 1 and isinstance(entry.path[1], int) else None
