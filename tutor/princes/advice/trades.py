"""Trades for a visit to the market: single sales and purchases, and the best in a row."""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.princes.advice.holding import Bargain, Holding, holding_of
from tutor.princes.advice.known import Known
from tutor.princes.advice.offers import LEAST
from tutor.princes.components import Stock
from tutor.princes.identifiers import CORN
from tutor.princes.rules.market import SELL

MOST_TRADES: Final = 12

Step = tuple[Bargain, float]
"""A sale or purchase and what it is worth."""
NO_STEP: Final[Step] = (Bargain("", "", 0.0, (), ()), 0.0)


class Trade(NamedTuple):
    """Goods sold and bought in one visit, and what that is worth."""

    sold: dict[str, int]
    bought: dict[str, int]
    worth: float
    goods: dict[str, int]


def best_step(known: Known, holding: Holding, market: Stock, done: tuple[Stock, Stock]) -> Step:
    """The best single sale or purchase after what was sold and bought; NO_STEP for none."""
    best, most, least, (sold, bought) = NO_STEP[0], 0.0, LEAST, done
    bargains, prospects = holding.bargains, known.prospects
    now, targets, completing = prospects.reach_now(holding), prospects.targets, prospects.completing
    for column in market.items():
        for bargain in bargains[column]:
            kind, good, change, _, payable = bargain
            # As `reach_worth` says, without a call: most steps come to nothing.
            reach = 0.0
            for target, paid in payable:
                gained = targets[target] - paid
                if gained > reach:
                    reach = gained
            worth = change + completing * reach - now
            # A good that was bought is not sold in the same visit, nor bought again
            # (`market.no_wash`).
            if worth > least and good not in (bought if kind == SELL else sold):
                best, most, least = bargain, worth, worth + LEAST
    return best, most


def weigh_trade(known: Known, kind: str, good: str) -> float:
    """The worth of a sale or purchase at its price now (`market.sell`, `market.buy`).

    That is the change in the goods and in the goals they pay for. A trade that makes a goal
    unaffordable loses its worth, so goods bought for a plan are not sold again for less.
    """
    holding, reach_worth = known.holding, known.prospects.reach_worth
    gift = change_of(known, kind, good)
    reach = reach_worth(holding.after(gift).payable)
    return known.gain(known.goods, gift) + reach - reach_worth(holding.payable)


def gains(known: Known) -> dict[tuple[str, str], float]:
    """The results of `weigh_trade` for each sale and purchase that may be worth something."""
    holding, reach_worth = known.holding, known.prospects.reach_worth
    now = reach_worth(holding.payable)
    return {
        (bargain.kind, bargain.good): bargain.change + reach_worth(bargain.payable) - now
        for column in known.perspective.market.items()
        for bargain in holding.bargains[column]
    }


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
