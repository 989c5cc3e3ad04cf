"""The display of stretches of play, lines, refusals and exhibits as boards and sentences.

States and `Shown` values display themselves. `attach` adds to other classes of the tutor the
methods that notebooks call to display a value, so no notebook library is needed. Importing
`tutor.notebook` calls `attach`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from tutor.core.base.decision import Refusal
from tutor.core.base.errors import TutorError
from tutor.core.base.game import State
from tutor.core.base.kit import kit_of
from tutor.core.base.questions import Question
from tutor.core.lessons.forms import reveal
from tutor.core.lessons.lesson import Lesson
from tutor.core.lessons.parts import Exhibit
from tutor.core.lessons.text import LessonText
from tutor.core.print.question import Row, answer_rows
from tutor.core.print.sheet import (
    Bundle,
    Folded,
    Heading,
    Numbered,
    Openable,
    Piece,
    Said,
    Shown,
    make_bundle,
)
from tutor.core.print.states import board, in_words, state_pieces
from tutor.core.records.lines import Line
from tutor.core.records.record import Record
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import current_language, own_words, words_of

MIMEBUNDLE = "_repr_mimebundle_"
TRACEBACK = "_render_traceback_"
Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Stretch(Shown):
    """A stretch of a line: the decisions after the ply `first` up to the ply `last`."""

    line: Line
    first: int
    last: int

    @property
    def start(self) -> State:
        """The state before the first decision."""
        return self.line.states[self.first]

    @property
    def state(self) -> State:
        """The state after the last decision."""
        return self.line.states[self.last]

    def steps(self) -> Numbered:
        """Every decision with its events, numbered by ply."""
        line, words = self.line, words_of(self.state.game.name)
        items = []
        for ply in range(self.first, self.last):
            decision = line.record.decisions[ply]
            told = words.narration(line.events[ply])
            head = words.narrate(decision, line.states[ply])
            items.append((head, tuple(Said(each.text, each.rule) for each in told)))
        return Numbered(tuple(items), self.first + 1)

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: the decisions with their events, and then the board."""
        yield self.steps()
        yield from state_pieces(self.state)


@dataclass(frozen=True)
class Later(Shown):
    """A value that is hidden until the reader opens it."""

    shown: Shown

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces of the value, folded until the reader opens them."""
        yield Folded(own_words().say("show-later"), tuple(self.shown.pieces()))


def line_pieces(line: Line) -> Iterator[Piece]:
    """Yield the pieces to display for a line: its last state, and its decisions with their events."""
    stretch = Stretch(line, 0, line.plies)
    yield from state_pieces(stretch.state)
    yield Folded(own_words().say("show-steps"), (stretch.steps(),))


@dataclass(frozen=True)
class Refused(Shown):
    """A decision that the rules refuse, with the state in which it was tried."""

    begun: State
    refusal: Refusal

    @property
    def state(self) -> State:
        """The state in which the decision was tried; a refusal does not change it."""
        return self.begun

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: decision, objection with its numbers, rule, and alternatives."""
        yield from _refusal(self.refusal, self.begun)
        yield from board(self.begun, (), self.refusal)
        yield in_words(self.begun)


def refusal_pieces(refusal: Refusal) -> Iterator[Piece]:
    """Yield the pieces to display for a refusal that comes without its state."""
    yield from _refusal(refusal, None)


def _refusal(refusal: Refusal, state: State | None) -> Iterator[Piece]:
    words = words_of(refusal.game)
    for sentence in words.refusal_in_full(refusal, state):
        yield Said(sentence)
    yield from rule_pieces(words, refusal.rule)


def rule_pieces(words: GameWords, rule: str) -> Iterator[Piece]:
    """Yield the pieces to display for a rule: its short name, and its text."""
    title = words.rule_title(rule)
    yield Said(own_words().say("show-rule", title=title, text=words.rule_text(rule)), rule)


def openable(question: Question) -> Openable:
    """Return the options of a question.

    The reader can open each option to see the verdict on it.
    """
    own, words = own_words(), words_of(question.state.game.name)
    note = words.question(question).note
    rows = answer_rows(reveal(question), words, own)
    return Openable(tuple((row.label, _verdict(row, note)) for row in rows))


def _verdict(row: Row, note: str) -> str:
    """Return the verdict on an option in words; if the option is right, `note` follows."""
    if row.verdict == "right":
        return own_words().say("show-right", text=f"{row.said} {note}".strip())
    return own_words().say("show-wrong", text=row.said)


def exhibit_pieces(exhibit: Exhibit) -> Iterator[Piece]:
    """Yield the pieces to display for an exhibit; its answer, if it has one, is folded at first."""
    game, own = exhibit.start.game, own_words()
    record, teaching = Record(game, exhibit.start, exhibit.decisions), kit_of(game.name).teaching
    if teaching is None:
        return
    lesson = Lesson(exhibit.id, record, teaching, (), exhibits={exhibit.id: exhibit})
    said = LessonText(lesson, words_of(game.name))
    words = said.exhibit(exhibit)
    yield Heading(words.title)
    yield Said(words.text)
    yield from board(exhibit.start)
    yield in_words(exhibit.start)
    if exhibit.asking is not None:
        asked = said.question(exhibit.asking)
        yield Heading(asked.text)
        yield openable(lesson.question(exhibit.asking))
    line = lesson.exhibit_line(exhibit)
    stretch = Stretch(line, 0, line.plies)
    answer: list[Piece] = [stretch.steps()] if line.plies else []
    if ask := words.get("ask"):
        yield Said(ask)
        answer.append(Said(words("answer")))
    if line.plies:
        answer += board(stretch.state)
    if answer:
        yield Folded(own.say("show-answer"), tuple(answer))


def show_as(kind: type[Thing], pieces: Callable[[Thing], Iterable[Piece]]) -> None:
    """Give a class the method by which notebooks display its values; `pieces` has the pieces."""

    def mimebundle(
        self: Thing, include: Collection[str] | None = None, exclude: Collection[str] | None = None
    ) -> Bundle:
        """Return the value as HTML and in words, and as its first board if it has one."""
        return make_bundle(pieces(self))

    setattr(kind, MIMEBUNDLE, mimebundle)


def _sentence(error: TutorError) -> list[str]:
    """Return the lines that a notebook shows for an error: its sentence in the display language."""
    return [error.sentence(current_language())]


def attach() -> None:
    """Give lines, exhibits, refusals and errors a display in notebooks."""
    show_as(Line, line_pieces)
    show_as(Exhibit, exhibit_pieces)
    show_as(Refusal, refusal_pieces)
    setattr(TutorError, TRACEBACK, _sentence)
