"""Trades for a visit to the market: single sales and purchases, and the best in a row."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from tutor.princes.advice.holding import Holding, holding_of
from tutor.princes.advice.known import Known
from tutor.princes.advice.offers import LEAST
from tutor.princes.components import Stock
from tutor.princes.identifiers import CORN, MARKET_GOODS
from tutor.princes.rules.market import BUY, SELL, for_sale, within_reach

MOST_TRADES: Final = 12


class Trade(NamedTuple):
    """Goods sold and bought in one visit, and what that is worth."""

    sold: dict[str, int]
    bought: dict[str, int]
    worth: float
    goods: dict[str, int]


def best_step(
    known: Known, holding: Holding, market: Stock, sold: Collection[str], bought: Collection[str]
) -> tuple[str, str, int, float]:
    """The best single sale or purchase with its price ("", "", 0, 0.0 when none is worth it)."""
    figures, goods, steps = known.figures, holding.goods, list[tuple[str, str, int]]()
    sales, purchases = for_sale(goods, bought), within_reach(figures, goods[CORN], market, sold)
    for good in MARKET_GOODS:
        level = market[good]
        if good in sales:
            steps.append((SELL, good, figures.sale_prices[level]))
        if good in purchases:
            steps.append((BUY, good, -figures.purchase_prices[level]))
    best, least = ("", "", 0, 0.0), LEAST
    trades, reaches = holding.trades, known.prospects.reach_worths
    now = reaches[holding.amounts]
    for kind, good, price in steps:
        change, after = trades[good, price]
        worth = change + reaches[after] - now
        if worth > least:
            best, least = (kind, good, price, worth), worth + LEAST
    return best


def weigh_trade(known: Known, kind: str, good: str) -> float:
    """The worth of a sale or purchase at its price now (`market.sell`, `market.buy`).

    That is what it changes of the goods, and of what they then pay for. A trade that breaks up what
    the stock pays for already loses that, so what was bought for a plan is not sold again for less.
    """
    holding, reaches = known.holding, known.prospects.reach_worths
    change, after = holding.trades[good, change_of(known, kind, good)[CORN]]
    return change + reaches[after] - reaches[holding.amounts]


def change_of(known: Known, kind: str, good: str) -> dict[str, int]:
    """The change in the stock by a sale or a purchase (`market.sell`, `market.buy`)."""
    figures, level = known.figures, known.perspective.market[good]
    if kind == SELL:
        return {good: -1, CORN: figures.sale_prices[level]}
    return {good: 1, CORN: -figures.purchase_prices[level]}


def best_trade(
    known: Known, holding: Holding, market: Stock, done: tuple[Stock, Stock] = ({}, {})
) -> Trade:
    """A whole visit, or the rest of one after what was sold and bought, the best step at a time."""
    market, figures = dict(market), known.figures
    sold, bought = map(dict, done)
    total = 0.0
    for _ in range(MOST_TRADES):
        kind, good, price, worth = best_step(known, holding, market, sold, bought)
        if not kind:
            break
        total += worth
        holding = holding_of(known.worths, holding.trades[good, price][1])
        if kind == SELL:
            market[good] = figures.after_sale(market[good])
            sold[good] = sold.get(good, 0) + 1
        else:
            market[good] = figures.after_purchase(market[good])
            bought[good] = bought.get(good, 0) + 1
    return Trade(sold, bought, total, holding.goods)
