"""The address of the page: what its query string asks for, and the address of a place.

Whatever is damaged or unknown is answered by a sentence, and the default is taken.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import parse_qsl, urlencode

from tutor.core.line import lesson_ids
from tutor.core.text import LANGUAGES, Text
from widgets.look import THEMES, ThemeName

VIEWS: Final = ("lesson",)
GAMES: Final = ("princes",)
DEFAULT_LESSON: Final = "quick_start"
LONGEST: Final = 60
MOST_CHARACTERS: Final = 10_000


@dataclass
class Address:
    """What an address asks for. `theme` and `language` are None when it does not say.

    `ply` is as it was asked for: `place_in` decides once the line is known. `faults` are sentences.
    """

    lesson: str = DEFAULT_LESSON
    ply: str = "0"
    theme: ThemeName | None = None
    language: str | None = None
    faults: list[str] = field(default_factory=list)

    def place_in(self, plies: int, text: Text) -> int:
        """The ply asked for in a line of so many; a ply that does not exist is a fault, and 0."""
        if self.ply.isascii() and self.ply.isdigit() and int(self.ply[:9]) <= plies:
            return int(self.ply[:9])
        self.faults.append(text.say("address-ply", found=_short(self.ply), last=plies))
        return 0


def read_address(query: str, text: Text) -> Address:
    """Understand a query string; `text` says what is wrong with it."""
    address = Address()
    for name, value in parse_qsl(query.removeprefix("?")[:MOST_CHARACTERS], keep_blank_values=True):
        _read(address, name, value, text)
    return address


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
        if value not in VIEWS:
            address.faults.append(text.say("address-view", found=found, known=known(VIEWS)))
    elif name == "game":
        if value not in GAMES:
            address.faults.append(text.say("address-game", found=found, known=known(GAMES)))
    else:
        address.faults.append(text.say("address-unknown", name=name[:LONGEST]))


def write_address(lesson: str, ply: int, theme: str | None, language: str | None) -> str:
    """The query string of a place, as `read_address` understands it."""
    parts: dict[str, str | int] = {"lesson": lesson, "ply": ply}
    if theme is not None:
        parts["theme"] = theme
    if language is not None:
        parts["lang"] = language
    return f"?{urlencode(parts)}"
