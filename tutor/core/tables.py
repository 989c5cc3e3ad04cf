"""Reading tables of figures: a TOML text to plain values, bounded in what it may cost.

A few lines of TOML can ask for hours and gigabytes, by keys of very many parts; so a file is small
and so are its lines. It knows no figure.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

from tutor.core.errors import ComponentsError, Fault

LARGEST_FILE: Final = 65_536
LONGEST_LINE: Final = 500


def parse_tables(content: bytes) -> dict[str, Any]:
    """The tables of a TOML file. Raises ComponentsError: encoding, syntax, size, long lines."""
    if len(content) > LARGEST_FILE:
        raise ComponentsError([Fault("", "too_large", {"most": LARGEST_FILE})])
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ComponentsError([Fault("", "not_utf8", {})]) from None
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            figures = {"line": number, "most": LONGEST_LINE}
            raise ComponentsError([Fault("", "long_line", figures)])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # no TOML, or a number of thousands of digits
        raise ComponentsError([Fault("", "bad_toml", {"detail": str(error)[:80]})]) from None
