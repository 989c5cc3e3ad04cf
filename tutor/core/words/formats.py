"""Lists, dates and times of day as a language writes them: "a, b and c".

The patterns come from Unicode. Some languages change a short word before certain sounds. Unicode
does not do that; this module does, in lists and before values in a sentence. The catalogues say
which words change, and before which sounds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Final, Literal, NamedTuple
from zoneinfo import ZoneInfo

Style = Literal["standard", "or"]
MOST_MINUTES: Final = 18 * 60
"""The most minutes between a clock and universal time; no place on earth has as many."""


class Sound(NamedTuple):
    """A short word, a pattern of beginnings that change it, and the word that replaces it there."""

    word: str
    before: re.Pattern[str]
    instead: str

    @property
    def lead(self) -> str:
        """The replacement, with a space before the next word except after an elision."""
        return self.instead if self.instead.endswith("’") else f"{self.instead} "


def sounds_of(written: str) -> tuple[Sound, ...]:
    """The sounds of a language, from the text in its catalogue: one line for each short word.

    A line has the word, ">", its replacement, ":", and a pattern of the beginnings.
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
    """The items as a list in a sentence; `locale` is the name of a locale in Unicode's data."""
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
    """A sentence in which the short words suit the filled values after them: "ad Ana", "a Beto"."""
    for sound in sounds:
        for value in filled:
            if sound.before.match(value):
                # Only words before a value change; the translator wrote the others to fit.
                where = rf"(?<!\w){sound.word} (?={re.escape(value)}(?!\w))"
                written = re.sub(where, sound.lead, written)
    return written


def zone_of(name: object, minutes: object = 0) -> tzinfo:
    """The zone with this name; if it is unknown, a zone this many minutes ahead of UTC."""
    try:
        if isinstance(name, str) and name:
            return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # no zone with this name, or no zones on this machine
        pass
    if type(minutes) is int and abs(minutes) <= MOST_MINUTES:
        return timezone(timedelta(minutes=minutes))
    return UTC


def date_and_time(seconds: int, zone: tzinfo, locale: str) -> tuple[str, str]:
    """The date in full and the time of day in a zone, for seconds since 1970.

    >>> date_and_time(1_795_590_300, zone_of("Europe/Rome"), "en_GB")
    ('25 November 2026', '08:05')
    """
    from babel.dates import format_date, format_time

    then = datetime.fromtimestamp(seconds, UTC).astimezone(zone)
    return (
        str(format_date(then, "long", locale=locale)),
        str(format_time(then, "short", tzinfo=zone, locale=locale)),
    )
