"""The errors that a person can cause: a fault has a place, a code and its figures.

An error holds only a code and figures; the catalogues hold the words. The module named by `SAID_BY`
makes the sentence, and is imported when the first error needs it. The check for a foreign package
is here and not in an `__init__.py`, because that package may overwrite such a file.

Another distribution in the same environment may also have a package `tutor` and silently overwrite
files of this one. `check_ours` raises an error if one has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

import tutor
from tutor.core.base.kit import resolve

SAID_BY: Final = "tutor.core.words.faults"
"""The module that says every error in words, an `ErrorWords`."""
OURS: Final = "machu-tutor"


class Fault(NamedTuple):
    """A fault in a file: its place, its code, and the figures of its sentence."""

    place: str
    code: str
    numbers: dict[str, Any]

    def within(self, whole: str) -> Fault:
        """The same fault, placed in a larger file that contains this one at the place `whole`."""
        if not whole:
            return self
        return self._replace(place=f"{whole}.{self.place}" if self.place else whole)


class TutorError(ValueError):
    """The base of errors that a person can mend; `sentence()` says what is wrong."""

    def sentence(self, language: str = "en") -> str:
        """The error as a sentence: its place, and what would be right."""
        return _words().sentence(self, language)

    def __str__(self) -> str:
        return self.sentence()


@runtime_checkable
class ErrorWords(Protocol):
    """Says errors in words."""

    def sentence(self, error: TutorError, language: str) -> str:
        """The error as a sentence: its place, and what would be right."""


def _words() -> ErrorWords:
    found = resolve(SAID_BY)
    assert isinstance(found, ErrorWords)
    return found


class FaultyFile(TutorError):
    """A file with faults: `faults` lists every one, each with its place."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)


class RecordError(FaultyFile):
    """A malformed record, position, tree or decision."""


class ComponentsError(FaultyFile):
    """A components file with figures that no game can be played with."""


class TreeError(FaultyFile):
    """An edit that a tree refuses: it changes the official line, or makes the tree too large."""


class Overwritten(TutorError):
    """Another distribution has overwritten this package."""


def check_ours() -> None:
    """Raise Overwritten if the package `tutor` belongs to another distribution than this module."""
    if getattr(tutor, "DISTRIBUTION", None) != OURS:
        raise Overwritten
