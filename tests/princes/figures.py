"""Makes components files with one change: a corrected figure, a missing table, nonsense.

The functions read the printed file as TOML and write it again as TOML, so that a test names
only its change.
"""

import tomllib
from importlib.resources import files

from tests.princes.games import PRINCES


def printed_tables():
    """Return the tables of the package's own components file."""
    text = files("tutor.princes").joinpath("components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def file_with(*path_and_value):
    """Return the bytes of the components file with one value replaced: `file_with("trail", "summit", 30)`.

    The value `...` removes the entry from the file.
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
    """Return the bytes of a TOML file that has these tables."""
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
    """Return the game that reads its figures from the bytes of a components file."""
    return PRINCES.with_components(file)
