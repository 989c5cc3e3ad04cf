"""The markup of windows and printed pages: their elements, and the mark of a player."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html.parser import HTMLParser
from typing import Final

from tutor.core.drawing.elements import letters, token
from tutor.core.drawing.svg import picture
from tutor.core.print.markup import Markup, element, join
from widgets.shared.themes import ThemeName

__all__ = ["Markup", "element", "join", "player_mark", "texts_in"]

SIZE: Final = 24.0
LETTER: Final = 14.0
BLOCKS: Final = ("p", "h2", "h3", "dt", "dd", "li")
"""The elements whose text is read aloud as one sentence each."""


@lru_cache(maxsize=256)
def player_mark(players: tuple[str, ...], player: str, theme: ThemeName) -> Markup:
    """A player's shape and letter, without the name; a step shows it dozens of times."""
    seat = players.index(player)
    return Markup(picture(token(seat, letters(players)[seat], SIZE, LETTER, theme), SIZE))


class _Texts(HTMLParser):
    """The texts of blocks in elements of some classes."""

    def __init__(self, classes: tuple[str, ...]) -> None:
        super().__init__()
        self._classes = set(classes)
        # For each open element: its tag, whether it is wanted, and whether it is silent.
        self._open: list[tuple[str, bool, bool]] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        _, is_wanted, is_silent = self._open[-1] if self._open else ("", False, False)
        is_wanted |= not self._classes.isdisjoint((given.get("class") or "").split())
        # A reader who unfolds something finds its content.
        is_folded = tag == "details" and "open" not in given
        is_silent |= is_folded or given.get("aria-hidden") == "true"
        self._open.append((tag, is_wanted, is_silent))
        if is_wanted and not is_silent and tag in BLOCKS:
            self.texts.append("")

    def handle_endtag(self, tag: str) -> None:
        self._open.pop()

    def handle_data(self, data: str) -> None:
        _, is_wanted, is_silent = self._open[-1] if self._open else ("", False, False)
        if is_wanted and not is_silent and any(tag in BLOCKS for tag, *_ in self._open):
            self.texts[-1] += data


def sentences(texts: Iterable[str]) -> str:
    """Texts as they are read aloud one after the other, each with a full stop at its end."""
    return " ".join(each if each[-1] in ".?!:" else f"{each}." for each in texts if each)


def texts_in(markup: str, *classes: str) -> tuple[str, ...]:
    """The text of each block in elements of one of these classes, without folded parts."""
    parser = _Texts(classes)
    parser.feed(markup)
    return tuple(found for each in parser.texts if (found := each.strip()))
