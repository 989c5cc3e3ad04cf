"""Days as the page counts and tells them."""

from __future__ import annotations

from datetime import date, timedelta
from time import time
from typing import Final

SECONDS_OF_A_DAY: Final = 86_400
FIRST: Final = date(1970, 1, 1)
LAST: Final = (date.max - FIRST).days


def days_today() -> int:
    """Today, in days since the beginning of 1970."""
    return int(time() // SECONDS_OF_A_DAY)


def day_in_words(day: int, language: str) -> str:
    """A day, counted from the beginning of 1970, as a date in a language."""
    from babel.dates import format_date

    return format_date(FIRST + timedelta(min(max(day, 0), LAST)), "medium", locale=language)
