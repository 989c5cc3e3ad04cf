"""The types of decisions, each with its fields: read with care, written in one way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tutor.core.base.game import Choice, Decision
from tutor.core.base.reading import Reader, inside
from tutor.core.base.schema import JSONObject, Schema, exact, record_of, refer
from tutor.core.base.shapes.values import Members, OneOf, OrNull, Reading, Value, Whole
from tutor.princes.components import CARD_IDS, CARDS, STATED
from tutor.princes.identifiers import (
    CORN,
    DISTRICTS,
    GOODS,
    MARKET_GOODS,
    MOON_TILES,
    ORDERS,
    PRICED_TILES,
    PRODUCTION,
)


class Traded(OneOf):
    """A good of the market; corn is answered by its rule (`market.no_corn`)."""

    def read(self, at: Reading, data: object, place: str) -> str | None:
        """A good that has a column in the market."""
        if data == CORN:
            at.reader.fault(place, "corn_not_traded", expected=list(MARKET_GOODS))
            return None
        return super().read(at, data, place)


CHOSEN: Final = STATED["clock_units"]
RETURNED_AT_MOST: Final = STATED["cards_drawn"] - STATED["cards_kept"]
COUNT: Final = Whole(high=1000)
TRADED: Final = Traded(MARKET_GOODS)
CHANGE: Final = OneOf(("add", "remove"))

DECISIONS: Final[Mapping[str, Mapping[str, Value]]] = {
    "place_inca": {"district": OneOf(PRODUCTION)},
    "move": {"district": OneOf(DISTRICTS)},
    "stay": {"tile": OneOf(MOON_TILES)},
    "produce": {"count": COUNT},
    "sacrifice": {"count": COUNT},
    "offer": {"goods": Members(GOODS)},
    "recruit": {"districts": Members(PRODUCTION)},
    "acquire": {"order": OrNull(OneOf(ORDERS))},
    "adjust": {"good": OrNull(TRADED), "change": OrNull(CHANGE)},
    "sell": {"good": TRADED},
    "buy": {"good": TRADED},
    "finish_trade": {},
    "send_to_clock": {"district": OrNull(OneOf(PRODUCTION))},
    "redeem": {"tiles": Members(PRICED_TILES)},
    "choose_goods": {"goods": Members(GOODS, size=(CHOSEN, CHOSEN))},
    "return_cards": {
        "cards": Members(CARD_IDS, most=CARDS, size=(1, RETURNED_AT_MOST)),
    },
}
"""The fields of each type beside `player` and `type`; an adjustment has both or neither."""

TYPES: Final = tuple(DECISIONS)


def write_decision(decision: Decision) -> JSONObject:
    """The JSON object of a decision."""
    kind, choice = decision.type, decision.choice
    written: JSONObject = {"player": decision.player, "type": kind}
    if kind == "adjust":
        good, change = choice if isinstance(choice, tuple) else (None, None)
        return {**written, "good": good, "change": change}
    for key in DECISIONS.get(kind, ()):
        written[key] = list(choice) if isinstance(choice, tuple) else choice
    return written


def read_decision(data: object, players: Sequence[str], place: str) -> Decision:
    """The decision of a JSON object. Raises RecordError with the place of every fault."""
    reader = Reader()
    decision = _decision(reader, data, players, place)
    reader.finish()
    return decision


def schema_of(kind: str) -> Schema:
    """The schema of the decisions of a type."""
    head = {"player": refer("player"), "type": exact(kind)}
    return record_of(head | {key: value.schema() for key, value in DECISIONS[kind].items()})


def _decision(reader: Reader, data: object, players: Sequence[str], place: str) -> Decision:
    kind = data.get("type") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in DECISIONS:
        if not isinstance(data, dict):
            reader.wrong_type(place, "object", data)
        elif "type" not in data:
            reader.fault(inside(place, "type"), "missing_key", key="type")
        else:
            reader.identifier(kind, inside(place, "type"), TYPES)
        return Decision("", "")
    values = DECISIONS[kind]
    found = reader.record(data, place, ("player", "type", *values))
    player = ""
    if "player" in found:
        player = reader.identifier(found["player"], inside(place, "player"), players) or ""
    if any(key not in found for key in values):
        return Decision(player, kind)
    at = Reading(reader)
    if kind == "adjust":
        return Decision(player, kind, _adjustment(at, found, place))
    choice: Choice = None
    for key, value in values.items():
        choice = value.read(at, found[key], inside(place, key))
    return Decision(player, kind, choice)


def _adjustment(at: Reading, found: JSONObject, place: str) -> Choice:
    if found["good"] is None and found["change"] is None:
        return None
    good = TRADED.read(at, found["good"], inside(place, "good"))
    change = CHANGE.read(at, found["change"], inside(place, "change"))
    return None if good is None or change is None else (good, change)
