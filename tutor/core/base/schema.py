"""JSON: the names of its values' types, and pieces of JSON Schema (draft 2020-12).

The alias `JSON` for `Any` lets signatures elsewhere say that a value is JSON. A schema describes
only the shape of a file; the reader of records also checks the rules of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"

JSON = Any
"""A JSON value: null, true or false, a whole number, a text, a list or an object."""
JSONObject = dict[str, JSON]
"""A JSON object that may be changed."""
Position = Mapping[str, JSON]
"""A JSON object that is only read: a position or a view, or a part of one."""
Schema = JSONObject
"""A JSON Schema."""

COUNT: Final[Schema] = {"type": "integer", "minimum": 0}
FLAG: Final[Schema] = {"type": "boolean"}
NULL: Final[Schema] = {"type": "null"}
OBJECT: Final[Schema] = {"type": "object"}


def refer(name: str) -> Schema:
    """A reference to the definition of this name in the same schema."""
    return {"$ref": f"#/$defs/{name}"}


def one_of(words: Iterable[str | None]) -> Schema:
    """A schema for one of these identifiers; None stands for null."""
    return {"enum": list(words)}


def or_null(schema: Schema) -> Schema:
    """A schema for null or a value by the given schema."""
    return any_of(schema, NULL)


def any_of(*schemas: Schema) -> Schema:
    """A schema for a value by at least one of the given schemas."""
    return {"anyOf": list(schemas)}


def exact(value: str | int) -> Schema:
    """A schema for this value only."""
    return {"const": value}


def list_of(items: Schema, fewest: int = 0, most: int | None = None) -> Schema:
    """A schema for a list of such items, with at least `fewest` and at most `most` items."""
    written: Schema = {"type": "array", "items": items, "minItems": fewest}
    return written if most is None else written | {"maxItems": most}


def members(items: Schema, fewest: int = 0, most: int | None = None) -> Schema:
    """A schema for a list of different items."""
    return list_of(items, fewest, most) | {"uniqueItems": True}


def record_of(fields: Mapping[str, Schema], optional: Iterable[str] = ()) -> Schema:
    """A schema for an object with exactly these keys; the optional ones may be left out."""
    left_out = set(optional)
    return {
        "type": "object",
        "properties": dict(fields),
        "required": [name for name in fields if name not in left_out],
        "additionalProperties": False,
    }


def exactly_one(shape: Schema, keys: Iterable[str]) -> Schema:
    """The schema of an object, with exactly one of these keys not null."""
    given = tuple(keys)
    either = {key: one["anyOf"] for key, one in shape["properties"].items() if key in given}
    alternatives = [
        {"properties": {key: one[key != chosen] for key, one in either.items()}} for chosen in given
    ]
    return shape | {"oneOf": alternatives}
