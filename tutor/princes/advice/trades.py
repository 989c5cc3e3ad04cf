"""Trades for a visit to the market: single sales and purchases, and the best in a row."""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.princes.advice.known import NO_REACH, Known, Reach
from tutor.princes.advice.offers import LEAST
from tutor.princes.advice.perspective import Stock
from tutor.princes.rules.market import BUY, SELL
from tutor.princes.terms import CORN, MARKET_GOODS

MOST_TRADES: Final = 12


class Trade(NamedTuple):
    """Goods sold and bought in one visit, and what that is worth."""

    sold: dict[str, int]
    bought: dict[str, int]
    worth: float
    goods: dict[str, int]


def within_reach(known: Known, goods: Stock) -> Reach:
    """The best Inca or order that a stock pays for in full; `NO_REACH` if there is none."""
    reaches, key = known.reaches, tuple(goods.values())
    found = reaches.get(key)
    if found is None:
        found = reaches[key] = _within_reach(known, goods)
    return found


def _within_reach(known: Known, goods: Stock) -> Reach:
    best, most, completing = NO_REACH, 0.0, known.weights.completing
    worth_of = known.worth_of
    for target, cost, worth in known.targets:
        if completing * worth <= most:
            break
        lost = 0.0
        for good, count in cost.items():
            held = goods[good]
            if held < count:
                break
            table = worth_of[good]
            lost += table[held - count] - table[held]
        else:
            gain = completing * (worth + lost)
            if gain > most:
                best, most = Reach(target, gain, cost), gain
    return best


def best_step(
    known: Known, goods: dict[str, int], market: Stock, sold: Stock, bought: Stock
) -> tuple[str, str, float, int]:
    """The best single sale or purchase with its price ("", "", 0, 0 when none is worth it).

    The goods are changed for a moment to see what they would pay for.
    """
    best = ("", "", 0.0, 0)
    figures, corn, least = known.figures, goods[CORN], LEAST
    now = within_reach(known, goods)[1]
    corn_worth = known.worth_of[CORN]
    of_corn = corn_worth[corn]
    for good in MARKET_GOODS:
        held = goods[good]
        worth_of = known.worth_of[good]
        if held and good not in bought:
            price = figures.sale_prices[market[good]]
            goods[good], goods[CORN] = held - 1, corn + price
            worth = worth_of[held - 1] - worth_of[held] + (corn_worth[corn + price] - of_corn)
            worth = worth + within_reach(known, goods)[1] - now
            goods[good] = held
            if worth > least:
                best, least = (SELL, good, worth, price), worth + LEAST
        price = figures.purchase_prices[market[good]]
        if corn >= price and good not in sold:
            goods[good], goods[CORN] = held + 1, corn - price
            worth = worth_of[held + 1] - worth_of[held] + (corn_worth[corn - price] - of_corn)
            worth = worth + within_reach(known, goods)[1] - now
            goods[good] = held
            if worth > least:
                best, least = (BUY, good, worth, price), worth + LEAST
    goods[CORN] = corn
    return best


def sale(known: Known, good: str, level: int) -> dict[str, int]:
    """The change in a stock, in pieces by good, by selling one good (`market.sell`)."""
    return {good: -1, CORN: known.figures.sale_price(level)}


def purchase(known: Known, good: str, level: int) -> dict[str, int]:
    """The change in a stock, in pieces by good, by buying one good (`market.buy`)."""
    return {good: 1, CORN: -known.figures.purchase_price(level)}


def weigh_trade(known: Known, goods: Stock, gift: Stock, now: float) -> float:
    """The worth of a sale or purchase after its price: the goods, and what they then pay for.

    `now` is the worth of what the stock pays for already. A trade that breaks it up loses that, so
    what was bought for a plan is not sold again for less.
    """
    after = dict(goods)
    for good, count in gift.items():
        after[good] += count
    return known.gained(goods, gift) + within_reach(known, after)[1] - now


def best_trade(
    known: Known, goods: Stock, market: Stock, done: tuple[Stock, Stock] = ({}, {})
) -> Trade:
    """A whole visit, or the rest of one after what was sold and bought, the best step at a time."""
    goods, market = dict(goods), dict(market)
    sold, bought = map(dict, done)
    total = 0.0
    for _ in range(MOST_TRADES):
        kind, good, worth, price = best_step(known, goods, market, sold, bought)
        if not kind:
            break
        total += worth
        if kind == SELL:
            goods[CORN] += price
            goods[good] -= 1
            market[good] = min(market[good] + 1, known.figures.spaces)
            sold[good] = sold.get(good, 0) + 1
        else:
            goods[CORN] -= price
            goods[good] += 1
            market[good] = max(market[good] - 1, 0)
            bought[good] = bought.get(good, 0) + 1
    return Trade(sold, bought, total, goods)
