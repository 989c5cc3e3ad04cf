"""A draft: a position that is being set up by hand, and its faults.

A draft never changes; each edit gives another, so that undo keeps the one before. Inside it players
are known by their seats, so their names may change. Nothing is guessed: a wrong value stays as it
was set, and the faults of the game's own reader say what is wrong. A thing such as a card or a tile
goes from list to list, so that it never lies in two of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Final, Self

from tutor.core.base.editing.form import (
    NAMES,
    PLAYERS,
    Pool,
    PositionForm,
    is_within,
    load_position,
    may_be,
    put_at,
    rename_players,
    value_at,
)
from tutor.core.base.errors import Fault
from tutor.core.base.game import Game, State
from tutor.core.base.kit import kit_of
from tutor.core.base.reading import Reader
from tutor.core.base.schema import JSON, JSONObject
from tutor.core.base.shapes.asking import (
    Choice,
    Entry,
    Number,
    Option,
    Ordered,
    Path,
    Settled,
    Several,
    Written,
    place_of,
)
from tutor.core.base.shapes.fields import Items
from tutor.core.base.shapes.values import Reading, Value

RESULT: Final = "result"


def seat_name(seat: int) -> str:
    """The name of a seat inside a draft; no name of a player begins with a space."""
    return f" {seat}"


@dataclass(frozen=True)
class Draft:
    """A position being set up: `names` are the players, `position` has their seats instead."""

    game: Game
    names: tuple[str, ...]
    position: JSONObject

    @classmethod
    def of(cls, game: Game, position: JSONObject) -> Self:
        """The draft of a position that is right. Raises LookupError if the game has no form."""
        names = tuple(player["name"] for player in position[PLAYERS])
        seats = {name: seat_name(seat) for seat, name in enumerate(names)}
        return cls(game, names, rename_players(position, seats, form_of(game).naming))

    @classmethod
    def empty(cls, game: Game, names: Sequence[str]) -> Self:
        """A table before the first action. Raises LookupError as `of`."""
        return cls.of(game, form_of(game).empty(game, names))

    @cached_property
    def form(self) -> PositionForm:
        """The form of the game's positions."""
        return form_of(self.game)

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats inside the draft."""
        return tuple(map(seat_name, range(len(self.names))))

    def to_json(self) -> JSONObject:
        """The position, with the players' names."""
        return self._with_names(self.names)

    def _with_names(self, names: Sequence[str]) -> JSONObject:
        called = dict(zip(self.seats, names, strict=True))
        written: JSONObject = rename_players(self.position, called, self.form.naming)
        return written

    def with_name(self, value: Option) -> Option:
        """A value of a form with the name of the player it may stand for."""
        return self.names[self.seats.index(value)] if value in self.seats else value

    def place(self, entry: Entry) -> str:
        """The place of an entry as faults name it, with the names of players."""
        path = [self.with_name(key) if isinstance(key, str) else key for key in entry.path]
        return place_of(tuple(key for key in path if key is not None))

    # The state, or its faults

    @cached_property
    def _outcome(self) -> tuple[State | None, tuple[Fault, ...]]:
        state, faults = load_position(self.game, self.to_json())
        wrong = {fault.place for fault in faults}
        names = [
            f"{seat + 1}" if f"{PLAYERS}[{seat}].name" in wrong else name
            for seat, name in enumerate(self.names)
        ]
        if names != list(self.names):
            # Where a name is wrong the reader goes no further; nor would it tell of the rest.
            faults += load_position(self.game, self._with_names(names))[1]
        return state, faults

    @property
    def state(self) -> State | None:
        """The state of the position; None as long as it has faults."""
        return self._outcome[0]

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Every fault of the position, as the game's reader finds them."""
        return self._outcome[1]

    # The form

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that can be set, in the order of the shape."""
        at = Reading(Reader(), self.form.figures(self.game), self.seats, self.position)
        found = [*self.form.shape.table.entries(at, ()), *self.form.due(at)]
        if self.position[RESULT] is not None:
            found.append(Entry((RESULT,), Settled()))
        return tuple(found)

    def entry(self, place: str) -> Entry:
        """The entry at a place, as it names it or as faults do. Raises KeyError."""
        for entry in self.entries:
            if place in (entry.place, self.place(entry)):
                return entry
        raise KeyError(place)

    def possible(self, place: str) -> tuple[str, ...]:
        """The values that can be at a place, as texts; of numbers the least and the greatest."""
        match self.entry(place).asked:
            case Choice(options) | Several(options) | Ordered(options):
                return tuple(str(self.with_name(option)) for option in options)
            case Number(low, high):
                return (f"{low} …" if high is None else f"{low} … {high}",)
        return ()

    def value(self, entry: Entry) -> JSON:
        """The present value of an entry; None where nothing is set."""
        value: JSON = self.position
        for key in entry.path:
            if isinstance(key, str) and key not in (value or ()):
                return None
            value = value[key]
        return value

    def put(self, place: str, value: JSON) -> Self:
        """The same with another value at a place; players may be called by their names.

        Raises KeyError for a strange place, ValueError for a value that cannot be there.
        """
        entry = self.entry(place)
        value = self._with_seats(entry, value)
        if not may_be(entry, value):
            raise ValueError(value)
        if isinstance(entry.asked, Written):
            names = list(self.names)
            names[self.seats.index(self.value(entry))] = value
            return replace(self, names=tuple(names))
        if isinstance(entry.asked, Several):
            value = [option for option in entry.asked.options if option in value]
        return self._change(lambda position: put_at(position, entry.path, value))

    def fill(self, values: Mapping[str, JSON], question: str) -> Self:
        """The same with values at some places, and what an answer to a question settles.

        Raises as `put`.
        """
        draft = self
        for place, value in values.items():
            draft = draft.put(place, value)
        return draft.settle(question)

    def settle(self, question: str) -> Self:
        """The same with what the answer to a question settles."""
        return self._change(lambda position: self.form.settle(self.game, position, question))

    def seat(self, names: Sequence[str]) -> Self:
        """The same with other players, in the order of their seats.

        A name that stays keeps its things, also on another seat. Each new name takes the things
        of a player whose name is gone, in their order; a further one begins with nothing.
        The place of a player who is gone is empty.
        """
        seats = _kept_seats(self.names, names)
        if seats == list(range(len(self.names))):
            return replace(self, names=tuple(names))
        fresh = self.form.empty(self.game, list(map(seat_name, range(len(names)))))
        called: dict[str, str | None] = dict.fromkeys(self.seats)
        called |= {
            seat_name(old): seat_name(new) for new, old in enumerate(seats) if old is not None
        }
        position = rename_players(self.position, called, self.form.naming)
        players = position[PLAYERS]
        position[PLAYERS] = [
            fresh[PLAYERS][new] if old is None else players[old] for new, old in enumerate(seats)
        ]
        return replace(self, names=tuple(names), position=position).settle(NAMES)

    def home(self, fault: Fault) -> Entry | None:
        """The entry beside which a fault stands: the one at its place, or the one around it.

        A fault of a whole object stands beside its first entry.
        """
        spots = [(entry, self.place(entry)) for entry in self.entries]
        found = [entry for entry, place in spots if is_within(fault.place, place)]
        if found:
            return max(found, key=lambda entry: len(entry.path))
        return next((entry for entry, place in spots if is_within(place, fault.place)), None)

    def mend(self, fault: Fault) -> Self | None:
        """The same without a fault, if one value alone mends it where it is told."""
        entry = self.home(fault)
        if entry is None or not isinstance(entry.asked, Number | Choice):
            return None
        values = [value for value in self._likely(entry, fault) if may_be(entry, value)]
        tried = [self.put(entry.place, value) for value in dict.fromkeys(values)]
        others = [each for each in self.faults if each != fault]
        right = [each for each in tried if all(left in others for left in each.faults)]
        return right[0] if len(right) == 1 else None

    def _likely(self, entry: Entry, fault: Fault) -> Iterator[JSON]:
        """The values that may be right: every option, or the numbers that the fault speaks of."""
        if isinstance(entry.asked, Choice):
            yield from entry.asked.options
            return
        numbers, value = fault.numbers, self.value(entry)
        expected, found = numbers.get("expected"), numbers.get("found")
        if isinstance(expected, int):
            yield expected
            if isinstance(found, int):
                yield value + expected - found
        elif isinstance(expected, list | tuple):
            yield from (each for each in expected if isinstance(each, int))
        elif "low" in numbers and numbers["low"] == numbers.get("high"):
            yield numbers["low"]

    def _with_seats(self, entry: Entry, value: JSON) -> JSON:
        """A value with the seats of the players it names."""
        if isinstance(value, list):
            return [self._with_seats(entry, each) for each in value]
        if not isinstance(entry.asked, Choice | Several) or value not in self.names:
            return value
        seat = self.seats[self.names.index(value)]
        return seat if seat in entry.asked.options else value

    def _change(self, change: Callable[[JSONObject], None]) -> Self:
        position = deepcopy(self.position)
        change(position)
        self.form.follow(self.game, position)
        return replace(self, position=position)

    # The things that lie in one place at a time

    @cached_property
    def pools(self) -> tuple[Pool, ...]:
        """The things that lie in one place at a time."""
        return tuple(self.form.pools(self.game))

    def pool_of(self, entry: Entry) -> Pool | None:
        """The things of which an entry lists those that lie there."""
        bare = tuple(key for key in entry.path if isinstance(key, str))
        return next((pool for pool in self.pools if bare in pool.places), None)

    def places(self, pool: Pool) -> tuple[Path, ...]:
        """Every list in which a thing of a pool may lie."""
        return tuple(
            place
            for path in pool.places
            for place in (
                [(PLAYERS, seat, *path[1:]) for seat in range(len(self.names))]
                if path[0] == PLAYERS
                else [path]
            )
        )

    def lying(self, path: Path) -> list[str]:
        """The things in a list, in its order."""
        items, known = value_at(self.position, path), self._known_by(path)
        return [item[known] if known else item for item in items]

    def where(self, pool: Pool, thing: str) -> Path | None:
        """The list in which a thing lies; None if it lies in none."""
        return next((path for path in self.places(pool) if thing in self.lying(path)), None)

    def move(self, thing: str, place: str) -> Self:
        """The same with a thing of a pool in another list; an empty place takes it off the table.

        It comes last in a list whose order counts. Raises KeyError for a strange thing or place.
        """
        pool = next((each for each in self.pools if thing in each.things), None)
        found = () if pool is None else self.places(pool)
        to = next((path for path in found if place_of(path) == place), None)
        if pool is None or (to is None and place):
            raise KeyError(thing, place)

        def relocate(position: JSONObject) -> None:
            for path in found:
                items, known = value_at(position, path), self._known_by(path)
                put_at(
                    position,
                    path,
                    [item for item in items if (item[known] if known else item) != thing],
                )
            if to is not None:
                put_at(position, to, self._with(value_at(position, to), to, thing, pool))

        return self._change(relocate)

    def _with(self, items: list[JSON], path: Path, thing: str, pool: Pool) -> list[JSON]:
        """A list with one thing more."""
        kind = self._kind(path)
        if isinstance(kind, Items) and kind.known_by:
            return [*items, kind.new_item(thing)]
        asked = next(entry.asked for entry in self.entries if entry.path == path)
        if isinstance(asked, Several):
            return sorted([*items, thing], key=pool.things.index)
        return [*items, thing]

    def shift(self, place: str, index: int, by: int) -> Self:
        """The same with one thing of a list further up or down. Raises KeyError, IndexError."""
        entry = self.entry(place)
        items = list(value_at(self.position, entry.path))
        to = min(max(index + by, 0), len(items) - 1)
        items.insert(to, items.pop(index))
        return self._change(lambda position: put_at(position, entry.path, items))

    def shuffle(self, place: str, seed: int) -> Self:
        """The same with a list in another order. Raises KeyError."""
        entry = self.entry(place)
        items = list(value_at(self.position, entry.path))
        Random(seed).shuffle(items)
        return self._change(lambda position: put_at(position, entry.path, items))

    def _known_by(self, path: Path) -> str:
        """The key by which each thing of a list is known; empty where it is the thing itself."""
        kind = self._kind(path)
        return kind.known_by if isinstance(kind, Items) else ""

    def _kind(self, path: Path) -> Value:
        """The kind of value at a path, as the shape declares it."""
        table = self.form.shape.table
        shape = self.form.shape.players.shape if path[0] == PLAYERS else table
        kind = shape[str(path[-1])].kind
        assert isinstance(kind, Value)
        return kind


def _kept_seats(before: Sequence[str], names: Sequence[str]) -> list[int | None]:
    """For each of some names the seat it takes over; None for a player who is new."""
    left = dict.fromkeys(range(len(before)))
    seats = list[int | None]()
    for name in names:
        seat = next((each for each in left if before[each] == name), None)
        if seat is not None:
            del left[seat]
        seats.append(seat)
    rest = iter(left)
    return [next(rest, None) if seat is None else seat for seat in seats]


def form_of(game: Game) -> PositionForm:
    """The form of a game's positions. Raises LookupError if the game has none."""
    found = kit_of(game.name).form
    if found is None:
        raise LookupError(game.name)
    return found
