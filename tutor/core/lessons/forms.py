"""The forms in which a question about a concept is asked, and the order of the forms.

In a choice the learner picks the right one of several options: a number, a thing, or several
players, who are marked one by one. Or the learner puts things in order. A claim shows one option,
right or wrong, and asks whether it is true. The learner may also enter a number without options, or
find things on the board. This module contains nothing about particular games, and no sentences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from tutor.core.base.questions import Form, Question, Value, options
from tutor.core.lessons.runner import Answer, Learned, judge

YES: Final = "yes"
NO: Final = "no"
JUDGEMENTS: Final = (YES, NO)
CLAIMS_IN: Final = 3
"""At most about one of this many questions is a claim, if other forms are possible."""

MOST_ENTERED: Final = 999
Kind = Form | Literal["entered", "claim"]
Standing = Literal["open", "settled", "skipped", "told"]
"""The status of a question.

Open: not answered yet. Settled: answered. Skipped: left without an answer. Told: the learner saw
the answer before giving one.
"""


class Posed(NamedTuple):
    """A question in one of its forms.

    `claimed` is the option that a claim shows; it is None in other forms. If `is_entered`, the
    learner enters a number without seeing options.
    """

    question: Question
    claimed: Value | None = None
    is_entered: bool = False

    @property
    def kind(self) -> Kind:
        """The kind of answer for which the question asks."""
        if self.is_claim:
            return "claim"
        return "entered" if self.is_entered else self.question.form

    @property
    def is_claim(self) -> bool:
        """Whether the question shows a claim for the learner to judge."""
        return self.claimed is not None

    @property
    def is_so(self) -> bool:
        """Whether the claim is right."""
        return self.claimed in self.question.right

    def is_right(self, value: Value) -> bool:
        """Return whether a value is a right answer to the question in this form."""
        return (value == YES) == self.is_so if self.is_claim else value in self.question.right

    def judge(self, value: Value) -> Answer:
        """Return the verdict on an answer: an option, players, an entered number, or YES or NO.

        Raises KeyError for any other value. A wrong answer without a known misconception has "" as
        its misconception.
        """
        if self.claimed is None:
            if value not in options(self.question) and self._may_be(value):
                return Answer(False)
            return judge(self.question, value)
        if value not in JUDGEMENTS:
            raise KeyError(value)
        if self.is_right(value):
            return Answer(True)
        return judge(self.question, self.claimed)._replace(is_right=False)

    def _may_be(self, value: Value) -> bool:
        """Return whether a value that is not an option is still a possible answer."""
        if self.kind == "entered":
            return isinstance(value, int) and 0 <= value <= MOST_ENTERED
        if self.kind == "several":
            return isinstance(value, tuple) and set(value) <= set(self.question.state.players)
        return False


class QuestionView(NamedTuple):
    """The visible state of a question, in a lesson, a review or elsewhere.

    `chosen` are the answers that the learner has tried. If `is_built`, the learner builds the
    answer by marking players or putting things in order, and `marked` has the players or things so
    far. Otherwise the learner chooses one of the options.
    """

    posed: Posed
    chosen: tuple[Value, ...] = ()
    standing: Standing = "open"
    is_built: bool = False
    marked: tuple[str, ...] = ()

    @property
    def question(self) -> Question:
        """The question without its form."""
        return self.posed.question

    @property
    def kind(self) -> Kind:
        """The kind of answer for which the question asks."""
        return self.posed.kind

    @property
    def is_settled(self) -> bool:
        """Whether the question is closed: answered, skipped, or its answer shown."""
        return self.standing != "open"

    @property
    def choices(self) -> tuple[Value, ...]:
        """The options in their order; YES and NO for a claim."""
        return JUDGEMENTS if self.posed.is_claim else options(self.question)

    @property
    def several(self) -> tuple[str, ...]:
        """The players to mark, or the things to put in order; empty for other kinds of answers."""
        if not self.is_built or self.kind not in ("several", "ordered"):
            return ()
        return self.question.things or self.question.state.players

    @property
    def whole_answer(self) -> tuple[str, ...] | None:
        """The answer that the learner has built; None for an incomplete order."""
        if self.kind == "ordered":
            return self.marked if len(self.marked) == len(self.several) else None
        return tuple(each for each in self.several if each in self.marked)


def reveal(question: Question) -> QuestionView:
    """Return a question that shows the verdict on all its options."""
    return QuestionView(Posed(question), options(question), "settled")


def ways(
    question: Question, learned: Learned, taught: int, chance: float, found: Question | None = None
) -> tuple[Posed, ...]:
    """Return the possible forms of a question about a concept, the next form first.

    The lesson itself asks by choices, so a concept about which it has asked begins with a claim.
    The other concepts begin alternately with a choice and with a claim, by their number `taught` among
    the concepts. Each later question takes the next form. `found` is a question about the same concept
    that asks to find things on the board. A claim is right if `chance`, from 0 to 1, is below 1/2.
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
    """Return the questions, each in a form, so that neighbours differ in kind and claims are few.

    `ways_of` returns the possible forms of a question. The questions keep their order if possible;
    the first `begun` questions stay first.
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
