"""A date and a time of day in the form and time zone of the reader."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

MOST_MINUTES: Final = 18 * 60
"""The minutes that a clock may differ from universal time; no place on earth has as many."""


def zone_of(name: object, minutes: object = 0) -> tzinfo:
    """The zone of this name; for an unknown one a zone this many minutes ahead of UTC."""
    try:
        if isinstance(name, str) and name:
            return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # no zone has the name, or this machine knows none
        pass
    if type(minutes) is int and abs(minutes) <= MOST_MINUTES:
        return timezone(timedelta(minutes=minutes))
    return UTC


def date_and_time(seconds: int, zone: tzinfo, locale: str) -> tuple[str, str]:
    """The date in full and the time of day, of seconds since 1970, in a zone.

    >>> date_and_time(1_795_590_300, zone_of("Europe/Rome"), "en_GB")
    ('25 November 2026', '08:05')
    """
    from babel.dates import format_date, format_time

    then = datetime.fromtimestamp(seconds, UTC).astimezone(zone)
    return (
        str(format_date(then, "long", locale=locale)),
        str(format_time(then, "short", tzinfo=zone, locale=locale)),
    )
