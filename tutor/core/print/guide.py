"""Guides: short chapters beside the rules, on how to play well, on the page and to print.

The kit of a game declares who writes its guide.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Final, NamedTuple

from tutor.core.base.kit import kit_of
from tutor.core.drawing.palette import ThemeName
from tutor.core.print.handout import PRINTED_THEME
from tutor.core.print.markup import Markup, element, join, make_page

STYLE: Final = """
.guide figure { margin: 2mm 0; }
.guide svg { max-width: 100%; height: auto; }
.guide li { margin: 1mm 0; }
"""


Drawer = Callable[[Collection[str]], Markup]
"""Draws a finding of a guide; only the rows of these things on the board, if it has any."""


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
    return make_page(title, language, join(*sections), of="guide", style=STYLE)
