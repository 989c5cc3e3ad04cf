"""One player's knowledge, and the worth of things to them: goods, Incas, priests, steps, cards.

All worth is in victory points. It rests only on what the player sees and on the printed figures.
Fast play uses it as well, so each part is computed when first needed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tutor.princes.advice.holding import holding_of
from tutor.princes.advice.perspective import Perspective, Seat
from tutor.princes.advice.prospects import (
    PLACES_OF,
    Prospects,
    incas_at_work,
    of_orders,
    prospects_of,
)
from tutor.princes.advice.weights import RULES_OF_THUMB, Weights
from tutor.princes.advice.worths import amounts_of, worths_of
from tutor.princes.components import Components, Stock
from tutor.princes.identifiers import MOON_TILES

Numbers = dict[str, Any]


class Known:
    """One player's view of a moment, with the worth of things to that player.

    The player's own cards may be face down; then no card counts.
    """

    def __init__(
        self, figures: Components, perspective: Perspective, weights: Weights = RULES_OF_THUMB
    ) -> None:
        self.figures = figures
        self.perspective = perspective
        self.weights = weights
        self.me: Seat = perspective.me
        self.others = perspective.others
        self.goods = self.me.goods
        self.cards = perspective.cards
        self.is_last_day = perspective.day == figures.last_day
        self.is_last_turn = self.is_last_day and perspective.last_turns == 1
        self.tiles_left = sum(perspective.orders_left.values())
        self.turns = self._turns()
        self.spending = min(1.0, self.turns / weights.turns_to_spend)
        self.worths = worths_of(figures, weights, self.spending)
        self.holding = holding_of(self.worths, amounts_of(self.goods))
        self.prospects = self._prospects()

    def _turns(self) -> float:
        """About how many turns the player has after this one."""
        perspective, figures, weights = self.perspective, self.figures, self.weights
        days = (figures.last_day - perspective.day) * weights.turns_a_day
        today = 0.0
        if perspective.last_turns is None:
            left = figures.day_ending_tile - (len(MOON_TILES) - len(perspective.moon_tiles))
            today = 1 + weights.turns_a_tile * max(left - 1, 0)
        return float(min(days + today, 1.5 * self.tiles_left, 1.5 * perspective.deck))

    def _prospects(self) -> Prospects:
        me = self.me
        built = incas_at_work(me.incas) + of_orders(me.orders)
        left = of_orders(self.perspective.orders_left)
        return prospects_of(self.worths, self.turns, self.cards, built, left, me.supply > 0)

    @property
    def icons(self) -> dict[str, int]:
        """The number of icons of each place on the cards in hand."""
        return self.prospects.icons

    @property
    def draws(self) -> int:
        """The number of cards that the Summit lets the player draw."""
        return min(self.figures.cards_drawn, self.perspective.deck)

    def gain(self, goods: Stock, gift: Stock) -> float:
        """The change in a stock's worth by a gift, or by a payment (negative counts)."""
        return self.worths.gain(goods, gift)

    def loss(self, goods: Stock, cost: Stock) -> float:
        """The worth that a stock loses by a payment."""
        return self.worths.loss(goods, cost)

    def points(self, built: Iterable[str]) -> int:
        """The victory points of more Incas or priests with the cards in hand."""
        icons = self.icons
        return sum(icons[place] for place in built)

    def step_value(self, order: str) -> int:
        """The steps for a llama at an order's temple; 0 while no tile is taken (`order.value`)."""
        return self.prospects.step_value(order)

    def score_of(self, card: str) -> int:
        """The victory points of a card with the Incas and priests there are now."""
        first, second = PLACES_OF[card]
        built = self.prospects.built
        return built[first] + built[second]

    def advance_worth(self, steps: int, more: int = 0) -> float:
        """The worth of an advance from the Scout's place, or from `more` steps beyond it."""
        start, of_trail = self.me.scout + more, self.prospects.of_trail
        return of_trail[start + steps] - of_trail[start]

    def reaches_summit(self, steps: int) -> bool:
        """Whether an advance reaches the Summit."""
        return self.me.scout + steps >= self.figures.summit
