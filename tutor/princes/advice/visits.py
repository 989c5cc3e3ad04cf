"""The worth of a visit to a district in the present turn: a function for each family of districts."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tutor.core.base.players import Reason
from tutor.princes.advice import offers
from tutor.princes.advice.holding import REMEMBERED, Holding, harvest_of
from tutor.princes.advice.known import Known, Numbers
from tutor.princes.advice.worths import Worths
from tutor.princes.components import Stock
from tutor.princes.identifiers import (
    CENTRAL_PLAZA,
    CORN,
    GOOD_OF,
    HOUSES,
    LLAMA,
    MAIN_TEMPLE,
    ORDER_OF,
    PRODUCTION,
    RECRUITING,
    SUN_CLOCK,
    TEMPLES,
)


class Visit(NamedTuple):
    """A visit to a district: its worth, its rule of thumb, and the change of the stock (`gift`).

    `key` is the key of the reason; all visits to temples have the key `temple`. `found` has the
    things that the reason names, such as Incas, steps or goods; its type depends on the key.
    """

    worth: float
    key: str
    gift: Stock
    found: Any


NOTHING: Final = Visit(0.0, "idle", {}, None)
"""A visit that gains nothing."""


def harvest(known: Known, district: str, holding: Holding) -> Visit:
    """Return the visit to a production district: the player takes the bonus and lets Incas produce.

    The Incas of other players produce as well, and this lowers the worth of the visit.
    """
    units = known.perspective.bonus[district]
    if not units:
        return NOTHING
    held = holding.goods[GOOD_OF[district]], holding.goods[CORN], known.me.incas[district]
    shared = 0
    for other in known.others:
        shared += other.incas[district]
    return _harvest(known.worths, district, units, held, shared)


@lru_cache(REMEMBERED)
def _harvest(
    worths: Worths, district: str, units: int, held: tuple[int, int, int], shared: int
) -> Visit:
    """Return the visit to a production district where other players have `shared` Incas.

    The result is cached: do not change its goods.
    """
    gained, gift, working = harvest_of(worths, district, units, held)
    return Visit(
        gained - worths.weights.others * worths.spending * shared, "harvest", gift, working
    )


def temple(known: Known, district: str, holding: Holding) -> Visit:
    """Return the visit to a temple: steps for the stones, and for the goods that are worth giving.

    Other players may give goods as well, and this lowers the worth of the visit.
    """
    stones = known.perspective.bonus[district]
    if not stones:
        return NOTHING
    figures, steps = known.figures, stones * known.figures.stone_steps
    if district == MAIN_TEMPLE:
        chosen, worth = offering(known, holding, stones)
        found = steps, len(chosen) * figures.unit_steps
        return Visit(worth, "temple", _negative(figures.pieces(chosen)), found)
    worth, weight, order = known.advance_worth(steps), known.weights.others, ORDER_OF[district]
    value = known.step_value(order)
    if not value:
        return Visit(worth, "temple", {}, (steps, 0))
    count, more = 0, 0.0
    if known.me.orders[order] and holding.goods[LLAMA]:
        count, more = offers.best_llamas(known, holding.goods[LLAMA], order, steps)
    shared = 0
    for one in known.others:
        shared += min(one.orders[order], one.goods[LLAMA])
    worth = worth + more - weight * (shared * known.prospects.steps_worth(value))
    return Visit(worth, "temple", {LLAMA: -count} if count else {}, (steps, count * value))


def offering(known: Known, holding: Holding, stones: int) -> tuple[tuple[str, ...], float]:
    """Return the units to offer at the Main Temple, and the worth of the visit.

    The worth of the visit includes the worth of the steps for the `stones`.
    """
    steps = stones * known.figures.stone_steps
    chosen, worth = offers.best_units(known, holding, steps)
    shared = known.weights.others * (0.5 * len(known.others))
    return chosen, known.advance_worth(steps) + worth - shared


def recruits(known: Known, district: str, holding: Holding) -> Visit:
    """Return the visit that recruits the best Incas that the stock can pay for."""
    if not (known.me.supply and holding.payable_sets[district]):
        return NOTHING
    chosen, worth = offers.best_set(known, holding, district)
    if not chosen:
        return NOTHING
    cost = known.figures.inca_sets[district][chosen]
    return Visit(worth, "visit_recruits", _negative(cost), chosen)


def house(known: Known, district: str, holding: Holding) -> Visit:
    """Return the visit that acquires the best priest or virgin that the stock can pay for."""
    if not holding.payable:
        return NOTHING
    order, worth = offers.best_tile(known, holding, district)
    if not order:
        return NOTHING
    return Visit(worth, "visit_house", _negative(known.figures.orders[order].cost), (order,))


def _negative(cost: Stock) -> Stock:
    return {good: -count for good, count in cost.items()}


def market(known: Known, district: str, holding: Holding) -> Visit:
    """Return the visit that makes the best trades at the market, beginning at the prices now."""
    trade = offers.best_trade(known, holding, known.perspective.market)
    if not trade.worth:
        return NOTHING
    gift = {good: count - holding.goods[good] for good, count in trade.goods.items()}
    return Visit(trade.worth, "visit_market", gift, trade)


def clock(known: Known, place: str, holding: Holding) -> Visit:
    """Return the visit that sends the best Inca to the Sun Clock; no Inca if each would lose worth."""
    district, worth = offers.best_service(known, holding)
    return NOTHING if district is None else Visit(worth, "visit_clock", {}, district)


VISITS: Final[dict[str, Callable[[Known, str, Holding], Visit]]] = {
    **dict.fromkeys(PRODUCTION, harvest),
    **dict.fromkeys(TEMPLES, temple),
    **dict.fromkeys(RECRUITING, recruits),
    **dict.fromkeys(HOUSES, house),
    CENTRAL_PLAZA: market,
    SUN_CLOCK: clock,
}
"""For each district, the function that finds the best visit with a stock of goods."""


def reason_of(known: Known, district: str, visit: Visit) -> Reason:
    """Return the reason for a visit: the key of its rule of thumb, with the figures for its words."""
    found = visit.found
    numbers: Numbers = {"place" if visit.key == "visit_clock" else "district": district}
    match visit.key:
        case "harvest":
            numbers["goods"] = {good: count for good, count in visit.gift.items() if count > 0}
            numbers["incas"] = found
        case "temple":
            return _temple_reason(known, numbers, visit)
        case "visit_recruits":
            numbers |= {"districts": list(found), "points": known.points(found)}
        case "visit_house":
            numbers |= {"order": found[0], "points": known.points(found)}
        case "visit_market":
            numbers |= {"sold": found.sold, "bought": found.bought}
        case "visit_clock":
            numbers |= {"district": found, "points": known.icons[found]}
    return Reason(visit.key, numbers)


def _temple_reason(known: Known, numbers: Numbers, visit: Visit) -> Reason:
    """Return the reason for a visit to a temple: the steps, and the Summit or the gift if there is one."""
    carried, given = visit.found
    # If the stones alone reach the Summit, the player may change the gift after seeing the card.
    steps = carried if known.reaches_summit(carried) else carried + given
    numbers["steps"] = steps
    if known.reaches_summit(steps):
        return Reason("reach_summit", {**numbers, "drawn": known.draws})
    if not visit.gift:
        return Reason("stones", numbers)
    goods = {good: -count for good, count in visit.gift.items()}
    return Reason("temple_gift", {**numbers, "goods": goods})
