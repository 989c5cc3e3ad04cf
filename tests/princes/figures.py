"""Makes components files with a change: a corrected figure, a missing table, nonsense.

The printed file is read as TOML and written again as TOML, so that a test names only its change.
"""

import tomllib
from importlib.resources import files

from tests.princes.games import PRINCES


def printed_tables():
    """Return the tables of the package's own components file."""
    text = files("tutor.princes").joinpath("components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def file_with(*path_and_value):
    """Return the file with one value replaced: `file_with("trail", "summit", 30)`.

    `...` leaves it out.
    """
    tables = printed_tables()
    *path, last, value = path_and_value
    inner = tables
    for key in path:
        inner = inner[key]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return content(tables)


def content(tables):
    """Return the bytes of a TOML file with these tables."""
    return "\n".join(f"{key} = {inline(value)}" for key, value in tables.items()).encode()


def inline(value):
    """Return a TOML value on one line."""
    if isinstance(value, dict):
        pairs = ", ".join(f'"{key}" = {inline(inner)}' for key, inner in value.items())
        return f"{{{pairs}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def played_with(file):
    """Return the game with the figures of a file's bytes."""
    return PRINCES.with_components(file)
