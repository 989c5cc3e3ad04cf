"""The JSON Schema of everything that a game writes: records, positions, views, events, refusals.

This module describes the parts that all games share. Each game adds the schemas of its decisions,
setups and positions, and its lists of events and refusals.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.core.base.schema import (
    DRAFT,
    Schema,
    exact,
    members,
    one_of,
    record_of,
    refer,
)
from tutor.core.base.shapes.setup import LONGEST_NAME
from tutor.core.base.spec import EventType, Fields, RefusalCode, Spec
from tutor.core.records.record import RECORD, VERSION

NAME: Final[Schema] = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}


def game_schema(
    game: str,
    title: str,
    spec: Spec,
    terms: Mapping[str, Schema],
    parts: Mapping[str, Schema],
    nearest: Schema,
) -> Schema:
    """Return the schema of a game, which accepts a record, a position or a view.

    `terms` are the definitions to which the game's fields refer. `parts` are the definitions of at
    least `setup`, `decision`, `position` and `view`. `nearest` is the schema of the decisions that
    a refusal proposes.
    """
    events, refusals = spec.events.items(), spec.refusals.items()
    return {
        "$schema": DRAFT,
        "$id": f"urn:machu-tutor:{game}:{VERSION}",
        "title": f"{title}: records, positions, views, events, refusals",
        "anyOf": [refer("record"), refer("position"), refer("view")],
        "$defs": {
            "player": NAME,
            **terms,
            "record": game_record(game),
            **parts,
            "event": {"oneOf": [refer(f"event.{name}") for name, _ in events]},
            **{f"event.{name}": _event(spec, name, kind) for name, kind in events},
            "refusal": {"oneOf": [refer(f"refusal.{code}") for code, _ in refusals]},
            **{f"refusal.{code}": _refusal(spec, code, kind, nearest) for code, kind in refusals},
        },
    }


def part(schema: Schema, name: str) -> Schema:
    """Return the schema of one definition of a game's schema, such as `event.won` or `refusal`."""
    return {"$schema": DRAFT, **refer(name), "$defs": schema["$defs"]}


def game_record(game: str) -> Schema:
    """Return the schema of a record.

    The game's schema must define `setup`, `position` and `decision`.
    """
    shape = RECORD.schema()
    shape["properties"]["game"] = exact(game)
    return shape | {"oneOf": [{"required": ["setup"]}, {"required": ["position"]}]}


def _fields(spec: Spec, fields: Fields) -> dict[str, Schema]:
    return {name: spec.schema_of(kind) for name, kind in fields.items()}


def _event(spec: Spec, name: str, kind: EventType) -> Schema:
    fields = {"type": exact(name), "rule": one_of(kind.rules), **_fields(spec, kind.fields)}
    if kind.secret:
        fields["seen_by"] = members(refer("player"))
    return record_of(fields, optional=kind.secret) | {"description": kind.meaning}


def _refusal(spec: Spec, code: str, kind: RefusalCode, nearest: Schema) -> Schema:
    fields: dict[str, Schema] = {
        "code": exact(code),
        "rule": one_of(kind.rules),
        "numbers": record_of(_fields(spec, kind.numbers)),
        "decision": refer("decision"),
        "nearest": nearest,
    }
    return record_of(fields) | {"description": kind.meaning}
