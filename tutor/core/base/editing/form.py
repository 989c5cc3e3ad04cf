"""Forms of positions: what of a game's positions can be set by hand, and where it belongs.

The kit of a game names its `PositionForm`. The declared shape says how to ask for each value; a
form adds only the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple, Protocol

from tutor.core.base.game import Game
from tutor.core.base.schema import JSONObject
from tutor.core.base.shapes.asking import Entry, Path
from tutor.core.base.shapes.position import PositionShape
from tutor.core.base.shapes.values import Reading

PLAYERS: Final = "players"
GROUPS: Final = ("turn", "board", "market", "decks")
"""The groups of a form beside those of the players."""


class Pool(NamedTuple):
    """Things of which each lies in one place at a time: cards, tiles.

    `places` are the lists they lie in; one whose path begins with `players` is each player's own.
    """

    things: tuple[str, ...]
    places: tuple[Path, ...]


class Spot(NamedTuple):
    """Entries of a form by their key, and of which thing they are; an empty text for any."""

    key: str
    thing: str = ""

    def has(self, entry: Entry) -> bool:
        """Whether an entry is one of these."""
        return self.key == entry.key and self.thing in ("", entry.thing)


Way = Literal["names", "rows", "lines"]
"""The ways to answer a question: by the players' names, by rows of the form, or by lines of
words."""
NAMES: Final = "names"
"""The question for the players, by its key."""


class Question(NamedTuple):
    """One of the few questions by which a reader first sets up a table.

    `spots` are the entries that its answer sets; `follows` are the keys that are settled with them,
    such as the remaining pieces of a counted set.
    """

    key: str
    way: Way
    spots: tuple[Spot, ...]
    follows: tuple[str, ...] = ()

    def asks_for(self, entry: Entry) -> bool:
        """Whether the answer to this question sets an entry."""
        return any(spot.has(entry) for spot in self.spots)


class PositionForm(Protocol):
    """A game's description of its positions for a form, named by its kit."""

    @property
    def shape(self) -> PositionShape:
        """The declared shape."""

    @property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """The keys of a position in each of the groups, without those of the players."""

    @property
    def short(self) -> tuple[Question, ...]:
        """The few questions by which a reader first sets up a table."""

    @property
    def naming(self) -> frozenset[str]:
        """The keys whose values, or the keys of whose values, are players."""

    def figures(self, game: Game) -> object:
        """The components that positions of this game are read with."""

    def pools(self, game: Game) -> Sequence[Pool]:
        """The things that lie in one place at a time."""

    def empty(self, game: Game, names: Sequence[str]) -> JSONObject:
        """A position in which a turn begins, before any player owns or has done anything."""

    def due(self, context: Reading) -> Iterator[Entry]:
        """The entries of what is due, in a position that `context` holds."""

    def follow(self, game: Game, position: JSONObject) -> None:
        """Fill in the values that follow from others; a correct position stays as it is."""

    def settle(self, game: Game, position: JSONObject, question: str) -> None:
        """Fill in the values that the answer to a question settles: the keys in its `follows`."""

    def spots(self, thing: str) -> tuple[Spot, ...]:
        """The entries that a thing on the board with this id stands for; none for a strange one."""
