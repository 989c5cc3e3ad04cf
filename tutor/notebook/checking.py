"""The judgement of answers to questions: right, a known misconception, or neither.

An answer may be the value itself, a thing's id or name, names of players, or the letter of an
option; anything else is answered by a sentence on its form. This module knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from tutor.core.base.questions import Question, Value
from tutor.core.lessons.forms import Posed, QuestionView
from tutor.core.lessons.runner import judge
from tutor.core.print.question import answer_rows
from tutor.core.print.sheet import Heading, Lettered, Piece, Said, Shown, letter
from tutor.core.words.text import QuestionText, own_words, words_of
from tutor.notebook.showing import board, in_words, openable, rule_pieces

Verdict = Literal["open", "right", "mistaken", "stray", "unlike"]


@dataclass(frozen=True)
class Checked(Shown):
    """A question and the verdict on an answer to it; true if the answer is right.

    `verdict`: no answer yet, right, a known mistake (`misconception` names it), a value of the
    right kind that no known mistake leads to, or something of another kind.
    """

    question: Question
    verdict: Verdict
    given: str = ""
    value: Value | None = None
    misconception: str = ""

    def __bool__(self) -> bool:
        return self.verdict == "right"

    def pieces(self) -> Iterator[Piece]:
        """The question with its board and options, and the reply to the answer.

        After a wrong answer the board points at the facts.
        """
        game, own = words_of(self.question.state.game.name), own_words()
        words, view = game.question(self.question), QuestionView(Posed(self.question))
        if self.verdict != "open":
            yield from self._verdict_pieces(words)
        yield Heading(words.text)
        is_wrong = self.verdict in ("mistaken", "stray")
        yield from board(self.question.state, self.question.points if is_wrong else ())
        if self.verdict != "open":
            yield Lettered(tuple(row.label for row in answer_rows(view, game, own)))
        else:
            yield openable(self.question)
            yield Said(own.say("check-open", form=self.question.form))
        yield in_words(self.question.state)

    def _verdict_pieces(self, words: QuestionText) -> Iterator[Piece]:
        say, game = own_words().say, words_of(self.question.state.game.name)
        yield Heading(say(f"check-{self.verdict}", given=self.given))
        if self.verdict == "right":
            yield Said(words.right)
            if words.note:
                yield Said(words.note)
            yield from rule_pieces(game, self.question.rules[0])
            return
        if self.verdict == "mistaken" and self.value is not None:
            yield Said(words.answers[self.value])
        if self.verdict == "unlike":
            yield Said(say("check-how", form=self.question.form))
            return
        yield Said(say("check-hint", hint=words.nudge))


def check_answer(question: Question, answer: object) -> Checked:
    """The verdict on an answer; `...` and None are no answer yet."""
    if answer is None or answer is ...:
        return Checked(question, "open")
    given = str(answer)[:60]
    words = words_of(question.state.game.name).question(question)
    value = _value(question, words, answer)
    if value is None:
        return Checked(question, "unlike", given)
    try:
        found = judge(question, value)
    except KeyError:
        return Checked(question, "stray", given, value)
    verdict: Verdict = "right" if found.is_right else "mistaken"
    return Checked(question, verdict, given, value, found.misconception)


def _value(question: Question, words: QuestionText, answer: object) -> Value | None:
    """The value behind an answer; None for an answer of another kind."""
    if isinstance(answer, str):
        named = _option_of(words, answer)
        if named is not None:
            return named
    if question.form == "number":
        return _number(answer)
    if question.form == "ordered":
        return _order(question, answer)
    return _players(question, answer) if question.form == "several" else None


def _option_of(words: QuestionText, answer: str) -> Value | None:
    """The option of a letter, a label or an id."""
    told = _plain(answer)
    for number, (label, value) in enumerate(words.options):
        if told in (letter(number).casefold(), _plain(label)):
            return value
        if isinstance(value, str) and told == _plain(value):
            return value
    return None


def _number(answer: object) -> int | None:
    if isinstance(answer, str):
        return int(answer) if answer.strip().isdecimal() else None
    if isinstance(answer, bool) or not isinstance(answer, int | float):
        return None
    return int(answer) if answer == int(answer) else None


def _order(question: Question, answer: object) -> tuple[str, ...] | None:
    """Things in the order given, if they are the ones to be put in order."""
    if isinstance(answer, str) or not isinstance(answer, Iterable):
        return None
    given = tuple(str(each) for each in answer)
    return given if tuple(sorted(given)) == question.things else None


def _players(question: Question, answer: object) -> tuple[str, ...] | None:
    """Players in seat order, from one name or several."""
    if isinstance(answer, str):
        answer = answer.replace(",", " ").split()
    if not isinstance(answer, Iterable):
        return None
    wanted = {_plain(str(name)) for name in answer}
    found = tuple(name for name in question.state.players if _plain(name) in wanted)
    return found if len(found) == len(wanted) else None


def _plain(text: str) -> str:
    return " ".join(text.replace("_", " ").casefold().split())
