"""The judgement of answers for notebooks: to questions, and to puzzles.

An answer to a question is right, a known misconception, or neither. It may be the value itself, a
thing's id or name, names of players, or the letter of an option; the reply to any other answer is a
sentence about the form of answers. A puzzle is a turn of a real game with a goal; a try is judged
by its result. This module contains nothing about particular games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from tutor.core.base.decision import Refusal
from tutor.core.base.game import Decision, State
from tutor.core.base.questions import Question, Value
from tutor.core.laboratory.puzzles.puzzle import Judged, Puzzle, judge_try, next_ways
from tutor.core.lessons.forms import Posed, QuestionView
from tutor.core.lessons.runner import judge
from tutor.core.print.question import answer_rows
from tutor.core.print.sheet import Folded, Heading, Lettered, Piece, Said, Shown, letter
from tutor.core.print.states import board, in_words
from tutor.core.records.notation import parse_decision, spell_decision
from tutor.core.words.narration import worded_goal, worded_way
from tutor.core.words.text import QuestionText, own_words, words_of
from tutor.notebook.showing import openable, refusal_pieces, rule_pieces

Verdict = Literal["open", "right", "mistaken", "stray", "unlike"]
WayRow = dict[str, str | int]


@dataclass(frozen=True)
class Checked(Shown):
    """A question and the verdict on an answer; its truth value is true if the answer is right.

    `verdict` is one of: no answer yet (`open`), `right`, a known mistake (`mistaken`, with its
    `misconception`), another value of the right kind (`stray`), or a value of another kind
    (`unlike`).
    """

    question: Question
    verdict: Verdict
    given: str = ""
    value: Value | None = None
    misconception: str = ""

    def __bool__(self) -> bool:
        return self.verdict == "right"

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: the question with its board and options, and the reply.

        After a wrong answer the board marks the things that the answer depends on.
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
    """Return the verdict on an answer; `...` and None mean that there is no answer yet."""
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
    """Return the value that an answer means.

    None if the answer does not have the form for which the question asks.
    """
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
    """Return the value of the option with this letter, label or id; None for any other text."""
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
    """Return the things in the given order.

    None if they are other things than the question names.
    """
    if isinstance(answer, str) or not isinstance(answer, Iterable):
        return None
    given = tuple(str(each) for each in answer)
    return given if tuple(sorted(given)) == question.things else None


def _players(question: Question, answer: object) -> tuple[str, ...] | None:
    """Return players in seat order, from a text or a list of names; None if a name is unknown."""
    if isinstance(answer, str):
        answer = answer.replace(",", " ").split()
    if not isinstance(answer, Iterable):
        return None
    wanted = {_plain(str(name)) for name in answer}
    found = tuple(name for name in question.state.players if _plain(name) in wanted)
    return found if len(found) == len(wanted) else None


def _plain(text: str) -> str:
    return " ".join(text.replace("_", " ").casefold().split())


@dataclass(frozen=True)
class PosedPuzzle(Shown):
    """A puzzle and a try; its truth value is true if the try solves the puzzle.

    `state` is the state after the try; `refusal` is the refusal of its last decision, or None.
    """

    puzzle: Puzzle
    decisions: tuple[Decision, ...]
    state: State
    found: Judged
    refusal: Refusal | None = None

    def __bool__(self) -> bool:
        return self.found.is_solved

    def __iter__(self) -> Iterator[WayRow]:
        """Yield a row for each decision of the shortest solution, as text for `decide`."""
        state = self.puzzle.state
        for number, decision in enumerate(next_ways(self.puzzle, ()), 1):
            assert state.due is not None
            yield {"step": number, "player": state.due.player, "decision": spell_decision(decision)}
            state = state.play(decision)

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces to display: goal, result of the try, board, and the folded solution."""
        say, words = own_words().say, words_of(self.puzzle.game)
        yield Heading(say("puzzle-heading", grade=say(f"puzzle-grade-{self.puzzle.grade}")))
        yield Said(worded_goal(self.puzzle, words))
        yield Said(self._verdict())
        if self.refusal is not None:
            yield from refusal_pieces(self.refusal)
        yield from board(self.state)
        yield in_words(self.state)
        yield Folded(say("puzzle-way"), tuple(map(Said, worded_way(self.puzzle, words))))

    def _verdict(self) -> str:
        found, say = self.found, own_words().say
        figures = {"gained": found.gained, "needed": found.puzzle.needed}
        if found.is_solved:
            return say("puzzle-solved", **figures)
        if found.is_over:
            return say("puzzle-over", **figures)
        if not found.is_possible:
            return say("puzzle-lost", reach=found.gained + found.ahead, **figures)
        return say("puzzle-on", **figures) if self.decisions else say("puzzle-begin")


def pose(puzzle: Puzzle, choices: tuple[str, ...]) -> PosedPuzzle:
    """Return the result of a try of a puzzle with decisions as texts.

    Decisions after a refused one are left out. Raises RecordError for a text that is not a
    decision.
    """
    state, made, refusal = puzzle.state, [], None
    for choice in choices:
        found = parse_decision(state, choice)
        if isinstance(found, Refusal):
            refusal = found
            break
        made.append(found)
        state = state.play(found)
    return PosedPuzzle(puzzle, tuple(made), state, judge_try(puzzle, tuple(made)), refusal)
