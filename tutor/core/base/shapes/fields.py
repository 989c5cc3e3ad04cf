"""Declared objects: their fields in the order in which they are written, and lists of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final, NamedTuple

from tutor.core.base.schema import (
    COUNT,
    JSON,
    JSONObject,
    Schema,
    exact,
    members,
    record_of,
    refer,
)
from tutor.core.base.shapes.asking import Entry, Listed, Path
from tutor.core.base.shapes.values import Bound, Reading, Value, bound


class Veil(NamedTuple):
    """The value that a view shows in place of a hidden one, and its schema."""

    shown: Callable[[JSON], JSON]
    schema: Schema


COUNTED: Final = Veil(lambda value: {"hidden": len(value)}, record_of({"hidden": COUNT}))
"""Of hidden cards a view tells how many there are."""
CLOSED: Final = Veil(lambda value: {"hidden": True}, record_of({"hidden": {"const": True}}))
"""Of a hidden number a view tells nothing."""


class Field(NamedTuple):
    """One key of an object and the kind of its value.

    The value is the `attribute` of what is written (the key, unless another is named), or what
    `of` makes of it. With a `veil` others see something else in a view.
    """

    key: str
    kind: Value | Shape
    attribute: str = ""
    of: Callable[[JSON], JSON] | None = None
    veil: Veil | None = None


class Shape:
    """An object with exactly these keys.

    Fields are read in their order, but for those that must come `first` because others depend on
    them, or `last` because they depend on others. A field whose kind is another shape belongs to
    the same thing as the fields around it. If `told_missing`, an object that is not there lacks
    each of its keys too.
    """

    def __init__(
        self,
        *fields: Field,
        first: Sequence[str] = (),
        last: Sequence[str] = (),
        told_missing: bool = False,
    ) -> None:
        self.fields = fields
        self.keys = tuple(field.key for field in fields)
        self._by_key = {field.key: field for field in fields}
        middle = [key for key in self.keys if key not in first and key not in last]
        self._reading = tuple(self._by_key[key] for key in (*first, *middle, *last))
        self._writing = tuple(_writer(field) for field in fields)
        self.veils = {field.key: field.veil for field in fields if field.veil is not None}
        self._told_missing = told_missing

    def __getitem__(self, key: str) -> Field:
        """The field of this key."""
        return self._by_key[key]

    def read(self, at: Reading, data: object, place: str) -> JSONObject:
        """The values of an object by their attributes; every fault is noted."""
        return self.values(at, at.reader.record(data, place, self.keys), place)

    def values(
        self, at: Reading, found: Mapping[str, JSON], place: str, into: JSONObject | None = None
    ) -> JSONObject:
        """The values of an object whose keys have been read already."""
        values: JSONObject = {} if into is None else into
        for key, kind, attribute, _, _ in self._reading:
            spot = f"{place}.{key}" if place else key
            if isinstance(kind, Shape):
                values |= (
                    kind.read(at, found[key], spot) if key in found else kind.lacking(at, spot)
                )
            elif not isinstance(kind, Derived):
                values[attribute or key] = (
                    kind.read(at, found[key], spot) if key in found else kind.missing()
                )
        return values

    def lacking(self, at: Reading, place: str) -> JSONObject:
        """The values of an object that is not there."""
        return self.read(at, {}, place) if self._told_missing else self.values(at, {}, place)

    def write(self, thing: object, names: Sequence[str]) -> JSONObject:
        """The JSON object of what has these attributes."""
        written: JSONObject = {}
        for key, value_of, write in self._writing:
            value = value_of(thing)
            written[key] = value if write is None else write(value, names)
        return written

    def entries(self, at: Reading, path: Path) -> Iterator[Entry]:
        """The ways a form asks for the fields, in their order."""
        for field in self.fields:
            yield from field.kind.entries(at, (*path, field.key))

    def properties(self) -> dict[str, Schema]:
        """The schema of each field."""
        return {field.key: field.kind.schema() for field in self.fields}

    def schema(self) -> Schema:
        """The schema of the object."""
        return record_of(self.properties())


Writer = tuple[str, Callable[[object], JSON], Callable[[JSON, Sequence[str]], JSON] | None]
"""A key, how its value is had, and how that is written; None for what is written as it is."""


def _writer(field: Field) -> Writer:
    if field.of is not None:
        return field.key, field.of, None
    if isinstance(field.kind, Shape):
        return field.key, lambda thing: thing, field.kind.write
    as_it_is = type(field.kind).write is Value.write
    return (
        field.key,
        attrgetter(field.attribute or field.key),
        None if as_it_is else field.kind.write,
    )


@dataclass(frozen=True)
class Exactly(Value):
    """This value and no other."""

    value: str | int

    def read(self, at: Reading, data: object, place: str) -> str | int:
        """The value; anything else is a fault."""
        at.reader.exactly(data, place, self.value)
        return self.value

    def schema(self) -> Schema:
        """The value."""
        return exact(self.value)


@dataclass(frozen=True)
class Derived(Value):
    """A value that follows from the rest of the object: written, and compared once all is read."""

    described: Schema

    def schema(self) -> Schema:
        """The schema as given."""
        return self.described


@dataclass(frozen=True)
class Rows(Value):
    """A list of objects, each known by its values in their order; `name` is that of the schema."""

    shape: Shape
    most: Bound
    name: str

    def missing(self) -> tuple[tuple[JSON, ...], ...]:
        """No object."""
        return ()

    def read(self, at: Reading, data: object, place: str) -> tuple[tuple[JSON, ...], ...]:
        """The values of each object."""
        items = at.reader.items(data, place, bound(self.most, at)) or ()
        return tuple(
            tuple(self.shape.read(at, item, f"{place}[{index}]").values())
            for index, item in enumerate(items)
        )

    def write(self, value: JSON, names: Sequence[str]) -> JSON:
        """An object for each row of values."""
        return [dict(zip(self.shape.keys, row, strict=True)) for row in value]

    def schema(self) -> Schema:
        """A list that holds nothing twice."""
        return members(refer(self.name))

    def entries(self, at: Reading, path: Path) -> Iterator[Entry]:
        """The list, and the fields of each object but the first, by which it is known."""
        yield Entry(path, Listed())
        for index, row in enumerate(at.data(path)):
            for entry in self.shape.entries(at, (*path, index)):
                if entry.path[-1] != self.known_by:
                    yield entry._replace(thing=row[self.known_by])

    @property
    def known_by(self) -> str:
        """The key by which each object of the list is known."""
        return self.shape.keys[0]
