"""The kinds of values of which a declared shape consists: numbers, texts, identifiers, sets.

Each kind reads a value, writes it, and gives its JSON Schema. Reading notes every fault and
replaces a faulty value by a default. Bounds and identifiers that depend on the components of a game
are functions of the `Reading`. The schema leaves them out, because it is the same for all
components.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from tutor.core.base.reading import Reader
from tutor.core.base.schema import (
    FLAG,
    JSON,
    OBJECT,
    JSONObject,
    Schema,
    members,
    one_of,
    or_null,
    record_of,
    refer,
)
from tutor.core.base.shapes.asking import Choice, Entry, Number, Ordered, Path, Several

if TYPE_CHECKING:
    from tutor.core.base.game import Game, State


@dataclass
class Reading:
    """The context in which a reader reads an object: the components, and the values read before.

    `read` holds the values of the outermost object by attribute. `names` has the players' names,
    with an empty text for a faulty one. `choose` returns the game of a name. `game` and `state` are
    the game and the state that the object names; they are None until both are read without a fault.
    """

    reader: Reader
    figures: object = None
    names: tuple[str, ...] = ()
    read: JSONObject = field(default_factory=dict)
    taken: list[object] = field(default_factory=list)
    choose: Callable[[str], Game] | None = None
    game: Game | None = None
    state: State | None = None

    @property
    def all_are_named(self) -> bool:
        """Whether there are players and every player's name is without a fault."""
        return bool(self.names) and all(self.names)

    def data(self, path: Path) -> JSON:
        """Return the JSON value at a path of the outermost object.

        Only the making of a form uses it.
        """
        value: JSON = self.read
        for key in path:
            value = value[key]
        return value


class Writing(NamedTuple):
    """The context in which an object is written: the players' names in seat order, and the game."""

    names: Sequence[str] = ()
    game: Game | None = None


Bound = int | Callable[[Reading], int]
Allowed = tuple[str, ...] | Callable[[Reading], Sequence[str]]


class Value:
    """A kind of value, which can be read, written and described by a schema.

    Unless a kind says otherwise, null stands for a missing value, and a value is equal to its JSON
    data. If `is_kept` is false, the reader only checks the value or uses it as context for the
    values after it.
    """

    nothing: JSON = None
    """The value that stands for a missing one."""
    described: Schema | None = None
    """The JSON Schema, for any components.

    It is None if the method `schema` computes the schema.
    """
    is_kept = True

    def missing(self) -> JSON:
        """Return the value that the reader uses if the file has no value."""
        return self.nothing

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """Return the value of JSON data.

        The reader notes faults, and a default replaces a faulty value.
        """
        return data

    def load(self, data: object, **context: JSON) -> JSON:
        """Return the value of JSON data. Raises RecordError with every fault.

        The named arguments set fields of the `Reading`.
        """
        reader = Reader()
        value = self.read(Reading(reader, **context), data, "")
        reader.finish()
        return value

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the JSON data of a value."""
        return value

    def schema(self) -> Schema:
        """Return the JSON Schema of the value, for any components."""
        assert self.described is not None
        return self.described

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield an entry for each part of the value that a person sets separately in a form.

        A kind without entries is computed from the other values, and the form does not ask for it.
        """
        yield from ()


@dataclass(frozen=True)
class Whole(Value):
    """A whole number. The bounds `low` and `most` are in the schema; `least` and `high` are not.

    Where `least` or `high` is given, the reader uses it in place of `low` or `most`.
    """

    low: int = 0
    most: int | None = None
    high: Bound | None = None
    least: Bound | None = None

    def missing(self) -> int:
        """Return the least number, which the reader uses if the file has no value."""
        return self.low

    def read(self, context: Reading, data: object, place: str) -> int:
        """Return a number within the bounds, or the least allowed number for a fault."""
        low, high = self.low, self.most
        if self.high is not None:
            high = self.high if isinstance(self.high, int) else self.high(context)
        if self.least is not None:
            low = bound(self.least, context)
        number = context.reader.integer(data, place, low, high)
        return low if number is None else number

    def schema(self) -> Schema:
        """Return the schema of a whole number from `low` to `most`."""
        least: Schema = {"type": "integer", "minimum": self.low}
        return least if self.most is None else least | {"maximum": self.most}

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield an entry that asks for a number within the bounds."""
        high = self.most if self.high is None else bound(self.high, context)
        yield Entry(path, Number(self.low, high))


@dataclass(frozen=True)
class Text(Value):
    """A text of at most `longest` characters. The schema also demands `least` characters."""

    longest: int
    least: int | None = None

    nothing = ""

    def read(self, context: Reading, data: object, place: str) -> str:
        """Return a text of at most `longest` characters; empty for a fault."""
        return context.reader.text(data, place, self.longest) or ""

    def schema(self) -> Schema:
        """Return the schema of a text of at least `least` and at most `longest` characters."""
        least = {} if self.least is None else {"minLength": self.least}
        return {"type": "string", **least, "maxLength": self.longest}


class Flag(Value):
    """True or false."""

    nothing = False
    described = FLAG

    def read(self, context: Reading, data: object, place: str) -> bool:
        """Return the truth value; False for a fault."""
        if not isinstance(data, bool):
            context.reader.wrong_type(place, "boolean", data)
        return data is True


class AnyObject(Value):
    """A JSON object with any contents."""

    described = OBJECT

    def missing(self) -> JSONObject:
        """Return an empty object."""
        return {}

    def read(self, context: Reading, data: object, place: str) -> JSONObject:
        """Return the object unchanged; empty for a fault."""
        if isinstance(data, dict):
            return data
        context.reader.wrong_type(place, "object", data)
        return {}


@dataclass(frozen=True)
class OneOf(Value):
    """One of a few identifiers.

    `name` is the name of the definition of these identifiers in the schema. If `name` is empty, the
    schema lists the identifiers.
    """

    allowed: Allowed
    name: str = ""

    def read(self, context: Reading, data: object, place: str) -> str | None:
        """Return the identifier if it is allowed, or None for a fault."""
        return context.reader.identifier(data, place, allowed_ids(self.allowed, context))

    def schema(self) -> Schema:
        """Return the schema of the identifiers."""
        if self.name:
            return refer(self.name)
        assert isinstance(self.allowed, tuple)
        return one_of(self.allowed)

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield an entry that asks for one of the identifiers."""
        yield Entry(path, Choice(tuple(allowed_ids(self.allowed, context))))


@dataclass(frozen=True)
class OrNull(Value):
    """A value of the kind `kind`, or null."""

    kind: Value

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """Return the value, or None for null."""
        return None if data is None else self.kind.read(context, data, place)

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the JSON data of the value, or null for None."""
        return None if value is None else self.kind.write(value, to)

    def schema(self) -> Schema:
        """Return the schema of a value of the kind, or null."""
        schema = self.kind.schema()
        return one_of((*schema["enum"], None)) if "enum" in schema else or_null(schema)

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield entries that ask for null or a value of the kind.

        Only a kind that asks for a choice or a bounded number has such entries.
        """
        for entry in self.kind.entries(context, path):
            asked = entry.asked
            if isinstance(asked, Choice):
                yield entry._replace(asked=Choice((None, *asked.options)))
            elif isinstance(asked, Number) and asked.high is not None:
                numbers = range(asked.low, asked.high + 1)
                yield entry._replace(asked=Choice((None, *numbers)))


@dataclass(frozen=True)
class Members(Value):
    """A set of identifiers, in the order of `allowed`.

    `item` is the name of the schema's definition of one identifier, and `whole` of the set. If
    `described` is given, it is the schema of the set.
    """

    allowed: Allowed
    item: str = ""
    most: int | None = None
    whole: str = ""
    size: tuple[int, int] | None = None
    described: Schema | None = None

    nothing = ()

    def read(self, context: Reading, data: object, place: str) -> tuple[str, ...]:
        """Return different allowed identifiers; empty for a fault.

        A number of identifiers outside `size` is a fault.
        """
        found = context.reader.members(data, place, allowed_ids(self.allowed, context), self.most)
        if found is None:
            return ()
        if self.size is not None and not self.size[0] <= len(found) <= self.size[1]:
            low, high = self.size
            context.reader.fault(place, "wrong_length", found=len(found), low=low, high=high)
        return found

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the identifiers as a list."""
        return list(value)

    def schema(self) -> Schema:
        """Return the schema of a list of different identifiers."""
        if self.described is not None:
            return self.described
        if self.whole:
            return refer(self.whole)
        if self.item:
            return members(refer(self.item), most=self.most)
        assert isinstance(self.allowed, tuple)
        return members(one_of(self.allowed))

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield an entry that asks for a set of the identifiers."""
        yield Entry(path, Several(tuple(allowed_ids(self.allowed, context))))


class InOrder(Members):
    """A list of different identifiers whose order counts."""

    def read(self, context: Reading, data: object, place: str) -> tuple[str, ...]:
        """Return the identifiers in the order of the file; an empty tuple for a fault."""
        found = super().read(context, data, place)
        return tuple(data) if found and isinstance(data, list | tuple) else ()

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield an entry that asks for identifiers in an order."""
        yield Entry(path, Ordered(tuple(allowed_ids(self.allowed, context))))


@dataclass(frozen=True)
class Counts(Value):
    """The number of each of a few things, as an object with one key for each thing."""

    names: tuple[str, ...]
    each: Whole

    def missing(self) -> dict[str, int]:
        """Return a count of 0 for each name."""
        return dict.fromkeys(self.names, 0)

    def read(self, context: Reading, data: object, place: str) -> dict[str, int]:
        """Return a number for each name. A missing name has the number 0."""
        found = context.reader.record(data, place, self.names)
        return {
            name: self.each.read(context, found[name], f"{place}.{name}") if name in found else 0
            for name in self.names
        }

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the numbers by name."""
        return dict(value)

    def schema(self) -> Schema:
        """Return the schema of an object with exactly these names as keys."""
        return record_of(dict.fromkeys(self.names, self.each.schema()))

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield an entry for each name that asks for a number."""
        for name in self.names:
            for entry in self.each.entries(context, (*path, name)):
                yield entry._replace(thing=name)


def bound(high: Bound, context: Reading) -> int:
    """Return a bound as a number. If `high` is a function, call it with the `Reading`."""
    return high if isinstance(high, int) else high(context)


def allowed_ids(identifiers: Allowed, context: Reading) -> Sequence[str]:
    """Return the allowed identifiers. If `identifiers` is a function, call it with the `Reading`."""
    return identifiers if isinstance(identifiers, tuple) else identifiers(context)
