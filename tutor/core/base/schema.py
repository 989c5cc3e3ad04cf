"""JSON: type aliases for its values, and pieces of JSON Schema (draft 2020-12).

The alias `JSON` for `Any` lets a signature say that a value is JSON. A schema describes only the
form of a file; the reader of records also checks the rules of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"

JSON = Any
"""A JSON value: null, true or false, a whole number, a text, a list or an object."""
JSONObject = dict[str, JSON]
"""A JSON object that a program may change."""
Position = Mapping[str, JSON]
"""A JSON object that is only read: a position, a view, or a part of one of them."""
Schema = JSONObject
"""A JSON Schema."""

COUNT: Final[Schema] = {"type": "integer", "minimum": 0}
FLAG: Final[Schema] = {"type": "boolean"}
NULL: Final[Schema] = {"type": "null"}
OBJECT: Final[Schema] = {"type": "object"}


def refer(name: str) -> Schema:
    """Return a schema that refers to the definition of this name in the same schema."""
    return {"$ref": f"#/$defs/{name}"}


def one_of(words: Iterable[str | None]) -> Schema:
    """Return a schema for one of these identifiers. None stands for null."""
    return {"enum": list(words)}


def or_null(schema: Schema) -> Schema:
    """Return a schema for null or a value that matches the given schema."""
    return any_of(schema, NULL)


def any_of(*schemas: Schema) -> Schema:
    """Return a schema for a value that matches at least one of the given schemas."""
    return {"anyOf": list(schemas)}


def exact(value: str | int) -> Schema:
    """Return a schema for exactly this value."""
    return {"const": value}


def list_of(items: Schema, fewest: int = 0, most: int | None = None) -> Schema:
    """Return a schema for a list of at least `fewest` and at most `most` items.

    Each item matches the schema `items`.
    """
    written: Schema = {"type": "array", "items": items, "minItems": fewest}
    return written if most is None else written | {"maxItems": most}


def members(items: Schema, fewest: int = 0, most: int | None = None) -> Schema:
    """Return a schema for a list of different items, at least `fewest` and at most `most`."""
    return list_of(items, fewest, most) | {"uniqueItems": True}


def record_of(fields: Mapping[str, Schema], optional: Iterable[str] = ()) -> Schema:
    """Return a schema for an object with exactly these keys. The optional keys may be left out."""
    left_out = set(optional)
    return {
        "type": "object",
        "properties": dict(fields),
        "required": [name for name in fields if name not in left_out],
        "additionalProperties": False,
    }


def exactly_one(shape: Schema, keys: Iterable[str]) -> Schema:
    """Return a schema for an object in which exactly one of these keys is not null.

    `shape` is the schema of the object, in which each of these keys may be null.
    """
    given = tuple(keys)
    either = {key: one["anyOf"] for key, one in shape["properties"].items() if key in given}
    alternatives = [
        {"properties": {key: one[key != chosen] for key, one in either.items()}} for chosen in given
    ]
    return shape | {"oneOf": alternatives}
