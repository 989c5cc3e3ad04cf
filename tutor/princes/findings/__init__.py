"""The findings: what winners do in games between the tutor's policies, in figures.

`stored_figures` reads the findings that come with the package.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from tutor.core.base.schema import JSONObject

FILE: Final = "figures.json"


@cache
def stored_figures() -> JSONObject:
    """Return the figures that come with the package, as `python -m tutor findings --json` prints them."""
    text = files("tutor.princes.findings").joinpath(FILE).read_text(encoding="utf-8")
    found: JSONObject = json.loads(text)
    return found
