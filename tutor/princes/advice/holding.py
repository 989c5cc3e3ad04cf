"""A stock of goods: what it can pay for, and how gifts, trades and harvests change its worth.

The results depend only on the goods and their worths: not on cards, Incas in other districts or the
Scout. So the same stocks occur again and again in a game and in the playouts of a forecast, and the
results are cached.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from tutor.princes.advice.worths import Amounts, TargetCost, Worths, amounts_of, can_pay
from tutor.princes.components import Cost, Stock
from tutor.princes.identifiers import CORN, GOOD_OF, GOODS, HOUSES
from tutor.princes.rules.market import BUY, SELL, for_sale, within_reach

PLACE_OF: Final = {good: index for index, good in enumerate(GOODS)}
"""The index of each good in a stock that is a tuple (`Amounts`)."""
REMEMBERED: Final = 4096
"""The size of the caches: sixty playouts of a position have about two thousand different stocks, a
game about six hundred."""

Payable = tuple[tuple[str, float], ...]
"""The Incas (by district) and orders that a stock can pay for, each with the worth of its cost."""


@lru_cache(2 * REMEMBERED)
def payable(worths: Worths, amounts: Amounts) -> Payable:
    """Return every Inca (by district) and order that a stock can pay for, with the worth of its cost."""
    return tuple(paid_by(amounts, worths.target_costs).items())


def paid_by(amounts: Amounts, costs: tuple[TargetCost, ...]) -> dict[str, float]:
    """Return the Incas and orders among `costs` that a stock can pay for, with the worth of each cost."""
    found: dict[str, float] = {}
    for target, cost in costs:
        paid = 0.0
        # A loop without calls: no other code of the advice runs as often as this.
        for index, worth, count in cost:
            held = amounts[index]
            if held < count:
                break
            paid += worth[held] - worth[held - count]
        else:
            if target not in found or paid < found[target]:
                found[target] = paid
    return found


class Bargain(NamedTuple):
    """A sale or purchase of a good, with the change of the stock's worth and the stock after it.

    `payable` lists the goals (Incas and orders) that the new stock can pay for, with the worth of
    each cost. If the stock loses worth, `payable` lists only goals that can make up for the loss.
    Their cost includes the good that the player gets. All other goals cost the same or more than
    before, as long as one more piece of a good is never worth more than the piece before it. All
    weights have to meet this condition (`Weights.unit_worth`, `Weights.more_worth`).
    """

    kind: str
    good: str
    change: float
    after: Amounts
    payable: Payable


class Bargains(dict[tuple[str, int], list[Bargain]]):
    """The sales and purchases that may come first in a visit to the market, by column of the market.

    Only those are listed that may gain worth or pay for a goal. A key is a column of the market: the
    good, and the number of its pieces there. A value is computed when it is first read. It has at
    most one sale and one purchase.
    """

    def __init__(self, worths: Worths, goods: Stock) -> None:
        super().__init__()
        self._worths, self._goods, self._for_sale = worths, goods, for_sale(goods, ())
        self._before = dict(payable(worths, amounts_of(goods)))

    def __missing__(self, column: tuple[str, int]) -> list[Bargain]:
        good, level = column
        figures, goods = self._worths.figures, self._goods
        found: list[Bargain] = []
        if good in self._for_sale:
            found.append(self._bargain(SELL, good, figures.sale_prices[level]))
        if within_reach(figures, goods[CORN], {good: level}, ()):
            found.append(self._bargain(BUY, good, -figures.purchase_prices[level]))
        self[column] = found = [each for each in found if each.change > 0 or each.payable]
        return found

    def _bargain(self, kind: str, good: str, price: int) -> Bargain:
        worths, goods = self._worths, self._goods
        of_good, of_corn = worths.of[good], worths.of[CORN]
        held, corn = goods[good], goods[CORN]
        after = held - 1 if kind == SELL else held + 1
        change = of_good[after] - of_good[held] + (of_corn[corn + price] - of_corn[corn])
        amounts = amounts_of({**goods, good: after, CORN: corn + price})
        if change > 0:
            return Bargain(kind, good, change, amounts, payable(worths, amounts))
        costs = worths.costs_of[CORN if kind == SELL else good]
        return Bargain(kind, good, change, amounts, self._made_up(change, amounts, costs))

    def _made_up(self, loss: float, after: Amounts, costs: tuple[TargetCost, ...]) -> Payable:
        """Return the goals that make up for the loss by a sale or purchase, and the worth of their cost.

        A goal that the player could not pay for before counts in full. For a goal that the player could
        already pay for, the gain is only the difference between the worth of its cost before and after.
        """
        before, completing = self._before, self._worths.weights.completing
        return tuple(
            [
                (target, paid)
                for target, paid in paid_by(after, costs).items()
                if target not in before or loss + completing * (before[target] - paid) > 0
            ]
        )


class Holding:
    """The stock of goods of a player, without anything else about the player."""

    def __init__(self, worths: Worths, amounts: Amounts) -> None:
        self.worths = worths
        self.amounts = amounts
        self.goods = dict(zip(GOODS, amounts, strict=True))

    def after(self, gift: Stock) -> Holding:
        """Return the stock with these goods added; a negative count is a payment."""
        amounts = list(self.amounts)
        for good, count in gift.items():
            amounts[PLACE_OF[good]] += count
        return holding_of(self.worths, tuple(amounts))

    @cached_property
    def after_ride(self) -> Holding:
        """The stock after paying llamas to enter a district that is not adjacent (`move.llama`)."""
        return self.after(self.worths.ride)

    @cached_property
    def bargains(self) -> Bargains:
        """The sales and purchases that may gain worth or pay for a goal, by column."""
        return Bargains(self.worths, self.goods)

    @cached_property
    def payable(self) -> Payable:
        """Every Inca (by district) and order that the stock can pay for, with its cost's worth."""
        return payable(self.worths, self.amounts)

    @cached_property
    def payable_tiles(self) -> Mapping[str, Payable]:
        """For each house, the orders that the stock can pay for, with the worth of the costs."""
        paid = dict(self.payable)
        return {
            house: tuple([(order, paid[order]) for order in orders if order in paid])
            for house, orders in HOUSES.items()
        }

    @cached_property
    def payable_sets(self) -> Mapping[str, list[tuple[tuple[str, ...], float]]]:
        """For each place that recruits, the sets of Incas that the stock can pay for.

        The smaller sets come first.

        Each set is a tuple of districts and comes with the worth of its cost.
        """
        goods, worths = self.goods, self.worths
        return {
            place: [
                (chosen, worths.loss(goods, cost))
                for chosen, cost in sets.items()
                if can_pay(goods, cost)
            ]
            for place, sets in worths.figures.inca_sets.items()
        }

    @cached_property
    def prices(self) -> Mapping[str, float]:
        """The worth of giving up one unit of each good of which the player has at least a unit."""
        of, units = self.worths.of, self.worths.figures.unit
        return {
            good: of[good][held] - of[good][held - units[good]]
            for good, held in self.goods.items()
            if held >= units[good]
        }

    @cached_property
    def cheapest_gifts(self) -> list[tuple[tuple[str, ...], float]]:
        """For each number of units, the cheapest set of different goods, with its worth."""
        prices = self.prices
        cheap = sorted(prices, key=prices.__getitem__)
        sets = [cheap[:size] for size in range(1, len(cheap) + 1)]
        gifts = [tuple([good for good in GOODS if good in first]) for first in sets]
        return [(gift, sum([prices[good] for good in gift])) for gift in gifts]

    @cached_property
    def gains(self) -> Mapping[str, float]:
        """For each good, the worth that one more unit adds to the stock."""
        of, goods = self.worths.of, self.goods
        return {
            good: of[good][goods[good] + unit] - of[good][goods[good]]
            for good, unit in self.worths.figures.unit.items()
        }

    @cached_property
    def clock_goods_worth(self) -> float:
        """The worth of the best units that a player can choose for an Inca on the Sun Clock."""
        best_first = sorted(self.gains.values(), reverse=True)
        return sum(best_first[: self.worths.figures.clock_units])


holding_of = lru_cache(REMEMBERED)(Holding)
"""The `Holding` with these worths and amounts; the same object as long as it is in the cache."""


@lru_cache(REMEMBERED)
def tile_goods_worth(worths: Worths, tile: str, held: int, corn: int) -> float:
    """Return the worth of the good of a Moon tile, less the tile's price in corn.

    `held` and `corn` are the pieces of that good and of corn in hand. The result is 0 if the price is
    worth more than the good, or if the player has less corn than the price.
    """
    figures = worths.figures
    if corn < figures.tile_price:
        return 0.0
    gift = {**figures.tile_goods[tile], CORN: -figures.tile_price}
    return max(0.0, worths.gain({tile: held, CORN: corn}, gift))


class Harvest(NamedTuple):
    """The yield of a visit to a production district.

    `gift` has the goods gained less the corn paid, `worth` their worth, and `incas` the number of
    the player's Incas that produce.
    """

    worth: float
    gift: Cost
    incas: int


def harvest_of(worths: Worths, district: str, units: int, held: tuple[int, int, int]) -> Harvest:
    """Return the yield for a player who takes `units` of the bonus and lets Incas produce.

    The number of Incas that produce is the number that is worth most. `held` has the pieces of the
    district's good, the corn, and the player's Incas in the district.
    """
    figures, good = worths.figures, GOOD_OF[district]
    of_good, corn, incas = held
    goods = {good: of_good, CORN: corn}
    gift = figures.bonus(district, units)
    if good != CORN and incas:
        after = {**goods, good: of_good + gift[good]}
        incas = best_count(worths, after, district, min(incas, corn // figures.producing_corn))
    if incas:
        for each, count in worths.production(district, incas).items():
            gift[each] = gift.get(each, 0) + count
    return Harvest(worths.gain(goods, gift), gift, incas)


def best_count(worths: Worths, goods: Stock, district: str, most: int) -> int:
    """Return the number of Incas, `most` or fewer, whose goods are worth most after paying their cost."""
    best, gained = 0, 0.0
    for count in range(1, most + 1):
        more = worths.gain(goods, worths.production(district, count))
        if more > gained:
            best, gained = count, more
    return best
