"""Side questions that go with some questions: the learner's certainty, and the deciding rule.

The learner need not answer either. This module knows no game and no sentence.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from tutor.core.base.questions import Question, Teaching

DEGREES: Final = ("guessing", "rather", "certain")
"""The degrees of certainty, from the least to the most."""
EVERY: Final = 4
"""One question in this many is accompanied."""
RULES_OFFERED: Final = 3
_SURE_AT: Final = 2
_RULE_AT: Final = 1


class Certainty(NamedTuple):
    """The number of answers with this certainty, and the number of right ones."""

    degree: str
    said: int
    right: int


def certainties(said: Iterable[tuple[str, bool]]) -> tuple[Certainty, ...]:
    """The answers by each degree, those included of which there were none."""
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
    """Whether a learner who has met this many questions is asked for certainty with the next."""
    return number % EVERY == _SURE_AT


def asks_rule(number: int) -> bool:
    """Whether to ask for the deciding rule after this many fresh positions."""
    return number % EVERY == _RULE_AT


def rules_offered(
    teaching: Teaching, question: Question, taught: Collection[str]
) -> tuple[str, ...]:
    """The rule that settles a question among likely others that were taught, in a fixed order.

    None of the others has to do with the question; where there are too few, nothing is offered.
    """
    right = question.rules[0]
    touched = {*question.rules, *teaching.CONCEPTS[question.concept].rules}
    likely = (each for each in teaching.RIVALS.get(right, ()) if each not in touched)
    wrong = [each for each in likely if each in taught][: RULES_OFFERED - 1]
    return tuple(sorted((right, *wrong))) if len(wrong) == RULES_OFFERED - 1 else ()
