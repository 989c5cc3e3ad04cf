"""Hot seat games: the server stores them, and the page knows only their names.

A person who inspects what the page was sent finds no card in it. A name is too long to guess; a
link with it opens the game wherever the same server is reached. Each visit goes on under a name of
its own, so that two pages never write over each other.
"""

from __future__ import annotations

import re
import tempfile
from contextlib import suppress
from pathlib import Path
from secrets import token_urlsafe
from typing import Final

from jupyter_core.paths import jupyter_data_dir

from tutor.core.base.reading import LARGEST_FILE

MARK: Final = "table."
"""The prefix of a name, which stands in the place of a packed game."""
MOST: Final = 1_000
"""The most files; the one written longest ago is deleted first."""
_BYTES: Final = 16
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def new_table() -> str:
    """A name that cannot be guessed."""
    return token_urlsafe(_BYTES)


def put_away(table: str, packed: str) -> str:
    """Store a packed text under a name; return what the page is told in place of it.

    If nothing can be written, that is the text itself, so that no game is lost.
    """
    folder = _folder()
    is_new = not (folder / table).exists()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=folder, delete=False, encoding="ascii") as file:
            file.write(packed)
        Path(file.name).replace(folder / table)
    except OSError:
        return packed
    if is_new:
        _clear(folder)
    return MARK + table


def is_put_away(text: str) -> bool:
    """Whether a text is the name of a stored game."""
    return text.startswith(MARK)


def taken_out(text: str) -> str | None:
    """The stored game of a name; any other text itself; None if the game is gone."""
    if not is_put_away(text):
        return text
    table = text.removeprefix(MARK)
    if not _NAME.fullmatch(table):
        return None
    try:
        with (_folder() / table).open(encoding="ascii") as file:
            return file.read(LARGEST_FILE)
    except (OSError, ValueError):
        return None


def _folder() -> Path:
    return Path(jupyter_data_dir()) / "machu_tutor" / "tables"


def _clear(folder: Path) -> None:
    """Keep only the latest games; a file that another process deletes meanwhile is gone anyway."""
    with suppress(OSError):
        files = list(folder.iterdir())
        if len(files) > MOST:
            files.sort(key=lambda file: file.stat().st_mtime)
            for file in files[: len(files) - MOST]:
                file.unlink(missing_ok=True)
