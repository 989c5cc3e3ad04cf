"""The gain of a stock by a harvest and by a Moon tile.

None of it depends on cards, Incas in other districts or the Scout; results are cached, as those of
a stock (`holding.py`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tutor.princes.advice.holding import REMEMBERED
from tutor.princes.advice.worths import Worths
from tutor.princes.components import Cost, Stock
from tutor.princes.identifiers import CORN, GOOD_OF


@lru_cache(REMEMBERED)
def tile_goods_worth(worths: Worths, tile: str, held: int, corn: int) -> float:
    """The worth of the good of a Moon tile after its price, for this many held; 0 or more."""
    figures = worths.figures
    if corn < figures.tile_price:
        return 0.0
    gift = {**figures.tile_goods[tile], CORN: -figures.tile_price}
    return max(0.0, worths.gain({tile: held, CORN: corn}, gift))


class Harvest(NamedTuple):
    """The yield of a production district: the worth, the goods less the corn, the Incas."""

    worth: float
    gift: Cost
    incas: int


def harvest_of(worths: Worths, district: str, units: int, held: tuple[int, int, int]) -> Harvest:
    """The bonus of some units, with the production of the number of Incas that gains most.

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
        for each, count in worths.production(district, incas).items():
            gift[each] = gift.get(each, 0) + count
    return Harvest(worths.gain(goods, gift), gift, incas)


def best_count(worths: Worths, goods: Stock, district: str, most: int) -> int:
    """The number of Incas that gain most by producing, after their cost."""
    best, gained = 0, 0.0
    for count in range(1, most + 1):
        more = worths.gain(goods, worths.production(district, count))
        if more > gained:
            best, gained = count, more
    return best
