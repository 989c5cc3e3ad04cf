"""What a sentence asks of a position: whether a night follows, who is who, cards left."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.base.schema import Position
from tutor.princes.components import Components
from tutor.princes.terms import HOUSES


def night(components: Components, position: Position) -> str:
    """Whether a night follows the day: "none" or "some"."""
    return "none" if position["day"] == components.last_day else "some"


def house_of(order: str) -> str:
    """The house where priests or virgins of an order are acquired."""
    return next(house for house, orders in HOUSES.items() if order in orders)


def cards_left(position: Position) -> int:
    """How many cards lie in the deck, whether or not it may be seen."""
    deck = position["deck"]
    return int(deck["hidden"]) if isinstance(deck, Mapping) else len(deck)


def player_in(position: Position, name: str) -> Position:
    """One player's part of a position or view."""
    found: Position = next(player for player in position["players"] if player["name"] == name)
    return found


def prince_of_turn(position: Position) -> str | None:
    """Where the Prince of the player stands whose turn it is."""
    found: str | None = player_in(position, position["turn"]["player"])["prince"]
    return found
