"""The declared shape of a game's positions, and of the views that hide a part of a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from tutor.core.base.reading import Reader
from tutor.core.base.schema import (
    JSON,
    JSONObject,
    Schema,
    any_of,
    exact,
    list_of,
    record_of,
    refer,
)
from tutor.core.base.shapes.asking import Choice, Entry, Path, Written
from tutor.core.base.shapes.fields import Exactly, Field, Shape
from tutor.core.base.shapes.setup import LONGEST_NAME, read_name
from tutor.core.base.shapes.values import Reading, Value, Writing

VIEW: Final = "tutor-view"


class PlayerName(Value):
    """The name of a player, which must differ from the names of the players before."""

    nothing = ""
    described = refer("player")

    def read(self, context: Reading, data: object, place: str) -> str:
        """Return the name; empty if it is faulty. It must differ from the other players' names."""
        return read_name(context.reader, data, place, context.taken) or ""

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield an entry that asks for a text."""
        yield Entry(path, Written(LONGEST_NAME))


class SeatNumber(Value):
    """A player: in memory the number of the seat, in a file the player's name."""

    nothing = 0
    described = refer("player")

    def read(self, context: Reading, data: object, place: str) -> int:
        """Return the seat of the player of this name; 0 if the name is faulty."""
        if not isinstance(data, str):
            context.reader.wrong_type(place, "text", data)
        elif data not in context.names:
            context.reader.fault(place, "unknown_player", found=data, expected=list(context.names))
        else:
            return context.names.index(data)
        return 0

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the player's name."""
        return to.names[value]

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield an entry that asks for one of the players."""
        yield Entry(path, Choice(context.names))


@dataclass(frozen=True)
class Players(Value):
    """The players at the table, in seat order.

    `seats` is the least and the greatest number of players. `make` builds a player from the number
    of the seat and the values read for it.
    """

    shape: Shape
    seats: tuple[int, int]
    make: Callable[[int, JSONObject], object]

    def missing(self) -> list[object]:
        """Return an empty list."""
        return []

    def read(self, context: Reading, data: object, place: str) -> list[object]:
        """Return every player. The reader reads the values after the players as values of these players."""
        low, high = self.seats
        items = context.reader.items(data, place, high)
        if items is not None and len(items) < low:
            context.reader.fault(place, "wrong_length", found=len(items), low=low, high=high)
        players: list[object] = []
        for seat, item in enumerate(items or ()):
            values = self.shape.read(context, item, f"{place}[{seat}]")
            context.taken.append(values["name"])
            players.append(self.make(seat, values))
        context.names = tuple(map(str, context.taken))
        return players

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return a list with the JSON object of each player."""
        return [self.shape.write(player, to) for player in value]

    def schema(self) -> Schema:
        """Return a schema for a list of objects of the definition `seat`."""
        return list_of(refer("seat"), *self.seats)

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield the entries of each player's fields."""
        for seat in range(len(context.names)):
            yield from self.shape.entries(context, (*path, seat))


class Found(NamedTuple):
    """The contents of a position that was read.

    `keys` has the values by the keys of the file, `values` has them by attribute.
    """

    keys: JSONObject
    values: JSONObject


@dataclass(frozen=True)
class PositionShape:
    """The declared shape of a game's positions.

    `table` declares the keys of a position; its field `players` declares the players.
    """

    game: str
    table: Shape

    @cached_property
    def _head(self) -> Shape:
        return Shape(
            Field("format", Exactly("tutor-position")),
            Field("version", Exactly(1)),
            Field("game", Exactly(self.game)),
        )

    @cached_property
    def head(self) -> JSONObject:
        """The keys that begin every position of the game, with their values."""
        return self._head.write(None, Writing())

    @cached_property
    def players(self) -> Players:
        """The kind of value that reads and writes the players."""
        kind = self.table["players"].kind
        assert isinstance(kind, Players)
        return kind

    def read(self, reader: Reader, data: object, figures: object) -> Found:
        """Return the contents of a position. The reader notes every fault of its shape.

        `figures` are the components of the game, on which bounds and identifiers depend.
        """
        found = reader.record(data, "", (*self.head, *self.table.keys))
        at = Reading(reader, figures)
        self._head.values(at, found, "")
        return Found(found, self.table.values(at, found, "", at.read))

    def write(self, table: object, names: tuple[str, ...]) -> JSONObject:
        """Return a position as JSON.

        `table` is the object that holds the whole state of the game, and `names` are the players'
        names.
        """
        return {**self.head, **self.table.write(table, Writing(names))}

    def view(self, position: JSONObject, viewer: str) -> JSONObject:
        """Return a player's view of a position, in which each hidden value has a replacement.

        The method changes `position`.
        """
        veils = self.players.shape.veils.items()
        for player in position["players"]:
            if player["name"] != viewer:
                for key, veil in veils:
                    player[key] = veil.shown(player[key])
        for key, veil in self.table.veils.items():
            position[key] = veil.shown(position[key])
        return {**self.head, "format": VIEW, "player": viewer} | position | {"format": VIEW}

    def schemas(self) -> dict[str, Schema]:
        """Return the schemas of a position and a view, and of the seats in each, by name."""
        players = self.players
        seats = players.shape.properties()
        seen_seats = seats | {
            key: any_of(seats[key], veil.schema) for key, veil in players.shape.veils.items()
        }
        body = self.table.properties()
        seen = body | {key: veil.schema for key, veil in self.table.veils.items()}
        seen["players"] = list_of(refer("seen_seat"), *players.seats)
        head = self._head.properties()
        view = head | {"format": exact(VIEW), "player": refer("player")}
        return {
            "position": record_of(head | body),
            "view": record_of(view | seen),
            "seat": record_of(seats),
            "seen_seat": record_of(seen_seats),
        }
