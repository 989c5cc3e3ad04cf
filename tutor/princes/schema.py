"""The JSON Schema of everything the game writes: records, positions, views, events, refusals.

It says the shape for any set of components; sums, bounds and what fits what are checked when a
file is read.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from tutor.core.records.schema import (
    COUNT,
    DRAFT,
    FLAG,
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
from tutor.princes import decisions
from tutor.princes.components import CARD_IDS, CARDS, Components
from tutor.princes.components_file import SPACES
from tutor.princes.events import EVENTS, EventType
from tutor.princes.fields import Fields, Kind
from tutor.princes.game import LARGEST_SEED, SEATS
from tutor.princes.pending import EXTRA, THEN, TYPES
from tutor.princes.position import HEAD
from tutor.princes.refusals import REFUSALS, RefusalCode
from tutor.princes.terms import (
    BONUS_PLACES,
    DISTRICTS,
    GOODS,
    INCA_PLACES,
    MARKET_GOODS,
    MOON_TILES,
    ORDERS,
    PRICED_TILES,
    VARIANTS,
)

ID: Final = "urn:machu-tutor:princes:1"
HIDDEN: Final = record_of({"hidden": COUNT})

KINDS: Final[Mapping[Kind, Schema]] = {
    "player": refer("player"),
    "players": members(refer("player")),
    "district": refer("district"),
    "districts": members(refer("district")),
    "good": refer("good"),
    "goods": refer("goods"),
    "order": refer("order"),
    "orders": members(refer("order")),
    "tile": refer("tile"),
    "tiles": members(refer("tile")),
    "card": refer("card"),
    "cards": members(refer("card")),
    "due": refer("due"),
    "count": COUNT,
    "count_or_null": or_null(COUNT),
    "flag": FLAG,
}


@cache
def schema() -> Schema:
    """The whole schema; what it describes at the root is a record, a position or a view."""
    return {
        "$schema": DRAFT,
        "$id": ID,
        "title": "The Princes of Machu Picchu: records, positions, views, events, refusals",
        "anyOf": [refer("record"), refer("position"), refer("view")],
        "$defs": {
            "player": NAME,
            "district": one_of(DISTRICTS),
            "good": one_of(GOODS),
            "goods": record_of(dict.fromkeys(GOODS, COUNT), optional=GOODS),
            "order": one_of(ORDERS),
            "tile": one_of(MOON_TILES),
            "card": one_of(CARD_IDS),
            "due": one_of(("turn", *TYPES)),
            "record": game_record("princes"),
            "setup": _setup(),
            "decision": {"oneOf": [_decision(kind) for kind in decisions.TYPES]},
            "position": _position(),
            "view": _view(),
            "seat": _seat(_hand()),
            "seen_seat": _seat({"anyOf": [_hand(), HIDDEN]}),
            "pending": or_null({"oneOf": [_pending(due) for due in TYPES]}),
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
        "nearest": members(refer("decision"), most=3),
    }
    return record_of(fields) | {"description": kind.meaning}


def _decision(kind: str) -> Schema:
    fields: dict[str, Schema] = {"player": refer("player"), "type": exact(kind)}
    if kind in decisions.COUNTED:
        fields["count"] = COUNT
    elif kind == "adjust":
        fields |= {
            "good": one_of((*MARKET_GOODS, None)),
            "change": one_of(("add", "remove", None)),
        }
    elif kind in decisions.SET_OF:
        name, allowed = decisions.SET_OF[kind]
        fields[name] = members(one_of(allowed))
    elif kind in decisions.ONE_OR_NONE:
        name, allowed = decisions.ONE_OR_NONE[kind]
        fields[name] = one_of((*allowed, None))
    elif kind in decisions.ONE_OF:
        name, allowed = decisions.ONE_OF[kind]
        fields[name] = one_of(allowed)
    return record_of(fields)


def _setup() -> Schema:
    seed = {"type": "integer", "minimum": 0, "maximum": LARGEST_SEED}
    deck = members(refer("card"), CARDS, CARDS)
    shape = record_of(
        {
            "players": members(refer("player"), *SEATS),
            "variant": one_of(VARIANTS),
            "seed": or_null(seed),
            "deck": or_null(deck),
        }
    )
    nothing: Schema = {"type": "null"}
    either = [{"properties": {"seed": nothing, "deck": deck}}]
    return shape | {"oneOf": [*either, {"properties": {"seed": seed, "deck": nothing}}]}


def _hand() -> Schema:
    return members(refer("card"), most=CARDS)


def _counts(names: tuple[str, ...], most: int | None = None) -> Schema:
    one = COUNT if most is None else COUNT | {"maximum": most}
    return record_of(dict.fromkeys(names, one))


def _seat(hand: Schema) -> Schema:
    return record_of(
        {
            "name": refer("player"),
            "goods": _counts(GOODS),
            "prince": or_null(refer("district")),
            "scout": COUNT,
            "supply": COUNT,
            "incas": _counts(INCA_PLACES),
            "orders": _counts(ORDERS),
            "cards": hand,
            "moon_tiles": members(refer("tile")),
            "awards": COUNT,
            "trail_due": _counts(("corn", "llama")),
        }
    )


def _body(seat: str, deck: Schema) -> dict[str, Schema]:
    return {
        "day": {"type": "integer", "minimum": 1},
        "start_player": refer("player"),
        "sun_tile": or_null(refer("player")),
        "last_turns": or_null(COUNT | {"maximum": SEATS[1]}),
        "turn": record_of({"player": refer("player"), "number": COUNT}),
        "players": listed(refer(seat), *SEATS),
        "bonus": _counts(BONUS_PLACES, Components.most_bonus),
        "market": _counts(MARKET_GOODS, SPACES),
        "orders_left": _counts(ORDERS),
        "moon_tiles": members(refer("tile")),
        "track_corn": COUNT,
        "deck": deck,
        "pending": refer("pending"),
        "result": refer("result"),
    }


def _position() -> Schema:
    head = {key: exact(value) for key, value in HEAD.items()}
    return record_of(head | _body("seat", _hand()))


def _view() -> Schema:
    head = {key: exact(value) for key, value in (HEAD | {"format": "tutor-view"}).items()}
    return record_of(head | {"player": refer("player")} | _body("seen_seat", HIDDEN))


def _pending(due: str) -> Schema:
    more: dict[str, Schema] = {
        "sold": members(one_of(MARKET_GOODS)),
        "bought": members(one_of(MARKET_GOODS)),
        "tiles": members(one_of(PRICED_TILES)),
        "steps": COUNT,
        "count": {"type": "integer", "minimum": 1, "maximum": 2},
        "draws": COUNT,
        "then": one_of(THEN),
        "next": or_null(refer("player")),
    }
    return record_of(
        {"type": exact(due), "player": refer("player")}
        | {name: more[name] for name in EXTRA.get(due, ())}
    )


def _result() -> Schema:
    figures = ("icons", "trail", "awards", "points", "gold", "multiplier", "total", "units")
    score = record_of({"name": refer("player"), **dict.fromkeys(figures, COUNT)})
    return record_of(
        {
            "ending": one_of(("rescue", "conquest")),
            "reason": one_of(("orders", "deck", "day_9")),
            "scores": listed(score, *SEATS),
            "winners": members(refer("player"), 1),
        }
    )
