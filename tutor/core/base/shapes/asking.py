"""The ways in which a form asks for a value, and the entries of a form.

Each kind of value of a declared shape says how a form asks for it. So the form comes from the same
declaration as the reader, the writer and the schema.
"""

from __future__ import annotations

from typing import NamedTuple

Option = str | int | None
Path = tuple[str | int, ...]
"""The keys and indices that lead to a value."""


class Number(NamedTuple):
    """A whole number; a `high` of None means no upper bound."""

    low: int
    high: int | None


class Choice(NamedTuple):
    """One of a few values."""

    options: tuple[Option, ...]


class Several(NamedTuple):
    """A set of identifiers, written in the order of the options."""

    options: tuple[str, ...]


class Ordered(NamedTuple):
    """A list of different identifiers whose order counts."""

    options: tuple[str, ...]


class Listed(NamedTuple):
    """A list of objects; the form asks for the fields of each object by separate entries."""


class Written(NamedTuple):
    """A text of at most this many characters."""

    longest: int


class Settled(NamedTuple):
    """A value that the rules compute: a person can remove it but not set it."""


EntryKind = Number | Choice | Several | Ordered | Listed | Written | Settled


class Entry(NamedTuple):
    """One value of a form: its path, how the form asks for it, and the thing it belongs to."""

    path: Path
    asked: EntryKind
    thing: str = ""

    @property
    def place(self) -> str:
        """The place of the value, in the notation of faults."""
        return place_of(self.path)

    @property
    def key(self) -> str:
        """The names in the path, without numbers and the thing: the same for every player."""
        return key_of(self.path[:-1] if self.path[-1] == self.thing else self.path)


def place_of(path: Path) -> str:
    """A path in the notation of faults.

    >>> place_of(("players", 0, "goods", "corn"))
    'players[0].goods.corn'
    """
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)[1:]


def key_of(path: Path) -> str:
    """The names in a path, joined.

    >>> key_of(("players", 0, "goods"))
    'players-goods'
    """
    return "-".join(key for key in path if isinstance(key, str))
