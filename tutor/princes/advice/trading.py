"""Rules of thumb for the Central Plaza: adjust the market, sell surplus goods, buy missing ones."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.base.game import Choice, Decision
from tutor.core.base.players import Advice, Reason
from tutor.princes.advice.known import Known, Numbers
from tutor.princes.advice.offers import LEAST
from tutor.princes.advice.trades import Trade, best_trade, change_of, gains, weigh_trade
from tutor.princes.advice.worths import can_pay
from tutor.princes.components import Stock
from tutor.princes.identifiers import CORN, ORDERS
from tutor.princes.rules.market import ADD, SELL


def weigh_adjustment(known: Known, choice: Choice) -> float:
    """The worth of an adjustment: that of the best trades after it, if they make use of it."""
    if not isinstance(choice, tuple):
        return best_trade(known, known.holding, known.perspective.market).worth
    good, change = choice
    trade = _after(known, good, change)
    return trade.worth if good in trade.bought or good in trade.sold else 0.0


def _after(known: Known, good: str, change: str) -> Trade:
    """The best trades after an adjustment."""
    return best_trade(known, known.holding, _adjust(known, good, change))


def _adjust(known: Known, good: str, change: str) -> Stock:
    market = known.perspective.market
    return {**market, good: market[good] + (1 if change == ADD else -1)}


def advise_adjustment(known: Known, decision: Decision) -> Advice:
    """The trades that the adjustment is made for."""
    weight = weigh_adjustment(known, decision.choice)
    if not isinstance(decision.choice, tuple):
        return Advice(decision, Reason("adjust_nothing", {}), weight)
    good, change = decision.choice
    trade, level = _after(known, good, change), _adjust(known, good, change)[good]
    if good in trade.bought:
        numbers = {"good": good, "price": known.figures.purchase_price(level)}
        return Advice(decision, Reason("adjust_to_buy", numbers), weight)
    if good in trade.sold:
        numbers = {"good": good, "price": known.figures.sale_price(level)}
        return Advice(decision, Reason("adjust_to_sell", numbers), weight)
    return Advice(decision, Reason("adjust_idly", {"good": good}), weight)


def advise_trades(known: Known, legal: tuple[Decision, ...]) -> list[Advice]:
    """Sell goods worth less than their price, buy goods worth more, then finish."""
    found = [_trade(known, each) for each in legal if each.type != "finish_trade"]
    is_done = all(each.weight <= LEAST for each in found)
    reason = Reason("finish_trade" if is_done else "finish_early", {})
    finishing = (each for each in legal if each.type == "finish_trade")
    return found + [Advice(each, reason, LEAST) for each in finishing]


def best_deal(known: Known, legal: Sequence[Decision]) -> Decision:
    """The decision that `advise_trades` puts first."""
    worths, best, most = gains(known), legal[-1], LEAST
    for decision in legal[:-1] if worths else ():
        weight = worths.get((decision.type, str(decision.choice)), 0.0)
        # Finishing stands last, so whatever weighs as much comes before it.
        if weight > most or (weight == most and best is legal[-1]):
            best, most = decision, weight
    return best


def _trade(known: Known, decision: Decision) -> Advice:
    """One sale or purchase; its reason names the goal it makes possible and the price."""
    good = str(decision.choice)
    held = known.goods[good]
    is_sale = decision.type == SELL
    gift = change_of(known, decision.type, good)
    weight = weigh_trade(known, decision.type, good)
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
    perspective, holding = known.perspective, known.holding.after(gift)
    target, cost = known.prospects.reach(holding)
    if not cost.get(good) or can_pay(known.goods, cost):
        return ""
    done = dict.fromkeys(perspective.sold, 1), {**dict.fromkeys(perspective.bought, 1), good: 1}
    market = {**perspective.market, good: max(perspective.market[good] - 1, 0)}
    rest = best_trade(known, holding, market, done)
    return target if can_pay(rest.goods, cost) else ""
