"""The rich display of values in a notebook; no other module knows about it.

`attach` gives the classes of the tutor the methods that notebooks look for, so no notebook library
is needed. Importing `tutor.notebook` calls it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

from tutor.core.base.decision import Refusal
from tutor.core.base.errors import TutorError
from tutor.core.base.game import ShownState, State
from tutor.core.lessons.parts import Exhibit
from tutor.core.print.sheet import Piece, Shown, html, pictures, plain
from tutor.core.records.lines import Line
from tutor.core.words.text import current_language
from tutor.notebook.showing import exhibit_pieces, line_pieces, refusal_pieces, state_pieces

Bundle = dict[str, str]
MIMEBUNDLE = "_repr_mimebundle_"
TRACEBACK = "_render_traceback_"
Thing = TypeVar("Thing")


def bundle(pieces: Iterable[Piece]) -> Bundle:
    """Return a sheet by media types; without a board there is no picture."""
    pieces = tuple(pieces)
    found = {"text/plain": plain(pieces), "text/html": html(pieces)}
    svg = next(pictures(pieces), None)
    return found if svg is None else found | {"image/svg+xml": svg}


def show_as(kind: type[Thing], pieces: Callable[[Thing], Iterable[Piece]]) -> None:
    """Let every value of a class show itself as these pieces."""

    def mimebundle(
        self: Thing, include: Collection[str] | None = None, exclude: Collection[str] | None = None
    ) -> Bundle:
        """Return the value as HTML, as its first board, and in words."""
        return bundle(pieces(self))

    setattr(kind, MIMEBUNDLE, mimebundle)


def _state_pieces(shown: ShownState) -> Iterable[Piece]:
    assert isinstance(shown, State)
    return state_pieces(shown)


def _sentence(error: TutorError) -> list[str]:
    """Return the lines that a notebook shows for an error: its sentence in the display language."""
    return [error.sentence(current_language())]


def attach() -> None:
    """Let states, lines, exhibits, refusals, errors and everything `Shown` show themselves."""
    show_as(Shown, lambda shown: shown.pieces())
    show_as(ShownState, _state_pieces)
    show_as(Line, line_pieces)
    show_as(Exhibit, exhibit_pieces)
    show_as(Refusal, refusal_pieces)
    setattr(TutorError, TRACEBACK, _sentence)
