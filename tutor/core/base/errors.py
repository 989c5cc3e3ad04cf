"""The errors that a person can cause. A fault in a file has a place, a code and figures.

An error holds only a code and figures, and the catalogues hold the words. The module that `SAID_BY`
names turns an error into a sentence. The program imports that module at the first error.

Another distribution in the same environment may also have a package `tutor` and silently overwrite
files of this one. The function `check_ours` raises an error in that case. It is in this module
because the other package may also overwrite an `__init__.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from tutor.core.base.kit import resolve

SAID_BY: Final = "tutor.core.words.faults"
"""The module whose function `sentence` (see `ErrorWords`) says an error in words."""
OURS: Final = "machu-tutor"


class Fault(NamedTuple):
    """A fault in a file: its place in the file, its code, and the figures for its sentence."""

    place: str
    code: str
    numbers: dict[str, Any]

    def within(self, whole: str) -> Fault:
        """Return the fault as a fault of a larger file.

        The larger file has this file at the place `whole`.
        """
        if not whole:
            return self
        return self._replace(place=f"{whole}.{self.place}" if self.place else whole)


class TutorError(ValueError):
    """The base class of errors that a person can correct; `sentence()` says what is wrong."""

    def sentence(self, language: str = "en") -> str:
        """Return a sentence that says what is wrong, where, and what would be right.

        `language` is the code of the sentence's language.
        """
        return _words().sentence(self, language)

    def __str__(self) -> str:
        return self.sentence()


@runtime_checkable
class ErrorWords(Protocol):
    """A module that says errors in words."""

    def sentence(self, error: TutorError, language: str) -> str:
        """Return a sentence that says what is wrong, where, and what would be right.

        `language` is the code of the sentence's language.
        """


def _words() -> ErrorWords:
    found = resolve(SAID_BY)
    assert isinstance(found, ErrorWords)
    return found


class FaultyFile(TutorError):
    """An error in a file; `faults` lists every fault, each with its place."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)


class RecordError(FaultyFile):
    """An error in a record, a position, a tree or a decision that is malformed."""


class ComponentsError(FaultyFile):
    """An error in a components file: no game can be played with its figures."""


class TreeError(FaultyFile):
    """An error in an edit of a tree: it changes the protected line, or makes the tree too large."""


class Overwritten(TutorError):
    """The error for a package `tutor` that another distribution has overwritten."""


def check_ours() -> None:
    """Raise Overwritten if another distribution has overwritten the package `tutor`."""
    if getattr(resolve("tutor"), "DISTRIBUTION", None) != OURS:
        raise Overwritten
