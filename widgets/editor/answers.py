"""Answers as lines of words, such as "Ana: 3 corn, 1 llama".

This module reads an answer into a draft of a position, and writes the answer from a
draft. A line begins with its owner: a player or a part of the table. The beginning of a
word is enough; accents and plural endings may be left out. The code never guesses: it
reports everything that it does not understand.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeVar

from tutor.core.base.editing.draft import Draft
from tutor.core.base.editing.form import PLAYERS, Question
from tutor.core.base.reading import closest
from tutor.core.base.schema import JSON
from tutor.core.base.shapes.asking import Choice, Entry, Number
from widgets.editor.rows import FormWords

COUNTED: Final = re.compile(r"(\d{1,6})\s*(.*)|(.*?)\s*(\d{1,6})")
"""The pattern of a thing with its number before or after it."""
ENDING: Final = "aeious"
"""The letters in which singular and plural may differ at the end.

Examples are *llama, llamas* and *vergine, vergini*.
"""
SHORTEST: Final = 3
WORD: Final = re.compile(r"\w+")

Key = TypeVar("Key")

Code = Literal[
    "unknown", "alike", "several", "number", "twice", "missing", "whose", "players", "name", "long"
]


class Strange(NamedTuple):
    """A part of an answer that the reader of answers did not understand, with the owner of its line.

    `code` is the kind of problem, and `said` is the text of the part. `known` are the names
    that could stand in that part. For a number, `found` is the number in the answer; `low`
    and `high` are its bounds.
    """

    code: Code
    owner: str = ""
    said: str = ""
    known: tuple[str, ...] = ()
    found: int = 0
    low: int = 0
    high: int = 0


class Line(NamedTuple):
    """One line of an answer: its owner, and the entries of the form that it sets."""

    owner: str
    entries: tuple[Entry, ...]


class Answer(NamedTuple):
    """The values that an answer sets, by the places of entries, and its `strange` parts.

    An answer with strange parts sets nothing.
    """

    values: Mapping[str, JSON]
    strange: tuple[Strange, ...]


def names_in(text: str) -> tuple[str, ...]:
    """Return the names of players in a text: one on each line, or several on one line with commas."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if len(lines) == 1:
        lines = [name.strip() for name in lines[0].split(",") if name.strip()]
    return tuple(lines)


class Answers:
    """The writer and reader of answers to the questions of one draft."""

    def __init__(self, draft: Draft, words: FormWords) -> None:
        self._draft = draft
        self._words = words

    def lines(self, question: Question) -> tuple[Line, ...]:
        """Return the lines of a question: one for each player, or for each part of the table."""
        found: dict[str | int, list[Entry]] = {}
        for entry in self._draft.entries:
            if question.asks_for(entry):
                owner = entry.path[entry.path[0] == PLAYERS]
                found.setdefault(owner, []).append(entry)
        asked = {spot.key: place for place, spot in enumerate(question.spots)}
        owners = sorted(found, key=lambda owner: asked.get(str(owner), 0))
        return tuple(Line(self._owner(owner), tuple(found[owner])) for owner in owners)

    def _owner(self, owner: str | int) -> str:
        """Return the name of the owner of a line: the player of a seat, or a part of the table."""
        words = self._words
        return words.player(owner) if isinstance(owner, int) else words.word(owner)

    def answer_text(self, question: Question) -> str:
        """Return the text that answers a question with the present values of the draft."""
        return "\n".join(
            f"{line.owner}: {', '.join(map(self._item, self._set(line)))}".rstrip()
            for line in self.lines(question)
        )

    def _set(self, line: Line) -> list[Entry]:
        """Return the entries of a line that have a value to write into the answer."""
        return [entry for entry in line.entries if self._is_told(entry)]

    def _is_told(self, entry: Entry) -> bool:
        value = self._draft.value(entry)
        if isinstance(entry.asked, Choice):
            return value is not None and value in entry.asked.options
        return bool(value)

    def _item(self, entry: Entry) -> str:
        value = self._draft.value(entry)
        if isinstance(entry.asked, Choice):
            return self._words.item(value)
        if entry.thing:
            return f"{value} {self._words.item(entry.thing)}"
        return f"{self._words.word(entry.key)} {value}"

    # Reading

    def read(self, question: Question, text: str) -> Answer:
        """Return the values that an answer sets, and the parts that were not understood."""
        lines = self.lines(question)
        values: dict[str, JSON] = {}
        strange: list[Strange] = []
        left = list(lines)
        for said in filter(None, map(str.strip, text.splitlines())):
            line = max(
                (each for each in left if _begins(said, each)),
                key=lambda each: len(each.owner),
                default=None,
            )
            if line is None:
                owners = tuple(each.owner for each in lines)
                strange.append(Strange("whose", said=said, known=owners))
                continue
            left.remove(line)
            for entry in line.entries:
                values[entry.place] = None if isinstance(entry.asked, Choice) else 0
            found, wrong = self._read_line(line, said[len(line.owner) + 1 :])
            values |= found
            strange += wrong
        strange += [Strange("missing", said=line.owner) for line in left]
        return Answer(values, tuple(strange))

    def _read_line(self, line: Line, text: str) -> tuple[dict[str, JSON], list[Strange]]:
        values: dict[str, JSON] = {}
        strange = []
        for said in filter(None, map(str.strip, re.split("[,;]", text))):
            found = self._read_item(line, said)
            if isinstance(found, Strange):
                strange.append(found)
            elif found[0].place in values:
                strange.append(Strange("twice", line.owner, said))
            else:
                values[found[0].place] = found[1]
        return values, strange

    def _read_item(self, line: Line, said: str) -> tuple[Entry, JSON] | Strange:
        """Return the entry and the value that a part of a line stands for.

        The part is a thing with its number, or the place of a piece that has only a few places.
        If the meaning is unclear, return a `Strange` that reports the part.
        """
        counted = COUNTED.fullmatch(said)
        numbers = {
            entry: self._words.item(entry.thing) if entry.thing else self._words.word(entry.key)
            for entry in line.entries
            if isinstance(entry.asked, Number)
        }
        places = {
            (entry, option): self._words.item(str(option))
            for entry in line.entries
            if isinstance(entry.asked, Choice)
            for option in entry.asked.options
            if option is not None
        }
        name = (said if counted is None else counted[2] if counted[1] else counted[3]) or ""
        many = _matching(name, numbers)
        if counted is None and places:
            here = _matching(name, places)
            if len(here) == 1:
                return here[0]
            if not here and many:
                return Strange("number", line.owner, said)
            return self._not_one(line, said, name, here, places)
        if len(many) == 1:
            return many[0], 1 if counted is None else int(counted[1] or counted[4])
        return self._not_one(line, said, name, many, numbers)

    @staticmethod
    def _not_one(
        line: Line, said: str, name: str, found: Sequence[Key], names: Mapping[Key, str]
    ) -> Strange:
        """Return the report on a text that may stand for several names, one misspelt name, or no name."""
        if found:
            return Strange("several", line.owner, said, tuple(names[each] for each in found))
        all_names = tuple(names.values())
        alike = tuple(closest(name, all_names))
        return Strange("alike" if alike else "unknown", line.owner, said, alike or all_names)


def _begins(said: str, line: Line) -> bool:
    """Return whether a text begins with the owner of a line."""
    return said.casefold().startswith(f"{line.owner}:".casefold())


def _matching(said: str, names: Mapping[Key, str]) -> list[Key]:
    """Return the keys of the names that a text may mean.

    If a name equals the text, only this name counts. Otherwise a name counts if it has words
    that begin with the words of the text.
    """
    words = _words(said)
    exact = [key for key, name in names.items() if _words(name) == words]
    if exact or not words:
        return exact
    return [key for key, name in names.items() if _is_meant(words, _words(name))]


def _is_meant(said: Iterable[str], name: Sequence[str]) -> bool:
    """Return whether each word in `said` is the beginning or the plural of a word in `name`."""
    return all(any(_is_word(word, each) for each in name) for word in said)


def _is_word(said: str, whole: str) -> bool:
    is_same = said.rstrip(ENDING).rstrip("h") == whole.rstrip(ENDING).rstrip("h")
    return whole.startswith(said) or (is_same and len(said) >= SHORTEST)


def _words(text: str) -> list[str]:
    """Return the words of a text in lower case, without accents."""
    return list(_plain(text))


def _plain(text: str) -> Iterator[str]:
    apart = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return (found[0] for found in WORD.finditer(bare))
