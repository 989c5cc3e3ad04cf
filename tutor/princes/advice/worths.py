"""The worth of goods to a player, in victory points, and the weights that this worth depends on.

Weights say how much goods, Incas, cards and turns count; a player with a plan has other weights
than the rules of thumb. The worth of a stock depends only on the printed figures, the weights and
the turns left to spend goods.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from typing import Final

from tutor.princes.components import Components, Cost, Stock
from tutor.princes.identifiers import GOODS, LLAMA

Amounts = tuple[int, ...]
"""A stock as a tuple: the pieces of each good, in the order of GOODS."""
amounts_of: Final = itemgetter(*GOODS)
MOST_WORTHS: Final = 256
_worths: dict[tuple[int, int, float], Worths] = {}


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of all worths; the defaults are the weights of the rules of thumb."""

    # The turns that a player still has: a number for each day, and one for each Moon tile of today.
    turns_a_day: float = 3.0
    turns_a_tile: float = 0.7
    # With fewer turns left than this, goods are worth less: there is less time to spend them.
    turns_to_spend: float = 4.0
    # The worth of one more unit of a good, by the number of units in hand; three corn are a unit.
    unit_worth: tuple[float, ...] = (0.75, 0.6, 0.42, 0.3, 0.2)
    more_worth: float = 0.12
    tie_worth: float = 0.01
    # Cards to come: how many in a turn, and the chance that a card shows one given icon.
    cards_a_turn: float = 0.22
    icons_built_on: float = 0.45
    produced_a_turn: float = 0.12
    # The worth of one point and of one gold on a card, and what a plan adds for a card or a tile.
    icon_worth: float = 1.0
    gold_worth: float = 0.25
    card_bonus: float = 0.0
    order_bonus: float = 0.0
    # The weights of what others gain in the player's turn, of what the player gains one turn later,
    # and of a Moon tile that the player takes.
    others: float = 0.12
    later: float = 0.6
    resting: float = 0.8
    sun_tile: float = 0.1
    completing: float = 0.5


RULES_OF_THUMB: Final = Weights()


class StockWorth(dict[int, float]):
    """The worth of a stock of one good, by the number of pieces; computed when it is first read."""

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
"""An Inca (by district) or an order, with its cost.

Each good of the cost comes with its index in `Amounts`, the worth of a stock of the good, and the
number of pieces to pay.
"""


class Worths:
    """The worth of each good, by the number of its pieces in hand."""

    def __init__(self, figures: Components, weights: Weights, spending: float) -> None:
        self.figures = figures
        self.weights = weights
        self.spending = spending
        self.of = {good: StockWorth(weights, size, spending) for good, size in figures.unit.items()}
        self.ride = {LLAMA: -figures.llamas_for_a_ride}
        """The llamas paid for a move to a distant district (`move.llama`), as a change of a
        stock."""
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
        """For each good, the Incas and orders whose cost includes the good."""

    def ride_cost(self, llamas: int) -> float:
        """Return the worth of the llamas for a move to a distant district (`move.llama`).

        Infinite if the player has too few.
        """
        asked, worth = self.figures.llamas_for_a_ride, self.of[LLAMA]
        return worth[llamas] - worth[llamas - asked] if llamas >= asked else float("inf")

    def gain(self, goods: Stock, gift: Stock) -> float:
        """Return the change in a stock's worth by goods gained, or by goods paid (negative counts)."""
        total = 0.0
        for good, count in gift.items():
            worth, held = self.of[good], goods[good]
            total += worth[held + count] - worth[held]
        return total

    def loss(self, goods: Stock, cost: Stock) -> float:
        """Return the worth that a stock loses by a payment."""
        total = 0.0
        for good, count in cost.items():
            worth, held = self.of[good], goods[good]
            total += worth[held - count] - worth[held]
        return -total

    def production(self, district: str, incas: int) -> dict[str, int]:
        """Return the pieces of each good that these Incas make, less the corn that they cost.

        The rule is `production.cost`.
        """
        asked = self.figures.wages(district, incas)
        made = self.figures.product(district, incas)
        return made | {good: -count for good, count in asked.items()}


def worths_of(figures: Components, weights: Weights, spending: float) -> Worths:
    """Return the `Worths` with these figures and weights.

    The same arguments give the same object.
    """
    # The cached `Worths` keep figures and weights alive, so no other object gets their ids.
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
