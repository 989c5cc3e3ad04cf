"""Lists, dates and times of day as a language writes them: "a, b and c".

The patterns come from Unicode's data. In some languages a short word changes before certain sounds,
such as Spanish "y" before "i". Unicode's data does not cover such changes; this module makes them,
in lists and before values in a sentence. The catalogues say which words change, and before which
sounds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Final, Literal, NamedTuple
from zoneinfo import ZoneInfo

Style = Literal["standard", "or"]
MOST_MINUTES: Final = 18 * 60
"""The greatest difference of a clock from universal time, in minutes. No zone on earth has more."""


class Sound(NamedTuple):
    """A short word that changes before certain sounds.

    `before` is a pattern that matches the beginnings of the words before which the short word changes.
    `instead` is the replacement of the short word.
    """

    word: str
    before: re.Pattern[str]
    instead: str

    @property
    def lead(self) -> str:
        """The replacement and a space. No space follows a replacement that ends in an apostrophe."""
        return self.instead if self.instead.endswith("’") else f"{self.instead} "


def sounds_of(written: str) -> tuple[Sound, ...]:
    """Return the short words that change, from the text in a language's catalogue.

    Each line of the text has a word, ">", its replacement, ":", and a pattern of the beginnings
    before which the word changes.
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
    """Return the items as a list in a sentence, such as "a, b and c".

    `locale` is the name of a locale in Unicode's data. The style "or" writes "a, b or c".
    """
    if len(items) < 2:
        return "".join(items)
    from babel.lists import format_list

    written = format_list(items, style, locale)
    head, last = written[: -len(items[-1])], items[-1]
    for sound in sounds:
        if head.endswith(f" {sound.word} ") and sound.before.match(last):
            return f"{head.removesuffix(f'{sound.word} ')}{sound.lead}{last}"
    return written


def adapt_short_words(written: str, filled: Iterable[str], sounds: Iterable[Sound]) -> str:
    """Return a sentence in which each short word fits the filled-in value after it.

    In Italian this makes "ad Ana" of "a Ana", and leaves "a Beto".
    """
    for sound in sounds:
        for value in filled:
            if sound.before.match(value):
                # Only words before a value change; elsewhere the translator wrote the fitting word.
                where = rf"(?<!\w){sound.word} (?={re.escape(value)}(?!\w))"
                written = re.sub(where, sound.lead, written)
    return written


def zone_of(name: object, minutes: object = 0) -> tzinfo:
    """Return the time zone with this name.

    If no zone has the name, the result is a zone this many minutes ahead of UTC.
    """
    try:
        if isinstance(name, str) and name:
            return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # no zone with this name, or no zones on this machine
        pass
    if type(minutes) is int and abs(minutes) <= MOST_MINUTES:
        return timezone(timedelta(minutes=minutes))
    return UTC


def date_and_time(seconds: int, zone: tzinfo, locale: str) -> tuple[str, str]:
    """Return the date in full and the time of day in a zone, for seconds since 1970.

    >>> date_and_time(1_795_590_300, zone_of("Europe/Rome"), "en_GB")
    ('25 November 2026', '08:05')
    """
    from babel.dates import format_date, format_time

    then = datetime.fromtimestamp(seconds, UTC).astimezone(zone)
    return (
        str(format_date(then, "long", locale=locale)),
        str(format_time(then, "short", tzinfo=zone, locale=locale)),
    )
