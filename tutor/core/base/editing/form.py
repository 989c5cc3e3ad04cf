"""Forms of positions: the values that can be set by hand, and the group of each.

The kit of a game names its `PositionForm`. The declared shape of positions says how a form asks for
each value; the `PositionForm` adds what a shape does not say. The functions read a value at a path
of a position, set it, and rename the players.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple, Protocol

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Game, State
from tutor.core.base.schema import JSON, JSONObject
from tutor.core.base.shapes.asking import (
    Choice,
    Entry,
    Number,
    Ordered,
    Path,
    Settled,
    Several,
    Written,
)
from tutor.core.base.shapes.position import PositionShape
from tutor.core.base.shapes.values import Reading

PLAYERS: Final = "players"
GROUPS: Final = ("turn", "board", "market", "decks")
"""The groups of a form, in addition to one group for each player."""
LARGEST: Final = 2**53
"""A form accepts no greater number than this, and no longer text than LONGEST."""
LONGEST: Final = 200


class Pool(NamedTuple):
    """Things of which each lies in one place at a time: cards, tiles.

    `places` are the paths of the lists in which they lie. A path that begins with `players` stands
    for one list of each player.
    """

    things: tuple[str, ...]
    places: tuple[Path, ...]


class Spot(NamedTuple):
    """The entries of a form with this key that belong to this thing; an empty `thing` means any."""

    key: str
    thing: str = ""

    def has(self, entry: Entry) -> bool:
        """Whether an entry is one of these entries."""
        return self.key == entry.key and self.thing in ("", entry.thing)


Way = Literal["names", "rows", "lines"]
"""How a reader answers a question: with players' names, rows of the form, or lines of words."""
NAMES: Final = "names"
"""The key of the question for the players' names."""


class Question(NamedTuple):
    """One of the few questions by which a reader first sets up a table.

    `spots` are the entries that the answer sets. `follows` are the keys of values that result from
    the answer, such as the remaining pieces of a counted set.
    """

    key: str
    way: Way
    spots: tuple[Spot, ...]
    follows: tuple[str, ...] = ()

    def asks_for(self, entry: Entry) -> bool:
        """Whether the answer to this question sets an entry."""
        return any(spot.has(entry) for spot in self.spots)


class PositionForm(Protocol):
    """A game's description of the form of its positions."""

    @property
    def shape(self) -> PositionShape:
        """The declared shape of positions."""

    @property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """The keys of a position in each of `GROUPS`, without the keys of the players."""

    @property
    def short(self) -> tuple[Question, ...]:
        """The few questions by which a reader first sets up a table."""

    @property
    def naming(self) -> frozenset[str]:
        """The keys whose values are players' names or objects with players' names as keys."""

    def figures(self, game: Game) -> object:
        """The components with which positions of this game are read."""

    def pools(self, game: Game) -> Sequence[Pool]:
        """The pools of things that each lie in at most one list at a time."""

    def empty(self, game: Game, names: Sequence[str]) -> JSONObject:
        """A position in which a turn begins, before any player owns or has done anything."""

    def due(self, context: Reading) -> Iterator[Entry]:
        """The entries that describe the due decision, for the position in `context`."""

    def follow(self, game: Game, position: JSONObject) -> None:
        """Fill in the values that follow from others; a correct position stays as it is."""

    def settle(self, game: Game, position: JSONObject, question: str) -> None:
        """Fill in the values that the answer to a question settles: the keys in its `follows`."""

    def spots(self, thing: str) -> tuple[Spot, ...]:
        """The entries for the thing on the board with this id; none for an unknown id."""


def load_position(game: Game, position: JSONObject) -> tuple[State | None, tuple[Fault, ...]]:
    """The state of a position, or every fault that its reader finds."""
    try:
        return game.load(position), ()
    except RecordError as error:
        return None, error.faults


def may_be(entry: Entry, value: JSON) -> bool:
    """Whether an entry can take a value; the rules of the game may still find it wrong."""
    match entry.asked:
        case Number():
            return type(value) is int and -LARGEST <= value <= LARGEST
        case Choice(options):
            return any(value == each and type(value) is type(each) for each in options)
        case Several(options) | Ordered(options):
            return isinstance(value, list) and all(each in options for each in value)
        case Written():
            return isinstance(value, str) and len(value) <= LONGEST
        case Settled():
            return value is None
    return False


def is_within(place: str, whole: str) -> bool:
    """Whether a place is the same as `whole` or lies inside it; both in the notation of faults."""
    rest = place.removeprefix(whole)
    return bool(whole) and place.startswith(whole) and (not rest or rest[0] in ".[")


def value_at(position: JSONObject, path: Path) -> JSON:
    """The value at a path. Raises KeyError, IndexError or TypeError if it leads nowhere."""
    value: JSON = position
    for key in path:
        value = value[key]
    return value


def put_at(position: JSONObject, path: Path, value: JSON) -> None:
    """Set the value at a path, and create an object where one on the path is null."""
    holder: JSON = position
    for key in path[:-1]:
        if holder[key] is None:
            holder[key] = {}
        holder = holder[key]
    holder[path[-1]] = value


def rename_players(value: JSON, names: Mapping[str, str | None], naming: frozenset[str]) -> JSON:
    """A position with new names for its players; a value whose new name is None becomes empty."""
    if isinstance(value, list):
        return [rename_players(each, names, naming) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        key: _player(each, names) if key in naming else rename_players(each, names, naming)
        for key, each in value.items()
    }


def _player(value: JSON, names: Mapping[str, str | None]) -> JSON:
    """A player, a list of players, or an object with players as keys, with the new names."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_player(each, names) for each in value]
    if isinstance(value, dict):
        return {names.get(key, key): each for key, each in value.items()}
    return value
