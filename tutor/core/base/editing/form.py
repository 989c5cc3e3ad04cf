"""The form of a game's positions: which values a person can set, and in which groups.

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
"""The groups of values in a form. Each player's values are a further group."""
LARGEST: Final = 2**53
"""The greatest number that a form accepts."""
LONGEST: Final = 200
"""The greatest length of a text that a form accepts, in characters."""


class Pool(NamedTuple):
    """A set of cards or tiles. Each of them is in at most one list of a position at a time.

    `things` has the ids of the cards or tiles. `places` has the paths of the lists in which they may
    lie. A path that begins with `players` means one list of each player.
    """

    things: tuple[str, ...]
    places: tuple[Path, ...]


class Spot(NamedTuple):
    """A description of some entries of a form: the entries with the key `key` and the thing `thing`.

    If `thing` is empty, the description matches every entry with the key.
    """

    key: str
    thing: str = ""

    def has(self, entry: Entry) -> bool:
        """Return whether the description matches an entry."""
        return self.key == entry.key and self.thing in ("", entry.thing)


Way = Literal["names", "rows", "lines"]
"""The way to answer a question: by players' names, in rows of the form, or in lines of text."""
NAMES: Final = "names"
"""The key of the question that asks for the players' names."""


class Question(NamedTuple):
    """One of the few questions by which a person first sets up a table.

    `spots` describe the entries that the answer sets. `follows` are the keys of values that result
    from the answer, such as the number of remaining pieces.
    """

    key: str
    way: Way
    spots: tuple[Spot, ...]
    follows: tuple[str, ...] = ()

    def asks_for(self, entry: Entry) -> bool:
        """Return whether the answer to this question sets an entry."""
        return any(spot.has(entry) for spot in self.spots)


class PositionForm(Protocol):
    """The form in which a person sets up a position of one game."""

    @property
    def shape(self) -> PositionShape:
        """The declared shape of the game's positions."""

    @property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """The keys of a position by the name of their group (one of `GROUPS`).

        The keys inside a player are not included.
        """

    @property
    def short(self) -> tuple[Question, ...]:
        """The few questions by which a person first sets up a table, in their order."""

    @property
    def naming(self) -> frozenset[str]:
        """The keys whose value is a player's name, a list of names, or an object with names as keys."""

    def figures(self, game: Game) -> object:
        """Return the components of the game, which its reader needs to read a position."""

    def pools(self, game: Game) -> Sequence[Pool]:
        """Return the sets of cards or tiles. A card or tile of a set is in at most one list at a time."""

    def empty(self, game: Game, names: Sequence[str]) -> JSONObject:
        """Return a position in which the first turn begins and no player owns anything."""

    def due(self, context: Reading) -> Iterator[Entry]:
        """Yield the entries that describe the decision that is due in the position of `context`."""

    def follow(self, game: Game, position: JSONObject) -> None:
        """Change `position` itself: set the values that the program computes from other values.

        The method changes nothing in a correct position.
        """

    def settle(self, game: Game, position: JSONObject, question: str) -> None:
        """Set, in `position` itself, the values that result from the answer to a question.

        The question's `follows` has the keys of these values.
        """

    def spots(self, thing: str) -> tuple[Spot, ...]:
        """Return descriptions of the entries that belong to a thing on the board.

        The result is empty for an unknown id.
        """


def load_position(game: Game, position: JSONObject) -> tuple[State | None, tuple[Fault, ...]]:
    """Return the state of a position and no faults.

    For a faulty position return None and every fault that its reader finds.
    """
    try:
        return game.load(position), ()
    except RecordError as error:
        return None, error.faults


def may_be(entry: Entry, value: JSON) -> bool:
    """Return whether the form accepts a value for an entry.

    The rules of the game may still find the value wrong.
    """
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
    """Return whether a place equals the place `whole` or lies inside it.

    Both are written as faults name them, such as `players[0].goods`.
    """
    rest = place.removeprefix(whole)
    return bool(whole) and place.startswith(whole) and (not rest or rest[0] in ".[")


def value_at(position: JSONObject, path: Path) -> JSON:
    """Return the value at a path. Raises KeyError, IndexError or TypeError for a wrong path."""
    value: JSON = position
    for key in path:
        value = value[key]
    return value


def put_at(position: JSONObject, path: Path, value: JSON) -> None:
    """Set the value at a path. The function creates an object in place of each null on the path."""
    holder: JSON = position
    for key in path[:-1]:
        if holder[key] is None:
            holder[key] = {}
        holder = holder[key]
    holder[path[-1]] = value


def rename_players(value: JSON, names: Mapping[str, str | None], naming: frozenset[str]) -> JSON:
    """Return a copy of a position with new names for its players, by old name.

    The value becomes None if the new name is None. `naming` has the keys whose values name players.
    """
    if isinstance(value, list):
        return [rename_players(each, names, naming) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        key: _player(each, names) if key in naming else rename_players(each, names, naming)
        for key, each in value.items()
    }


def _player(value: JSON, names: Mapping[str, str | None]) -> JSON:
    """Return a value that names players, with the new names.

    The value is a name, a list of names, or an object with names as keys.
    """
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_player(each, names) for each in value]
    if isinstance(value, dict):
        return {names.get(key, key): each for key, each in value.items()}
    return value
