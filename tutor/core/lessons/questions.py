"""Questions that are not about concepts: those of a lesson's author, and side questions.

The author's questions ask the learner to find a thing, to estimate a figure, or to choose among
options. The learner answers them like questions about a concept, but they lead to no further
question on a fresh position.

Side questions accompany some questions: how certain the learner is, and which rule decides. The
learner need not answer them. This module contains nothing about particular games, and no sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final, NamedTuple

from tutor.core.base.game import State
from tutor.core.base.questions import Question, Teaching, Wrong
from tutor.core.lessons.parts import Asking, Quoted, Sought

OFFERED: Final = 5
"""The number of figures offered for an estimate. The right one is not always in the middle."""
PLACES: Final = 3

Measured = Callable[[Quoted, int], int | str]
"""A function that returns a figure as it is after a number of decisions."""
DEGREES: Final = ("guessing", "rather", "certain")
"""The degrees of certainty, from the least to the greatest."""
EVERY: Final = 4
"""One of this many questions has a side question of each kind."""
RULES_OFFERED: Final = 3
_SURE_AT: Final = 2
_RULE_AT: Final = 1


def sought_question(asking: Asking, sought: Sought, state: State, measured: Measured) -> Question:
    """Return the question that an `Asking` with the subject `sought` asks in a state.

    `measured` returns a figure as it is after a number of decisions.
    """
    about = asking.about._replace(thing=asking.id)
    if sought.told is not None:
        others = tuple(Wrong(option, option) for option in sought.wrong)
        right_ones = sought.right
        return Question(
            asking.concept, state, about, {}, right_ones, others, sought.rules, told=sought.told
        )
    if sought.figure is None:
        wrong = tuple(Wrong(thing, thing) for thing in sought.wrong)
        found = sought.right
        question = Question(asking.concept, state, about, {}, found, wrong, sought.rules, found)
        return question._replace(sought="found")
    right = measured(sought.figure, sought.after)
    assert isinstance(right, int)
    lowest = max(right - 1 - right % PLACES, sought.least)
    near = (value for value in range(lowest, lowest + OFFERED) if value != right)
    wrong = tuple(Wrong(value, "more" if value < right else "less") for value in near)
    values = {name: measured(*each) for name, each in sought.values.items()}
    return Question(
        asking.concept, state, about, values, (right,), wrong, sought.rules, sought.points
    )


class Certainty(NamedTuple):
    """A degree of certainty, the number of answers with it, and the number of right answers with it."""

    degree: str
    said: int
    right: int


def certainties(said: Iterable[tuple[str, bool]]) -> tuple[Certainty, ...]:
    """Return the number of answers, and of right ones, for every degree of certainty."""
    answers = tuple(said)
    return tuple(
        Certainty(
            degree,
            sum(each == degree for each, _ in answers),
            sum(is_right for each, is_right in answers if each == degree),
        )
        for degree in DEGREES
    )


def asks_certainty(number: int) -> bool:
    """Return whether the lesson now asks how certain the learner is, after `number` questions."""
    return number % EVERY == _SURE_AT


def asks_rule(number: int) -> bool:
    """Return whether the lesson now asks which rule decides, after `number` fresh positions."""
    return number % EVERY == _RULE_AT


def rules_offered(
    teaching: Teaching, question: Question, taught: Collection[str]
) -> tuple[str, ...]:
    """Return the ids of rules to choose from: the deciding rule and likely others, sorted.

    The lesson has taught the other rules, and they do not belong to the question. The result is empty
    if there are too few other rules.
    """
    right = question.rules[0]
    touched = {*question.rules, *teaching.CONCEPTS[question.concept].rules}
    likely = (each for each in teaching.RIVALS.get(right, ()) if each not in touched)
    wrong = [each for each in likely if each in taught][: RULES_OFFERED - 1]
    return tuple(sorted((right, *wrong))) if len(wrong) == RULES_OFFERED - 1 else ()
