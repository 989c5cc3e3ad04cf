"""The JSON Schema of all objects of the game: records, positions, views, events, refusals.

The schema describes the shapes of objects with any components. The readers check cards, sums and
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
from tutor.core.base.shapes.setup import SEED
from tutor.core.print.reference import Reference
from tutor.core.records.schema import game_schema
from tutor.incan_gold.components import CHOICES, HAZARDS, SEATS
from tutor.incan_gold.position import ARTIFACT, POSITION, SETUP
from tutor.incan_gold.spec import DECISIONS, SPEC

CARD: Final = f"^(treasure_[1-9][0-9]?[a-z]?|({'|'.join(HAZARDS)}|artifact)_[1-9][0-9]?)$"
TITLE: Final = "Incan Gold"


@cache
def schema() -> Schema:
    """Return the whole schema; its root describes a record, a position or a view."""
    position, view, *seats = POSITION.schemas().items()
    return game_schema(
        "incan_gold",
        TITLE,
        SPEC,
        {
            "choice": one_of(CHOICES),
            "card": {"type": "string", "pattern": CARD},
            "cards": members(refer("card")),
            "seed": SEED.schema(),
            "decks": list_of(refer("cards"), 1),
        },
        {
            "setup": exactly_one(record_of(SETUP.properties()), SETUP.chance.keys),
            "decision": DECISIONS.schemas()[0],
            **dict((position, view)),
            "artifact": ARTIFACT.schema(),
            **dict(seats),
            "result": or_null(_result()),
        },
        nearest=list_of(refer("decision"), most=0),
    )


def _result() -> Schema:
    figures = ("treasure", "artifact_points", "artifacts", "total")
    score = record_of({"name": refer("player"), **dict.fromkeys(figures, COUNT)})
    return record_of({"scores": list_of(score, *SEATS), "winners": members(refer("player"), 1)})


REFERENCE: Final = Reference("incan_gold", TITLE, SPEC, schema())
