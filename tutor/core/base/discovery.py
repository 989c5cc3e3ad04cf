"""The games: those beside `core`, and those found elsewhere on Python's path.

There is no list. A game is a package with a module `kit`; it is found by its folder, and nothing of
it is imported until its kit is asked for.
"""

from __future__ import annotations

import pkgutil
import sys
from functools import cache
from importlib.machinery import PathFinder
from typing import Final

BESIDE_CORE: Final = "tutor"
ELSEWHERE: Final = "machu_tutor_games"
MODULE: Final = "kit"


def games() -> tuple[str, ...]:
    """The names of all games found, sorted."""
    return tuple(sorted(_packages(tuple(sys.path))))


def package_of(name: str) -> str:
    """The package of the game of that name. Raises KeyError when no such game is found."""
    return _packages(tuple(sys.path))[name]


@cache
def _packages(path: tuple[str, ...]) -> dict[str, str]:
    """Every game's package: those beside `core`, and those elsewhere on Python's path.

    Any folder `machu_tutor_games` there may hold more, a package each; the name of a game beside
    `core` cannot be taken. The search runs once for each `path` and imports none of them.
    """
    found: dict[str, str] = {}
    for parent in (ELSEWHERE, BESIDE_CORE):
        folders = _folders(parent, list(path))
        for module in pkgutil.iter_modules(folders):
            name = f"{parent}.{module.name}"
            inside = _folders(name, folders) if module.ispkg else []
            if any(each.name == MODULE for each in pkgutil.iter_modules(inside)):
                found[module.name] = name
    return found


def _folders(package: str, path: list[str]) -> list[str]:
    """The folders of a package looked for on a path; none where it is not found."""
    spec = PathFinder.find_spec(package, path)
    return list(spec.submodule_search_locations or ()) if spec else []
