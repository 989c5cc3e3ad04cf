"""Rules of thumb for the Central Plaza: adjust the market, sell what is plenty, buy what lacks."""

from __future__ import annotations

from typing import Any

from tutor.core.advice import Advice, Reason
from tutor.core.game import Decision
from tutor.princes.advice.offers import LEAST
from tutor.princes.advice.sight import Sight
from tutor.princes.advice.trades import (
    best_trade,
    purchase_price,
    sale_price,
    weigh_purchase,
    weigh_sale,
    wished,
)
from tutor.princes.rules.market import ADD
from tutor.princes.terms import ORDERS


def advise_adjustment(sight: Sight, decision: Decision) -> Advice:
    """The change that makes the own trades best."""
    market = sight.view["market"]
    if not isinstance(decision.choice, tuple):
        worth = best_trade(sight, sight.goods, market).worth
        return Advice(decision, Reason("adjust_nothing", {}), worth)
    good, change = decision.choice
    level = market[good] + (1 if change == ADD else -1)
    trade = best_trade(sight, sight.goods, {**market, good: level})
    if good in trade.bought:
        numbers = {"good": good, "price": purchase_price(sight, level)}
        return Advice(decision, Reason("adjust_to_buy", numbers), trade.worth)
    if good in trade.sold:
        numbers = {"good": good, "price": sale_price(sight, level)}
        return Advice(decision, Reason("adjust_to_sell", numbers), trade.worth)
    return Advice(decision, Reason("adjust_idly", {"good": good}), 0.0)


def advise_trade(sight: Sight, decision: Decision) -> Advice:
    """Sell what is held in plenty, buy what completes a price or is scarce."""
    if decision.type == "finish_trade":
        return Advice(decision, Reason("finish_trade", {}), LEAST)
    good = str(decision.choice)
    level, held = sight.view["market"][good], sight.goods[good]
    numbers: dict[str, Any] = {"good": good}
    if decision.type == "sell":
        numbers["price"] = price = sale_price(sight, level)
        weight = weigh_sale(sight, sight.goods, good, price)
        if weight <= LEAST:
            return Advice(decision, Reason("sell_cheap", numbers), weight)
        return Advice(decision, Reason("sell", {**numbers, "held": held}), weight)
    numbers["price"] = price = purchase_price(sight, level)
    weight = weigh_purchase(sight, sight.goods, good, price)
    target, _ = wished(sight, sight.goods, good)
    if weight <= LEAST:
        key = "buy_dear"
    elif target in ORDERS:
        key, numbers["order"] = "buy_for_order", target
    elif target:
        key, numbers["district"] = "buy_for_inca", target
    else:
        key, numbers["held"] = "buy", held
    return Advice(decision, Reason(key, numbers), weight)
