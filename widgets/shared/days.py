"""Days as numbers and as dates in words, for the parts of the page that store or show a day."""

from __future__ import annotations

from datetime import date, timedelta
from time import time
from typing import Final

SECONDS_OF_A_DAY: Final = 86_400
FIRST: Final = date(1970, 1, 1)
LAST: Final = (date.max - FIRST).days


def days_today() -> int:
    """Return the number of days from 1 January 1970 to today."""
    return int(time() // SECONDS_OF_A_DAY)


def day_in_words(day: int, language: str) -> str:
    """Return the date of a day in words of a language; `day` counts from 1 January 1970."""
    from babel.dates import format_date

    return format_date(FIRST + timedelta(min(max(day, 0), LAST)), "medium", locale=language)
