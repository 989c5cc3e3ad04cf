"""Items strung together as a language strings them: "a, b and c".

The patterns are Unicode's. Some languages change a little word before certain sounds. Unicode
leaves that to the program; this module does it, in lists and before values in a sentence. The
catalogues say which words change, and before which sounds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

Style = Literal["standard", "or"]


class Sound(NamedTuple):
    """A little word, the beginnings it does not stand before, and what is said instead."""

    word: str
    before: re.Pattern[str]
    instead: str

    @property
    def lead(self) -> str:
        """The replacement, as it stands before the next word: an elision leaves no space."""
        return self.instead if self.instead.endswith("’") else f"{self.instead} "


def sounds_of(written: str) -> tuple[Sound, ...]:
    """The sounds of a language as its catalogue has them: a line for each little word.

    A line is the word, ">", what is said instead, ":", and a pattern of the beginnings.
    """
    found = list[Sound]()
    for line in filter(None, written.splitlines()):
        change, _, before = line.partition(" : ")
        word, _, instead = change.partition(" > ")
        found.append(Sound(word, re.compile(before, re.IGNORECASE), instead))
    return tuple(found)


def join_items(
    items: Sequence[str], style: Style, locale: str, sounds: Iterable[Sound] = ()
) -> str:
    """The items as a list in a sentence; `locale` is a name that Unicode's data know."""
    if len(items) < 2:
        return "".join(items)
    from babel.lists import format_list

    written = format_list(items, style, locale)
    head, last = written[: -len(items[-1])], items[-1]
    for sound in sounds:
        if head.endswith(f" {sound.word} ") and sound.before.match(last):
            return f"{head.removesuffix(f'{sound.word} ')}{sound.lead}{last}"
    return written


def sounding(written: str, filled: Iterable[str], sounds: Iterable[Sound]) -> str:
    """A sentence whose little words suit what was filled in after them: "ad Ana", "a Beto"."""
    for sound in sounds:
        for value in filled:
            if sound.before.match(value):
                # The words of the sentence itself are the translator's own.
                where = rf"(?<!\w){sound.word} (?={re.escape(value)}(?!\w))"
                written = re.sub(where, sound.lead, written)
    return written
