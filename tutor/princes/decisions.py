"""Decisions as they stand in records: JSON objects read with care and written in one way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.core.base.game import Choice, Decision
from tutor.core.base.reading import Reader, inside
from tutor.princes.components import CARD_IDS, CARDS, Components
from tutor.princes.terms import (
    CORN,
    DISTRICTS,
    GOODS,
    MARKET_GOODS,
    MOON_TILES,
    ORDERS,
    PRICED_TILES,
    PRODUCTION,
)

MOST_COUNT = 1000
ONE_OF: dict[str, tuple[str, tuple[str, ...]]] = {
    "place_inca": ("district", PRODUCTION),
    "move": ("district", DISTRICTS),
    "stay": ("tile", MOON_TILES),
    "sell": ("good", MARKET_GOODS),
    "buy": ("good", MARKET_GOODS),
}
ONE_OR_NONE: dict[str, tuple[str, tuple[str, ...]]] = {
    "acquire": ("order", ORDERS),
    "send_to_clock": ("district", PRODUCTION),
}
SET_OF: dict[str, tuple[str, tuple[str, ...]]] = {
    "offer": ("goods", GOODS),
    "recruit": ("districts", PRODUCTION),
    "redeem": ("tiles", PRICED_TILES),
    "choose_goods": ("goods", GOODS),
    "return_cards": ("cards", CARD_IDS),
}
SIZES = {
    "choose_goods": (Components.clock_units, Components.clock_units),
    "return_cards": (1, Components.cards_drawn - Components.cards_kept),
}
COUNTED = ("produce", "sacrifice")
TYPES = (
    "place_inca",
    "move",
    "stay",
    "produce",
    "sacrifice",
    "offer",
    "recruit",
    "acquire",
    "adjust",
    "sell",
    "buy",
    "finish_trade",
    "send_to_clock",
    "redeem",
    "choose_goods",
    "return_cards",
)


def fields(kind: str) -> tuple[str, ...]:
    """The keys of a decision besides `player` and `type`."""
    if kind in COUNTED:
        return ("count",)
    if kind == "adjust":
        return ("good", "change")
    for table in (ONE_OF, ONE_OR_NONE, SET_OF):
        if kind in table:
            return (table[kind][0],)
    return ()


def write_decision(decision: Decision) -> dict[str, Any]:
    """The JSON object of a decision."""
    kind, choice = decision.type, decision.choice
    written: dict[str, Any] = {"player": decision.player, "type": kind}
    if kind == "adjust":
        good, change = choice if isinstance(choice, tuple) else (None, None)
        return {**written, "good": good, "change": change}
    for name in fields(kind):
        written[name] = list(choice) if isinstance(choice, tuple) else choice
    return written


def read_decision(data: object, players: Sequence[str], place: str) -> Decision:
    """The decision of a JSON object. Raises RecordError with the place of every fault."""
    reader = _DecisionReader()
    decision = reader.decision(data, players, place)
    reader.finish()
    return decision


class _DecisionReader(Reader):
    def decision(self, data: object, players: Sequence[str], place: str) -> Decision:
        kind = data.get("type") if isinstance(data, dict) else None
        known = kind if isinstance(kind, str) and kind in TYPES else None
        if known is None:
            if not isinstance(data, dict):
                self.wrong_type(place, "object", data)
            elif "type" not in data:
                self.fault(inside(place, "type"), "missing_key", key="type")
            else:
                self.identifier(kind, inside(place, "type"), TYPES)
            return Decision("", "")
        found = self.record(data, place, ("player", "type", *fields(known)))
        player = ""
        if "player" in found:
            player = self.identifier(found["player"], inside(place, "player"), players) or ""
        if any(name not in found for name in fields(known)):
            return Decision(player, known)
        return Decision(player, known, self._choice(known, found, place))

    def _choice(self, kind: str, found: dict[str, Any], place: str) -> Choice:
        if kind in COUNTED:
            return self.integer(found["count"], inside(place, "count"), 0, MOST_COUNT)
        if kind == "adjust":
            return self._adjustment(found, place)
        if kind in ONE_OF or kind in ONE_OR_NONE:
            name, allowed = (ONE_OF | ONE_OR_NONE)[kind]
            if kind in ONE_OR_NONE and found[name] is None:
                return None
            return self._identifier_of_market(found[name], inside(place, name), allowed)
        if kind in SET_OF:
            name, allowed = SET_OF[kind]
            members = self.members(
                found[name],
                inside(place, name),
                allowed,
                CARDS if kind == "return_cards" else None,
            )
            low, high = SIZES.get(kind, (0, len(allowed)))
            if members is not None and not low <= len(members) <= high:
                self.fault(
                    inside(place, name), "wrong_length", found=len(members), low=low, high=high
                )
            return members
        return None

    def _adjustment(self, found: dict[str, Any], place: str) -> Choice:
        if found["good"] is None and found["change"] is None:
            return None
        good = self._identifier_of_market(found["good"], inside(place, "good"), MARKET_GOODS)
        change = self.identifier(found["change"], inside(place, "change"), ("add", "remove"))
        return None if good is None or change is None else (good, change)

    def _identifier_of_market(
        self, data: object, place: str, allowed: tuple[str, ...]
    ) -> str | None:
        """As `identifier`, but corn in the market is answered by its rule (`market.no_corn`)."""
        if data == CORN and allowed == MARKET_GOODS:
            self.fault(place, "corn_not_traded", expected=list(allowed))
            return None
        return self.identifier(data, place, allowed)
