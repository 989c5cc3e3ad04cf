"""Declared objects: their fields in the order in which they are written, and lists of them."""

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
"""The most items of a list that declares no bound of its own."""


class Veil(NamedTuple):
    """The value that a view shows in place of a hidden one, and its schema."""

    shown: Callable[[JSON], JSON]
    schema: Schema


COUNTED: Final = Veil(lambda value: {"hidden": len(value)}, record_of({"hidden": COUNT}))
"""Hides cards: a view shows only their number."""
CLOSED: Final = Veil(lambda value: {"hidden": True}, record_of({"hidden": {"const": True}}))
"""Hides a number: a view shows only that it is hidden."""


class Field(NamedTuple):
    """One key of an object and the kind of its value.

    The writer takes the value from the `attribute` of the written object (by default the key is its
    name), or from the function `of`. With a `veil`, a view shows other players a replacement. A key
    that `may_lack` is optional: it is not written if the value is the one for a missing key.
    """

    key: str
    kind: Value | Shape
    attribute: str = ""
    of: Callable[[JSON], JSON] | None = None
    veil: Veil | None = None
    may_lack: bool = False


class Shape:
    """An object with exactly these keys.

    Fields are read in their order, except those that must come `first` because others depend on
    them, or `last` because they depend on others. A field whose kind is another shape has an object
    in the file, but its values belong to the same object in memory as the fields around it. If
    `told_missing` and the object is missing, each of its keys is reported too. If `writes_all`,
    optional keys are always written: only older files lack them.
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
        """The field of this key."""
        return self._by_key[key]

    def read(
        self, context: Reading, data: object, place: str, into: JSONObject | None = None
    ) -> JSONObject:
        """The values of an object by attribute; the reader notes every fault."""
        found = context.reader.record(data, place, self._required, self._may_lack)
        return self.values(context, found, place, into)

    def values(
        self,
        context: Reading,
        found: Mapping[str, JSON],
        place: str,
        into: JSONObject | None = None,
    ) -> JSONObject:
        """The values of an object from its keys, which were checked before."""
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
                values |= kind.lacking(context, f"{place}.{key}" if place else key)
            elif attribute:
                values[attribute] = kind.missing()
        return values

    def lacking(self, context: Reading, place: str) -> JSONObject:
        """The values in place of a missing object."""
        return (
            self.read(context, {}, place) if self._told_missing else self.values(context, {}, place)
        )

    def write(self, thing: object, to: Writing) -> JSONObject:
        """The JSON object of a thing with these attributes."""
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
        """The entries of a form for the fields, in their order."""
        for field in self.fields:
            yield from field.kind.entries(context, (*path, field.key))

    def properties(self) -> dict[str, Schema]:
        """The schema of each field."""
        return {field.key: field.kind.schema() for field in self.fields}

    def schema(self) -> Schema:
        """The schema of the object."""
        return record_of(self.properties(), self._may_lack)


def attribute_of(field: Field) -> str:
    """The attribute that has the value of a field."""
    return field.attribute or field.key


Writer = tuple[Callable[[object], JSON], Callable[[JSON, Writing], JSON] | None]
"""How to get a value from its object, and how to write it; None to write it unchanged."""


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
    """A fixed value: reading checks it and does not keep it.

    A value that depends on values read before is a function of the `Reading`, and its schema is
    `described`. The function returns None if the value is unknown, and then nothing is checked.
    """

    value: str | int | Callable[[Reading], str | int | None]
    described: Schema | None = None
    is_kept = False

    def read(self, context: Reading, data: object, place: str) -> None:
        """Read a fixed value; any other value is a fault."""
        expected = self.value(context) if callable(self.value) else self.value
        if expected is not None:
            context.reader.exactly(data, place, expected)

    def schema(self) -> Schema:
        """The schema of the fixed value."""
        if self.described is not None:
            return self.described
        assert not callable(self.value)
        return exact(self.value)


@dataclass(frozen=True)
class Derived(Value):
    """A value that follows from the rest of the object: written, and checked after the rest."""

    described: Schema


@dataclass(frozen=True)
class Object(Value):
    """An object; `make` turns its values into the value in memory."""

    shape: Shape
    make: Callable[..., JSON]

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """The result of `make` for the values."""
        return self.make(**self.shape.read(context, data, place))

    def write(self, value: JSON, to: Writing) -> JSON:
        """The JSON object of a value with these attributes."""
        return self.shape.write(value, to)

    def schema(self) -> Schema:
        """The schema of the object."""
        return self.shape.schema()

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """The fields of the object."""
        return self.shape.entries(context, path)


class Definition(Value):
    """A value of a kind whose schema is a definition with a name, which other schemas refer to."""

    def __init__(self, name: str, kind: Value) -> None:
        self.name, self.kind = name, kind
        self.nothing, self.described = kind.missing(), refer(name)

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """The same as for the kind."""
        return self.kind.read(context, data, place)

    def write(self, value: JSON, to: Writing) -> JSON:
        """The same as for the kind."""
        return self.kind.write(value, to)

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """The same as for the kind."""
        return self.kind.entries(context, path)


@dataclass(frozen=True)
class Items(Value):
    """A list of values of a kind, at most `most`; the schema also says the `fewest`.

    If `known_by` names a key, its value identifies each object of the list, and a form asks for the
    other keys.
    """

    each: Value
    most: Bound | None = None
    fewest: int = 0
    known_by: str = ""

    nothing = ()

    def read(self, context: Reading, data: object, place: str) -> tuple[JSON, ...]:
        """The values in their order."""
        most = MOST_ITEMS if self.most is None else bound(self.most, context)
        items = context.reader.items(data, place, most) or ()
        return tuple(
            self.each.read(context, item, f"{place}[{index}]") for index, item in enumerate(items)
        )

    def write(self, value: JSON, to: Writing) -> JSON:
        """The values as a list."""
        return [self.each.write(each, to) for each in value]

    def new_item(self, known: str) -> JSONObject:
        """A new JSON object with this value at the key `known_by` and default values elsewhere."""
        each = self.each.kind if isinstance(self.each, Definition) else self.each
        assert isinstance(each, Object)
        plain = {
            field.key: field.kind.missing()
            for field in each.shape.fields
            if isinstance(field.kind, Value)
        }
        return plain | {self.known_by: known}

    def schema(self) -> Schema:
        """The schema of the list; items with a `known_by` key must differ."""
        most = self.most if isinstance(self.most, int) else None
        return (members if self.known_by else list_of)(self.each.schema(), self.fewest, most)

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """The list, and the fields of its objects except `known_by`; empty without that key."""
        if self.known_by:
            yield Entry(path, Listed())
            for index, item in enumerate(context.data(path)):
                for entry in self.each.entries(context, (*path, index)):
                    if entry.path[-1] != self.known_by:
                        yield entry._replace(thing=item[self.known_by])


class Row(Value):
    """A list with one value of each kind, in the order of the kinds."""

    def __init__(self, *kinds: Value) -> None:
        self.kinds = kinds
        self.nothing: tuple[JSON, ...] = tuple(kind.missing() for kind in kinds)

    def read(self, context: Reading, data: object, place: str) -> tuple[JSON, ...]:
        """The values, exactly one of each kind."""
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
        """The values as a list."""
        return [kind.write(each, to) for kind, each in zip(self.kinds, value, strict=True)]


@dataclass(frozen=True)
class ByName(Value):
    """An object with any names as keys and values of one kind."""

    each: Value

    def missing(self) -> JSONObject:
        """No value."""
        return {}

    def read(self, context: Reading, data: object, place: str) -> JSONObject:
        """The values by name."""
        if not isinstance(data, Mapping):
            context.reader.wrong_type(place, "object", data)
            return {}
        return {
            str(name): self.each.read(context, value, inside(place, name))
            for name, value in data.items()
        }

    def write(self, value: JSON, to: Writing) -> JSON:
        """The values by name."""
        return {name: self.each.write(each, to) for name, each in value.items()}

    def schema(self) -> Schema:
        """A schema for an object with any keys."""
        return {"type": "object", "additionalProperties": self.each.schema()}


@dataclass(frozen=True)
class OneKey(Value):
    """An object with exactly one of these keys; the value is the key with its value."""

    kinds: Mapping[str, Value]

    def read(self, context: Reading, data: object, place: str) -> tuple[str, JSON] | None:
        """The key with its value; None if the object does not have exactly one key."""
        found = context.reader.record(data, place, (), tuple(self.kinds))
        if len(found) != 1:
            context.reader.fault(place, "exactly_one", keys=list(self.kinds))
            return None
        ((key, value),) = found.items()
        return key, self.kinds[key].read(context, value, inside(place, key))

    def write(self, value: JSON, to: Writing) -> JSON:
        """The object with the one key."""
        key, chosen = value
        return {key: self.kinds[key].write(chosen, to)}

    def schema(self) -> Schema:
        """A schema for one of the objects."""
        return {"oneOf": [record_of({key: kind.schema()}) for key, kind in self.kinds.items()]}


@dataclass(frozen=True)
class Variants(Value):
    """An object of one of some kinds; the first kind whose key is in the object reads it."""

    kinds: Mapping[str, Value]

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """The value as the chosen kind reads it; the first kind if no key is in the object."""
        first, *others = self.kinds
        keys = data if isinstance(data, Mapping) else ()
        chosen = next((key for key in (first, *others) if key in keys), first)
        return self.kinds[chosen].read(context, data, place)

    def schema(self) -> Schema:
        """A schema for one of the kinds."""
        return {"oneOf": [kind.schema() for kind in self.kinds.values()]}
