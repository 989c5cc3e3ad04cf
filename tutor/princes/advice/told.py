"""The reasons that another seat may be told: only what is true with any cards in hand.

The seat knows the table, so goods, prices, bonuses and Incas may be quoted. What the player means
to do next may rest on the cards (`info.secret`), so no Inca, order or trade to come is named.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.core.base.advice import UNTOLD, Advice, Reason
from tutor.core.base.game import Decision
from tutor.princes.advice.known import Known
from tutor.princes.advice.turns import tile_reason
from tutor.princes.rules.market import ADD
from tutor.princes.spec.reasons import OF_A_PLAN, OF_THE_HAND
from tutor.princes.terms import (
    CENTRAL_PLAZA,
    CORN,
    HOUSES,
    MARKET_GOODS,
    PRODUCTION,
    RECRUITING,
    TEMPLES,
)

OF_THE_CARD: Final = frozenset({"place_inca"})
"""Decisions that follow the only card in hand where it fits. Telling the other reasons alone would
say of those that are kept back what the card shows."""


def told(known: Known, advice: Advice) -> Reason:
    """The reason that may be told to a seat from which the cards are hidden, or UNTOLD.

    `known` has the cards face down.
    """
    key = advice.reason.key
    if advice.decision.type in OF_THE_CARD:
        return UNTOLD
    if key in INSTEAD:
        return INSTEAD[key](known, advice.decision)
    return UNTOLD if key in OF_THE_HAND | OF_A_PLAN else advice.reason


def _recruiting(known: Known, decision: Decision) -> Reason:
    """That some Inca can be paid."""
    return Reason("able_to_recruit", {"district": decision.choice})


def _acquiring(known: Known, decision: Decision) -> Reason:
    """That a priest or virgin can be paid."""
    return Reason("able_to_acquire", {"district": decision.choice})


def _trading(known: Known, decision: Decision) -> Reason:
    """That there is something to trade."""
    return Reason("able_to_trade", {"district": decision.choice})


def _serving(known: Known, decision: Decision) -> Reason:
    """The reward of the Sun Clock for any Inca."""
    return Reason("able_to_serve", {"district": decision.choice})


def _stones(known: Known, decision: Decision) -> Reason:
    """The steps for the stones alone; the sacrifice is still to be decided."""
    place = str(decision.choice)
    steps = known.view["bonus"][place] * known.figures.stone_steps
    numbers = {"district": place, "steps": steps}
    if known.reaches_summit(steps):
        return Reason("reach_summit", {**numbers, "drawn": known.drawn})
    return Reason("stones", numbers)


def _little(known: Known, decision: Decision) -> Reason:
    """That little is to be gained, where no card can change that."""
    place = str(decision.choice)
    if place in TEMPLES and known.view["bonus"][place]:
        return _stones(known, decision)
    return UNTOLD if _may_pay(known, place) else Reason("idle", {"district": place})


def _may_pay(known: Known, place: str) -> bool:
    """Whether some cards in hand could make a visit pay; production never asks for them."""
    figures, goods = known.figures, known.goods
    if place in RECRUITING:
        costs = figures.recruit[place].values()
        return bool(known.me["supply"]) and any(known.has(goods, cost) for cost in costs)
    if place in HOUSES:
        left = [order for order in HOUSES[place] if known.view["orders_left"][order]]
        return any(known.has(goods, figures.orders[order].cost) for order in left)
    if place == CENTRAL_PLAZA:
        return any(goods[good] for good in (CORN, *MARKET_GOODS))
    is_at_work = any(known.me["incas"][district] for district in PRODUCTION)
    return place not in (*PRODUCTION, *TEMPLES) and is_at_work


def _staying(known: Known, decision: Decision) -> Reason:
    """The pay of the tile; what the neighbouring districts offer is not told."""
    return tile_reason(known, str(decision.choice))


def _recruited(known: Known, decision: Decision) -> Reason:
    """The use of more Incas without any card."""
    assert isinstance(decision.choice, tuple)
    if known.is_last_turn:
        return UNTOLD
    return Reason("recruit_more", {"districts": list(decision.choice)})


def _adjusted(known: Known, decision: Decision) -> Reason:
    """The prices after the change, without the trade they are changed for."""
    assert isinstance(decision.choice, tuple)
    good, change = decision.choice
    level = known.view["market"][good] + (1 if change == ADD else -1)
    buying, selling = known.figures.purchase_price(level), known.figures.sale_price(level)
    return Reason("adjust_prices", {"good": good, "buying": buying, "selling": selling})


def _bought(known: Known, decision: Decision) -> Reason:
    """The purchase itself, without what it is for."""
    good = str(decision.choice)
    price = known.figures.purchase_price(known.view["market"][good])
    return Reason("buy", {"good": good, "price": price, "held": known.goods[good]})


def _sent(known: Known, decision: Decision) -> Reason:
    """The reward for the Inca, without the worth of the Inca itself."""
    return Reason("send_one", {"district": decision.choice})


INSTEAD: Final[dict[str, Callable[[Known, Decision], Reason]]] = {
    "visit_recruits": _recruiting,
    "visit_house": _acquiring,
    "visit_market": _trading,
    "visit_clock": _serving,
    "temple_gift": _stones,
    "reach_summit": _stones,
    "idle": _little,
    "stay_wait": _staying,
    "recruit_early": _recruited,
    "adjust_to_buy": _adjusted,
    "adjust_to_sell": _adjusted,
    "adjust_idly": _adjusted,
    "buy_for_inca": _bought,
    "buy_for_order": _bought,
    "send_unshown": _sent,
}
"""The reason told in place of one that may depend on the cards in hand, by its key."""
