"""Player aids and guides: pages for players to read during a game or to print.

An aid has the figures that a player looks up, on one page. A figure that is reconstructed and not
printed has a mark, and a note explains the mark. A guide has short chapters on how to play well.
The kit of a game names the functions that write them.
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
"""A function that draws a finding of a guide.

Its argument has the ids of things on the board. If the finding has rows for some of them, only
these rows are drawn.
"""
MARK: Final = "◇"
"""The mark after a figure that is reconstructed and not printed, as on the board."""
AID_STYLE: Final = "aid.css"


class Chapter(NamedTuple):
    """A chapter of a guide: its name in the code, its title and its contents.

    `drawings` are its findings by name, each of which can be drawn separately.
    """

    name: str
    title: str
    body: Markup
    drawings: Mapping[str, Drawer] = {}


GuideWriter = Callable[[str, ThemeName], tuple[Chapter, ...]]
"""A function that writes the chapters in one language, with the drawings in a theme."""


@cache
def guide_of(game: str, language: str, theme: ThemeName) -> tuple[Chapter, ...]:
    """Return the chapters of a game's guide; empty if it has none.

    Raises KeyError for an unknown game.
    """
    guide = kit_of(game).guide
    return () if guide is None else guide(language, theme)


def drawing_of(game: str, language: str, theme: ThemeName, name: str) -> Drawer:
    """Return the function that draws a finding of a game's guide.

    Raises KeyError for an unknown finding.
    """
    return {
        each: drawer
        for chapter in guide_of(game, language, theme)
        for each, drawer in chapter.drawings.items()
    }[name]


@cache
def printed_guide(game: str, language: str) -> str:
    """Return the guide of a game as a page to print. The game must have a guide."""
    chapters = guide_of(game, language, PRINTED_THEME)
    sections = (element("section", element("h2", each.title), each.body) for each in chapters)
    title = chapters[0].title
    return make_page(title, language, join(*sections), class_="guide", style=GUIDE_STYLE)


class Entry(NamedTuple):
    """A thing to look up in an aid: its name and its text."""

    name: str
    text: str


class Block(NamedTuple):
    """A section of an aid: entries under a heading. `about` is a text about all entries."""

    heading: str
    entries: tuple[Entry, ...]
    about: str = ""


class Aid(NamedTuple):
    """A player aid in one language. `note` explains the mark of reconstructed figures, if it is used."""

    title: str
    blocks: tuple[Block, ...]
    note: str = ""


AidWriter = Callable[[Game, str], Aid]
"""A function that writes the aid of a game in one language, with the figures of its components."""


def has_aid(game: str) -> bool:
    """Return whether a game has a player aid. Raises KeyError for an unknown game."""
    return kit_of(game).has("aid")


def aid_of(game: Game, language: str) -> Aid:
    """Return the player aid of a game, with the figures of its components.

    Raises RecordError if the game has no aid.
    """
    aid = kit_of(game.name).aid
    if aid is None:
        raise RecordError([Fault("", "no_aid", {"found": game.name})])
    return aid(game, language)


def aid_page(game: Game, language: str) -> str:
    """Return the player aid as a page to print. Raises RecordError if the game has no aid."""
    aid = aid_of(game, language)
    note = element("p", aid.note, class_="note") if aid.note else Markup("")
    style = files("tutor.core.print").joinpath(AID_STYLE).read_text(encoding="utf-8")
    parts = (element("h1", aid.title), *map(_block, aid.blocks), note)
    return make_page(aid.title, language, *parts, class_="aid", style=style)


@cache
def printed_aid(game: str, language: str) -> str:
    """Return the player aid with the printed figures, as a page. Raises KeyError, RecordError."""
    return aid_page(find_game(game), language)


def _block(block: Block) -> Markup:
    about = element("p", block.about) if block.about else Markup("")
    rows = [
        element("div", element("dt", entry.name), element("dd", entry.text))
        for entry in block.entries
    ]
    listed = element("dl", *rows) if rows else Markup("")
    return element("section", element("h2", block.heading), join(about, listed))
