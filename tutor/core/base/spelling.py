"""The names that others stand for: misspelt ones, and those spelt as on screen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LEAST_ALIKE: Final = 0.75
"""The least likeness, from 0 to 1, of a misspelt name and the one it is meant for."""
_APART: Final = re.compile(r"[\W_]+")


def plain(name: str) -> str:
    """A name without the differences between an identifier and the words on screen.

    >>> plain("Potters' Quarter") == plain("potters_quarter")
    True
    """
    return _APART.sub(" ", re.sub("['’]", "", name.casefold())).strip()


def closest(found: str, names: Iterable[str], most: int = 1) -> list[str]:
    """The names that are most like another one, the most alike first; perhaps none."""
    known = {plain(name): name for name in names}
    return [known[each] for each in get_close_matches(plain(found), known, most, LEAST_ALIKE)]


def closest_or_none(found: str, names: Iterable[str]) -> str:
    """The name that is most like another one, or "none", as the sentences that may name it say."""
    return next(iter(closest(found, names)), "none")
