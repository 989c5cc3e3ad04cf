"""The answers that a question offers, each with its sign, its words and its verdict.

Page, slide, notebook and paper style these rows; only this module decides their contents.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from tutor.core.base.questions import Question, Value
from tutor.core.lessons.forms import QuestionView
from tutor.core.print.sheet import letter
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text

Verdict = Literal["", "right", "wrong", "shown"]


class Row(NamedTuple):
    """An answer that a question offers: its index, the sign before it, its words and its verdict.

    `said` is the reply to the answer. `is_pressed` says whether the learner has marked the answer;
    it is None if answers are not marked.
    """

    number: int
    sign: str
    label: str
    verdict: Verdict = ""
    said: str = ""
    is_pressed: bool | None = None


def answer_rows(view: QuestionView, words: GameWords, page: Text) -> tuple[Row, ...]:
    """Return the rows of a question, one for each answer that it offers.

    A question without options has no rows until it is closed. Then it has one row with the right
    answer.
    """
    posed, question = view.posed, view.question
    if posed.is_claim:
        return tuple(
            Row(number, "", page.say(f"claim-{value}"), _verdict(view, value))
            for number, value in enumerate(view.choices)
        )
    asked = words.question(question)
    if view.several and not view.is_settled:
        return tuple(_part(view, number, words) for number in range(len(view.several)))
    if view.several or posed.is_entered:
        right = next(label for label, value in asked.options if value in question.right)
        verdict = _verdict(view, question.right[0])
        return (Row(len(view.several), "", right, verdict),) if view.is_settled else ()
    rows = []
    for number, (label, value) in enumerate(asked.options):
        verdict, said = _verdict(view, value), ""
        if verdict:
            said = asked.right if posed.is_right(value) else asked.answers[value]
        rows.append(Row(number, letter(number), label, verdict, said))
    return tuple(rows)


def answer_label(question: Question, value: Value, words: GameWords, page: Text) -> str:
    """Return an answer in words: an option, a number, a list of players, or things in order."""
    labels = {value: label for label, value in words.question(question).options}
    if value in labels or not isinstance(value, tuple):
        return labels.get(value) or str(value)
    if question.form == "ordered":
        return page.in_order(words.say(f"ordered-{each}") for each in value)
    return page.all_of(value) if value else page.say("several-none")


def right_labels(question: Question, words: GameWords) -> Sequence[str]:
    """Return the words of the right answers."""
    return [label for label, value in words.question(question).options if value in question.right]


def _part(view: QuestionView, number: int, words: GameWords) -> Row:
    """Return the row of a player to mark, or of a thing to put in order.

    The sign of a thing is its number in the order so far.
    """
    thing, marked = view.several[number], view.marked
    if view.kind == "several":
        return Row(number, "", thing, is_pressed=thing in marked)
    sign = str(marked.index(thing) + 1) if thing in marked else "·"
    return Row(number, sign, words.say(f"ordered-{thing}"), is_pressed=thing in marked)


def _verdict(view: QuestionView, value: Value) -> Verdict:
    """Return the verdict that the question shows so far on an answer; empty if it shows none."""
    if not view.posed.is_right(value):
        return "wrong" if value in view.chosen else ""
    match view.standing:
        case "open":
            return ""
        case "settled":
            return "right"
        case "skipped" | "told":
            return "shown"
