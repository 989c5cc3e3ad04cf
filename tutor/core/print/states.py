"""The display of a state in the display language of notebooks: in words, as a board, and as both.

This module implements the `Display` of `tutor.core.base.game`. So a program that has imported only
a game can show the states of the game, also in a notebook.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import count
from typing import Final

from tutor.core.base.decision import Refusal
from tutor.core.base.game import State
from tutor.core.base.kit import kit_of
from tutor.core.drawing.svg import to_svg
from tutor.core.print.handout import PRINTED_THEME, board_of
from tutor.core.print.sheet import Bundle, Folded, Picture, Piece, Said, make_bundle
from tutor.core.words.text import current_language, own_words, words_of

_NUMBERS: Final = count(1)
"""The numbers for boards, because the ids of boards on one page must differ."""


def describe(state: State) -> str:
    """Return the position of a state in words, a sentence on each line."""
    return "\n".join(words_of(state.game.name).position(state.position()))


def draw(state: State, seat: str | None) -> str:
    """Return the board of a state as SVG text, as far as a seat may know it.

    Raises RecordError for a game that has no board, and for an unknown seat.
    """
    return to_svg(board_of(state, current_language(), PRINTED_THEME, seat))


def bundle(state: State) -> Bundle:
    """Return the state as HTML, as words, and as SVG if its game has a board.

    The keys of the result are the media types.
    """
    return make_bundle(state_pieces(state))


def state_pieces(state: State) -> Iterator[Piece]:
    """Yield the pieces to display for a state: its board, and the whole position in words."""
    yield from board(state)
    yield in_words(state)


def board(
    state: State, points: Collection[str] = (), refusal: Refusal | None = None
) -> Iterator[Picture]:
    """Yield the board of a state; yield nothing if its game draws no board.

    `points` are things that the board marks. If `refusal` is given, the board also marks the refused
    thing and the alternatives.
    """
    draw_board = kit_of(state.game.name).board
    if draw_board is not None:
        words = words_of(state.game.name)
        scene = draw_board(state, words, points=points, refusal=refusal)
        svg = to_svg(scene, f"board{next(_NUMBERS)}-")
        yield Picture(svg.strip(), f"{scene.title}. {words.due(state.due, state)}.")


def in_words(state: State) -> Folded:
    """Return the position of a state in words, folded until the reader opens it."""
    sentences = words_of(state.game.name).position(state.position())
    return Folded(own_words().say("show-in-words"), tuple(map(Said, sentences)))
