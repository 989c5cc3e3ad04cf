"""Pieces of JSON Schema (draft 2020-12) from which each game makes its own.

A schema says the shape of what is written; whether it is a game is for the reader of records.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tutor.core.base.names import LONGEST_NAME
from tutor.core.records.record import FORMAT, LONGEST_COMMENT, MOST_DECISIONS, VERSION

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]

COUNT: Final[Schema] = {"type": "integer", "minimum": 0}
FLAG: Final[Schema] = {"type": "boolean"}
NAME: Final[Schema] = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}


def refer(name: str) -> Schema:
    """What is described under this name in the same schema."""
    return {"$ref": f"#/$defs/{name}"}


def one_of(words: Iterable[str | None]) -> Schema:
    """One of these identifiers; None stands for null."""
    return {"enum": list(words)}


def or_null(schema: Schema) -> Schema:
    """The same, or null."""
    return {"anyOf": [schema, {"type": "null"}]}


def exact(value: str | int) -> Schema:
    """This value and no other."""
    return {"const": value}


def listed(items: Schema, fewest: int = 0, most: int | None = None) -> Schema:
    """A list of such items, of such a length."""
    written: Schema = {"type": "array", "items": items, "minItems": fewest}
    return written if most is None else written | {"maxItems": most}


def members(items: Schema, fewest: int = 0, most: int | None = None) -> Schema:
    """A list that holds no item twice."""
    return listed(items, fewest, most) | {"uniqueItems": True}


def record_of(fields: Mapping[str, Schema], optional: Iterable[str] = ()) -> Schema:
    """An object with exactly these keys, some of which may be left out."""
    left_out = set(optional)
    return {
        "type": "object",
        "properties": dict(fields),
        "required": [name for name in fields if name not in left_out],
        "additionalProperties": False,
    }


def game_record(game: str) -> Schema:
    """A record of a game whose schema describes `setup`, `position` and `decision`."""
    shape = record_of(
        {
            "format": exact(FORMAT),
            "version": exact(VERSION),
            "game": exact(game),
            "title": {"type": "string", "maxLength": LONGEST_COMMENT},
            "setup": refer("setup"),
            "position": refer("position"),
            "decisions": listed(refer("decision"), most=MOST_DECISIONS),
            "comments": {
                "type": "object",
                "propertyNames": {"pattern": "^(0|[1-9][0-9]*)$"},
                "additionalProperties": {"type": "string", "maxLength": LONGEST_COMMENT},
            },
        },
        optional=("title", "setup", "position", "comments"),
    )
    return shape | {"oneOf": [{"required": ["setup"]}, {"required": ["position"]}]}
