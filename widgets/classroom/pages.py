"""The phone's page and the console: markup, style and words in one file, the script in another.

The script is a file of its own, because the content policy of the server allows no script
inside a page. A phone loads both files at first.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from string import Template
from typing import Final, Literal

from tutor.core.words.text import LANGUAGES, Text

PageName = Literal["phone", "console"]
HERE: Final = Path(__file__).parent
PALETTE: Final = HERE.parent / "page" / "palette.css"
WISHES: Final = {"dark": "prefers-color-scheme: dark", "contrast": "prefers-contrast: more"}
"""The media feature by which a device says that its owner prefers a theme, by the theme."""
PACKAGE: Final = "widgets.classroom"
PHONE: Final = (
    "phone-title-none", "phone-language", "phone-about", "phone-name", "phone-name-note",
    "phone-join", "phone-code", "phone-code-go", "phone-no-class", "phone-look", "phone-board",
    "phone-move", "phone-nothing", "phone-nothing-move", "phone-more",
    "phone-sending", "phone-sent", "phone-again", "phone-again-none",
    "phone-closed", "phone-closed-none", "phone-talk", "phone-own", "phone-own-second",
    "phone-own-none", "phone-other",
    "phone-right", "phone-taught", "phone-wall", "phone-lost", "phone-lost-note",
    "phone-lost-on", "phone-away", "phone-full", "phone-over", "phone-title",
    "phone-holdings", "phone-voice", "phone-voice-others",
)  # fmt: skip
CONSOLE: Final = (
    "console-title", "console-language", "console-elsewhere",
    "console-joining", "console-joining-note", "console-now", "console-phase-open",
    "console-phase-open-again", "console-phase-closed", "console-phase-talk", "console-phase-shown",
    "console-over", "console-over-note", "console-over-deleted", "console-chip",
    "console-answered-of", "console-present",
    "console-clock",
    "console-clock-about", "console-clock-name",
    "console-act", "console-step", "console-left", "console-votes",
    "console-votes-unit", "console-before", "console-right", "console-taught", "console-common",
    "console-rule", "console-seats", "console-answered", "console-thinking", "console-none",
    "console-away", "console-lost", "console-lost-at", "console-here",
    "console-ahead", "console-ahead-none", "console-ahead-game",
    "console-sheet", "console-answers", "console-attendance", "console-end", "console-end-ask",
    "console-end-about", "console-end-not", "console-end-keep", "console-end-delete",
    "console-close", "console-again", "console-show", "console-next", "console-away-now",
    "console-not-kept", "console-no-wall", "console-open-wall", "console-empty", "console-go-on",
    "console-share", "console-share-so-far", "console-advice-wait", "console-advice-compare",
    "console-advice-united", "console-advice-thinking", "console-advice-settle",
    "console-advice-talk", "console-advice-talk-closed", "console-advice-explain",
    "console-advice-go-on", "console-advice-shown", "console-once",
)  # fmt: skip
WORDS: Final[Mapping[PageName, tuple[str, ...]]] = {"phone": PHONE, "console": CONSOLE}
BUNDLES: Final[Mapping[PageName, str]] = {"phone": "bundle.js", "console": "console_bundle.js"}
VERSION_LENGTH: Final = 12


@cache
def page_words(name: PageName) -> dict[str, dict[str, str]]:
    """Return the words of a page by language; the script fills in `{option}`, `{all}`, `{code}`."""
    found = {}
    for language in LANGUAGES:
        text = Text(language).with_catalogue(PACKAGE)
        blanks = {blank: f"{{{blank}}}" for blank in ("option", "all", "code")}
        said = {message: text.say(message, **blanks) for message in WORDS[name]}
        found[language] = {"name": text.say("language-name"), **said}
    return found


def visit_words(message: str, language: str) -> str:
    """Return the sentence for a visitor who may not see a page of the class."""
    return Text(language).with_catalogue(PACKAGE).say(message)


@cache
def page_script(name: PageName) -> bytes:
    """Return the script of a page."""
    return HERE.joinpath(BUNDLES[name]).read_bytes()


def _palette() -> str:
    """Return the colours of the page as CSS; the device's preference chooses between the themes."""
    css = PALETTE.read_text(encoding="utf-8")
    for theme, wish in WISHES.items():
        css = re.sub(
            rf':root\[data-tutor-theme="{theme}"\] (\{{[^}}]*\}})',
            rf"@media ({wish}) {{ :root \1 }}",
            css,
        )
    return css


@cache
def _page(name: PageName) -> tuple[Template, str, str]:
    """Return a page, its style, and the version of its script."""
    page = Template(HERE.joinpath(f"{name}.html").read_text(encoding="utf-8"))
    sheets = (HERE.joinpath(f"{each}.css").read_text(encoding="utf-8") for each in ("shared", name))
    return (
        page,
        "".join((_palette(), *sheets)),
        hashlib.sha256(page_script(name)).hexdigest()[:VERSION_LENGTH],
    )


def make_class_page(
    name: PageName, language: str, code: str, base: str, *, word: str = "", wall: str = ""
) -> str:
    """Return the page of a phone in a class, or the console.

    If `code` is empty, the page asks the reader to type a code. `word` is the long word of
    the class, with which the phone joins again. `base` is the path of the class's addresses.
    The console gets the address of the wall as `wall`.
    """
    page, style, version = _page(name)
    words = page_words(name)
    given = {
        "code": code,
        "word": word,
        "base": base,
        "wall": wall,
        "prefix": name,
        "language": language,
        "words": words,
    }
    said = words[language]
    title = said[f"{name}-title"].replace("{code}", code) if code else said["phone-title-none"]
    return page.substitute(
        language=language,
        title=title,
        style=style,
        given=json.dumps(given, ensure_ascii=False).replace("<", "\\u003c"),
        script=f"{base}{name}.js?v={version}",
    )
