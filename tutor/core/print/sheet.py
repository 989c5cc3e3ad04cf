"""The display of a value: boards, sentences, lists and tables, as HTML, SVG and plain text.

A display (sheet) is a sequence of pieces. Screen readers can read it, and it needs no script. This
module contains nothing about particular games, sentences or notebooks.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from html import escape
from typing import Final, NamedTuple

from tutor.core.words.text import current_language

STYLE: Final = (
    "<style>.tutor-sheet{max-width:58rem;line-height:1.5}.tutor-sheet figure{margin:0 0 .5rem}"
    ".tutor-sheet svg{max-width:100%;height:auto}.tutor-sheet p{margin:.35rem 0}"
    ".tutor-sheet table{border-collapse:collapse;margin:.5rem 0}"
    ".tutor-sheet th,.tutor-sheet td{border:1px solid currentColor;padding:.2rem .6rem;"
    "text-align:left!important}.tutor-sheet summary{cursor:pointer;padding:.3rem 0}</style>"
)


class Picture(NamedTuple):
    """A board as one SVG element, with a caption."""

    svg: str
    caption: str


class Heading(NamedTuple):
    """A heading over the next pieces."""

    text: str


class Said(NamedTuple):
    """A paragraph. `rule` is the id of the rule that it is about; it may be empty."""

    text: str
    rule: str = ""


class Numbered(NamedTuple):
    """A numbered list: each item has a first line and paragraphs below it."""

    items: tuple[tuple[str, tuple[Said, ...]], ...]
    first: int = 1


class Lettered(NamedTuple):
    """A list of options with letters."""

    items: tuple[str, ...]


class Openable(NamedTuple):
    """A list of options with letters. Each option opens to show the reply to it.

    In plain text the list shows only the options.
    """

    items: tuple[tuple[str, str], ...]


class Rows(NamedTuple):
    """A table: the heads of its columns, and rows whose first cell is a head."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Folded(NamedTuple):
    """Pieces that are hidden until the reader opens them."""

    title: str
    pieces: tuple[Piece, ...]


Bundle = dict[str, str]
"""A value in the forms in which notebooks can display it, by media type."""
Piece = Picture | Heading | Said | Numbered | Lettered | Openable | Rows | Folded


class Shown:
    """The base class of values that a notebook displays as `pieces`; `str` gives them as text."""

    __slots__ = ()

    def __str__(self) -> str:
        return plain(self.pieces())

    def _repr_mimebundle_(
        self, include: Collection[str] | None = None, exclude: Collection[str] | None = None
    ) -> Bundle:
        """Return the value as HTML and in words, and as its first board if it has one."""
        return make_bundle(self.pieces())

    def pieces(self) -> Iterable[Piece]:
        """Return the pieces to show, from top to bottom."""
        raise NotImplementedError


def letter(number: int) -> str:
    """Return the letter of the option with an index, from 0."""
    return chr(ord("A") + number)


def html(pieces: Iterable[Piece], language: str = "") -> str:
    """Return pieces as complete HTML with the language of its text.

    The default is the display language of notebooks.
    """
    body = "".join(map(_html, pieces))
    return f'<div class="tutor-sheet" lang="{language or current_language()}">{STYLE}{body}</div>'


def plain(pieces: Iterable[Piece]) -> str:
    """Return pieces as plain text, with one line for each sentence or row."""
    return "\n".join(line for piece in pieces for line in _lines(piece))


def make_bundle(pieces: Iterable[Piece]) -> Bundle:
    """Return the pieces as text and HTML, and as a picture if there is a board, by media type."""
    pieces = tuple(pieces)
    found = {"text/plain": plain(pieces), "text/html": html(pieces)}
    svg = next(pictures(pieces), None)
    return found if svg is None else found | {"image/svg+xml": svg}


def _html(piece: Piece) -> str:
    match piece:
        case Picture():
            caption = f"<figcaption>{escape(piece.caption)}</figcaption>"
            return f"<figure>{piece.svg}{caption}</figure>"
        case Heading():
            return f"<p><strong>{escape(piece.text)}</strong></p>"
        case Said():
            return f"<p>{_sentence_html(piece)}</p>"
        case Numbered():
            items = (
                f"<li><strong>{escape(head)}</strong>{''.join(map(_html, rest))}</li>"
                for head, rest in piece.items
            )
            return f'<ol start="{piece.first}">{"".join(items)}</ol>'
        case Lettered():
            items = (f"<li>{escape(item)}</li>" for item in piece.items)
            return f'<ol type="A">{"".join(items)}</ol>'
        case Openable():
            return "".join(
                f"<details><summary>{letter(number)}. {escape(item)}</summary>"
                f"<p>{escape(said)}</p></details>"
                for number, (item, said) in enumerate(piece.items)
            )
        case Rows():
            return _table(piece)
        case Folded():
            inside = "".join(map(_html, piece.pieces))
            return f"<details><summary>{escape(piece.title)}</summary>{inside}</details>"


def _sentence_html(said: Said) -> str:
    rule = f" <small>[{escape(said.rule)}]</small>" if said.rule else ""
    return escape(said.text) + rule


def _table(rows: Rows) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in rows.heads)
    body = "".join(
        f'<tr><th scope="row">{escape(head)}</th>'
        f"{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
        for head, *cells in rows.rows
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def _lines(piece: Piece) -> Iterator[str]:
    match piece:
        case Picture():
            yield piece.caption
        case Heading():
            yield piece.text
        case Said():
            yield f"{piece.text} [{piece.rule}]" if piece.rule else piece.text
        case Numbered():
            for number, (head, rest) in enumerate(piece.items, piece.first):
                yield f"{number}. {head}"
                for said in rest:
                    yield from _lines(said)
        case Lettered():
            for number, item in enumerate(piece.items):
                yield f"{letter(number)}. {item}"
        case Openable():
            for number, (item, _) in enumerate(piece.items):
                yield f"{letter(number)}. {item}"
        case Rows():
            for head, *cells in piece.rows:
                yield f"{head}: {'; '.join(_with_heads(piece.heads[1:], cells))}"
        case Folded():
            yield piece.title
            for each in piece.pieces:
                yield from _lines(each)


def _with_heads(heads: tuple[str, ...], cells: list[str]) -> Iterator[str]:
    """Yield each cell of a row after the head of its column. A single cell gets no head."""
    for head, cell in zip(heads, cells, strict=True):
        yield cell if len(heads) == 1 else f"{head}: {cell}"


def pictures(pieces: Iterable[Piece]) -> Iterator[str]:
    """Yield the boards among the pieces as SVG, including the boards in folded pieces."""
    for piece in pieces:
        if isinstance(piece, Picture):
            yield piece.svg
        elif isinstance(piece, Folded):
            yield from pictures(piece.pieces)
