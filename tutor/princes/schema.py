"""The JSON Schema of all objects of the game: records, positions, views, events, refusals.

The schema describes the shapes of objects with any components. The readers check sums, bounds and
relations between fields.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tutor.core.base.schema import (
    COUNT,
    Schema,
    exactly_one,
    list_of,
    members,
    one_of,
    or_null,
    record_of,
    refer,
)
from tutor.core.print.reference import Reference
from tutor.core.records.schema import game_schema
from tutor.princes.components import CARD_IDS
from tutor.princes.identifiers import DISTRICTS, GOODS, MOON_TILES, ORDERS, SEATS
from tutor.princes.pending import TYPES
from tutor.princes.pending import schema_of as schema_of_pending
from tutor.princes.position import POSITION, SETUP
from tutor.princes.spec import DECISIONS, SPEC

TITLE: Final = "The Princes of Machu Picchu"


@cache
def schema() -> Schema:
    """Return the whole schema; its root describes a record, a position or a view."""
    return game_schema(
        "princes",
        TITLE,
        SPEC,
        {
            "district": one_of(DISTRICTS),
            "good": one_of(GOODS),
            "goods": record_of(dict.fromkeys(GOODS, COUNT), optional=GOODS),
            "order": one_of(ORDERS),
            "tile": one_of(MOON_TILES),
            "card": one_of(CARD_IDS),
            "due": one_of(("turn", *TYPES)),
        },
        {
            "setup": exactly_one(record_of(SETUP.properties()), ("deck", "seed")),
            "decision": {"oneOf": DECISIONS.schemas()},
            **POSITION.schemas(),
            "pending": or_null({"oneOf": [schema_of_pending(due) for due in TYPES]}),
            "result": or_null(_result()),
        },
        nearest=members(refer("decision"), most=3),
    )


def _result() -> Schema:
    figures = ("icons", "trail", "awards", "points", "gold", "multiplier", "total", "units")
    score = record_of({"name": refer("player"), **dict.fromkeys(figures, COUNT)})
    return record_of(
        {
            "ending": one_of(("rescue", "conquest")),
            "reason": one_of(("orders", "deck", "day_9")),
            "scores": list_of(score, *SEATS),
            "winners": members(refer("player"), 1),
        }
    )


REFERENCE: Final = Reference("princes", TITLE, SPEC, schema())
