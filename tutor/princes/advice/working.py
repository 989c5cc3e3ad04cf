"""Rules of thumb for what a district offers: to place, produce, give, recruit, acquire, serve."""

from __future__ import annotations

from typing import Any, Final

from tutor.core.base.advice import Advice, Reason
from tutor.core.base.game import Decision
from tutor.princes.advice import offers
from tutor.princes.advice.known import PLACES_OF, Known
from tutor.princes.components import Cost
from tutor.princes.terms import GOOD_OF, LLAMA, ORDER_OF, TEMPLE_OF

WANTED: Final = 0.12


def advise_first_inca(known: Known, decision: Decision) -> Advice:
    """A district on the card in hand, or else the one whose good the most costs include."""
    district = str(decision.choice)
    good = GOOD_OF[district]
    prices = _prices(known)
    asked = sum(good in cost for cost in prices)
    weight = known.inca_worth(district) + WANTED * asked
    for card in known.cards:
        if district in PLACES_OF[card]:
            return _advice(decision, weight, "place_match", district=district, card=card)
    numbers = {"district": district, "good": good, "asked": asked, "prices": len(prices)}
    return _advice(decision, weight, "place_goods", **numbers)


def _prices(known: Known) -> list[Cost]:
    """Everything that Incas, priests and virgins cost."""
    figures = known.figures
    of_incas = [cost for offered in figures.recruit.values() for cost in offered.values()]
    return of_incas + [order.cost for order in figures.orders.values()]


def advise_produce(known: Known, decision: Decision) -> Advice:
    """So many that the good is worth more than the corn it costs."""
    district, count = _place(known), _count(decision)
    good = GOOD_OF[district]
    weight = known.gained(known.goods, known.worked(district, count))
    if not count:
        return _advice(decision, weight, "keep_corn", good=good)
    last = weight - known.gained(known.goods, known.worked(district, count - 1))
    key = "produce_dear" if weight <= 0 else "produce" if last > 0 else "produce_many"
    return _advice(decision, weight, key, district=district, good=good, incas=count)


def advise_sacrifice(known: Known, decision: Decision) -> Advice:
    """Llamas for as many steps as the order's number says."""
    count = _count(decision)
    value = known.step_value(ORDER_OF[_place(known)])
    if not count:
        return _advice(decision, 0.0, "keep_llamas", steps=value)
    weight = offers.weigh_llamas(known, known.goods, value, count)
    return _given(known, decision, weight, {LLAMA: count}, count * value)


def advise_offer(known: Known, decision: Decision) -> Advice:
    """Units for steps, those first that are needed least."""
    gift = _chosen(decision)
    if not gift:
        return _advice(decision, 0.0, "keep_goods", steps=known.figures.unit_steps)
    offer = offers.weigh_gift(known, known.goods, gift)
    return _given(known, decision, offer.worth, offer.cost, len(gift) * known.figures.unit_steps)


def _given(known: Known, decision: Decision, weight: float, goods: Cost, steps: int) -> Advice:
    if known.reaches_summit(steps):
        numbers = {"goods": dict(goods), "steps": steps, "drawn": known.drawn}
        return _advice(decision, weight, "give_for_summit", **numbers)
    step = known.me.scout + steps
    return _advice(decision, weight, "give_for_steps", goods=dict(goods), steps=steps, step=step)


def advise_recruit(known: Known, decision: Decision) -> Advice:
    """Incas that the cards show, now or later."""
    districts = _chosen(decision)
    if not districts:
        return _advice(decision, 0.0, "recruit_nobody")
    offer = offers.weigh_incas(known, known.goods, _place(known), districts)
    if points := known.points(districts):
        numbers = {"districts": list(districts), "points": points}
        return _advice(decision, offer.worth, "recruit_match", **numbers)
    key = "recruit_late" if known.is_last_turn else "recruit_early"
    return _advice(decision, offer.worth, key, districts=list(districts))


def advise_acquire(known: Known, decision: Decision) -> Advice:
    """A priest or virgin that is on a card in hand, or whose temple has a high step value."""
    order = decision.choice
    if order is None:
        return _advice(decision, 0.0, "acquire_nobody")
    order = str(order)
    offer = offers.weigh_order(known, known.goods, order)
    if points := known.points(offer.chosen):
        return _advice(decision, offer.worth, "acquire_match", order=order, points=points)
    is_over = known.is_last_day and not known.perspective.bonus[TEMPLE_OF[order]]
    if known.is_last_turn or known.tiles_left == 1 or is_over:
        return _advice(decision, offer.worth, "acquire_late", order=order)
    steps = known.next_value(order)
    return _advice(decision, offer.worth, "acquire_steps", order=order, steps=steps)


def advise_sending(known: Known, decision: Decision) -> Advice:
    """The Inca that the cards show least."""
    district = decision.choice
    if district is None:
        return _advice(decision, 0.0, "send_nobody")
    district = str(district)
    weight = offers.service_worth(known, known.goods, district)
    if points := known.icons[district]:
        return _advice(decision, weight, "send_shown", district=district, points=points)
    return _advice(decision, weight, "send_unshown", district=district)


def _place(known: Known) -> str:
    """The district of the Prince whose turn it is."""
    acting = known.perspective.acting
    assert acting is not None
    return acting


def _count(decision: Decision) -> int:
    assert isinstance(decision.choice, int)
    return decision.choice


def _chosen(decision: Decision) -> tuple[str, ...]:
    assert isinstance(decision.choice, tuple)
    return decision.choice


def _advice(decision: Decision, weight: float, key: str, **numbers: Any) -> Advice:
    return Advice(decision, Reason(key, numbers), weight)
