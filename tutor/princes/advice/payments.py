"""What a stock of goods pays for, and what a harvest adds to it.

None of it depends on cards, Incas in other districts or the Scout, so the same stocks come up again
and again in a game and in the playouts of a forecast. What was worked out is remembered.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from tutor.princes.advice.worths import Amounts, Worths, can_pay
from tutor.princes.components import Cost, Stock
from tutor.princes.identifiers import CORN, GOOD_OF, GOODS

REMEMBERED: Final = 16384


@lru_cache(2 * REMEMBERED)
def payable(worths: Worths, amounts: Amounts) -> Mapping[str, float]:
    """Every Inca (by district) and order that a stock pays for, with the worth of the cost."""
    goods, found = dict(zip(GOODS, amounts, strict=True)), dict[str, float]()
    for target, cost in worths.figures.targets:
        if can_pay(goods, cost):
            paid = worths.paid(goods, cost)
            found[target] = min(paid, found.get(target, paid))
    return found


@lru_cache(REMEMBERED)
def payable_sets(
    worths: Worths, place: str, amounts: Amounts
) -> tuple[tuple[tuple[str, ...], float], ...]:
    """Every set of Incas of a place that a stock pays for, the smaller sets first, and its cost."""
    goods = dict(zip(GOODS, amounts, strict=True))
    sets = worths.figures.inca_sets[place].items()
    return tuple(
        [(chosen, worths.paid(goods, cost)) for chosen, cost in sets if can_pay(goods, cost)]
    )


@lru_cache(REMEMBERED)
def cheapest_gifts(worths: Worths, amounts: Amounts) -> tuple[tuple[tuple[str, ...], float], ...]:
    """The cheapest gift of one unit, of two, ... of different goods, and the worth of each."""
    units = worths.figures.unit
    prices = {
        good: worths.of[good][held] - worths.of[good][held - units[good]]
        for good, held in zip(GOODS, amounts, strict=True)
        if held >= units[good]
    }
    cheap = sorted(prices, key=prices.__getitem__)
    sets = [cheap[:size] for size in range(1, len(cheap) + 1)]
    gifts = [tuple([good for good in GOODS if good in first]) for first in sets]
    return tuple([(gift, sum([prices[good] for good in gift])) for gift in gifts])


@lru_cache(REMEMBERED)
def tile_goods_worth(worths: Worths, tile: str, held: int, corn: int) -> float:
    """The worth of the good of a Moon tile after its price, for so many held; 0 or more."""
    figures = worths.figures
    if corn < figures.tile_price:
        return 0.0
    gift = {**figures.tile_goods[tile], CORN: -figures.tile_price}
    return max(0.0, worths.gained({tile: held, CORN: corn}, gift))


@lru_cache(REMEMBERED)
def clock_goods_worth(worths: Worths, amounts: Amounts) -> float:
    """The worth of the units that an Inca on the Sun Clock is paid, the best ones taken."""
    figures = worths.figures
    goods = dict(zip(GOODS, amounts, strict=True))
    gained = []
    for good, unit in figures.unit.items():
        worth, held = worths.of[good], goods[good]
        gained.append(worth[held + unit] - worth[held])
    gained.sort(reverse=True)
    return sum(gained[: figures.clock_units])


class Harvest(NamedTuple):
    """What a production district gives a player: the worth, the goods less the corn, the Incas."""

    worth: float
    gift: Cost
    incas: int


@lru_cache(REMEMBERED)
def harvest_of(worths: Worths, district: str, units: int, held: tuple[int, int, int]) -> Harvest:
    """The bonus of some units, with the production of so many Incas as gains most.

    `held` has the pieces of the good, the corn, and the player's Incas there.
    """
    figures, good = worths.figures, GOOD_OF[district]
    of_good, corn, incas = held
    goods = {good: of_good, CORN: corn}
    gift = figures.bonus(district, units)
    if good != CORN and incas:
        after = {**goods, good: of_good + gift[good]}
        incas = best_count(worths, after, district, min(incas, corn // figures.producing_corn))
    if incas:
        for each, count in worths.worked(district, incas).items():
            gift[each] = gift.get(each, 0) + count
    return Harvest(worths.gained(goods, gift), gift, incas)


def best_count(worths: Worths, goods: Stock, district: str, most: int) -> int:
    """The number of Incas that gain most by producing, after their cost."""
    best, gained = 0, 0.0
    for count in range(1, most + 1):
        more = worths.gained(goods, worths.worked(district, count))
        if more > gained:
            best, gained = count, more
    return best
