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
"""The items of a list that says no bound of its own."""


class Veil(NamedTuple):
    """The value that a view shows in place of a hidden one, and its schema."""

    shown: Callable[[JSON], JSON]
    schema: Schema


COUNTED: Final = Veil(lambda value: {"hidden": len(value)}, record_of({"hidden": COUNT}))
"""A view shows only the number of hidden cards."""
CLOSED: Final = Veil(lambda value: {"hidden": True}, record_of({"hidden": {"const": True}}))
"""A view shows nothing of a hidden number."""


class Field(NamedTuple):
    """One key of an object and the kind of its value.

    The value is the `attribute` of what is written (the key, unless another is named), or what
    `of` makes of it. With a `veil` others see something else in a view. A key that `may_lack` need
    not be there, and is not written where the value is the one that stands for it then.
    """

    key: str
    kind: Value | Shape
    attribute: str = ""
    of: Callable[[JSON], JSON] | None = None
    veil: Veil | None = None
    may_lack: bool = False


class Shape:
    """An object with exactly these keys.

    Fields are read in their order, but for those that must come `first` because others depend on
    them, or `last` because they depend on others. A field whose kind is another shape belongs to
    the same thing as the fields around it. If `told_missing`, an object that is not there lacks
    each of its keys too. If `writes_all`, what may lack is written nevertheless: only older files
    lack it.
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
        """The values of an object by their attributes; every fault is noted."""
        found = context.reader.record(data, place, self._required, self._may_lack)
        return self.values(context, found, place, into)

    def values(
        self,
        context: Reading,
        found: Mapping[str, JSON],
        place: str,
        into: JSONObject | None = None,
    ) -> JSONObject:
        """The values of an object whose keys have been read already."""
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
        """The values of an object that is not there."""
        return (
            self.read(context, {}, place) if self._told_missing else self.values(context, {}, place)
        )

    def write(self, thing: object, to: Writing) -> JSONObject:
        """The JSON object of what has these attributes."""
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
        """The ways a form asks for the fields, in their order."""
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
"""How a value is had, and how it is written; None for what is written as it is."""


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
    """This value and no other; it is not kept.

    One that follows from what is read is a function; None where that is not known. Its schema is
    the one `described`.
    """

    value: str | int | Callable[[Reading], str | int | None]
    described: Schema | None = None
    is_kept = False

    def read(self, context: Reading, data: object, place: str) -> None:
        """Nothing; anything but the value is a fault."""
        expected = self.value(context) if callable(self.value) else self.value
        if expected is not None:
            context.reader.exactly(data, place, expected)

    def schema(self) -> Schema:
        """The value."""
        if self.described is not None:
            return self.described
        assert not callable(self.value)
        return exact(self.value)


@dataclass(frozen=True)
class Derived(Value):
    """A value that follows from the rest of the object: written, and compared once all is read."""

    described: Schema


@dataclass(frozen=True)
class Object(Value):
    """An object whose values `make` puts together."""

    shape: Shape
    make: Callable[..., JSON]

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """The object made from the values."""
        return self.make(**self.shape.read(context, data, place))

    def write(self, value: JSON, to: Writing) -> JSON:
        """The object of what has the attributes."""
        return self.shape.write(value, to)

    def schema(self) -> Schema:
        """The schema of the object."""
        return self.shape.schema()

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """The fields of the object."""
        return self.shape.entries(context, path)


class Definition(Value):
    """A value of a kind whose schema is defined under a name, to which others refer."""

    def __init__(self, name: str, kind: Value) -> None:
        self.name, self.kind = name, kind
        self.nothing, self.described = kind.missing(), refer(name)

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """As of the kind."""
        return self.kind.read(context, data, place)

    def write(self, value: JSON, to: Writing) -> JSON:
        """As of the kind."""
        return self.kind.write(value, to)

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """As of the kind."""
        return self.kind.entries(context, path)


@dataclass(frozen=True)
class Items(Value):
    """A list of values of a kind, at most this many; the schema tells the `fewest` as well.

    Different objects are `known_by` the value of one key; a form asks for the rest of them.
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
        """The JSON object that is known by this value; all else of it is plain."""
        each = self.each.kind if isinstance(self.each, Definition) else self.each
        assert isinstance(each, Object)
        plain = {
            field.key: field.kind.missing()
            for field in each.shape.fields
            if isinstance(field.kind, Value)
        }
        return plain | {self.known_by: known}

    def schema(self) -> Schema:
        """A list of this many; one of different objects holds nothing twice."""
        most = self.most if isinstance(self.most, int) else None
        return (members if self.known_by else list_of)(self.each.schema(), self.fewest, most)

    def entries(self, context: Reading, path: Path) -> Iterator[Entry]:
        """The list of different objects, and the fields of each but the one it is known by."""
        if self.known_by:
            yield Entry(path, Listed())
            for index, item in enumerate(context.data(path)):
                for entry in self.each.entries(context, (*path, index)):
                    if entry.path[-1] != self.known_by:
                        yield entry._replace(thing=item[self.known_by])


class Row(Value):
    """A list of one value of each kind, in their order."""

    def __init__(self, *kinds: Value) -> None:
        self.kinds = kinds
        self.nothing: tuple[JSON, ...] = tuple(kind.missing() for kind in kinds)

    def read(self, context: Reading, data: object, place: str) -> tuple[JSON, ...]:
        """The values, as many as there are kinds."""
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
    """Values of a kind, each by a name of its own."""

    each: Value

    def missing(self) -> JSONObject:
        """No value."""
        return {}

    def read(self, context: Reading, data: object, place: str) -> JSONObject:
        """The values by their names."""
        if not isinstance(data, Mapping):
            context.reader.wrong_type(place, "object", data)
            return {}
        return {
            str(name): self.each.read(context, value, inside(place, name))
            for name, value in data.items()
        }

    def write(self, value: JSON, to: Writing) -> JSON:
        """The values by their names."""
        return {name: self.each.write(each, to) for name, each in value.items()}

    def schema(self) -> Schema:
        """An object with any keys."""
        return {"type": "object", "additionalProperties": self.each.schema()}


@dataclass(frozen=True)
class OneKey(Value):
    """An object with exactly one of these keys: the key, and its value."""

    kinds: Mapping[str, Value]

    def read(self, context: Reading, data: object, place: str) -> tuple[str, JSON] | None:
        """The key with its value; None where there is not one."""
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
        """One of the objects."""
        return {"oneOf": [record_of({key: kind.schema()}) for key, kind in self.kinds.items()]}


@dataclass(frozen=True)
class Variants(Value):
    """An object of one of some kinds: of the first whose own key it has, else of the very first."""

    kinds: Mapping[str, Value]

    def read(self, context: Reading, data: object, place: str) -> JSON:
        """The value of the kind that the object is of."""
        first, *others = self.kinds
        keys = data if isinstance(data, Mapping) else ()
        chosen = next((key for key in (first, *others) if key in keys), first)
        return self.kinds[chosen].read(context, data, place)

    def schema(self) -> Schema:
        """One of the kinds."""
        return {"oneOf": [kind.schema() for kind in self.kinds.values()]}
