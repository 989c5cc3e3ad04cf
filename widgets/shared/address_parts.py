"""What an address says of what is open beside a place: a panel, a comparison, a question."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

TABS: Final = ("events", "stocks", "lines", "rules", "games")
PANELS: Final = (*TABS, "puzzles", "contents", "covered", "editor")
"""What can be open, by its name in an address: a tab, what a tab has unfolded, or another panel."""
LONGEST_QUESTION: Final = 200
"""The number of characters of a question that is asked of the rules."""
MOST_DIGITS: Final = 6
NUMBER: Final = rf"0|[1-9][0-9]{{0,{MOST_DIGITS - 1}}}"
COMPARED: Final = re.compile(rf"({NUMBER})(?:\.({NUMBER})\.({NUMBER}))?")
ASKED: Final = re.compile(rf"([a-z][a-z0-9_-]*)\.({NUMBER})\.([a-z]+(?:-[0-9]+)?)(\.again)?")


class ComparedAsked(NamedTuple):
    """A comparison by nodes of the tree: one of the other line, and those shown on either side.

    Without sides, both are at the moment of the node that is shown.
    """

    other: int
    sides: tuple[int, int] | None = None

    def __str__(self) -> str:
        return ".".join(map(str, (self.other, *(self.sides or ()))))


class QuestionAsked(NamedTuple):
    """A question on a fresh position: its concept, which of what it can be asked about, its form.

    `is_again` says that it comes back after an act, because it was missed there.
    """

    concept: str
    about: int
    form: str
    is_again: bool = False

    def __str__(self) -> str:
        return f"{self.concept}.{self.about}.{self.form}{'.again' * self.is_again}"


def read_compared(value: str) -> ComparedAsked | None:
    """A comparison as an address has it; None where it is none."""
    found = COMPARED.fullmatch(value)
    if found is None:
        return None
    other, left, right = found.groups()
    return ComparedAsked(int(other), (int(left), int(right)) if left and right else None)


def read_question(value: str) -> QuestionAsked | None:
    """A question as an address has it; None where it is none."""
    found = ASKED.fullmatch(value)
    if found is None:
        return None
    concept, about, form, again = found.groups()
    return QuestionAsked(concept, int(about), form, bool(again))
