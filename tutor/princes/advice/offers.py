"""The best uses of a stock of goods: gifts, recruits, a priest or virgin, the Sun Clock, trades.

Each `best_*` function returns the best choice and its worth in points, less the worth of its cost.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.princes.advice.holding import Bargain, Holding, holding_of
from tutor.princes.advice.known import Known
from tutor.princes.components import Stock
from tutor.princes.identifiers import CORN, LLAMA, PRODUCTION
from tutor.princes.rules.market import SELL

LEAST: Final = 1e-9
NOTHING: Final[tuple[str, ...]] = ()

MOST_TRADES: Final = 12
Step = tuple[Bargain, float]
"""A sale or purchase, and its worth."""
NO_STEP: Final[Step] = (Bargain("", "", 0.0, (), ()), 0.0)


def best_set(known: Known, holding: Holding, place: str) -> tuple[tuple[str, ...], float]:
    """Return the best set of Incas that the goods and the supply of the player allow, and its worth."""
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
    """Return the worth of Incas recruited together, less the worth of their cost."""
    cost = known.figures.inca_sets[place][districts]
    worth = sum([known.prospects.of_incas[district] for district in districts])
    return worth - known.loss(known.goods, cost)


def best_tile(known: Known, holding: Holding, house: str) -> tuple[str, float]:
    """Return the order in a house whose tile is worth most and can be paid for, and the tile's worth."""
    best, most = "", 0.0
    for order, paid in holding.payable_tiles[house]:
        if known.perspective.orders_left[order]:
            worth = known.prospects.of_orders[order] - paid
            if worth > most + LEAST:
                best, most = order, worth
    return best, most


def weigh_order(known: Known, order: str) -> float:
    """Return the worth of a priest or virgin, less the worth of its cost."""
    cost = known.figures.orders[order].cost
    return known.prospects.of_orders[order] - known.loss(known.goods, cost)


def weigh_gift(known: Known, gift: tuple[str, ...]) -> float:
    """Return the worth of the steps for these units at the Main Temple, less the worth of the units."""
    steps = known.advance_worth(len(gift) * known.figures.unit_steps)
    prices = known.holding.prices
    return steps - sum([prices[good] for good in gift])


def best_units(known: Known, holding: Holding, stones: int) -> tuple[tuple[str, ...], float]:
    """Return the best set of units to offer at the Main Temple, and its worth.

    `stones` is the number of steps that the stones bring first. The set grows by the cheapest unit
    as long as the steps for that unit are worth more than the unit.
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
    """Return the worth of sacrificing `count` of `held` llamas, each for `value` steps.

    The worth of the llamas is subtracted. `stones` is the number of steps that the stones bring
    first.
    """
    of_llamas = known.worths.of[LLAMA]
    lost = of_llamas[held - count] - of_llamas[held]
    return known.advance_worth(count * value, stones) + lost


def best_llamas(known: Known, held: int, order: str, stones: int = 0) -> tuple[int, float]:
    """Return the best number of llamas to sacrifice at the temple of an order, and its worth."""
    best, most_worth, value = 0, 0.0, known.step_value(order)
    for count in range(1, min(held, known.me.orders[order]) + 1 if value else 1):
        worth = weigh_llamas(known, held, value, count, stones)
        if worth > most_worth + LEAST:
            best, most_worth = count, worth
    return best, most_worth


def service_worth(known: Known, district: str) -> float:
    """Return the worth of sending an Inca of a district to the Sun Clock.

    The result is the worth of the goods and steps that the Inca brings there, less the worth of the
    Inca in its district.
    """
    return _reward(known, known.holding) - known.prospects.of_incas[district] + _again(known)


def _reward(known: Known, holding: Holding) -> float:
    """Return the worth of the goods and steps that an Inca on the Sun Clock brings."""
    steps = known.advance_worth(known.figures.clock_steps)
    return holding.clock_goods_worth + steps


def _again(known: Known) -> float:
    """Return the worth of an Inca that comes back from the Sun Clock into the supply.

    The result is 0 on the last day, because no Inca comes back then.
    """
    return 0.0 if known.is_last_day else 0.55 * known.spending


def best_service(known: Known, holding: Holding) -> tuple[str | None, float]:
    """Return the district of the best Inca for the Sun Clock, and the worth of sending that Inca.

    The result is None and 0.0 if sending an Inca gains nothing.
    """
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


class Trade(NamedTuple):
    """The trades of one visit to the market: the goods sold and bought, their worth, the goods left."""

    sold: dict[str, int]
    bought: dict[str, int]
    worth: float
    goods: dict[str, int]


def best_step(known: Known, holding: Holding, market: Stock, done: tuple[Stock, Stock]) -> Step:
    """Return the best next sale or purchase in a visit; NO_STEP if none gains worth.

    `done` has the goods that the player sold and bought earlier in this visit.
    """
    best, most, least, (sold, bought) = NO_STEP[0], 0.0, LEAST, done
    bargains, prospects = holding.bargains, known.prospects
    now, targets, completing = prospects.reach_now(holding), prospects.targets, prospects.completing
    for column in market.items():
        for bargain in bargains[column]:
            kind, good, change, _, payable = bargain
            # `reach_worth` is repeated without a call, because most of these trades gain nothing.
            reach = 0.0
            for target, paid in payable:
                gained = targets[target] - paid
                if gained > reach:
                    reach = gained
            worth = change + completing * reach - now
            # The player does not sell a good bought in this visit, nor buy a sold one
            # (`market.no_wash`).
            if worth > least and good not in (bought if kind == SELL else sold):
                best, most, least = bargain, worth, worth + LEAST
    return best, most


def weigh_trade(known: Known, kind: str, good: str) -> float:
    """Return the worth of a sale or purchase at its price now (`market.sell`, `market.buy`).

    The worth is the change in the worth of the goods and of the best goal that they pay for (an
    Inca or an order). If the player can no longer pay for that goal after a sale, its worth is
    subtracted, so the advice does not sell goods that were bought for a goal.
    """
    holding, reach_worth = known.holding, known.prospects.reach_worth
    gift = change_of(known, kind, good)
    reach = reach_worth(holding.after(gift).payable)
    return known.gain(known.goods, gift) + reach - reach_worth(holding.payable)


def gains(known: Known) -> dict[tuple[str, str], float]:
    """Return the worth of each sale and purchase that may gain worth, as `weigh_trade` computes it.

    A key is the type of the decision and the good.
    """
    holding, reach_worth = known.holding, known.prospects.reach_worth
    now = reach_worth(holding.payable)
    return {
        (bargain.kind, bargain.good): bargain.change + reach_worth(bargain.payable) - now
        for column in known.perspective.market.items()
        for bargain in holding.bargains[column]
    }


def change_of(known: Known, kind: str, good: str) -> dict[str, int]:
    """Return the change of each good by a sale or purchase at its price (`market.sell`, `market.buy`)."""
    figures, level = known.figures, known.perspective.market[good]
    if kind == SELL:
        return {good: -1, CORN: figures.sale_prices[level]}
    return {good: 1, CORN: -figures.purchase_prices[level]}


def best_trade(
    known: Known, holding: Holding, market: Stock, done: tuple[Stock, Stock] = ({}, {})
) -> Trade:
    """Return the trades of a whole visit to the market, each the best sale or purchase at its time.

    `done` has the goods sold and bought earlier, if the visit has already begun.
    """
    (kind, good, _, after, _), worth = best_step(known, holding, market, done)
    sold, bought = done
    if not kind:
        return Trade(sold, bought, 0.0, holding.goods)
    market, figures, total = dict(market), known.figures, 0.0
    sold, bought = dict(sold), dict(bought)
    for _ in range(MOST_TRADES):
        total += worth
        holding = holding_of(known.worths, after)
        if kind == SELL:
            market[good] = figures.after_sale(market[good])
            sold[good] = sold.get(good, 0) + 1
        else:
            market[good] = figures.after_purchase(market[good])
            bought[good] = bought.get(good, 0) + 1
        (kind, good, _, after, _), worth = best_step(known, holding, market, (sold, bought))
        if not kind:
            break
    return Trade(sold, bought, total, holding.goods)
