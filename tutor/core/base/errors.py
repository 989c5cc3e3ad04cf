"""The small tree of errors a person can cause: each fault has a place, a code and its figures.

The words are in the catalogues; an error knows only what to say them about.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

LONGEST_TOLD: Final = 2_000
"""Faults are told until their sentence has so many characters; all of them stay in `faults`."""


class Fault(NamedTuple):
    """One thing wrong in a file: where, which kind of fault, and the figures of its sentence."""

    place: str
    code: str
    numbers: dict[str, Any]


class TutorError(ValueError):
    """Anything wrong that a person can mend; `sentence()` says it."""

    def sentence(self, language: str = "en") -> str:
        """What is wrong, where, and what would be right."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.sentence()


class FaultyFile(TutorError):
    """A file that cannot be used as it is: every fault is listed, each with its place."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def sentence(self, language: str = "en") -> str:
        """All faults, separated by semicolons; of very many the first, and how many more."""
        from tutor.core.words.text import core_text

        text = core_text(language)
        told: list[str] = []
        length = 0
        for fault in self.faults:
            said = text.fault(fault)
            length += len(said)
            if told and length > LONGEST_TOLD:
                told.append(text.say("error-more", count=len(self.faults) - len(told)))
                break
            told.append(said)
        return "; ".join(told)


class RecordError(FaultyFile):
    """A malformed record, position, tree or decision."""


class ComponentsError(FaultyFile):
    """A components file whose figures cannot be played with."""


class TreeError(FaultyFile):
    """An edit that a tree does not take: of the official line, or beyond what a tree may hold."""
