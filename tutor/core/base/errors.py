"""The errors that a person can cause: a fault has a place, a code and its figures.

The words are in the catalogues; an error has only the figures for them. The layer of words makes
the sentence, and is imported for the first error. Its name stands here, not in an `__init__.py`,
which another package called `tutor` may overwrite.

That is an error as well: another distribution may have the same name and silently overwrite the
files of this one in the same environment. `check_ours` tells whether it has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

import tutor
from tutor.core.base.kit import resolve

SAID_BY: Final = "tutor.core.words.faults"
"""The `ErrorWords` of every error."""
OURS: Final = "machu-tutor"


class Fault(NamedTuple):
    """A fault in a file: its place, its code, and the figures of its sentence."""

    place: str
    code: str
    numbers: dict[str, Any]

    def within(self, whole: str) -> Fault:
        """The same fault where the file is a part of another, at this place."""
        if not whole:
            return self
        return self._replace(place=f"{whole}.{self.place}" if self.place else whole)


class TutorError(ValueError):
    """Anything wrong that a person can mend; `sentence()` says it."""

    def sentence(self, language: str = "en") -> str:
        """The fault as a sentence: its place, and what would be right."""
        return _words().sentence(self, language)

    def __str__(self) -> str:
        return self.sentence()


@runtime_checkable
class ErrorWords(Protocol):
    """Says errors in words."""

    def sentence(self, error: TutorError, language: str) -> str:
        """The fault as a sentence: its place, and what would be right."""


def _words() -> ErrorWords:
    found = resolve(SAID_BY)
    assert isinstance(found, ErrorWords)
    return found


class FaultyFile(TutorError):
    """A file that cannot be used as it is: every fault is listed, each with its place."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)


class RecordError(FaultyFile):
    """A malformed record, position, tree or decision."""


class ComponentsError(FaultyFile):
    """A components file whose figures cannot be played with."""


class TreeError(FaultyFile):
    """An edit that a tree does not take: of the official line, or beyond what a tree may hold."""


class Overwritten(TutorError):
    """Another distribution has overwritten this package."""


def check_ours() -> None:
    """Raise Overwritten when the package is not the one that was installed with this module."""
    if getattr(tutor, "DISTRIBUTION", None) != OURS:
        raise Overwritten
