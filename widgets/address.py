"""The address of the page: what its query string asks for, and the address of a place.

Whatever is damaged or unknown is answered by a sentence, and the default is taken.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import parse_qsl, urlencode

from tutor.core.errors import TutorError
from tutor.core.game import games
from tutor.core.line import lesson_ids
from tutor.core.link import open_link
from tutor.core.text import DEFAULT_LANGUAGE, LANGUAGES, Text
from tutor.core.tree import Tree
from widgets.look import THEMES, ThemeName

VIEWS: Final = ("lesson", "explore", "play", "rules", "presenter")
DEFAULT_LESSON: Final = "quick_start"
LONGEST: Final = 60
MOST_CHARACTERS: Final = 12_000


@dataclass
class Address:
    """What an address asks for; what it does not say is None.

    `link` is the parameter `r` and `tree` what it holds; it goes before `lesson`. `ply` is as it
    was asked for: `place_in` decides once the line is known. `faults` are sentences.
    """

    lesson: str | None = None
    ply: str | None = None
    link: str | None = None
    tree: Tree | None = None
    game: str | None = None
    view: str | None = None
    theme: ThemeName | None = None
    language: str | None = None
    faults: list[str] = field(default_factory=list)

    def place_in(self, plies: int, text: Text) -> int:
        """The ply asked for in a line of so many; a ply that does not exist is a fault, and 0."""
        if self.ply is None:
            return 0
        if self.ply.isascii() and self.ply.isdigit() and int(self.ply[:9]) <= plies:
            return int(self.ply[:9])
        self.faults.append(text.say("address-ply", found=_short(self.ply), last=plies))
        return 0


def asked_language(query: str) -> str:
    """The language a query string asks for, to say in it what is wrong with the rest."""
    asked = dict(_parts(query)).get("lang", "")
    return asked if asked in LANGUAGES else DEFAULT_LANGUAGE


def read_address(query: str, text: Text) -> Address:
    """Understand a query string; `text` says what is wrong with it."""
    address = Address()
    for name, value in _parts(query):
        _read(address, name, value, text)
    return address


def _parts(query: str) -> list[tuple[str, str]]:
    return parse_qsl(query.removeprefix("?")[:MOST_CHARACTERS], keep_blank_values=True)


def _short(value: str) -> str:
    return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"


def _read(address: Address, name: str, value: str, text: Text) -> None:
    found = _short(value)

    def known(options: tuple[str, ...]) -> str:
        return text.all_of(options)

    if name == "lesson":
        if value in lesson_ids():
            address.lesson = value
        else:
            known_lessons = known(lesson_ids())
            address.faults.append(text.say("address-lesson", found=found, known=known_lessons))
    elif name == "ply":
        address.ply = value
    elif name == "theme":
        address.theme = THEMES.get(value)
        if address.theme is None:
            known_themes = known(tuple(THEMES))
            address.faults.append(text.say("address-theme", found=found, known=known_themes))
    elif name == "lang":
        if value in LANGUAGES:
            address.language = value
        else:
            address.faults.append(text.say("address-language", found=found, known=known(LANGUAGES)))
    elif name == "view":
        if value in VIEWS:
            address.view = value
        else:
            address.faults.append(text.say("address-view", found=found, known=known(VIEWS)))
    elif name == "game":
        if value in games():
            address.game = value
        else:
            address.faults.append(text.say("address-game", found=found, known=known(games())))
    elif name == "r":
        try:
            address.tree, address.link = open_link(value), value
        except TutorError as error:
            address.faults.append(text.say("address-link", what=error.sentence(text.language)))
    else:
        address.faults.append(text.say("address-unknown", name=name[:LONGEST]))


def write_address(**parts: str | int | None) -> str:
    """The query string of a place, as `read_address` understands it; None is left out."""
    told = {name: value for name, value in parts.items() if value is not None}
    return f"?{urlencode(told)}"
