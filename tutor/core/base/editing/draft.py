"""A draft: a position while a person sets it up by hand, and the faults in it.

A draft never changes: each edit returns a new draft, so that undo can return to the old one. Inside
a draft each player is named by the seat, so that the name shown to people may change. The draft
corrects nothing: it keeps a wrong value, and the game's own reader reports the fault. Cards and
tiles are called things; an edit moves a thing from one list to another, so that it never lies in
two lists.
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
    """Return the name by which a draft refers to a seat.

    The name begins with a space, so that it differs from every player's name.
    """
    return f" {seat}"


@dataclass(frozen=True)
class Draft:
    """A position while a person sets it up.

    `names` has the players' names in seat order. `position` is the position as JSON, with the seat
    names of `seat_name` in place of the players' names.
    """

    game: Game
    names: tuple[str, ...]
    position: JSONObject

    @classmethod
    def of(cls, game: Game, position: JSONObject) -> Self:
        """Return a draft of a correct position. Raises LookupError if the game has no form."""
        names = tuple(player["name"] for player in position[PLAYERS])
        seats = {name: seat_name(seat) for seat, name in enumerate(names)}
        return cls(game, names, rename_players(position, seats, form_of(game).naming))

    @classmethod
    def empty(cls, game: Game, names: Sequence[str]) -> Self:
        """Return a draft of a table before the first action. Raises LookupError if the game has no form."""
        return cls.of(game, form_of(game).empty(game, names))

    @cached_property
    def form(self) -> PositionForm:
        """The form in which a person sets up positions of the game."""
        return form_of(self.game)

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """The names by which the draft refers to the seats, in seat order."""
        return tuple(map(seat_name, range(len(self.names))))

    def to_json(self) -> JSONObject:
        """Return the position as JSON, with the players' names."""
        return self._with_names(self.names)

    def _with_names(self, names: Sequence[str]) -> JSONObject:
        called = dict(zip(self.seats, names, strict=True))
        written: JSONObject = rename_players(self.position, called, self.form.naming)
        return written

    def with_name(self, value: Option) -> Option:
        """Return the player's name for the name of a seat, and every other value unchanged."""
        return self.names[self.seats.index(value)] if value in self.seats else value

    def place(self, entry: Entry) -> str:
        """Return the place of an entry with players' names, such as `players[0].goods.corn`."""
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
            # The reader stops at a wrong name. A second reading with correct names finds the
            # other faults.
            faults += load_position(self.game, self._with_names(names))[1]
        return state, faults

    @property
    def state(self) -> State | None:
        """The state of the game in this position; None if the position has faults."""
        return self._outcome[0]

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Every fault that the game's reader finds in the position."""
        return self._outcome[1]

    # The form

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """Every value that the form asks for in this position, in the order of the declared shape."""
        at = Reading(Reader(), self.form.figures(self.game), self.seats, self.position)
        found = [*self.form.shape.table.entries(at, ()), *self.form.due(at)]
        if self.position[RESULT] is not None:
            found.append(Entry((RESULT,), Settled()))
        return tuple(found)

    def entry(self, place: str) -> Entry:
        """Return the entry at a place. Raises KeyError if no entry has this place.

        The place may be written with seat names or with players' names.
        """
        for entry in self.entries:
            if place in (entry.place, self.place(entry)):
                return entry
        raise KeyError(place)

    def possible(self, place: str) -> tuple[str, ...]:
        """Return the values that a person can set at a place, as texts.

        For a number the only text has its bounds, such as `0 … 12`. The result is empty for free
        text. Raises KeyError for an unknown place.
        """
        match self.entry(place).asked:
            case Choice(options) | Several(options) | Ordered(options):
                return tuple(str(self.with_name(option)) for option in options)
            case Number(low, high):
                return (f"{low} …" if high is None else f"{low} … {high}",)
        return ()

    def value(self, entry: Entry) -> JSON:
        """Return the present value of an entry; None if its path leads to no value."""
        value: JSON = self.position
        for key in entry.path:
            if isinstance(key, str) and key not in (value or ()):
                return None
            value = value[key]
        return value

    def put(self, place: str, value: JSON) -> Self:
        """Return a new draft with another value at a place; `value` may name players.

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
        """Return a new draft after a person has answered a question of the form.

        `values` has the values by place. The method also sets the values that result from the
        answer, as `settle` does. Raises KeyError and ValueError as `put` does.
        """
        draft = self
        for place, value in values.items():
            draft = draft.put(place, value)
        return draft.settle(question)

    def settle(self, question: str) -> Self:
        """Return a new draft with the values that result from the answer to a question.

        `question` is the key of the question.
        """
        return self._change(lambda position: self.form.settle(self.game, position, question))

    def seat(self, names: Sequence[str]) -> Self:
        """Return a new draft with other players, named in the order of their seats.

        A player whose name stays keeps all possessions, even on another seat. New players take over the
        possessions of removed players, in the order of the seats. If there are more new players than
        removed players, the last new players begin with nothing. A value that named a removed player
        becomes empty.
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
        """Return the entry beside which the page shows a fault; None if no entry is near.

        The result is the entry at the fault's place. If no entry has this place, the result is the smallest
        entry around the place. A fault of a whole object belongs to the first entry inside the object.
        """
        spots = [(entry, self.place(entry)) for entry in self.entries]
        found = [entry for entry, place in spots if is_within(fault.place, place)]
        if found:
            return max(found, key=lambda entry: len(entry.path))
        return next((entry for entry, place in spots if is_within(place, fault.place)), None)

    def mend(self, fault: Fault) -> Self | None:
        """Return a draft without this fault, or None.

        The method tries other values for the entry of the fault. It returns a draft only if exactly
        one value removes the fault and causes no new fault.
        """
        entry = self.home(fault)
        if entry is None or not isinstance(entry.asked, Number | Choice):
            return None
        values = [value for value in self._likely(entry, fault) if may_be(entry, value)]
        tried = [self.put(entry.place, value) for value in dict.fromkeys(values)]
        others = [each for each in self.faults if each != fault]
        right = [each for each in tried if all(left in others for left in each.faults)]
        return right[0] if len(right) == 1 else None

    def _likely(self, entry: Entry, fault: Fault) -> Iterator[JSON]:
        """Yield the values that may remove a fault of an entry.

        For a choice they are its options, for a number the figures that the fault suggests.
        """
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
        """Return the value with seat names in place of players' names."""
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

    # The cards and tiles, of which each one lies in at most one list

    @cached_property
    def pools(self) -> tuple[Pool, ...]:
        """The pools of the game, which are sets of cards or tiles.

        A card or tile of a pool is in at most one list at a time.
        """
        return tuple(self.form.pools(self.game))

    def pool_of(self, entry: Entry) -> Pool | None:
        """Return the pool (a set of cards or tiles) to which the things in an entry's list belong.

        The result is None if the entry is not a list of cards or tiles.
        """
        bare = tuple(key for key in entry.path if isinstance(key, str))
        return next((pool for pool in self.pools if bare in pool.places), None)

    def places(self, pool: Pool) -> tuple[Path, ...]:
        """Return the path of every list in which a card or tile of a pool may lie."""
        return tuple(
            place
            for path in pool.places
            for place in (
                [(PLAYERS, seat, *path[1:]) for seat in range(len(self.names))]
                if path[0] == PLAYERS
                else [path]
            )
        )

    def things_in(self, path: Path) -> list[str]:
        """Return the cards or tiles in the list at a path, in the order of the list."""
        items, known = value_at(self.position, path), self._known_by(path)
        return [item[known] if known else item for item in items]

    def where(self, pool: Pool, thing: str) -> Path | None:
        """Return the path of the list in which a card or tile of a pool lies, or None."""
        return next((path for path in self.places(pool) if thing in self.things_in(path)), None)

    def move(self, thing: str, place: str) -> Self:
        """Return a new draft with a card or tile moved to the list at a place.

        An empty place removes the thing from its list. The thing comes last in a list whose order
        counts. Raises KeyError for an unknown thing or place.
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
        """Return the items of the list at a path, with a card or tile of a pool added."""
        kind = self._kind(path)
        if isinstance(kind, Items) and kind.known_by:
            return [*items, kind.new_item(thing)]
        asked = next(entry.asked for entry in self.entries if entry.path == path)
        if isinstance(asked, Several):
            return sorted([*items, thing], key=pool.things.index)
        return [*items, thing]

    def shift(self, place: str, index: int, by: int) -> Self:
        """Return a new draft in which one item of a list is `by` places later.

        A negative `by` moves the item towards the beginning. The item stops at either end. Raises
        KeyError for an unknown place, IndexError for an unknown item.
        """
        entry = self.entry(place)
        items = list(value_at(self.position, entry.path))
        to = min(max(index + by, 0), len(items) - 1)
        items.insert(to, items.pop(index))
        return self._change(lambda position: put_at(position, entry.path, items))

    def shuffle(self, place: str, seed: int) -> Self:
        """Return a new draft with the list at a place in random order, fixed by a seed.

        Raises KeyError for an unknown place.
        """
        entry = self.entry(place)
        items = list(value_at(self.position, entry.path))
        Random(seed).shuffle(items)
        return self._change(lambda position: put_at(position, entry.path, items))

    def _known_by(self, path: Path) -> str:
        """Return the key that identifies each item of the list at a path.

        The result is empty if the items are identifiers themselves.
        """
        kind = self._kind(path)
        return kind.known_by if isinstance(kind, Items) else ""

    def _kind(self, path: Path) -> Value:
        """Return the kind of value at a path, from the declared shape of positions."""
        table = self.form.shape.table
        shape = self.form.shape.players.shape if path[0] == PLAYERS else table
        kind = shape[str(path[-1])].kind
        assert isinstance(kind, Value)
        return kind


def _kept_seats(before: Sequence[str], names: Sequence[str]) -> list[int | None]:
    """Return, for each new name, the number of the old seat that its player takes over.

    The result has None for a player who takes over no seat.
    """
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
    """Return the declared form of a game's positions. Raises LookupError if the game has none."""
    found = kit_of(game.name).form
    if found is None:
        raise LookupError(game.name)
    return found
