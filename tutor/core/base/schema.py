"""JSON: the names of its values' types, and pieces of JSON Schema (draft 2020-12).

`Any` stands here for a JSON value, so that signatures elsewhere say what they hold. A schema
describes the shape of a file; the reader of records checks whether it is a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"

JSON = Any
"""A JSON value: null, true or false, a whole number, a text, a list or an object."""
JSONObject = dict[str, JSON]
"""A JSON object that its holder may change."""
Position = Mapping[str, JSON]
"""A JSON object to read from: a position or a view, or a part of one."""
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
    """One of these identifiers; None stands for null."""
    return {"enum": list(words)}


def or_null(schema: Schema) -> Schema:
    """The same, or null."""
    return any_of(schema, NULL)


def any_of(*schemas: Schema) -> Schema:
    """One of these at least."""
    return {"anyOf": list(schemas)}


def exact(value: str | int) -> Schema:
    """This value and no other."""
    return {"const": value}


def list_of(items: Schema, fewest: int = 0, most: int | None = None) -> Schema:
    """A list of such items, of such a length."""
    written: Schema = {"type": "array", "items": items, "minItems": fewest}
    return written if most is None else written | {"maxItems": most}


def members(items: Schema, fewest: int = 0, most: int | None = None) -> Schema:
    """A list that holds no item twice."""
    return list_of(items, fewest, most) | {"uniqueItems": True}


def record_of(fields: Mapping[str, Schema], optional: Iterable[str] = ()) -> Schema:
    """An object with exactly these keys, some of which may be left out."""
    left_out = set(optional)
    return {
        "type": "object",
        "properties": dict(fields),
        "required": [name for name in fields if name not in left_out],
        "additionalProperties": False,
    }


def exactly_one(shape: Schema, keys: Iterable[str]) -> Schema:
    """The object of which exactly one of these keys, each a value or null, is not null."""
    given = tuple(keys)
    either = {key: one["anyOf"] for key, one in shape["properties"].items() if key in given}
    alternatives = [
        {"properties": {key: one[key != chosen] for key, one in either.items()}} for chosen in given
    ]
    return shape | {"oneOf": alternatives}
