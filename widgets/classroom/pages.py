"""The phone's page: markup, style and words in one file, and its script beside it.

The script is a file of its own, because the content policy of the server allows no script inside a
page. Both together are what a phone loads at first.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from string import Template
from typing import Final

from tutor.core.words.text import LANGUAGES, Text

HERE: Final = Path(__file__).parent
PACKAGE: Final = "widgets.classroom"
WORDS: Final = (
    "phone-title-none", "phone-language", "phone-about", "phone-name", "phone-name-note",
    "phone-join", "phone-code", "phone-code-go", "phone-no-class", "phone-look", "phone-board",
    "phone-move", "phone-nothing", "phone-sending", "phone-sent", "phone-again", "phone-again-none",
    "phone-closed", "phone-closed-none", "phone-talk", "phone-own", "phone-own-second",
    "phone-own-none", "phone-right", "phone-taught", "phone-wall", "phone-lost", "phone-lost-note",
    "phone-lost-on", "phone-away", "phone-full", "phone-over", "phone-title",
)  # fmt: skip
VERSION_LENGTH: Final = 12


@cache
def phone_words() -> dict[str, dict[str, str]]:
    """Return the words of the phone by language; the script fills in `{option}` and `{code}`."""
    found = {}
    for language in LANGUAGES:
        text = Text(language).with_catalogue(PACKAGE)
        said = {name: text.say(name, option="{option}", code="{code}") for name in WORDS}
        found[language] = {"name": text.say("language-name"), **said}
    return found


@cache
def phone_script() -> bytes:
    """Return the script of the phone's page."""
    return HERE.joinpath("bundle.js").read_bytes()


@cache
def _page() -> tuple[Template, str, str]:
    """Return the page, its style, and the version of its script."""
    page = Template(HERE.joinpath("phone.html").read_text(encoding="utf-8"))
    style = HERE.joinpath("phone.css").read_text(encoding="utf-8")
    return page, style, hashlib.sha256(phone_script()).hexdigest()[:VERSION_LENGTH]


def phone_page(language: str, code: str, word: str, base: str) -> str:
    """Return the page of a phone in a class; without a code the page on which one types it.

    `word` is the long word of the class, with which the phone comes back. `base` is the path of the
    class's addresses.
    """
    page, style, version = _page()
    words = phone_words()
    given = {"code": code, "word": word, "base": base, "language": language, "words": words}
    said = words[language]
    title = said["phone-title"].replace("{code}", code) if code else said["phone-title-none"]
    return page.substitute(
        language=language,
        title=title,
        style=style,
        given=json.dumps(given, ensure_ascii=False).replace("<", "\\u003c"),
        script=f"{base}phone.js?v={version}",
    )
