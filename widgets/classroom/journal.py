"""The journal of classes: the entries of all classes in one table of SQLite, which only grows.

A transaction is on the disk when `append` returns. If the disk is full or the file cannot
be written, the class goes on in memory. The journal reports this, and tries again with
the next entries. Another store needs the same methods.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from tutor.core.base.errors import RecordError
from tutor.core.classroom.entries import Entry, read_entry

TABLE: Final = """
CREATE TABLE IF NOT EXISTS entry (
    seq INTEGER PRIMARY KEY, room TEXT, at REAL, kind TEXT, seat TEXT, body TEXT
)
"""
ADD: Final = "INSERT INTO entry (room, at, kind, seat, body) VALUES (?, ?, ?, ?, ?)"
READ: Final = "SELECT room, at, kind, seat, body FROM entry ORDER BY seq"
PATIENCE: Final = 5.0
"""The seconds that the journal waits for another process with the same file."""
OWNER_ONLY: Final = 0o600


class Journal:
    """The entries of all classes of one machine, in a file.

    Any thread may call the methods, but only one thread at a time.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._unwritten: list[Entry] = []
        self._file: sqlite3.Connection | None = None
        with suppress(sqlite3.Error, OSError):
            self._file = self._open()
        self.is_kept = self._file is not None
        """Whether the last entries that were written are on the disk; entries that wait do not count."""

    def append(self, entries: Sequence[Entry]) -> bool:
        """Add entries in one transaction, and return whether they are on the disk now.

        Entries that could not be written stay in memory, and are written with later ones.
        """
        self._unwritten += entries
        try:
            if self._file is None:
                self._file = self._open()
            with self._file:
                self._file.executemany(ADD, map(_row, self._unwritten))
        except (sqlite3.Error, OSError):
            self.is_kept = False
        else:
            self._unwritten = []
            self.is_kept = True
        return self.is_kept

    def read(self) -> dict[str, list[Entry]]:
        """Return the entries of every class in the file as lists in order, by the code of the class.

        A damaged entry is left out.
        """
        rooms: dict[str, list[Entry]] = {}
        if self._file is None:
            return rooms
        for room, at, kind, seat, body in self._file.execute(READ):
            entries = rooms.setdefault(room, [])
            with suppress(RecordError):
                entries.append(read_entry(len(entries) + 1, room, at, kind, seat, body))
        return rooms

    def forget(self, room: str) -> None:
        """Delete every entry of a class."""
        self._unwritten = [entry for entry in self._unwritten if entry.room != room]
        with suppress(sqlite3.Error):
            if self._file is not None:
                with self._file:
                    self._file.execute("DELETE FROM entry WHERE room = ?", (room,))

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def _open(self) -> sqlite3.Connection:
        """Open the file; only its owner may read it, because it has names.

        SQLite writes each transaction to the disk itself before the transaction ends.
        """
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.touch(OWNER_ONLY)
        opened = sqlite3.connect(self._path, timeout=PATIENCE, check_same_thread=False)
        try:
            opened.execute("PRAGMA journal_mode=WAL")
            opened.execute("PRAGMA synchronous=FULL")
            opened.execute("PRAGMA secure_delete=ON")
            opened.execute(TABLE)
        except sqlite3.Error:
            opened.close()
            raise
        return opened


def _row(entry: Entry) -> tuple[str, float, str, str, str]:
    return entry.room, entry.at, entry.kind, entry.seat, entry.body_text()
