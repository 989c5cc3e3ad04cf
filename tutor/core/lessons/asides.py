"""What is asked beside a question now and then: how sure one is, and which rule decided it.

Neither is ever waited for. This module knows no game and no sentence.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tutor.core.base.questions import Question, Teaching

DEGREES: Final = ("guessing", "rather", "certain")
"""How sure one may be, from the least to the most."""
EVERY: Final = 4
"""One question in so many is accompanied."""
RULES_OFFERED: Final = 3
_SURE_AT: Final = 2
_RULE_AT: Final = 1


class Certainty(NamedTuple):
    """How often a learner said to be so sure, and how often the answer was right."""

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
    """Whether a learner who has met so many questions is asked beside the next how sure it is."""
    return number % EVERY == _SURE_AT


def asks_rule(number: int) -> bool:
    """Whether the rule is asked for that decided the last of so many fresh positions."""
    return number % EVERY == _RULE_AT


def rules_offered(teaching: Teaching, question: Question) -> tuple[str, ...]:
    """The rule that settles a question among others that it does not touch, in a fixed order."""
    names = list(teaching.CONCEPTS)
    place = names.index(question.concept)
    right = question.rules[0]
    touched = {*question.rules, *teaching.CONCEPTS[question.concept].rules}
    # Taken from all over the teaching: neighbours often share their rules.
    step = max(len(names) // RULES_OFFERED, 1)
    ordered = sorted(
        (name for name in names if name != question.concept),
        key=lambda name: (names.index(name) - place) % step,
    )
    others = dict.fromkeys(teaching.CONCEPTS[name].rules[0] for name in ordered)
    wrong = [rule for rule in others if rule not in touched][: RULES_OFFERED - 1]
    return tuple(sorted((right, *wrong)))
