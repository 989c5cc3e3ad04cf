"""Rules of thumb for what a district offers: to place, produce, give, recruit, acquire, serve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tutor.core.base.game import Choice, Decision
from tutor.core.base.players import Advice, Reason
from tutor.princes.advice import offers
from tutor.princes.advice.known import Known
from tutor.princes.advice.prospects import PLACES_OF
from tutor.princes.components import Cost
from tutor.princes.identifiers import GOOD_OF, LLAMA, ORDER_OF, TEMPLE_OF

WANTED: Final = 0.12


def weigh_first_inca(known: Known, district: Choice) -> float:
    """The worth of an Inca, and of a good that many costs include."""
    asked = sum([GOOD_OF[str(district)] in cost for cost in _prices(known)])
    return known.prospects.of_incas[str(district)] + WANTED * asked


def advise_first_inca(known: Known, decision: Decision) -> Advice:
    """A district on the card in hand, or else the one whose good the most costs include."""
    district = str(decision.choice)
    weight = weigh_first_inca(known, district)
    for card in known.cards:
        if district in PLACES_OF[card]:
            return _advice(decision, weight, "place_match", district=district, card=card)
    good, prices = GOOD_OF[district], _prices(known)
    asked = sum(good in cost for cost in prices)
    numbers = {"district": district, "good": good, "asked": asked, "prices": len(prices)}
    return _advice(decision, weight, "place_goods", **numbers)


def _prices(known: Known) -> list[Cost]:
    """Everything that Incas, priests and virgins cost."""
    return [cost for _, cost in known.figures.targets]


def weigh_production(known: Known, incas: Choice) -> float:
    """The worth of what some Incas make, less that of their corn."""
    return known.gain(known.goods, known.worths.production(_place(known), _number(incas)))


def advise_produce(known: Known, decision: Decision) -> Advice:
    """The number of Incas whose product is worth more than its corn."""
    district, count = _place(known), _number(decision.choice)
    good = GOOD_OF[district]
    weight = weigh_production(known, count)
    if not count:
        return _advice(decision, weight, "keep_corn", good=good)
    last = weight - weigh_production(known, count - 1)
    key = "produce_dear" if weight <= 0 else "produce" if last > 0 else "produce_many"
    return _advice(decision, weight, key, district=district, good=good, incas=count)


def weigh_sacrifice(known: Known, llamas: Choice) -> float:
    """The worth of the steps for some llamas, less that of the llamas."""
    value, count = known.step_value(ORDER_OF[_place(known)]), _number(llamas)
    return offers.weigh_llamas(known, known.goods[LLAMA], value, count) if count else 0.0


def advise_sacrifice(known: Known, decision: Decision) -> Advice:
    """Llamas for steps, at the order's step value."""
    count = _number(decision.choice)
    value = known.step_value(ORDER_OF[_place(known)])
    weight = weigh_sacrifice(known, count)
    if not count:
        return _advice(decision, weight, "keep_llamas", steps=value)
    return _give(known, decision, weight, {LLAMA: count}, count * value)


def weigh_offer(known: Known, gift: Choice) -> float:
    """The worth of the steps for some units, less that of the units."""
    return offers.weigh_gift(known, _set(gift)) if gift else 0.0


def best_offer(known: Known, legal: Sequence[Decision]) -> Decision:
    """The decision that `advise_offer` weighs most; gifts of as many units take as many steps."""
    prices, unit_steps = known.holding.prices, known.figures.unit_steps
    # The sets stand by size, so the last is the largest.
    sizes = range(len(_set(legal[-1].choice)) + 1)
    steps = [known.advance_worth(size * unit_steps) for size in sizes]
    best, most = legal[0], float("-inf")
    for decision in legal:
        gift = _set(decision.choice)
        worth = steps[len(gift)] - sum([prices[good] for good in gift])
        if worth > most:
            best, most = decision, worth
    return best


def advise_offer(known: Known, decision: Decision) -> Advice:
    """Units for steps, the least needed ones first."""
    gift = _set(decision.choice)
    weight = weigh_offer(known, gift)
    if not gift:
        return _advice(decision, weight, "keep_goods", steps=known.figures.unit_steps)
    cost = known.figures.pieces(gift)
    return _give(known, decision, weight, cost, len(gift) * known.figures.unit_steps)


def _give(known: Known, decision: Decision, weight: float, goods: Cost, steps: int) -> Advice:
    if known.reaches_summit(steps):
        numbers = {"goods": dict(goods), "steps": steps, "drawn": known.draws}
        return _advice(decision, weight, "give_for_summit", **numbers)
    step = known.me.scout + steps
    return _advice(decision, weight, "give_for_steps", goods=dict(goods), steps=steps, step=step)


def weigh_recruiting(known: Known, districts: Choice) -> float:
    """The worth of some Incas, less that of their cost."""
    return offers.weigh_incas(known, _place(known), _set(districts)) if districts else 0.0


def advise_recruit(known: Known, decision: Decision) -> Advice:
    """Incas that the cards show now, or cards to come may show."""
    districts = _set(decision.choice)
    weight = weigh_recruiting(known, districts)
    if not districts:
        return _advice(decision, weight, "recruit_nobody")
    if points := known.points(districts):
        numbers = {"districts": list(districts), "points": points}
        return _advice(decision, weight, "recruit_match", **numbers)
    key = "recruit_late" if known.is_last_turn else "recruit_early"
    return _advice(decision, weight, key, districts=list(districts))


def weigh_acquiring(known: Known, order: Choice) -> float:
    """The worth of a priest or virgin, less that of the cost."""
    return 0.0 if order is None else offers.weigh_order(known, str(order))


def advise_acquire(known: Known, decision: Decision) -> Advice:
    """A priest or virgin that is on a card in hand, or whose temple has a high step value."""
    order = decision.choice
    weight = weigh_acquiring(known, order)
    if order is None:
        return _advice(decision, weight, "acquire_nobody")
    order = str(order)
    if points := known.points((order,)):
        return _advice(decision, weight, "acquire_match", order=order, points=points)
    is_over = known.is_last_day and not known.perspective.bonus[TEMPLE_OF[order]]
    if known.is_last_turn or known.tiles_left == 1 or is_over:
        return _advice(decision, weight, "acquire_late", order=order)
    steps = known.prospects.next_value(order)
    return _advice(decision, weight, "acquire_steps", order=order, steps=steps)


def weigh_sending(known: Known, district: Choice) -> float:
    """The worth of an Inca's service on the Sun Clock."""
    return 0.0 if district is None else offers.service_worth(known, str(district))


def advise_sending(known: Known, decision: Decision) -> Advice:
    """The Inca that the cards show least."""
    district = decision.choice
    weight = weigh_sending(known, district)
    if district is None:
        return _advice(decision, weight, "send_nobody")
    district = str(district)
    if points := known.icons[district]:
        return _advice(decision, weight, "send_shown", district=district, points=points)
    return _advice(decision, weight, "send_unshown", district=district)


def _place(known: Known) -> str:
    """The district of the Prince whose turn it is."""
    acting = known.perspective.acting
    assert acting is not None
    return acting


def _number(choice: Choice) -> int:
    assert isinstance(choice, int)
    return choice


def _set(choice: Choice) -> tuple[str, ...]:
    assert isinstance(choice, tuple)
    return choice


def _advice(decision: Decision, weight: float, key: str, **numbers: Any) -> Advice:
    return Advice(decision, Reason(key, numbers), weight)
