"""Rules of thumb for the Central Plaza: adjust the market, sell what is plenty, buy what lacks."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.base.advice import Advice, Reason
from tutor.core.base.game import Decision
from tutor.princes.advice.known import Known, Numbers, Reach, changed
from tutor.princes.advice.offers import LEAST
from tutor.princes.advice.perspective import Stock
from tutor.princes.advice.trades import (
    best_trade,
    purchase,
    sale,
    weigh_trade,
    within_reach,
)
from tutor.princes.rules.market import ADD, SELL
from tutor.princes.terms import CORN, ORDERS


def advise_adjustment(known: Known, decision: Decision) -> Advice:
    """The worth of an adjustment: that of the best trades after it."""
    market = known.perspective.market
    if not isinstance(decision.choice, tuple):
        worth = best_trade(known, known.goods, market).worth
        return Advice(decision, Reason("adjust_nothing", {}), worth)
    good, change = decision.choice
    level = market[good] + (1 if change == ADD else -1)
    trade = best_trade(known, known.goods, {**market, good: level})
    if good in trade.bought:
        numbers = {"good": good, "price": known.figures.purchase_price(level)}
        return Advice(decision, Reason("adjust_to_buy", numbers), trade.worth)
    if good in trade.sold:
        numbers = {"good": good, "price": known.figures.sale_price(level)}
        return Advice(decision, Reason("adjust_to_sell", numbers), trade.worth)
    return Advice(decision, Reason("adjust_idly", {"good": good}), 0.0)


def advise_trades(known: Known, legal: tuple[Decision, ...]) -> list[Advice]:
    """Sell what is worth less than its price, buy what is worth more, and finish after that."""
    now = within_reach(known, known.goods)
    found = [_trade(known, each, now) for each in legal if each.type != "finish_trade"]
    is_done = all(each.weight <= LEAST for each in found)
    reason = Reason("finish_trade" if is_done else "finish_early", {})
    finishing = (each for each in legal if each.type == "finish_trade")
    return found + [Advice(each, reason, LEAST) for each in finishing]


def best_deal(known: Known, legal: Sequence[Decision]) -> Decision:
    """The decision that `advise_trades` puts first."""
    now = within_reach(known, known.goods)
    best, most = legal[-1], LEAST
    for decision in legal[:-1]:
        weight = weigh_trade(known, known.goods, _gift(known, decision), now.worth)
        # Finishing stands last, so whatever weighs as much comes before it.
        if weight > most or (weight == most and best is legal[-1]):
            best, most = decision, weight
    return best


def _gift(known: Known, decision: Decision) -> dict[str, int]:
    """The change in the stock by a sale or a purchase."""
    good = str(decision.choice)
    level = known.perspective.market[good]
    return (sale if decision.type == SELL else purchase)(known, good, level)


def _trade(known: Known, decision: Decision, now: Reach) -> Advice:
    """One sale or purchase; what it makes possible is told with the price paid."""
    good = str(decision.choice)
    held = known.goods[good]
    is_sale = decision.type == SELL
    gift = _gift(known, decision)
    weight = weigh_trade(known, known.goods, gift, now.worth)
    numbers: Numbers = {"good": good, "price": abs(gift[CORN])}
    if weight <= LEAST:
        return Advice(decision, Reason("sell_cheap" if is_sale else "buy_dear", numbers), weight)
    if is_sale:
        return Advice(decision, Reason("sell", {**numbers, "held": held}), weight)
    target = _plan(known, good, gift)
    if not target:
        return Advice(decision, Reason("buy", {**numbers, "held": held}), weight)
    key, kind = ("buy_for_order", "order") if target in ORDERS else ("buy_for_inca", "district")
    return Advice(decision, Reason(key, {**numbers, kind: target}), weight)


def _plan(known: Known, good: str, gift: Stock) -> str:
    """The Inca or order that needs this purchase and stays affordable after the visit; else ""."""
    perspective, goods = known.perspective, changed(known.goods, gift)
    reach = within_reach(known, goods)
    if not reach.cost.get(good) or known.has(known.goods, reach.cost):
        return ""
    done = dict.fromkeys(perspective.sold, 1), {**dict.fromkeys(perspective.bought, 1), good: 1}
    market = {**perspective.market, good: max(perspective.market[good] - 1, 0)}
    rest = best_trade(known, goods, market, done)
    return reach.target if known.has(rest.goods, reach.cost) else ""
