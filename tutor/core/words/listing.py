"""Items strung together as a language strings them: "a, b and c".

The patterns are Unicode's. Where a language changes the little word before a sound, Unicode leaves
that to the program, and it is done here, in lists and before what is filled into a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

Style = Literal["standard", "or"]


class _Sound(NamedTuple):
    """A little word, the beginnings it does not stand before, and what is said instead."""

    word: str
    before: re.Pattern[str]
    instead: str


# Ana e Inés, but madera y hierro; plata u oro, siete u ocho. Diego ed Elena; ad Ana, but a Elena.
_SOUNDS: Final = {
    "es": (
        _Sound("y", re.compile(r"h?í|i|hi(?![ae])", re.IGNORECASE), "e"),
        _Sound("o", re.compile(r"h?[oó]|8|11\b", re.IGNORECASE), "u"),
    ),
    "it": (
        _Sound("e", re.compile(r"e", re.IGNORECASE), "ed"),
        # A single letter is the name of a line, and is said as it stands.
        _Sound("a", re.compile(r"a\w", re.IGNORECASE), "ad"),
        _Sound("A", re.compile(r"a\w", re.IGNORECASE), "Ad"),
    ),
}


def listed(items: Sequence[str], style: Style, locale: str) -> str:
    """The items as a list in a sentence; `locale` is a name that Unicode's data know."""
    if len(items) < 2:
        return "".join(items)
    from babel.lists import format_list

    written = format_list(items, style, locale)
    head, last = written[: -len(items[-1])], items[-1]
    for sound in _sounds(locale):
        if head.endswith(f" {sound.word} ") and sound.before.match(last):
            return f"{head.removesuffix(f'{sound.word} ')}{sound.instead} {last}"
    return written


def sounding(written: str, filled: Iterable[str], locale: str) -> str:
    """A sentence whose little words suit what was filled in after them: "ad Ana", "a Beto"."""
    for sound in _sounds(locale):
        for value in filled:
            if sound.before.match(value):
                # The words of the sentence itself are the translator's own.
                where = rf"(?<!\w){sound.word} (?={re.escape(value)}(?!\w))"
                written = re.sub(where, f"{sound.instead} ", written)
    return written


def _sounds(locale: str) -> tuple[_Sound, ...]:
    """The little words of a language that change before a sound."""
    return _SOUNDS.get(re.split("[-_]", locale)[0], ())
