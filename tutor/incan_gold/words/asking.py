"""Questions in words: what is asked, how each option is said, and what is said to it."""

from __future__ import annotations

from tutor.core.base.asking import Question, options
from tutor.core.words.text import Asked, Text


def asked(text: Text, question: Question) -> Asked:
    """The question, its options in order, and an answer to each. Raises KeyError."""
    known, ask = dict(question.values), f"ask-{question.concept}"
    right = known | {"right": _number(question.right[0])}
    labels = tuple(
        (text.fill(f"{ask}.option", {"value": _number(value)}), value)
        for value in options(question)
    )
    answers = {
        wrong.value: text.fill(
            f"misconception-{wrong.misconception}", right | {"value": _number(wrong.value)}
        )
        for wrong in question.wrong
    }
    said, nudge = text.fill(f"{ask}.right", right), text.fill(f"{ask}.nudge", known)
    return Asked(text.fill(ask, known), labels, said, nudge, answers)


def _number(value: object) -> int:
    """Every answer is a number."""
    assert isinstance(value, int)
    return value
