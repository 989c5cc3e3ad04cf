"""Trades for a visit to the market: single sales and purchases, and the best in a row."""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.princes.advice.holding import Holding, holding_of
from tutor.princes.advice.known import Known
from tutor.princes.advice.offers import LEAST
from tutor.princes.advice.worths import Amounts
from tutor.princes.components import Stock
from tutor.princes.identifiers import CORN
from tutor.princes.rules.market import SELL, for_sale, within_reach

MOST_TRADES: Final = 12

Step = tuple[str, str, Amounts, float]
"""A sale or purchase, its good, the stock after it, and what it is worth."""
NO_STEP: Final[Step] = ("", "", (), 0.0)


class Trade(NamedTuple):
    """Goods sold and bought in one visit, and what that is worth."""

    sold: dict[str, int]
    bought: dict[str, int]
    worth: float
    goods: dict[str, int]


def best_step(known: Known, holding: Holding, market: Stock, done: tuple[Stock, Stock]) -> Step:
    """The best single sale or purchase after what was sold and bought; NO_STEP for none."""
    best, least, is_first = NO_STEP, LEAST, not any(done)
    bargains, reach_worth = holding.bargains, known.prospects.reach_worth
    now, reach_worths = reach_worth(holding.payable), known.prospects.reach_worths
    for column in market.items():
        for kind, change, after, payable in bargains[column]:
            reach = reach_worths.get(after)
            if reach is None:
                reach = reach_worths[after] = reach_worth(payable)
            worth = change + reach - now
            if worth > least:
                step = kind, column[0], after, worth
                if is_first or _is_open(known, holding, market, done, step):
                    best, least = step, worth + LEAST
    return best


def _is_open(
    known: Known, holding: Holding, market: Stock, done: tuple[Stock, Stock], step: Step
) -> bool:
    """Whether a sale or purchase is possible after what was sold and bought in this visit."""
    (kind, good, _, _), (sold, bought) = step, done
    if kind == SELL:
        return good in for_sale(holding.goods, bought)
    return good in within_reach(known.figures, holding.goods[CORN], market, sold)


def weigh_trade(known: Known, kind: str, good: str) -> float:
    """The worth of a sale or purchase at its price now (`market.sell`, `market.buy`).

    That is what it changes of the goods, and of what they then pay for. A trade that breaks up what
    the stock pays for already loses that, so what was bought for a plan is not sold again for less.
    """
    holding, reach_worth = known.holding, known.prospects.reach_worth
    bargains = holding.bargains[good, known.perspective.market[good]]
    bargain = next(bargain for bargain in bargains if bargain.kind == kind)
    return bargain.change + reach_worth(bargain.payable) - reach_worth(holding.payable)


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
        kind, good, after, worth = best_step(known, holding, market, (sold, bought))
        if not kind:
            break
        total += worth
        holding = holding_of(known.worths, after)
        if kind == SELL:
            market[good] = figures.after_sale(market[good])
            sold[good] = sold.get(good, 0) + 1
        else:
            market[good] = figures.after_purchase(market[good])
            bought[good] = bought.get(good, 0) + 1
    return Trade(sold, bought, total, holding.goods)
