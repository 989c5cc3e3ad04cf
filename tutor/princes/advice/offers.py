"""The best uses of a stock of goods: the best gift, the best Incas, the best service.

Each answers with the choice and its worth in points after all that it costs.
"""

from __future__ import annotations

from typing import Final

from tutor.princes.advice.holding import Holding
from tutor.princes.advice.known import Known
from tutor.princes.identifiers import LLAMA, PRODUCTION

LEAST: Final = 1e-9
NOTHING: Final[tuple[str, ...]] = ()


def best_set(known: Known, holding: Holding, place: str) -> tuple[tuple[str, ...], float]:
    """The best set of Incas that can be paid and supplied, and its worth."""
    best, most, supply = NOTHING, 0.0, known.me.supply
    worth_of = known.prospects.of_incas.__getitem__
    for chosen, paid in holding.payable_sets[place]:
        if len(chosen) > supply:
            break
        worth = sum(map(worth_of, chosen)) - paid
        if worth > most + LEAST:
            best, most = chosen, worth
    return best, most


def weigh_incas(known: Known, place: str, districts: tuple[str, ...]) -> float:
    """The worth of Incas recruited together, after their cost."""
    cost = known.figures.inca_sets[place][districts]
    worth = sum([known.prospects.of_incas[district] for district in districts])
    return worth - known.loss(known.goods, cost)


def best_tile(known: Known, holding: Holding, house: str) -> tuple[str, float]:
    """The best priest or virgin that can be paid in a house, and what the tile is worth."""
    best, most = "", 0.0
    for order, paid in holding.payable_tiles[house]:
        if known.perspective.orders_left[order]:
            worth = known.prospects.of_orders[order] - paid
            if worth > most + LEAST:
                best, most = order, worth
    return best, most


def weigh_order(known: Known, order: str) -> float:
    """The worth of a priest or virgin, after the cost."""
    cost = known.figures.orders[order].cost
    return known.prospects.of_orders[order] - known.loss(known.goods, cost)


def weigh_gift(known: Known, gift: tuple[str, ...]) -> float:
    """The worth of units offered at the Main Temple."""
    steps = known.advance_worth(len(gift) * known.figures.unit_steps)
    prices = known.holding.prices
    return steps - sum([prices[good] for good in gift])


def best_units(known: Known, holding: Holding, stones: int) -> tuple[tuple[str, ...], float]:
    """The best set of units to offer after the steps that stones brought, and its worth.

    The cheapest come first, as many as pay.
    """
    of_trail, start = known.prospects.of_trail, known.me.scout + stones
    best, most, unit_steps, reached = NOTHING, 0.0, known.figures.unit_steps, start
    for gift, paid in holding.cheapest_gifts:
        reached += unit_steps
        worth = of_trail[reached] - of_trail[start] - paid
        if worth > most + LEAST:
            best, most = gift, worth
    return best, most


def weigh_llamas(known: Known, held: int, value: int, count: int, stones: int = 0) -> float:
    """Llamas sacrificed for this many steps each, after the steps that stones brought."""
    of_llamas = known.worths.of[LLAMA]
    lost = of_llamas[held - count] - of_llamas[held]
    return known.advance_worth(count * value, stones) + lost


def best_llamas(known: Known, held: int, order: str, stones: int = 0) -> tuple[int, float]:
    """The best number of llamas to sacrifice at an order's temple, and its worth."""
    best, most_worth, value = 0, 0.0, known.step_value(order)
    for count in range(1, min(held, known.me.orders[order]) + 1 if value else 1):
        worth = weigh_llamas(known, held, value, count, stones)
        if worth > most_worth + LEAST:
            best, most_worth = count, worth
    return best, most_worth


def service_worth(known: Known, district: str) -> float:
    """An Inca sent to the Sun Clock: three units and steps, for what the Inca was worth here."""
    return _reward(known, known.holding) - known.prospects.of_incas[district] + _again(known)


def _reward(known: Known, holding: Holding) -> float:
    """The worth of what an Inca on the Sun Clock is paid."""
    steps = known.advance_worth(known.figures.clock_steps)
    return holding.clock_goods_worth + steps


def _again(known: Known) -> float:
    """The worth of an Inca that comes back to the supply; on the last day it stays on the clock."""
    return 0.0 if known.is_last_day else 0.55 * known.spending


def best_service(known: Known, holding: Holding) -> tuple[str | None, float]:
    """The best Inca to send to the Sun Clock, if it is worth it."""
    incas, of_incas = known.me.incas, known.prospects.of_incas
    at_work = [district for district in PRODUCTION if incas[district]]
    best, most = None, 0.0
    if at_work:
        reward, again = _reward(known, holding), _again(known)
        for district in at_work:
            worth = reward - of_incas[district] + again
            if worth > most + LEAST:
                best, most = district, worth
    return best, most
