"""Figures of a position that sentences need: night to come, people, cards left in the deck."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.base.schema import Position
from tutor.princes.components import Components
from tutor.princes.identifiers import HOUSES


def night(components: Components, position: Position) -> str:
    """Whether a night follows the day: "none" or "some"."""
    return "none" if position["day"] == components.last_day else "some"


def house_of(order: str) -> str:
    """The house where priests or virgins of an order are acquired."""
    return next(house for house, orders in HOUSES.items() if order in orders)


def cards_left(position: Position) -> int:
    """The number of cards in the deck, in a position as in a view."""
    deck = position["deck"]
    return int(deck["hidden"]) if isinstance(deck, Mapping) else len(deck)


def player_in(position: Position, name: str) -> Position:
    """One player's part of a position or view."""
    found: Position = next(player for player in position["players"] if player["name"] == name)
    return found


def prince_of_turn(position: Position) -> str | None:
    """The district of the Prince whose turn it is."""
    found: str | None = player_in(position, position["turn"]["player"])["prince"]
    return found
