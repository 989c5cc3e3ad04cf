"""The parts of a place that an address writes with full stops: step, comparison, question."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

MOST_DIGITS: Final = 6
NUMBER: Final = rf"0|[1-9][0-9]{{0,{MOST_DIGITS - 1}}}"
COMPARED: Final = re.compile(rf"({NUMBER})(?:\.({NUMBER})\.({NUMBER}))?")
ASKED: Final = re.compile(
    rf"([a-z][a-z0-9_-]*)\.({NUMBER})\.([a-z]+(?:-[0-9]+)?)(?:\.({NUMBER})\.({NUMBER}))?(\.again)?"
)
ALONE: Final = (1, 1)
"""The place of a question that is asked alone; an address leaves it out."""


class Step(NamedTuple):
    """A step of a lesson by its id, and which of its slides: 1 has its text, 0 opens its act."""

    id: str
    part: int = 1

    def __str__(self) -> str:
        return self.id if self.part == 1 else f"{self.id}.{self.part}"


class Compared(NamedTuple):
    """A comparison by nodes of the tree: one of the other line, and those shown on either side.

    Without sides, both are at the moment of the node in view.
    """

    other: int
    sides: tuple[int, int] | None = None

    def __str__(self) -> str:
        return ".".join(map(str, (self.other, *(self.sides or ()))))


class FreshQuestion(NamedTuple):
    """A question on a fresh position: its concept, the number of its subject, and its form.

    `is_again` says that it comes back after an act, because it was missed there; `place` is its
    number, and the number of questions.
    """

    concept: str
    about: int
    form: str
    is_again: bool = False
    place: tuple[int, int] = ALONE

    def __str__(self) -> str:
        place = () if self.place == ALONE else self.place
        parts = (self.concept, self.about, self.form, *place, *(["again"] * self.is_again))
        return ".".join(map(str, parts))


def read_compared(value: str) -> Compared | None:
    """A comparison as an address has it, or None."""
    found = COMPARED.fullmatch(value)
    if found is None:
        return None
    other, left, right = found.groups()
    return Compared(int(other), (int(left), int(right)) if left and right else None)


def read_question(value: str) -> FreshQuestion | None:
    """A question as an address has it, or None."""
    found = ASKED.fullmatch(value)
    if found is None:
        return None
    concept, about, form, number, count, again = found.groups()
    place = (int(number), int(count)) if number and count else ALONE
    is_place = 1 <= place[0] <= place[1]
    return FreshQuestion(concept, int(about), form, bool(again), place) if is_place else None
