"""A draft: a position that is being set up by hand, and its faults.

A draft never changes: each edit returns a new draft, so that undo can return to the old one. Inside
a draft players are known by their seats, so that their names may change. The draft corrects
nothing: a wrong value stays as it was set, and the game's own reader reports the faults. A thing
such as a card or a tile moves from one list to another, so that it never lies in two lists.
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
    """The name of a seat inside a draft. It begins with a space, as no player's name does."""
    return f" {seat}"


@dataclass(frozen=True)
class Draft:
    """A position being set up: `names` has the players' names, `position` seat names instead."""

    game: Game
    names: tuple[str, ...]
    position: JSONObject

    @classmethod
    def of(cls, game: Game, position: JSONObject) -> Self:
        """The draft of a correct position. Raises LookupError if the game has no form."""
        names = tuple(player["name"] for player in position[PLAYERS])
        seats = {name: seat_name(seat) for seat, name in enumerate(names)}
        return cls(game, names, rename_players(position, seats, form_of(game).naming))

    @classmethod
    def empty(cls, game: Game, names: Sequence[str]) -> Self:
        """The draft of a table before the first action. Raises LookupError without a form."""
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
        """The position as JSON, with the players' names."""
        return self._with_names(self.names)

    def _with_names(self, names: Sequence[str]) -> JSONObject:
        called = dict(zip(self.seats, names, strict=True))
        written: JSONObject = rename_players(self.position, called, self.form.naming)
        return written

    def with_name(self, value: Option) -> Option:
        """The player's name if the value is the name of a seat; otherwise the value itself."""
        return self.names[self.seats.index(value)] if value in self.seats else value

    def place(self, entry: Entry) -> str:
        """The place of an entry in the notation of faults, with the players' names."""
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
            # The reader stops at a wrong name. A second reading with good names finds the other
            # faults.
            faults += load_position(self.game, self._with_names(names))[1]
        return state, faults

    @property
    def state(self) -> State | None:
        """The state of the position; None if the position has faults."""
        return self._outcome[0]

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Every fault of the position, as the game's reader finds them."""
        return self._outcome[1]

    # The form

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry of the form, in the order of the shape."""
        at = Reading(Reader(), self.form.figures(self.game), self.seats, self.position)
        found = [*self.form.shape.table.entries(at, ()), *self.form.due(at)]
        if self.position[RESULT] is not None:
            found.append(Entry((RESULT,), Settled()))
        return tuple(found)

    def entry(self, place: str) -> Entry:
        """The entry at a place, written with seats or with players' names. Raises KeyError."""
        for entry in self.entries:
            if place in (entry.place, self.place(entry)):
                return entry
        raise KeyError(place)

    def possible(self, place: str) -> tuple[str, ...]:
        """The possible values at a place, as texts; for numbers one text with both bounds."""
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
        """The draft with another value at a place; a player in it may be given by name.

        Raises KeyError for an unknown place, ValueError for a value that the entry cannot take.
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
        """The draft with values at some places and those that an answer to a question settles.

        Raises KeyError and ValueError as `put`.
        """
        draft = self
        for place, value in values.items():
            draft = draft.put(place, value)
        return draft.settle(question)

    def settle(self, question: str) -> Self:
        """The draft with the values that the answer to a question settles."""
        return self._change(lambda position: self.form.settle(self.game, position, question))

    def seat(self, names: Sequence[str]) -> Self:
        """The draft with other players, in the order of their seats.

        A player whose name stays keeps everything, also on another seat. New names take over from
        the players whose names are gone, in the order of the seats; if there are more new names,
        those begin with nothing. A value that named a removed player becomes empty.
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
        """The entry beside which a fault is shown: at its place, or the smallest one around it.

        A fault of a whole object is shown beside the first entry in the object.
        """
        spots = [(entry, self.place(entry)) for entry in self.entries]
        found = [entry for entry, place in spots if is_within(fault.place, place)]
        if found:
            return max(found, key=lambda entry: len(entry.path))
        return next((entry for entry, place in spots if is_within(place, fault.place)), None)

    def mend(self, fault: Fault) -> Self | None:
        """The draft without this fault, if exactly one value of its entry mends it; else None."""
        entry = self.home(fault)
        if entry is None or not isinstance(entry.asked, Number | Choice):
            return None
        values = [value for value in self._likely(entry, fault) if may_be(entry, value)]
        tried = [self.put(entry.place, value) for value in dict.fromkeys(values)]
        others = [each for each in self.faults if each != fault]
        right = [each for each in tried if all(left in others for left in each.faults)]
        return right[0] if len(right) == 1 else None

    def _likely(self, entry: Entry, fault: Fault) -> Iterator[JSON]:
        """The values to try: every option of a choice, or the numbers that the fault suggests."""
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
        """The value with seat names in place of players' names."""
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

    # The things that each lie in at most one list

    @cached_property
    def pools(self) -> tuple[Pool, ...]:
        """The pools: things of which each lies in at most one list at a time."""
        return tuple(self.form.pools(self.game))

    def pool_of(self, entry: Entry) -> Pool | None:
        """The pool whose things the entry lists; None if the entry is not a list of things."""
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
        """The things in the list at a path, in the order of the list."""
        items, known = value_at(self.position, path), self._known_by(path)
        return [item[known] if known else item for item in items]

    def where(self, pool: Pool, thing: str) -> Path | None:
        """The path of the list in which a thing lies; None if it lies in none."""
        return next((path for path in self.places(pool) if thing in self.lying(path)), None)

    def move(self, thing: str, place: str) -> Self:
        """The draft with a thing moved to the list at a place; an empty place removes it.

        In a list whose order counts the thing comes last. Raises KeyError for an unknown thing or
        place.
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
        """The items of a list with one more thing."""
        kind = self._kind(path)
        if isinstance(kind, Items) and kind.known_by:
            return [*items, kind.new_item(thing)]
        asked = next(entry.asked for entry in self.entries if entry.path == path)
        if isinstance(asked, Several):
            return sorted([*items, thing], key=pool.things.index)
        return [*items, thing]

    def shift(self, place: str, index: int, by: int) -> Self:
        """The draft with one thing of a list moved by some places. Raises KeyError, IndexError."""
        entry = self.entry(place)
        items = list(value_at(self.position, entry.path))
        to = min(max(index + by, 0), len(items) - 1)
        items.insert(to, items.pop(index))
        return self._change(lambda position: put_at(position, entry.path, items))

    def shuffle(self, place: str, seed: int) -> Self:
        """The draft with a list shuffled by a seed. Raises KeyError for an unknown place."""
        entry = self.entry(place)
        items = list(value_at(self.position, entry.path))
        Random(seed).shuffle(items)
        return self._change(lambda position: put_at(position, entry.path, items))

    def _known_by(self, path: Path) -> str:
        """The key that identifies each item of a list; empty if each item is an identifier."""
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
    """For each name the old seat that it takes over; None for a player who begins with nothing."""
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
