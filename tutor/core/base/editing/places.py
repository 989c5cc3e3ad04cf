"""Values at the places of a position that is being set up: taken, put, and with other names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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

LARGEST: Final = 2**53
"""A number beyond this is not taken from a form, nor a longer text than LONGEST."""
LONGEST: Final = 200


def load_position(game: Game, position: JSONObject) -> tuple[State | None, tuple[Fault, ...]]:
    """The state of a position, or every fault that its reader finds."""
    try:
        return game.load(position), ()
    except RecordError as error:
        return None, error.faults


def may_be(entry: Entry, value: JSON) -> bool:
    """Whether a value can be put at an entry; it may still be wrong in the game."""
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
    """Whether a place is another, or lies in it, as faults write places."""
    rest = place.removeprefix(whole)
    return bool(whole) and place.startswith(whole) and (not rest or rest[0] in ".[")


def value_at(position: JSONObject, path: Path) -> JSON:
    """The value at a path. Raises KeyError, IndexError or TypeError if it leads nowhere."""
    value: JSON = position
    for key in path:
        value = value[key]
    return value


def put_at(position: JSONObject, path: Path, value: JSON) -> None:
    """Set a value; an object on the way that is null is made."""
    holder: JSON = position
    for key in path[:-1]:
        if holder[key] is None:
            holder[key] = {}
        holder = holder[key]
    holder[path[-1]] = value


def rename_players(value: JSON, names: Mapping[str, str | None], naming: frozenset[str]) -> JSON:
    """A position with other names for its players; None empties the place of a player."""
    if isinstance(value, list):
        return [rename_players(each, names, naming) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        key: _player(each, names) if key in naming else rename_players(each, names, naming)
        for key, each in value.items()
    }


def _player(value: JSON, names: Mapping[str, str | None]) -> JSON:
    """A player, some players, or values by players, with other names."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_player(each, names) for each in value]
    if isinstance(value, dict):
        return {names.get(key, key): each for key, each in value.items()}
    return value
