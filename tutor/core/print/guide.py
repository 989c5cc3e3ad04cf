"""Player aids and guides: what a player reads during a game, on the page and to print.

An aid has the figures a player looks up, on one page; a reconstructed figure carries a mark, and a
note explains the mark. A guide has short chapters beside the rules, on how to play well. The kit of
a game declares who writes them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Game, find_game
from tutor.core.base.kit import kit_of
from tutor.core.drawing.palette import ThemeName
from tutor.core.print.handout import PRINTED_THEME
from tutor.core.print.markup import Markup, element, join, make_page

GUIDE_STYLE: Final = """
.guide figure { margin: 2mm 0; }
.guide svg { max-width: 100%; height: auto; }
.guide li { margin: 1mm 0; }
"""


Drawer = Callable[[Collection[str]], Markup]
"""Draws a finding of a guide; only the rows of these things on the board, if it has any."""
MARK: Final = "◇"
"""Stands behind a reconstructed figure, as on the board."""
AID_STYLE: Final = "aid.css"


class Chapter(NamedTuple):
    """One chapter of a guide: its name in the code, its title and all below.

    `drawings` are its findings by their names, each to be drawn by itself.
    """

    name: str
    title: str
    body: Markup
    drawings: Mapping[str, Drawer] = {}


GuideWriter = Callable[[str, ThemeName], tuple[Chapter, ...]]
"""Writes the chapters in one language, their drawings in a theme."""


@cache
def guide_of(game: str, language: str, theme: ThemeName) -> tuple[Chapter, ...]:
    """The chapters of a game's guide, none where it has none. Raises KeyError."""
    guide = kit_of(game).guide
    return () if guide is None else guide(language, theme)


def drawing_of(game: str, language: str, theme: ThemeName, name: str) -> Drawer:
    """One finding of a game's guide by its name. Raises KeyError for an unknown name."""
    return {
        each: drawer
        for chapter in guide_of(game, language, theme)
        for each, drawer in chapter.drawings.items()
    }[name]


@cache
def printed_guide(game: str, language: str) -> str:
    """The guide of a game as a page of its own, which has to be there."""
    chapters = guide_of(game, language, PRINTED_THEME)
    sections = (element("section", element("h2", each.title), each.body) for each in chapters)
    title = chapters[0].title
    return make_page(title, language, join(*sections), of="guide", style=GUIDE_STYLE)


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
    style = files("tutor.core.print").joinpath(AID_STYLE).read_text(encoding="utf-8")
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
