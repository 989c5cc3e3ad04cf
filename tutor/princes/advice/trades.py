"""What a visit to the market could bring: single sales and purchases, and the best in a row."""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.princes.advice.offers import LEAST
from tutor.princes.advice.sight import Sight, Stock
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


def sale_price(sight: Sight, level: int) -> int:
    """What the next sale into a column with so many goods pays."""
    prices = sight.figures.prices
    return prices[level] if level < len(prices) else sight.figures.bank_buys_at


def purchase_price(sight: Sight, level: int) -> int:
    """What the next purchase from a column with so many goods costs."""
    return sight.figures.prices[level - 1] if level else sight.figures.bank_sells_at


def wished(sight: Sight, goods: Stock, good: str) -> tuple[str, float]:
    """What one more of a good would complete at once, and the most it is worth: "" for nothing.

    An Inca's district or an order whose price lacks this one piece alone.
    """
    best, most = "", 0.0
    for target, cost, worth in sight.wishes:
        missing = {each: count - goods[each] for each, count in cost.items() if goods[each] < count}
        if missing == {good: 1}:
            gain = COMPLETING * (worth - sight.paid({**goods, good: goods[good] + 1}, cost))
            if gain > most:
                best, most = target, gain
    return best, most


def best_step(
    sight: Sight, goods: Stock, market: Stock, sold: Stock, bought: Stock
) -> tuple[str, str, float]:
    """The best single sale or purchase ("", "", 0 when none is worth it)."""
    best = ("", "", 0.0)
    for good in MARKET_GOODS:
        if goods[good] and good not in bought:
            worth = weigh_sale(sight, goods, good, sale_price(sight, market[good]))
            if worth > best[2] + LEAST:
                best = (SELL, good, worth)
        price = purchase_price(sight, market[good])
        if goods[CORN] >= price and good not in sold:
            worth = weigh_purchase(sight, goods, good, price)
            if worth > best[2] + LEAST:
                best = (BUY, good, worth)
    return best


def weigh_sale(sight: Sight, goods: Stock, good: str, price: int) -> float:
    """What selling one good is worth."""
    return sight.gained(goods, {good: -1, CORN: price})


def weigh_purchase(sight: Sight, goods: Stock, good: str, price: int) -> float:
    """What buying one good is worth, with what it completes."""
    return sight.gained(goods, {good: 1, CORN: -price}) + wished(sight, goods, good)[1]


def best_trade(sight: Sight, goods: Stock, market: Stock) -> Trade:
    """A whole visit, the best step at a time."""
    goods, market = dict(goods), dict(market)
    sold: dict[str, int] = {}
    bought: dict[str, int] = {}
    total = 0.0
    for _ in range(MOST_TRADES):
        kind, good, worth = best_step(sight, goods, market, sold, bought)
        if not kind:
            break
        total += worth
        if kind == SELL:
            goods[CORN] += sale_price(sight, market[good])
            goods[good] -= 1
            market[good] = min(market[good] + 1, len(sight.figures.prices))
            sold[good] = sold.get(good, 0) + 1
        else:
            goods[CORN] -= purchase_price(sight, market[good])
            goods[good] += 1
            market[good] = max(market[good] - 1, 0)
            bought[good] = bought.get(good, 0) + 1
    return Trade(sold, bought, total, goods)
