"""The worth of goods to a player, by how many pieces are held.

It depends only on figures, weights and the number of turns left to spend goods.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from tutor.princes.advice.weights import Weights
from tutor.princes.components import Components, Cost, Stock
from tutor.princes.identifiers import GOODS, LLAMA

Amounts = tuple[int, ...]
"""A stock as numbers of pieces in the order of the goods."""
amounts_of: Final = itemgetter(*GOODS)

MOST_WORTHS: Final = 256


class StockWorth(dict[int, float]):
    """The worth of none, one, two ... pieces of a good, each worked out when it is asked for."""

    def __init__(self, weights: Weights, size: int, spending: float) -> None:
        super().__init__()
        self._spending, self._size = spending, size
        self._more, self._tie = weights.more_worth, weights.tie_worth
        self._first, total = [0.0], 0.0
        for unit in weights.unit_worth:
            for _ in range(size):
                total += unit * spending / size
                self._first.append(total)

    def __missing__(self, count: int) -> float:
        first, size = self._first, self._size
        more, tie = count - len(first) + 1, self._tie * count / size
        if more <= 0:
            found = first[count] + tie
        else:
            found = first[-1] + more * self._more * self._spending / size + tie
        self[count] = found
        return found


TargetCost = tuple[str, tuple[tuple[int, StockWorth, int], ...]]
"""An Inca (by district) or an order with its cost: places in amounts, worths, pieces."""


class Worths:
    """The worth of each good by how many pieces are held."""

    def __init__(self, figures: Components, weights: Weights, spending: float) -> None:
        self.figures = figures
        self.weights = weights
        self.spending = spending
        self.of = {good: StockWorth(weights, size, spending) for good, size in figures.unit.items()}
        self.ride = {LLAMA: -figures.llamas_for_a_ride}
        """The cost of a long way (`move.llama`), as a change of a stock."""
        self.target_costs = tuple(
            (target, tuple((GOODS.index(good), self.of[good], cost[good]) for good in cost))
            for target, cost in figures.targets
        )
        """Every Inca (by district) and order with its cost."""
        self.costs_of = {
            good: tuple(
                [each for each in self.target_costs if index in [one[0] for one in each[1]]]
            )
            for index, good in enumerate(GOODS)
        }
        """Those whose cost includes a good."""

    def ride_cost(self, llamas: int) -> float:
        """The worth of what a long way costs (`move.llama`); infinite with too few llamas."""
        asked, worth = self.figures.llamas_for_a_ride, self.of[LLAMA]
        return worth[llamas] - worth[llamas - asked] if llamas >= asked else float("inf")

    def gain(self, goods: Stock, gift: Stock) -> float:
        """The change in a stock's worth by a gift, or by a payment (negative counts)."""
        total = 0.0
        for good, count in gift.items():
            worth, held = self.of[good], goods[good]
            total += worth[held + count] - worth[held]
        return total

    def loss(self, goods: Stock, cost: Stock) -> float:
        """The worth that a stock loses by a payment."""
        total = 0.0
        for good, count in cost.items():
            worth, held = self.of[good], goods[good]
            total += worth[held - count] - worth[held]
        return -total

    def production(self, district: str, incas: int) -> dict[str, int]:
        """The pieces a number of Incas make, less those they cost (`production.cost`), by good."""
        asked = self.figures.wages(district, incas)
        made = self.figures.product(district, incas)
        return made | {good: -count for good, count in asked.items()}


_worths: dict[tuple[int, int, float], Worths] = {}


def worths_of(figures: Components, weights: Weights, spending: float) -> Worths:
    """The worth of goods by these figures and weights, made once."""
    # The worths hold on to figures and weights, so nothing else gets their identities.
    key = id(figures), id(weights), spending
    found = _worths.get(key)
    if found is None:
        if len(_worths) == MOST_WORTHS:
            _worths.clear()
        found = _worths[key] = Worths(figures, weights, spending)
    return found


def can_pay(goods: Stock, cost: Cost) -> bool:
    """Whether a stock can pay a cost."""
    for good, count in cost.items():  # noqa: SIM110 - a generator takes twice as long
        if goods[good] < count:
            return False
    return True
