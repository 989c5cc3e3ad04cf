"""Reading tables of figures: a TOML text to plain values, within bounds of time and memory.

A key of very many parts costs hours and gigabytes, so a file is small and its keys are short. It
knows no figure.
"""

from __future__ import annotations

import re
import tomllib
from typing import Final

from tutor.core.base.errors import ComponentsError, Fault, RecordError
from tutor.core.base.reading import Reader, text_of
from tutor.core.base.schema import JSONObject

LARGEST_FILE: Final = 200_000
MOST_PARTS: Final = 8
_COMMENT: Final = r"#[^\n]*+"
_TEXTS: Final = (
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:""")?+',
    r"'''(?:[^']|'(?!''))*+(?:''')?+",
    r'"(?:[^"\\\n]|\\.)*+"?+',
    r"'[^'\n]*+'?+",
)
_ASIDE: Final = re.compile("|".join((_COMMENT, *_TEXTS)), re.DOTALL)
_LONG_KEY: Final = re.compile(
    rf"(?<![\w-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{MOST_PARTS}}}", re.ASCII
)


def parse_tables(content: str | bytes) -> JSONObject:
    """The tables of a TOML file. Raises ComponentsError: encoding, syntax, size, long keys."""
    if len(content) > LARGEST_FILE:
        raise ComponentsError([Fault("", "too_large", {"most": LARGEST_FILE})])
    try:
        text = text_of(content)
    except RecordError as error:
        raise ComponentsError(error.faults) from None
    # Texts may be parts of keys, so each stands for a part; what they say does not count.
    if _LONG_KEY.search(_ASIDE.sub("x", text)):
        raise ComponentsError([Fault("", "long_key", {"most": MOST_PARTS})])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # no TOML, or a number of thousands of digits
        raise ComponentsError([Fault("", "bad_toml", {"detail": str(error)[:80]})]) from None


class TableReader(Reader):
    """Checks the figures of a components file; each game adds how it reads its own tables."""

    def wrong_type(self, place: str, expected: str, found: object) -> None:
        """Note a wrong type; what is missing (TOML has no null) has been noted already."""
        if found is not None:
            super().wrong_type(place, expected, found)

    def finish(self) -> None:
        """Raise ComponentsError if anything was wrong."""
        if self.faults:
            raise ComponentsError(self.faults)
