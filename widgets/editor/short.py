"""The few questions that set up a reader's own table, and the values that need no question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from tutor.core.base.editing.draft import Draft
from tutor.core.base.editing.form import PLAYERS, Question
from tutor.core.base.shapes.asking import Choice, Entry, Number
from tutor.core.base.shapes.setup import LONGEST_NAME
from widgets.editor.answers import Answers, Strange, names_in
from widgets.editor.rows import FormWords, Rows, field
from widgets.shared.controls import Markup, control, element, join

ANSWER: Final = "editor-answer"
GO: Final = "editor-go"
LONGEST: Final = 2000
"""The most characters of an answer."""


class Short:
    """The questions of a draft; `unread` has the answers that were not understood, by question."""

    def __init__(self, draft: Draft, words: FormWords, unread: Mapping[str, str]) -> None:
        self._draft = draft
        self._words = words
        self._say = words.page.say
        self._unread = unread
        self._answers = Answers(draft, words)

    # Reading

    def take(self, question: Question, text: str) -> Draft | None:
        """Return the draft with an answer in it; None if a part of the answer was not understood."""
        if self._strange(question, text):
            return None
        if question.way == "names":
            return self._draft.seat(names_in(text))
        return self._draft.fill(self._answers.read(question, text).values, question.key)

    @property
    def strange(self) -> list[tuple[Question, Strange]]:
        """The parts of all answers that were not understood, each with its question."""
        asked = self._draft.form.short
        return [(question, each) for question in asked for each in self.strange_in(question)]

    def strange_in(self, question: Question) -> Sequence[Strange]:
        """Return the parts of the answer to a question that were not understood."""
        text = self._unread.get(question.key)
        return () if text is None else self._strange(question, text)

    def _strange(self, question: Question, text: str) -> Sequence[Strange]:
        if len(text) > LONGEST:
            return [Strange("long", found=len(text), high=LONGEST)]
        if question.way == "names":
            return self._strange_names(names_in(text))
        return self._answers.read(question, text).strange

    def _strange_names(self, names: Sequence[str]) -> list[Strange]:
        low, high = self._draft.game.seats
        found = [
            Strange("name", said=name, found=len(name), low=1, high=LONGEST_NAME)
            for name in names
            if len(name) > LONGEST_NAME
        ]
        if not low <= len(names) <= high:
            found.append(Strange("players", found=len(names), low=low, high=high))
        return found

    # Drawing

    def draw(self) -> Markup:
        """Return the questions, the values that follow from the answers, and the values not asked for."""
        questions = [
            self._question(number, each)
            for number, each in enumerate(self._draft.form.short, start=1)
        ]
        return join(element("div", *questions, class_="tutor-editor-questions"), self._rest())

    def _question(self, number: int, question: Question) -> Markup:
        words, asked = self._words, self._words.ask(question.key)
        told = [*self._faults(question), *map(self.sentence, self.strange_in(question))]
        more = {"aria_invalid": "true"} if told else {}
        faults = [element("p", each, class_="tutor-editor-fault") for each in told]
        wrong = element("div", *faults, id=_id(question, "wrong"))
        return element(
            "section",
            element("h3", self._say("editor-asked", number=number, asked=asked)),
            element("p", words.hint(question.key), class_="tutor-hint", id=_id(question, "hint")),
            self._control(question, asked, more),
            wrong if told else Markup(""),
            class_=f"tutor-editor-question{' tutor-editor-wrong' if told else ''}",
            role="group",
            aria_label=asked,
            data={"question": question.key},
        )

    def _control(self, question: Question, asked: str, more: Mapping[str, str]) -> Markup:
        """Return the control for a question: rows with the fields of its entries, or a text field."""
        if question.way == "rows":
            found = [entry for entry in self._draft.entries if question.asks_for(entry)]
            keys = [spot.key for spot in question.spots]
            return Rows(self._draft, self._words).draw(
                sorted(found, key=lambda entry: keys.index(entry.key))
            )
        written = self._unread.get(question.key)
        if written is None:
            written = self._answer_text(question)
        described = [_id(question, "hint"), *([_id(question, "wrong")] if more else [])]
        return field(
            "textarea",
            ANSWER,
            question.key,
            join(written),
            rows=str(max(written.count("\n") + 1, self._lines(question))),
            maxlength=str(LONGEST),
            aria_label=asked,
            aria_describedby=" ".join(described),
            spellcheck="false",
            autocapitalize="off",
            **more,
        )

    def _answer_text(self, question: Question) -> str:
        if question.way == "names":
            return "\n".join(self._draft.names)
        return self._answers.answer_text(question)

    def _lines(self, question: Question) -> int:
        return len(self._draft.names) if question.way == "names" else 1

    # What is wrong

    def _faults(self, question: Question) -> list[str]:
        """Return the faults of the values that a question sets, except those that its rows show."""
        found = []
        for fault in self._draft.faults:
            entry = self._draft.home(fault)
            if entry is None or question_of(self._draft, entry) != question:
                continue
            if question.way != "rows" or not question.asks_for(entry):
                where = self._words.label(entry)
                found.append(f"{self._say('editor-at', where=where)} {self._words.fault(fault)}")
        return found

    def sentence(self, strange: Strange) -> str:
        """Return the sentence on a part that was not understood.

        The sentence names the line's owner first.
        """
        text = self._words.page
        listed = text.all_of if strange.code == "unknown" else text.any_of
        told = self._say(
            "editor-fault-name" if strange.code == "name" else f"editor-strange-{strange.code}",
            said=strange.said,
            known=listed(strange.known),
            found=strange.found,
            low=strange.low,
            high=strange.high,
        )
        told = self._say("editor-fault", what=told[:1].upper() + told[1:])
        return f"{self._say('editor-at', where=strange.owner)} {told}" if strange.owner else told

    # Values that no question sets

    def _rest(self) -> Markup:
        """Return the values that follow from the answers, and those that no question sets."""
        follows = {key for question in self._draft.form.short for key in question.follows}
        kinds: dict[str, list[Entry]] = {}
        for entry in self._draft.entries:
            if not any(question.asks_for(entry) for question in self._draft.form.short):
                kinds.setdefault(entry.key, []).append(entry)
        parts = (
            (
                "follows",
                self._say("editor-rest-follows.hint"),
                [found for key, found in kinds.items() if key in follows],
            ),
            (
                "open",
                self._words.ask("open"),
                [found for key, found in kinds.items() if key not in follows],
            ),
        )
        return join(
            *(
                element(
                    "section",
                    element("h3", self._say(f"editor-rest-{name}")),
                    element("p", hint, class_="tutor-hint"),
                    element("ul", *map(self._standing, part)),
                    class_="tutor-editor-rest",
                )
                for name, hint, part in parts
                if part
            )
        )

    def _standing(self, entries: Sequence[Entry]) -> Markup:
        """Return the present value of some entries, as a link to their place in the form."""
        words = self._words
        what, value = words.heading(entries[0].key), self._value(entries)
        told = element("b", self._say("editor-at", where=what)), " ", value
        place = entries[0].place
        way = control(GO, place, *told, class_="tutor-editor-rest-way", data_to=row_of(place))
        return element("li", way)

    def _value(self, entries: Sequence[Entry]) -> str:
        """Return the values of entries of one kind: one value, or each player's if they differ."""
        if entries[0].path[0] != PLAYERS:
            return ", ".join(map(self._one, entries))
        told = {
            int(seat): ", ".join(map(self._one, found))
            for seat, found in groupby(entries, key=lambda entry: entry.path[1])
        }
        if len({*told.values()}) == 1:
            return self._say("editor-each", what=told[0])
        return ", ".join(f"{self._words.player(seat)} {value}" for seat, value in told.items())

    def _one(self, entry: Entry) -> str:
        value = self._draft.value(entry)
        match entry.asked:
            case Choice():
                told = self._words.option(entry, value)
            case Number():
                told = str(value)
            case _:
                told = str(len(value or ()))
        if entry.thing in self._draft.seats:
            return f"{self._words.thing(entry.thing)} {told}"
        return f"{told} {self._words.item(entry.thing)}" if entry.thing else told


def question_of(draft: Draft, entry: Entry) -> Question | None:
    """Return the question whose answer sets an entry, or from which its value follows.

    Return None if there is no such question.
    """
    found = (
        question
        for question in draft.form.short
        if question.asks_for(entry) or entry.key in question.follows
    )
    return next(found, None)


def field_of(question: str) -> str:
    """Return the CSS selector of the field that answers a question."""
    return f'[data-question="{question}"] :is(textarea, input, select, button)'


def row_of(place: str) -> str:
    """Return the CSS selector of the control for the entry at a place of the form."""
    return f'[data-place="{place}"] :is(input, select, button)'


def _id(question: Question, part: str) -> str:
    return f"tutor-editor-{question.key}-{part}"
