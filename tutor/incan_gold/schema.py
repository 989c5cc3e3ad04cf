"""The JSON Schema of everything the game writes: records, positions, views, events, refusals.

It says the shape for any set of components; which cards there are, sums and what fits what are
checked when a file is read.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from tutor.core.records.schema import (
    COUNT,
    DRAFT,
    NAME,
    Schema,
    exact,
    game_record,
    listed,
    members,
    one_of,
    or_null,
    record_of,
    refer,
)
from tutor.incan_gold.events import EVENTS, EventType
from tutor.incan_gold.fields import Fields, Kind
from tutor.incan_gold.position import HEAD
from tutor.incan_gold.refusals import REFUSALS, RefusalCode
from tutor.incan_gold.terms import CHOICES, CHOOSE, HAZARDS, LARGEST_SEED, SEATS, VARIANTS

ID: Final = "urn:machu-tutor:incan_gold:1"
CARD: Final = f"^(treasure_[1-9][0-9]?[a-z]?|({'|'.join(HAZARDS)}|artifact)_[1-9][0-9]?)$"
HIDDEN: Final = record_of({"hidden": COUNT})
SECRET: Final = record_of({"hidden": {"const": True}})

KINDS: Final[Mapping[Kind, Schema]] = {
    "player": refer("player"),
    "players": members(refer("player")),
    "choice": refer("choice"),
    "card": refer("card"),
    "card_or_null": or_null(refer("card")),
    "cards": members(refer("card")),
    "hazard": one_of(HAZARDS),
    "count": COUNT,
    "count_or_null": or_null(COUNT),
}


@cache
def schema() -> Schema:
    """The whole schema; what it describes at the root is a record, a position or a view."""
    return {
        "$schema": DRAFT,
        "$id": ID,
        "title": "Incan Gold: records, positions, views, events, refusals",
        "anyOf": [refer("record"), refer("position"), refer("view")],
        "$defs": {
            "player": NAME,
            "choice": one_of(CHOICES),
            "card": {"type": "string", "pattern": CARD},
            "cards": members(refer("card")),
            "seed": {"type": "integer", "minimum": 0, "maximum": LARGEST_SEED},
            "decks": listed(refer("cards"), 1),
            "record": game_record("incan_gold"),
            "setup": _setup(),
            "decision": record_of(
                {"player": refer("player"), "type": exact(CHOOSE), "choice": refer("choice")}
            ),
            "position": _position(),
            "view": _view(),
            "artifact": record_of({"card": refer("card"), "value": COUNT}),
            "seat": _seat(COUNT),
            "seen_seat": _seat({"anyOf": [COUNT, SECRET]}),
            "result": or_null(_result()),
            "event": {"oneOf": [refer(f"event.{name}") for name in EVENTS]},
            **{f"event.{name}": _event(name, kind) for name, kind in EVENTS.items()},
            "refusal": {"oneOf": [refer(f"refusal.{code}") for code in REFUSALS]},
            **{f"refusal.{code}": _refusal(code, kind) for code, kind in REFUSALS.items()},
        },
    }


def part(name: str) -> Schema:
    """The schema of one part alone: `decision`, `event`, `event.won`, `refusal` and so on."""
    return {"$schema": DRAFT, **refer(name), "$defs": schema()["$defs"]}


def of_kind(kind: Kind) -> Schema:
    """The schema of a field of an event or refusal."""
    return one_of(kind) if isinstance(kind, tuple) else KINDS[kind]


def _fields(fields: Fields) -> dict[str, Schema]:
    return {name: of_kind(kind) for name, kind in fields.items()}


def _event(name: str, kind: EventType) -> Schema:
    fields = {"type": exact(name), "rule": one_of(kind.rules), **_fields(kind.fields)}
    if kind.secret:
        fields["seen_by"] = members(refer("player"))
    return record_of(fields, optional=kind.secret) | {"description": kind.meaning}


def _refusal(code: str, kind: RefusalCode) -> Schema:
    fields: dict[str, Schema] = {
        "code": exact(code),
        "rule": one_of(kind.rules),
        "numbers": record_of(_fields(kind.numbers)),
        "decision": refer("decision"),
        "nearest": listed(refer("decision"), most=0),
    }
    return record_of(fields) | {"description": kind.meaning}


def _chance(fields: Mapping[str, Schema]) -> Schema:
    """An object with exactly one of `seed` and `decks`."""
    seed, decks, nothing = refer("seed"), refer("decks"), {"type": "null"}
    shape = record_of({**fields, "seed": or_null(seed), "decks": or_null(decks)})
    either = ((seed, nothing), (nothing, decks))
    return shape | {"oneOf": [{"properties": {"seed": one, "decks": two}} for one, two in either]}


def _setup() -> Schema:
    return _chance({"players": members(refer("player"), *SEATS), "variant": one_of(VARIANTS)})


def _seat(tent: Schema) -> Schema:
    return record_of(
        {
            "name": refer("player"),
            "tent": tent,
            "beside": COUNT,
            "artifacts": members(refer("artifact")),
        }
    )


def _body(seat: str, chosen: Schema, deck: Schema, pending: Schema) -> dict[str, Schema]:
    return {
        "variant": one_of(VARIANTS),
        "round": {"type": "integer", "minimum": 1},
        "leader": refer("player"),
        "path": refer("cards"),
        "left_on_path": COUNT,
        "inside": members(refer("player"), most=SEATS[1]),
        "chosen": chosen,
        "players": listed(refer(seat), *SEATS),
        "deck": deck,
        "removed": refer("cards"),
        "lost_artifacts": refer("cards"),
        "artifacts_taken": COUNT,
        "pending": or_null(pending),
        "result": refer("result"),
    }


def _position() -> Schema:
    head = {key: exact(value) for key, value in HEAD.items()}
    chosen: Schema = {"type": "object", "additionalProperties": refer("choice")}
    pending = _chance({"type": exact(CHOOSE), "player": refer("player")})
    return record_of(head | _body("seat", chosen, refer("cards"), pending))


def _view() -> Schema:
    head = {key: exact(value) for key, value in (HEAD | {"format": "tutor-view"}).items()}
    chosen = members(refer("player"))
    pending = record_of({"type": exact(CHOOSE), "player": refer("player")})
    body = _body("seen_seat", chosen, HIDDEN, pending)
    return record_of(head | {"player": refer("player")} | body)


def _result() -> Schema:
    figures = ("treasure", "artifact_points", "artifacts", "total")
    score = record_of({"name": refer("player"), **dict.fromkeys(figures, COUNT)})
    return record_of({"scores": listed(score, *SEATS), "winners": members(refer("player"), 1)})
