"""The weights of the rules of thumb: how much a player makes of goods, Incas, cards and turns.

All worth is in victory points. A player who plans changes some of them by what the plan asks for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of all worths; the defaults are the rules of thumb."""

    # Turns that a player may still have: for each day, and for each Moon tile left today.
    turns_a_day: float = 3.0
    turns_a_tile: float = 0.7
    # Near the end goods are worth less: there are no turns left to spend them in.
    turns_to_spend: float = 4.0
    # The worth of a further unit of a good, by the number held already; corn counts by threes.
    unit_worth: tuple[float, ...] = (0.75, 0.6, 0.42, 0.3, 0.2)
    more_worth: float = 0.12
    tie_worth: float = 0.01
    # A card drawn in some turns to come will show an icon that was built on.
    cards_a_turn: float = 0.22
    icons_built_on: float = 0.45
    produced_a_turn: float = 0.12
    # A point on a card now, the gold on it, and what a card or a priest is worth to a plan.
    icon_worth: float = 1.0
    gold_worth: float = 0.25
    card_bonus: float = 0.0
    order_bonus: float = 0.0
    # The weights of the others' gain by this player's turn, of a gain one turn later, and of a turn
    # of rest.
    others: float = 0.12
    later: float = 0.6
    resting: float = 0.8
    sun_tile: float = 0.1
    completing: float = 0.5


RULES_OF_THUMB: Final = Weights()
