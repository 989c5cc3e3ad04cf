"""Figures a sentence quotes from a position and the components: prices and step values.

The rules compute the same from the table they play on; the tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.base.schema import Position
from tutor.princes.components import Components
from tutor.princes.terms import HOUSES


def sale(components: Components, level: int) -> int:
    """What the next sale into a column of so many goods pays (`market.sell`)."""
    prices = components.prices
    return prices[level] if level < len(prices) else components.bank_buys_at


def purchase(components: Components, level: int) -> int:
    """What the next purchase from a column of so many goods costs (`market.buy`)."""
    return components.prices[level - 1] if level else components.bank_sells_at


def step_value(components: Components, order: str, left: int) -> int | None:
    """The lowest number uncovered with so many tiles left, or None (`order.value`)."""
    values = components.orders[order].values
    taken = values[: len(values) - left]
    return min(taken) if taken else None


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
