"""What a sentence asks of a position: whether a night follows, who is who, cards left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.princes.components import Components
from tutor.princes.terms import HOUSES


def night(components: Components, position: Mapping[str, Any]) -> str:
    """Whether a night follows the day: "none" or "some"."""
    return "none" if position["day"] == components.last_day else "some"


def house_of(order: str) -> str:
    """The house where priests or virgins of an order are acquired."""
    return next(house for house, orders in HOUSES.items() if order in orders)


def cards_left(position: Mapping[str, Any]) -> int:
    """How many cards lie in the deck, whether or not it may be seen."""
    deck = position["deck"]
    return int(deck["hidden"]) if isinstance(deck, Mapping) else len(deck)


def player_in(position: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """One player's part of a position or view."""
    found: Mapping[str, Any] = next(
        player for player in position["players"] if player["name"] == name
    )
    return found


def prince_of_turn(position: Mapping[str, Any]) -> str | None:
    """Where the Prince of the player stands whose turn it is."""
    found: str | None = player_in(position, position["turn"]["player"])["prince"]
    return found
