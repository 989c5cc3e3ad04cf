"""Trades for a visit to the market: single sales and purchases, and the best in a row."""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.princes.advice.known import Known, Stock, changed
from tutor.princes.advice.offers import LEAST
from tutor.princes.components import Cost
from tutor.princes.rules.market import BUY, SELL
from tutor.princes.terms import CORN, MARKET_GOODS

COMPLETING: Final = 0.5
MOST_TRADES: Final = 12


class Trade(NamedTuple):
    """Goods sold and bought in one visit, and what that is worth."""

    sold: dict[str, int]
    bought: dict[str, int]
    worth: float
    goods: dict[str, int]


class Reach(NamedTuple):
    """The best Inca (by district) or order that a stock pays for whole, and what that is worth."""

    target: str
    worth: float
    cost: Cost


NO_REACH: Final = Reach("", 0.0, {})


def within_reach(known: Known, goods: Stock) -> Reach:
    """The best Inca or order that a stock pays for in full; `NO_REACH` if there is none."""
    best = NO_REACH
    for target, cost, worth in known.targets:
        if COMPLETING * worth <= best.worth:
            break
        if known.has(goods, cost):
            gain = COMPLETING * (worth - known.paid(goods, cost))
            if gain > best.worth:
                best = Reach(target, gain, cost)
    return best


def best_step(
    known: Known, goods: Stock, market: Stock, sold: Stock, bought: Stock
) -> tuple[str, str, float]:
    """The best single sale or purchase ("", "", 0 when none is worth it)."""
    best = ("", "", 0.0)
    now = within_reach(known, goods).worth
    for good in MARKET_GOODS:
        if goods[good] and good not in bought:
            gift = sale(known, good, market[good])
            worth = weigh_trade(known, goods, gift, now)
            if worth > best[2] + LEAST:
                best = (SELL, good, worth)
        if good not in sold and goods[CORN] >= known.figures.purchase_price(market[good]):
            gift = purchase(known, good, market[good])
            worth = weigh_trade(known, goods, gift, now)
            if worth > best[2] + LEAST:
                best = (BUY, good, worth)
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
    after = within_reach(known, changed(goods, gift)).worth
    return known.gained(goods, gift) + after - now


def best_trade(
    known: Known, goods: Stock, market: Stock, done: tuple[Stock, Stock] = ({}, {})
) -> Trade:
    """A whole visit, or the rest of one after what was sold and bought, the best step at a time."""
    goods, market = dict(goods), dict(market)
    sold, bought = map(dict, done)
    total = 0.0
    for _ in range(MOST_TRADES):
        kind, good, worth = best_step(known, goods, market, sold, bought)
        if not kind:
            break
        total += worth
        if kind == SELL:
            goods[CORN] += known.figures.sale_price(market[good])
            goods[good] -= 1
            market[good] = min(market[good] + 1, known.figures.spaces)
            sold[good] = sold.get(good, 0) + 1
        else:
            goods[CORN] -= known.figures.purchase_price(market[good])
            goods[good] += 1
            market[good] = max(market[good] - 1, 0)
            bought[good] = bought.get(good, 0) + 1
    return Trade(sold, bought, total, goods)
