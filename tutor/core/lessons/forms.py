"""The forms in which a concept is asked on a fresh position, and their order.

In a choice the right option is looked for among the wrong ones: a number, a thing, or several
players, who are marked one by one; some things are put in order. A claim puts forward one option,
right or wrong, and asks whether it is so. A number may be entered without any options, and some
things can be found on the board. This module knows no game and no sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from tutor.core.base.questions import Form, Question, Value
from tutor.core.lessons.runner import Answer, Learned, judge

YES: Final = "yes"
NO: Final = "no"
JUDGEMENTS: Final = (YES, NO)
CLAIMS_IN: Final = 3
"""One question in this number is a claim, if the others have other forms."""

MOST_ENTERED: Final = 999
Kind = Form | Literal["entered", "claim"]


class Posed(NamedTuple):
    """A question in one of its forms: `claimed` is the option to be judged, None in a choice.

    `is_entered` is true of a number that is asked for without options.
    """

    question: Question
    claimed: Value | None = None
    is_entered: bool = False

    @property
    def kind(self) -> Kind:
        """What is asked for."""
        if self.is_claim:
            return "claim"
        return "entered" if self.is_entered else self.question.form

    @property
    def is_claim(self) -> bool:
        """Whether it is a claim that is to be judged."""
        return self.claimed is not None

    @property
    def is_so(self) -> bool:
        """Whether the claim is right."""
        return self.claimed in self.question.right

    def judge(self, value: Value) -> Answer:
        """The verdict on an option of a choice, some players, a number entered, or YES or NO.

        Raises KeyError for any other. A wrong answer without a known cause has no misconception.
        """
        if self.claimed is None:
            if value not in _options(self.question) and self._may_be(value):
                return Answer(False)
            return judge(self.question, value)
        if value not in JUDGEMENTS:
            raise KeyError(value)
        if (value == YES) == self.is_so:
            return Answer(True)
        return judge(self.question, self.claimed)._replace(is_right=False)

    def _may_be(self, value: Value) -> bool:
        """Whether a value that is no option can be given all the same."""
        if self.kind == "entered":
            return isinstance(value, int) and 0 <= value <= MOST_ENTERED
        if self.kind == "several":
            return isinstance(value, tuple) and set(value) <= set(self.question.state.players)
        return False


def _options(question: Question) -> tuple[Value, ...]:
    return (*question.right, *(wrong.value for wrong in question.wrong))


def ways(
    question: Question, learned: Learned, taught: int, chance: float, found: Question | None = None
) -> tuple[Posed, ...]:
    """The forms in which a concept can be asked, beginning with the one whose turn it is.

    The lesson asks by choices, so a concept that it asked about comes back as a claim; another one
    begins with either, by its place `taught` among the concepts. Every further asking takes the
    next form; `found` is the same concept by things on the board. A claim is right or wrong by
    `chance`, from 0 to 1.
    """
    is_so = chance < 1 / 2
    claim = Posed(question, question.right[0] if is_so else question.wrong[0].value)
    choice = Posed(question)
    more = () if found is None else (Posed(found),)
    entered = (Posed(question, is_entered=True),) if choice.kind == "number" else ()
    forms = (choice, claim, *more, *entered)
    first = (1 if learned.asked > learned.fresh else taught % 2) + learned.fresh
    return tuple(forms[(first + turn) % len(forms)] for turn in range(len(forms)))


def pose(
    questions: Sequence[Question], ways_of: Callable[[Question], Sequence[Posed]], begun: int = 0
) -> list[Posed]:
    """The questions in forms: no two in a row of one kind, many kinds, few claims.

    They keep their order as far as possible; the first `begun` stay first.
    """
    left, asked = list(questions), list[Posed]()
    while left:
        window = left[: max(begun - len(asked), 0)] or left
        offered = [(each, way) for each in window for way in ways_of(each)]
        last = asked[-1].kind if asked else None
        offered = [pair for pair in offered if pair[1].kind != last] or offered
        used = Counter(each.kind for each in asked)
        if used["claim"] * CLAIMS_IN > len(asked):
            offered = [pair for pair in offered if not pair[1].is_claim] or offered
        question, way = min(offered, key=lambda pair: used[pair[1].kind])
        left.remove(question)
        asked.append(way)
    return asked
