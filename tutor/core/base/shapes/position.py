"""Positions and views of a game from one declaration: the table, and each player's part."""

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
    """The name of a player, different from the names read before."""

    nothing = ""
    described = refer("player")

    def read(self, context: Reading, data: object, place: str) -> str:
        """The name, which must differ from the other players' names."""
        return read_name(context.reader, data, place, context.taken) or ""

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """The entry for a text."""
        yield Entry(path, Written(LONGEST_NAME))


class SeatNumber(Value):
    """A player: in memory the number of the seat, in a file the name."""

    nothing = 0
    described = refer("player")

    def read(self, context: Reading, data: object, place: str) -> int:
        """The seat of the player of this name."""
        if not isinstance(data, str):
            context.reader.wrong_type(place, "text", data)
        elif data not in context.names:
            context.reader.fault(place, "unknown_player", found=data, expected=list(context.names))
        else:
            return context.names.index(data)
        return 0

    def write(self, value: JSON, to: Writing) -> JSON:
        """The player's name."""
        return to.names[value]

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """The entry for a choice of the players."""
        yield Entry(path, Choice(context.names))


@dataclass(frozen=True)
class Players(Value):
    """The players at the table, in seat order; `make` creates a player from a seat's values."""

    shape: Shape
    seats: tuple[int, int]
    make: Callable[[int, JSONObject], object]

    def missing(self) -> list[object]:
        """No players."""
        return []

    def read(self, context: Reading, data: object, place: str) -> list[object]:
        """Every player; the names become the context of the values after them."""
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
        """An object for each player."""
        return [self.shape.write(player, to) for player in value]

    def schema(self) -> Schema:
        """A list of the definition `seat` in the schema."""
        return list_of(refer("seat"), *self.seats)

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """The fields of each player."""
        for seat in range(len(context.names)):
            yield from self.shape.entries(context, (*path, seat))


class Found(NamedTuple):
    """The result of reading: the keys as in the file, and the values by attribute."""

    keys: JSONObject
    values: JSONObject


@dataclass(frozen=True)
class PositionShape:
    """The shape of a game's positions; one field of the table, `players`, holds the players."""

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
        """The first keys of every position of the game."""
        return self._head.write(None, Writing())

    @cached_property
    def players(self) -> Players:
        """The kind of value that reads and writes the players."""
        kind = self.table["players"].kind
        assert isinstance(kind, Players)
        return kind

    def read(self, reader: Reader, data: object, figures: object) -> Found:
        """The contents of a position; the reader notes every fault of its shape."""
        found = reader.record(data, "", (*self.head, *self.table.keys))
        at = Reading(reader, figures)
        self._head.values(at, found, "")
        return Found(found, self.table.values(at, found, "", at.read))

    def write(self, table: object, names: tuple[str, ...]) -> JSONObject:
        """The position of a table."""
        return {**self.head, **self.table.write(table, Writing(names))}

    def view(self, position: JSONObject, viewer: str) -> JSONObject:
        """A player's view of a position, with replacements for the hidden values."""
        veils = self.players.shape.veils.items()
        for player in position["players"]:
            if player["name"] != viewer:
                for key, veil in veils:
                    player[key] = veil.shown(player[key])
        for key, veil in self.table.veils.items():
            position[key] = veil.shown(position[key])
        return {**self.head, "format": VIEW, "player": viewer} | position | {"format": VIEW}

    def schemas(self) -> dict[str, Schema]:
        """The schemas of a position, a view, and the seats of both."""
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
