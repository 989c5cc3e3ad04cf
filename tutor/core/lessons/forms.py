"""The forms in which a concept is asked on a fresh position: a choice, or a claim to be judged.

In a choice the right option is looked for among the wrong ones. A claim puts forward one option,
right or wrong, and asks whether it is so. This module knows no game and no sentence.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.core.base.questions import Question, Value
from tutor.core.lessons.runner import Answer, Learned, judge

YES: Final = "yes"
NO: Final = "no"
JUDGEMENTS: Final = (YES, NO)


class Posed(NamedTuple):
    """A question in one of its forms: `claimed` is the option to be judged, None in a choice."""

    question: Question
    claimed: Value | None = None

    @property
    def is_claim(self) -> bool:
        """Whether it is a claim that is to be judged."""
        return self.claimed is not None

    @property
    def is_so(self) -> bool:
        """Whether what is claimed is right."""
        return self.claimed in self.question.right

    def judged(self, value: Value) -> Answer:
        """The verdict on an option of a choice, or on YES or NO. Raises KeyError for any other."""
        if self.claimed is None:
            return judge(self.question, value)
        if value not in JUDGEMENTS:
            raise KeyError(value)
        if (value == YES) == self.is_so:
            return Answer(True)
        return judge(self.question, self.claimed)._replace(is_right=False)


def posed(question: Question, learned: Learned, taught: int, chance: float) -> Posed:
    """The question in a form other than the concept was last asked in.

    The lesson asks by choices, so what it has asked about comes back as a claim; what it has not
    begins with either, by its place `taught` among the concepts. Every further asking takes the
    other form. A claim is right or wrong by `chance`, from 0 to 1.
    """
    first = 1 if learned.asked > learned.fresh else taught % 2
    if (first + learned.fresh) % 2 == 0:
        return Posed(question)
    is_so = chance < 1 / 2
    return Posed(question, question.right[0] if is_so else question.wrong[0].value)
