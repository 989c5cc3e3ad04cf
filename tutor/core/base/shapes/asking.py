"""Entries: the values that a form asks for, and how it asks for each.

Each kind of value in a declared shape says how a form asks for it. So the form comes from the same
declaration as the reader, the writer and the schema.
"""

from __future__ import annotations

from typing import NamedTuple

Option = str | int | None
Path = tuple[str | int, ...]
"""The keys and indices that lead to a value inside a JSON object."""


class Number(NamedTuple):
    """A kind of entry: a whole number from `low` to `high`; no upper bound if `high` is None."""

    low: int
    high: int | None


class Choice(NamedTuple):
    """A kind of entry: one of a few values."""

    options: tuple[Option, ...]


class Several(NamedTuple):
    """A kind of entry: a set of identifiers, which is stored in the order of the options."""

    options: tuple[str, ...]


class Ordered(NamedTuple):
    """A kind of entry: a list of different identifiers, whose order counts."""

    options: tuple[str, ...]


class Listed(NamedTuple):
    """A kind of entry: a list of objects, whose fields have further entries."""


class Written(NamedTuple):
    """A kind of entry: a text of at most `longest` characters."""

    longest: int


class Settled(NamedTuple):
    """A kind of entry: a value that the rules compute. A person can remove it but not set it."""


EntryKind = Number | Choice | Several | Ordered | Listed | Written | Settled


class Entry(NamedTuple):
    """A value that a form asks for: its path, how the form asks, and the thing to which it belongs.

    `thing` is the id of a card, a tile or a kind of goods; it may be empty.
    """

    path: Path
    asked: EntryKind
    thing: str = ""

    @property
    def place(self) -> str:
        """The place of the value as text, as faults name it."""
        return place_of(self.path)

    @property
    def key(self) -> str:
        """The names in the path, joined by hyphens, without the numbers and without the thing.

        The key of a value is the same for every player.
        """
        return key_of(self.path[:-1] if self.path[-1] == self.thing else self.path)


def place_of(path: Path) -> str:
    """Return a path as text, as faults name the place of a value.

    >>> place_of(("players", 0, "goods", "corn"))
    'players[0].goods.corn'
    """
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)[1:]


def key_of(path: Path) -> str:
    """Return the names in a path, joined by hyphens; numbers are left out.

    >>> key_of(("players", 0, "goods"))
    'players-goods'
    """
    return "-".join(key for key in path if isinstance(key, str))
