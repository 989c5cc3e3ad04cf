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

from tutor.core.base.questions import Form, Question, Value, options
from tutor.core.lessons.runner import Answer, Learned, judge

YES: Final = "yes"
NO: Final = "no"
JUDGEMENTS: Final = (YES, NO)
CLAIMS_IN: Final = 3
"""One question in this number is a claim, if the others have other forms."""

MOST_ENTERED: Final = 999
Kind = Form | Literal["entered", "claim"]
Standing = Literal["open", "settled", "skipped", "told"]
"""What became of a question.

Open: its answer is covered; settled: it was answered; skipped: it was left; told: its answer was
shown before one was given.
"""


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

    def is_right(self, value: Value) -> bool:
        """Whether this is a right answer in the form in which it is asked."""
        return (value == YES) == self.is_so if self.is_claim else value in self.question.right

    def judge(self, value: Value) -> Answer:
        """The verdict on an option of a choice, some players, a number entered, or YES or NO.

        Raises KeyError for any other. A wrong answer without a known cause has no misconception.
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
        """Whether a value that is no option can be given all the same."""
        if self.kind == "entered":
            return isinstance(value, int) and 0 <= value <= MOST_ENTERED
        if self.kind == "several":
            return isinstance(value, tuple) and set(value) <= set(self.question.state.players)
        return False


class QuestionView(NamedTuple):
    """What there is to see of a question, wherever it is asked.

    `chosen` are the answers tried so far. Where the answer `is_built`, players are marked one by
    one, or things put in order; `marked` are those so far. Elsewhere it is chosen among options.
    """

    posed: Posed
    chosen: tuple[Value, ...] = ()
    standing: Standing = "open"
    is_built: bool = False
    marked: tuple[str, ...] = ()

    @property
    def question(self) -> Question:
        """The question, whatever its form."""
        return self.posed.question

    @property
    def kind(self) -> Kind:
        """The form in which is asked."""
        return self.posed.kind

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to answer."""
        return self.standing != "open"

    @property
    def choices(self) -> tuple[Value, ...]:
        """The options in their order; of a claim, whether it is so."""
        return JUDGEMENTS if self.posed.is_claim else options(self.question)

    @property
    def several(self) -> tuple[str, ...]:
        """The players to be marked, or the things to be put in order; none elsewhere."""
        if not self.is_built or self.kind not in ("several", "ordered"):
            return ()
        return self.question.things or self.question.state.players

    @property
    def whole_answer(self) -> tuple[str, ...] | None:
        """The answer that was put together; None for an order that is not complete yet."""
        if self.kind == "ordered":
            return self.marked if len(self.marked) == len(self.several) else None
        return tuple(each for each in self.several if each in self.marked)


def reveal(question: Question) -> QuestionView:
    """A question with the verdict on all its options."""
    return QuestionView(Posed(question), options(question), "settled")


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
