"""Player aids: the figures a player looks up during a game, on one page to print.

The kit of a game declares who writes its aid. A reconstructed figure carries a mark, and a note
explains the mark.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Game, find_game
from tutor.core.base.kit import kit_of
from tutor.core.print.markup import Markup, element, join, make_page

MARK: Final = "◇"
"""Stands behind a reconstructed figure, as on the board."""
STYLE: Final = "aid.css"


class Entry(NamedTuple):
    """One thing to look up: its name, and its text."""

    name: str
    text: str


class Block(NamedTuple):
    """A section: entries under a heading; `about` holds for all of them."""

    heading: str
    entries: tuple[Entry, ...]
    about: str = ""


class Aid(NamedTuple):
    """A player aid in one language; `note` explains the mark, where there is one."""

    title: str
    blocks: tuple[Block, ...]
    note: str = ""


AidWriter = Callable[[Game, str], Aid]
"""Writes the aid in one language, with the figures of the game."""


def has_aid(game: str) -> bool:
    """Whether a game brings a player aid. Raises KeyError for an unknown game."""
    return kit_of(game).has("aid")


def aid_of(game: Game, language: str) -> Aid:
    """The player aid of a game, with the figures it is played with.

    Raises RecordError for a game that brings none.
    """
    aid = kit_of(game.name).aid
    if aid is None:
        raise RecordError([Fault("", "no_aid", {"found": game.name})])
    return aid(game, language)


def aid_page(game: Game, language: str) -> str:
    """The player aid as a page of its own. Raises RecordError as `aid_of`."""
    aid = aid_of(game, language)
    note = element("p", aid.note, of="note") if aid.note else Markup("")
    style = files("tutor.core.print").joinpath(STYLE).read_text(encoding="utf-8")
    parts = (element("h1", aid.title), *map(_block, aid.blocks), note)
    return make_page(aid.title, language, *parts, of="aid", style=style)


@cache
def printed_aid(game: str, language: str) -> str:
    """The page with the printed figures of a game. Raises KeyError, RecordError."""
    return aid_page(find_game(game), language)


def _block(block: Block) -> Markup:
    about = element("p", block.about) if block.about else Markup("")
    rows = [
        element("div", element("dt", entry.name), element("dd", entry.text))
        for entry in block.entries
    ]
    listed = element("dl", *rows) if rows else Markup("")
    return element("section", element("h2", block.heading), join(about, listed))
