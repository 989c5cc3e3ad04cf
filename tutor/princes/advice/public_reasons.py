"""Reasons that do not depend on a player's cards, so that another player may read them.

The reasons name goods, prices, bonuses and Incas, which all players see. The reasons name no Inca,
order or trade that the player wants next, because such a wish may depend on the cards
(`info.secret`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.core.base.game import Decision
from tutor.core.base.players import UNTOLD, Advice, Reason
from tutor.princes.advice.holding import Holding
from tutor.princes.advice.known import Known
from tutor.princes.advice.turns import tile_reason
from tutor.princes.advice.visits import harvest, reason_of
from tutor.princes.advice.worths import can_pay
from tutor.princes.components import Stock
from tutor.princes.identifiers import (
    CENTRAL_PLAZA,
    CORN,
    HOUSES,
    MARKET_GOODS,
    PRODUCTION,
    RECRUITING,
    TEMPLES,
)
from tutor.princes.rules.market import ADD
from tutor.princes.spec import OF_A_PLAN, OF_THE_HAND

OF_THE_CARD: Final = frozenset({"place_inca"})
"""Types of decision that may follow from the only card in hand.

Such a decision never has a public reason: if only some had one, a missing reason would reveal the
card.
"""


OF_DAYS_TO_COME: Final = frozenset({"acquire_steps", "recruit_early"})
"""Keys of reasons that name the later use of an Inca or a priest.

On the last day they are hardly ever true, so the public reason is then UNTOLD.
"""


def public_reason(known: Known, advice: Advice) -> Reason:
    """Return the reason for an advice in a form for a reader who does not see the player's cards.

    `known` has the cards face down. The result is UNTOLD if every reason might reveal the cards.
    """
    key = advice.reason.key
    if advice.decision.type in OF_THE_CARD:
        return UNTOLD
    if known.is_last_day and key in OF_DAYS_TO_COME:
        return UNTOLD
    if key in INSTEAD:
        return INSTEAD[key](known, advice.decision)
    return UNTOLD if key in OF_THE_HAND | OF_A_PLAN else advice.reason


def _recruiting(known: Known, decision: Decision) -> Reason:
    """Return a reason that says that the player can pay for some Inca in the district."""
    return Reason("able_to_recruit", {"district": decision.choice})


def _acquiring(known: Known, decision: Decision) -> Reason:
    """Return a reason that says that the player can pay for some priest or virgin in the house."""
    return Reason("able_to_acquire", {"district": decision.choice})


def _trading(known: Known, decision: Decision) -> Reason:
    """Return a reason that says that the player can trade something on the market."""
    return Reason("able_to_trade", {"district": decision.choice})


def _serving(known: Known, decision: Decision) -> Reason:
    """Return a reason that names the goods and steps that any Inca earns on the Sun Clock."""
    return Reason("able_to_serve", {"district": decision.choice})


def _stones(known: Known, decision: Decision) -> Reason:
    """Return a reason that names the steps for the stones.

    The reason names no sacrifice, because the player decides on a sacrifice later.
    """
    place = str(decision.choice)
    steps = known.perspective.bonus[place] * known.figures.stone_steps
    numbers = {"district": place, "steps": steps}
    if known.reaches_summit(steps):
        return Reason("reach_summit", {**numbers, "drawn": known.draws})
    return Reason("stones", numbers)


def _little(known: Known, decision: Decision) -> Reason:
    """Return a reason that names the use of visiting a district and is true with any cards in hand.

    If there were no reason, the reader would learn that the player goes there because of the cards.
    """
    place = str(decision.choice)
    if place in TEMPLES and known.perspective.bonus[place]:
        return _stones(known, decision)
    holding = _goods_left(known, place)
    if place in PRODUCTION:
        found = harvest(known, place, holding)
        return reason_of(known, place, found)
    able = _able(known, place, holding.goods)
    return Reason("idle", {"district": place}) if able is None else able(known, decision)


def _goods_left(known: Known, place: str) -> Holding:
    """Return the goods that the player has left after moving to a district."""
    prince = known.me.prince
    is_near = prince is None or place in known.figures.neighbours[prince]
    return known.holding if is_near else known.holding.after_ride


def _able(known: Known, place: str, goods: Stock) -> Callable[[Known, Decision], Reason] | None:
    """Return the function that makes the reason for visiting a district with these goods.

    None if the player can do nothing there with the goods.
    """
    figures = known.figures
    if place in RECRUITING:
        costs = figures.recruit[place].values()
        is_paid = any(can_pay(goods, cost) for cost in costs)
        return _recruiting if known.me.supply and is_paid else None
    if place in HOUSES:
        left = [order for order in HOUSES[place] if known.perspective.orders_left[order]]
        is_paid = any(can_pay(goods, figures.orders[order].cost) for order in left)
        return _acquiring if is_paid else None
    if place == CENTRAL_PLAZA:
        return _trading if any(goods[good] for good in (CORN, *MARKET_GOODS)) else None
    is_at_work = any(known.me.incas[district] for district in PRODUCTION)
    return _serving if place not in TEMPLES and is_at_work else None


def _staying(known: Known, decision: Decision) -> Reason:
    """Return a reason that names what the Moon tile pays, and not what neighbouring districts offer."""
    return tile_reason(known, str(decision.choice))


def _recruit(known: Known, decision: Decision) -> Reason:
    """Return a reason that names the use of these Incas without any card."""
    assert isinstance(decision.choice, tuple)
    return Reason("recruit_more", {"districts": list(decision.choice)})


def _adjust(known: Known, decision: Decision) -> Reason:
    """Return a reason that names the prices after the adjustment, and not the trade that follows."""
    assert isinstance(decision.choice, tuple)
    good, change = decision.choice
    level = known.perspective.market[good] + (1 if change == ADD else -1)
    buying, selling = known.figures.purchase_price(level), known.figures.sale_price(level)
    return Reason("adjust_prices", {"good": good, "buying": buying, "selling": selling})


def _buy(known: Known, decision: Decision) -> Reason:
    """Return a reason that names the price and the pieces in hand, and not the use of the good."""
    good = str(decision.choice)
    price = known.figures.purchase_price(known.perspective.market[good])
    return Reason("buy", {"good": good, "price": price, "held": known.goods[good]})


def _sell(known: Known, decision: Decision) -> Reason:
    """Return a reason that names the price and the pieces in hand, and not the worth of the good."""
    good = str(decision.choice)
    price = known.figures.sale_price(known.perspective.market[good])
    return Reason("sell", {"good": good, "price": price, "held": known.goods[good]})


def _send(known: Known, decision: Decision) -> Reason:
    """Return a reason that names what the Inca earns, and not the worth of the Inca itself."""
    return Reason("send_one", {"district": decision.choice})


INSTEAD: Final[dict[str, Callable[[Known, Decision], Reason]]] = {
    "visit_recruits": _recruiting,
    "visit_house": _acquiring,
    "visit_market": _trading,
    "visit_clock": _serving,
    "temple_gift": _stones,
    "reach_summit": _stones,
    "idle": _little,
    "approach": _little,
    "stay_wait": _staying,
    "recruit_early": _recruit,
    "adjust_to_buy": _adjust,
    "adjust_to_sell": _adjust,
    "adjust_idly": _adjust,
    "buy_for_inca": _buy,
    "buy_for_order": _buy,
    "buy_dear": _buy,
    "sell_cheap": _sell,
    "send_unshown": _send,
}
"""The functions that make a public reason, by the key of the reason that it replaces."""
