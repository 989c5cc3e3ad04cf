"""Declared objects with their fields, in the order in which they are written, and lists of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final, NamedTuple

from tutor.core.base.reading import inside
from tutor.core.base.schema import (
    COUNT,
    JSON,
    JSONObject,
    Schema,
    exact,
    list_of,
    members,
    record_of,
    refer,
)
from tutor.core.base.shapes.asking import Entry, Listed, Path
from tutor.core.base.shapes.values import Bound, Reading, Value, Writing, bound

MOST_ITEMS: Final = 500
"""The greatest number of items in a list for which no bound is declared."""


class Veil(NamedTuple):
    """A value that replaces a hidden value in a view, and the schema of the replacement.

    `shown` is a function that computes the replacement.
    """

    shown: Callable[[JSON], JSON]
    schema: Schema


COUNTED: Final = Veil(lambda value: {"hidden": len(value)}, record_of({"hidden": COUNT}))
"""The replacement for hidden cards: a view shows only their number."""
CLOSED: Final = Veil(lambda value: {"hidden": True}, record_of({"hidden": {"const": True}}))
"""The replacement for a hidden number: a view shows only that it is hidden."""


class Field(NamedTuple):
    """A key of a declared object and the kind of its value.

    The writer takes the value from an attribute of the object that it writes, or from the function
    `of`. `attribute` is the name of the attribute; if it is empty, the attribute has the name of the
    key. A view shows other players the replacement by `veil`. If `may_lack` is true, the key is
    optional: the writer leaves the key out if its value is the one that stands for a missing key.
    """

    key: str
    kind: Value | Shape
    attribute: str = ""
    of: Callable[[JSON], JSON] | None = None
    veil: Veil | None = None
    may_lack: bool = False


class Shape:
    """A declared JSON object with exactly these keys.

    The reader takes the fields in their order. It reads the keys in `first` before all others,
    because others depend on them, and the keys in `last` after all others. If the kind of a field
    is another shape, the file has an object there, but in memory its values belong to the same
    object as the fields around it. If `told_missing` is true and the object is missing, the reader
    also reports each of its keys. If `writes_all`, the writer also writes optional keys with their
    usual value: only older files lack them.
    """

    is_kept = False

    def __init__(
        self,
        *fields: Field,
        first: Sequence[str] = (),
        last: Sequence[str] = (),
        told_missing: bool = False,
        writes_all: bool = False,
    ) -> None:
        self.fields = fields
        self.keys = tuple(field.key for field in fields)
        self._may_lack = tuple(field.key for field in fields if field.may_lack)
        self._required = tuple(key for key in self.keys if key not in self._may_lack)
        self._by_key = {field.key: field for field in fields}
        middle = [key for key in self.keys if key not in first and key not in last]
        self._reading = tuple(
            (field.key, field.kind, attribute_of(field) if field.kind.is_kept else "")
            for field in map(self._by_key.__getitem__, (*first, *middle, *last))
            if not isinstance(field.kind, Derived)
        )
        self._writing = tuple((field.key, *_writer(field)) for field in fields)
        self._left_out = {
            field.key: field.kind.missing()
            for field in fields
            if field.may_lack and not writes_all and isinstance(field.kind, Value)
        }
        self.veils = {field.key: field.veil for field in fields if field.veil is not None}
        self._told_missing = told_missing

    def __getitem__(self, key: str) -> Field:
        """Return the field of this key. Raises KeyError for an unknown key."""
        return self._by_key[key]

    def read(
        self, context: Reading, data: object, place: str, into: JSONObject | None = None
    ) -> JSONObject:
        """Return the values of a JSON object, by attribute. The reader notes every fault.

        The values are added to `into`, if given.
        """
        found = context.reader.record(data, place, self._required, self._may_lack)
        return self.values(context, found, place, into)

    def values(
        self,
        context: Reading,
        found: Mapping[str, JSON],
        place: str,
        into: JSONObject | None = None,
    ) -> JSONObject:
        """Return the values of an object, by attribute, from keys that were checked before.

        The values are added to `into`, if given. The reader notes every fault.
        """
        values: JSONObject = {} if into is None else into
        for key, kind, attribute in self._reading:
            if key in found:
                spot = f"{place}.{key}" if place else key
                value = kind.read(context, found[key], spot)
                if attribute:
                    values[attribute] = value
                elif isinstance(kind, Shape):
                    values |= value
            elif isinstance(kind, Shape):
                values |= kind.missing_values(context, f"{place}.{key}" if place else key)
            elif attribute:
                values[attribute] = kind.missing()
        return values

    def missing_values(self, context: Reading, place: str) -> JSONObject:
        """Return the values that stand for a missing object, by attribute."""
        return (
            self.read(context, {}, place) if self._told_missing else self.values(context, {}, place)
        )

    def write(self, thing: object, to: Writing) -> JSONObject:
        """Return the JSON object of a thing that has the declared attributes."""
        written: JSONObject = {}
        if not self._left_out:
            for key, value_of, write in self._writing:
                value = value_of(thing)
                written[key] = value if write is None else write(value, to)
            return written
        for key, value_of, write in self._writing:
            value = value_of(thing)
            if key not in self._left_out or value != self._left_out[key]:
                written[key] = value if write is None else write(value, to)
        return written

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield the values that a form asks for in the fields, in the order of the fields."""
        for field in self.fields:
            yield from field.kind.entries(context, (*path, field.key))

    def properties(self) -> dict[str, Schema]:
        """Return the schema of each field, by key."""
        return {field.key: field.kind.schema() for field in self.fields}

    def schema(self) -> Schema:
        """Return the schema of the object."""
        return record_of(self.properties(), self._may_lack)


def attribute_of(field: Field) -> str:
    """Return the name of the attribute that has the value of a field."""
    return field.attribute or field.key


Writer = tuple[Callable[[object], JSON], Callable[[JSON, Writing], JSON] | None]
"""Two functions that write a field: one gets its value from the object, one turns it into JSON.

The second is None if the value is written unchanged.
"""


def _writer(field: Field) -> Writer:
    if field.of is not None:
        return field.of, None
    if isinstance(field.kind, Exactly) and not callable(field.kind.value):
        value = field.kind.value
        return lambda _: value, None
    if isinstance(field.kind, Shape):
        return lambda thing: thing, field.kind.write
    as_it_is = type(field.kind).write is Value.write
    return attrgetter(attribute_of(field)), None if as_it_is else field.kind.write


@dataclass(frozen=True)
class Exactly(Value):
    """A fixed value. The reader checks it and does not keep it.

    `value` may be a function of the `Reading`, if the fixed value depends on values read before;
    its schema is then `described`. If the function returns None, the reader checks nothing.
    """

    value: str | int | Callable[[Reading], str | int | None]
    described: Schema | None = None
    is_kept = False

    def read(self, context: Reading, data: object, place: str) -> None:
        """Check a value. The reader notes a fault if it differs from the fixed value."""
        expected = self.value(context) if callable(self.value) else self.value
        if expected is not None:
            context.reader.exactly(data, place, expected)

    def schema(self) -> Schema:
        """Return the schema of the fixed value."""
        if self.described is not None:
            return self.described
        assert not callable(self.value)
        return exact(self.value)


@dataclass(frozen=True)
class Derived(Value):
    """A value that the program computes from the rest of its object.

    The writer writes the value. The reader checks it after it has read the rest of the object.
    """

    described: Schema


@dataclass(frozen=True)
class Object(Value):
    """An object in a file. In memory it is the value that `make` builds from its values."""

    shape: Shape
    make: Callable[..., JSON]

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """Return the value that `make` builds from the object in the file."""
        return self.make(**self.shape.read(context, data, place))

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the JSON object of a value that has the declared attributes."""
        return self.shape.write(value, to)

    def schema(self) -> Schema:
        """Return the schema of the object."""
        return self.shape.schema()

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Return the entries of the fields of the object."""
        return self.shape.entries(context, path)


class Definition(Value):
    """A kind of value whose schema has a name, so that other schemas can refer to it."""

    def __init__(self, name: str, kind: Value) -> None:
        self.name, self.kind = name, kind
        self.nothing, self.described = kind.missing(), refer(name)

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """Return the value as `kind` reads it."""
        return self.kind.read(context, data, place)

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the JSON data of a value as `kind` writes it."""
        return self.kind.write(value, to)

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Return the entries as `kind` lists them."""
        return self.kind.entries(context, path)


@dataclass(frozen=True)
class Items(Value):
    """A list of at most `most` values of the kind `each`. The schema also demands at least `fewest`.

    If `known_by` names a key, the value of this key identifies each object of the list, and a form
    asks only for the other keys.
    """

    each: Value
    most: Bound | None = None
    fewest: int = 0
    known_by: str = ""

    nothing = ()

    def read(self, context: Reading, data: object, place: str) -> tuple[JSON, ...]:
        """Return the values in their order."""
        most = MOST_ITEMS if self.most is None else bound(self.most, context)
        items = context.reader.items(data, place, most) or ()
        return tuple(
            self.each.read(context, item, f"{place}[{index}]") for index, item in enumerate(items)
        )

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the values as a list."""
        return [self.each.write(each, to) for each in value]

    def new_item(self, known: str) -> JSONObject:
        """Return a new JSON object for the list, identified by the value `known`.

        The other keys have default values.
        """
        each = self.each.kind if isinstance(self.each, Definition) else self.each
        assert isinstance(each, Object)
        plain = {
            field.key: field.kind.missing()
            for field in each.shape.fields
            if isinstance(field.kind, Value)
        }
        return plain | {self.known_by: known}

    def schema(self) -> Schema:
        """Return the schema of the list. If `known_by` names a key, no two items may be equal."""
        most = self.most if isinstance(self.most, int) else None
        return (members if self.known_by else list_of)(self.each.schema(), self.fewest, most)

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """Yield an entry for the list, and the entries of its objects except the key `known_by`.

        If `known_by` is empty, yield nothing.
        """
        if self.known_by:
            yield Entry(path, Listed())
            for index, item in enumerate(context.data(path)):
                for entry in self.each.entries(context, (*path, index)):
                    if entry.path[-1] != self.known_by:
                        yield entry._replace(thing=item[self.known_by])


class Row(Value):
    """A list with exactly one value of each kind, in the order of the kinds."""

    def __init__(self, *kinds: Value) -> None:
        self.kinds = kinds
        self.nothing: tuple[JSON, ...] = tuple(kind.missing() for kind in kinds)

    def read(self, context: Reading, data: object, place: str) -> tuple[JSON, ...]:
        """Return the values, one of each kind, or default values if the list is faulty."""
        size = len(self.kinds)
        items = context.reader.items(data, place, size)
        if items is not None and len(items) < size:
            context.reader.fault(place, "wrong_length", found=len(items), low=size, high=size)
            items = None
        if items is None:
            return self.nothing
        return tuple(
            kind.read(context, item, f"{place}[{index}]")
            for index, (kind, item) in enumerate(zip(self.kinds, items, strict=True))
        )

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the values as a list."""
        return [kind.write(each, to) for kind, each in zip(self.kinds, value, strict=True)]


@dataclass(frozen=True)
class ByName(Value):
    """An object with arbitrary names as keys and values of one kind."""

    each: Value

    def missing(self) -> JSONObject:
        """Return an empty object."""
        return {}

    def read(self, context: Reading, data: object, place: str) -> JSONObject:
        """Return the values by name; empty if the data is no object."""
        if not isinstance(data, Mapping):
            context.reader.wrong_type(place, "object", data)
            return {}
        return {
            str(name): self.each.read(context, value, inside(place, name))
            for name, value in data.items()
        }

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the values as JSON, by name."""
        return {name: self.each.write(each, to) for name, each in value.items()}

    def schema(self) -> Schema:
        """Return a schema for an object with arbitrary keys."""
        return {"type": "object", "additionalProperties": self.each.schema()}


@dataclass(frozen=True)
class OneKey(Value):
    """An object with exactly one of these keys. In memory it is a pair of the key and its value."""

    kinds: Mapping[str, Value]

    def read(self, context: Reading, data: object, place: str) -> tuple[str, JSON] | None:
        """Return the key and its value; None if the object does not have exactly one key."""
        found = context.reader.record(data, place, (), tuple(self.kinds))
        if len(found) != 1:
            context.reader.fault(place, "exactly_one", keys=list(self.kinds))
            return None
        ((key, value),) = found.items()
        return key, self.kinds[key].read(context, value, inside(place, key))

    def write(self, value: JSON, to: Writing) -> JSON:
        """Return the object with the one key."""
        key, chosen = value
        return {key: self.kinds[key].write(chosen, to)}

    def schema(self) -> Schema:
        """Return a schema for an object with exactly one of the keys."""
        return {"oneOf": [record_of({key: kind.schema()}) for key, kind in self.kinds.items()]}


@dataclass(frozen=True)
class Variants(Value):
    """An object that may be of several kinds.

    The first kind whose key is in the object reads it.
    """

    kinds: Mapping[str, Value]

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """Return the value as the chosen kind reads it.

        The first kind reads an object without any of the keys.
        """
        first, *others = self.kinds
        keys = data if isinstance(data, Mapping) else ()
        chosen = next((key for key in (first, *others) if key in keys), first)
        return self.kinds[chosen].read(context, data, place)

    def schema(self) -> Schema:
        """Return a schema for an object of any of the kinds."""
        return {"oneOf": [kind.schema() for kind in self.kinds.values()]}
