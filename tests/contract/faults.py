"""Helpers that break files on purpose, and read the places that an error names."""

from functools import reduce
from operator import getitem

import pytest

from tests.positions import position
from tutor.core.base.errors import RecordError
from tutor.core.records.files import read_record


def faults_of(data):
    """Return the places of the faults that an error names when the record is read."""
    with pytest.raises(RecordError) as raised:
        read_record(data)
    return places_in(raised.value)


def faults_in(data):
    """Return the places of the faults that an error names when a record starts from this position."""
    return faults_of(position().record() | {"position": data})


def places_in(error):
    """Return the places of the error's faults, after a check that its sentence is one line with each place."""
    places = [fault.place for fault in error.faults]
    sentence = str(error)
    assert places != []
    assert sentence.splitlines() == [sentence]
    assert all(place in sentence for place in places)
    assert all(fault.code for fault in error.faults)
    return places


def lies_within(places, *expected):
    """Return whether one of the places is an expected place or lies within one."""
    return any(
        place == one or place.startswith((f"{one}.", f"{one}["))
        for place in places
        for one in expected
    )


def replace_at(data, path, value):
    """Return a copy of the data with the value at the path (keys and indices) replaced, or a key added."""
    if not path:
        return value
    key, *rest = path
    copy = data.copy()
    copy[key] = replace_at(data[key], rest, value) if rest else value
    return copy


def without(data, path):
    """Return a copy of the data without the key at the path."""
    *parents, key = path
    inner = data
    for parent in parents:
        inner = inner[parent]
    smaller = {name: value for name, value in inner.items() if name != key}
    return replace_at(data, parents, smaller)


def place_of(path):
    """Return the path as an error writes it: keys with dots, indices in brackets."""
    place = ""
    for key in path:
        place += f"[{key}]" if isinstance(key, int) else f".{key}" if place else key
    return place


def every_key(data, path=()):
    """Yield the path of each key of an object in the data, in lists only of their first item."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield [*path, key]
            yield from every_key(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data[:1]):
            yield from every_key(value, (*path, index))


def with_other_types(data, apart):
    """Yield pairs of a place in the data and a copy of the data with a value of another type there.

    `apart` names keys that may also be null.
    """
    for path in every_key(data):
        value = reduce(getitem, path, data)
        for wrong in (None, True, 1.5, "x", [], {}):
            if type(wrong) is not type(value) and not (wrong is None and path[-1] in apart):
                yield place_of(path), replace_at(data, path, wrong)
