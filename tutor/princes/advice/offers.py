"""The best uses of a stock of goods: the best gift, the best Incas, the best service.

Each answers with the choice, its worth in points after all that it costs, and the cost.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.princes.advice.known import Known
from tutor.princes.advice.perspective import Stock
from tutor.princes.components import Cost
from tutor.princes.terms import GOODS, HOUSES, LLAMA, PRODUCTION

LEAST: Final = 1e-9


class Offer(NamedTuple):
    """A set chosen, its worth after the cost, and the cost."""

    chosen: tuple[str, ...]
    worth: float
    cost: Cost


NO_OFFER: Final = Offer((), 0.0, {})


def weigh_incas(known: Known, goods: Stock, place: str, districts: tuple[str, ...]) -> Offer:
    """Incas recruited together."""
    cost = known.figures.inca_sets[place][districts]
    worth = 0.0
    for district in districts:
        worth += known.inca_worth(district)
    return Offer(districts, worth - known.paid(goods, cost), cost)


def best_incas(known: Known, goods: Stock, place: str) -> Offer:
    """The best set of Incas that can be paid and supplied."""
    best, supply = NO_OFFER, known.me.supply
    for districts, cost in known.figures.inca_sets[place].items():
        if len(districts) > supply:
            break
        if known.has(goods, cost):
            offer = weigh_incas(known, goods, place, districts)
            if offer.worth > best.worth + LEAST:
                best = offer
    return best


def weigh_order(known: Known, goods: Stock, order: str) -> Offer:
    """One priest or virgin."""
    cost = known.figures.orders[order].cost
    return Offer((order,), known.order_worth(order) - known.paid(goods, cost), cost)


def best_order(known: Known, goods: Stock, house: str) -> Offer:
    """The best priest or virgin that can be paid in a house."""
    best = NO_OFFER
    for order in HOUSES[house]:
        if known.perspective.orders_left[order] and known.has(
            goods, known.figures.orders[order].cost
        ):
            offer = weigh_order(known, goods, order)
            if offer.worth > best.worth + LEAST:
                best = offer
    return best


def weigh_gift(known: Known, goods: Stock, gift: tuple[str, ...], stones: int = 0) -> Offer:
    """Units offered at the Main Temple, after the steps that stones brought."""
    cost = known.figures.pieces(gift)
    steps = known.advance_worth(len(gift) * known.figures.unit_steps, stones)
    return Offer(gift, steps - known.paid(goods, cost), cost)


def best_gift(known: Known, goods: Stock, stones: int = 0) -> Offer:
    """The best set of units to offer: the cheapest first, as many as pay."""
    prices = []
    for good, unit in known.figures.unit.items():
        held = goods[good]
        if held >= unit:
            worth = known.worth_of[good]
            prices.append((worth[held] - worth[held - unit], good))
    cheap = [good for _, good in sorted(prices, key=lambda price: price[0])]
    best = NO_OFFER
    for size in range(1, len(cheap) + 1):
        first = cheap[:size]
        offer = weigh_gift(known, goods, tuple([good for good in GOODS if good in first]), stones)
        if offer.worth > best.worth + LEAST:
            best = offer
    return best


def weigh_llamas(known: Known, goods: Stock, value: int, count: int, stones: int = 0) -> float:
    """Llamas sacrificed for so many steps each, after the steps that stones brought."""
    return known.advance_worth(count * value, stones) - known.paid(goods, {LLAMA: count})


def best_llamas(known: Known, goods: Stock, order: str, stones: int = 0) -> tuple[int, float]:
    """The best number of llamas to sacrifice at an order's temple, and its worth."""
    value = known.step_value(order)
    most = min(goods[LLAMA], known.me.orders[order]) if value else 0
    best, most_worth = 0, 0.0
    for count in range(1, most + 1):
        worth = weigh_llamas(known, goods, value, count, stones)
        if worth > most_worth + LEAST:
            best, most_worth = count, worth
    return best, most_worth


def service_worth(known: Known, goods: Stock, district: str) -> float:
    """An Inca sent to the Sun Clock: three units and steps, for what the Inca was worth here.

    It comes back to the supply; on the last day it stays on the clock.
    """
    again = 0.0 if known.is_last_day else 0.55 * known.spending
    return _reward(known, goods) - known.inca_worth(district) + again


def _reward(known: Known, goods: Stock) -> float:
    """The worth of what an Inca on the Sun Clock is paid."""
    figures = known.figures
    worths = []
    for good, unit in figures.unit.items():
        worth, held = known.worth_of[good], goods[good]
        worths.append(worth[held + unit] - worth[held])
    worths.sort(reverse=True)
    return sum(worths[: figures.clock_units]) + known.advance_worth(figures.clock_steps)


def best_service(known: Known, goods: Stock) -> tuple[str | None, float]:
    """The best Inca to send to the Sun Clock, if it is worth it."""
    incas = known.me.incas
    if not any(incas[district] for district in PRODUCTION):
        return None, 0.0
    best, most = None, 0.0
    reward = _reward(known, goods)
    again = 0.0 if known.is_last_day else 0.55 * known.spending
    for district in PRODUCTION:
        if incas[district]:
            worth = reward - known.inca_worth(district) + again
            if worth > most + LEAST:
                best, most = district, worth
    return best, most


def riding_cost(known: Known) -> float:
    """The worth of the llama that a long way costs (`move.llama`)."""
    return known.paid(known.goods, known.ride)
