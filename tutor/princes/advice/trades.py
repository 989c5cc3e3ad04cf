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


class StepWorth:
    """The worth of a sale (at a price above 0) or a purchase (below 0) with one stock.

    That is what it changes of the goods, and of what they then pay for. A trade that breaks up what
    the stock pays for already loses that, so what was bought for a plan is not sold again for less.
    """

    __slots__ = ("_now", "_reaches", "_trades")

    def __init__(self, known: Known, holding: Holding) -> None:
        self._trades, self._reaches = holding.trades, known.prospects.reach_worths
        self._now = self._reaches[holding.amounts]

    def of(self, good: str, price: int) -> float:
        """The worth of one more of a good, or of one less, with its price paid."""
        change, after = self._trades[good, price]
        return change + self._reaches[after] - self._now


def best_step(
    known: Known, holding: Holding, market: Stock, sold: Collection[str], bought: Collection[str]
) -> tuple[str, str, int, float]:
    """The best single sale or purchase with its price ("", "", 0, 0.0 when none is worth it)."""
    best, least = ("", "", 0, 0.0), LEAST
    figures, goods, worth_of = known.figures, holding.goods, StepWorth(known, holding).of
    sales, purchases = for_sale(goods, bought), within_reach(figures, goods[CORN], market, sold)
    for good in MARKET_GOODS:
        if good in sales:
            price = figures.sale_prices[market[good]]
            worth = worth_of(good, price)
            if worth > least:
                best, least = (SELL, good, price, worth), worth + LEAST
        if good in purchases:
            price = figures.purchase_prices[market[good]]
            worth = worth_of(good, -price)
            if worth > least:
                best, least = (BUY, good, -price, worth), worth + LEAST
    return best


def weigh_trade(known: Known, kind: str, good: str) -> float:
    """The worth of a sale or purchase at its price now (`market.sell`, `market.buy`)."""
    return StepWorth(known, known.holding).of(good, change_of(known, kind, good)[CORN])


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
