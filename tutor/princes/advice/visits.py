"""Rules of thumb for entering a district: its worth now, with a function for each family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tutor.core.base.advice import Reason
from tutor.princes.advice import offers, trades
from tutor.princes.advice.known import Known, Numbers, changed
from tutor.princes.advice.perspective import Stock
from tutor.princes.terms import (
    CENTRAL_PLAZA,
    CORN,
    DISTRICTS,
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
    """A visit to a district: its worth, the rule of thumb, the stock afterwards.

    The figures of its reason are put together only when somebody asks for them.
    """

    worth: float
    key: str
    numbers: Callable[[], Numbers]
    goods: Stock

    def reason(self) -> Reason:
        """The rule of thumb with its figures."""
        return Reason(self.key, self.numbers())


def nothing(district: str, goods: Stock) -> Visit:
    """Nothing is to be gained there."""
    return Visit(0.0, "idle", lambda: {"district": district}, goods)


def harvest(known: Known, district: str, goods: Stock) -> Visit:
    """The bonus, and what the own Incas yield for their corn; others' Incas yield as well."""
    units = known.perspective.bonus[district]
    if not units:
        return nothing(district, goods)
    figures, good, working = known.figures, GOOD_OF[district], known.me.incas[district]
    gift = figures.bonus(district, units)
    if good != CORN and working:
        payable = min(working, goods[CORN] // figures.producing_corn)
        working = best_count(known, changed(goods, gift), district, payable)
    if working:
        for each, count in known.worked(district, working).items():
            gift[each] = gift.get(each, 0) + count
    shared = 0
    for other in known.others:
        shared += other.incas[district]
    worth = known.gained(goods, gift) - known.weights.others * known.spending * shared

    def numbers() -> Numbers:
        brought = {each: count for each, count in gift.items() if count > 0}
        return {"district": district, "goods": brought, "incas": working}

    return Visit(worth, "harvest", numbers, changed(goods, gift))


def best_count(known: Known, goods: Stock, district: str, most: int) -> int:
    """The number of Incas that gain most by producing, after their cost."""
    best, gained = 0, 0.0
    for count in range(1, most + 1):
        more = known.gained(goods, known.worked(district, count))
        if more > gained:
            best, gained = count, more
    return best


def temple(known: Known, district: str, goods: Stock) -> Visit:
    """The stones' steps, and those of what is worth giving; others may give as well."""
    stones = known.perspective.bonus[district]
    if not stones:
        return nothing(district, goods)
    # Cards drawn on the way may change what is given after that.
    carried = steps = stones * known.figures.stone_steps
    worth = known.advance_worth(steps)
    gift: Stock = {}
    if district == MAIN_TEMPLE:
        offer = offers.best_gift(known, goods, steps)
        worth, gift = worth + offer.worth, offer.cost
        steps += len(offer.chosen) * known.figures.unit_steps
        shared = 0.5 * len(known.others)
    else:
        order = ORDER_OF[district]
        count, more = offers.best_llamas(known, goods, order, steps)
        worth += more
        value = known.step_value(order)
        steps += count * value
        gift = {LLAMA: count} if count else {}
        given = 0
        for one in known.others:
            given += min(one.orders[order], one.goods[LLAMA])
        shared = given * known.steps_worth(value)
    worth -= known.weights.others * shared
    told = carried if known.reaches_summit(carried) else steps
    key = "reach_summit" if known.reaches_summit(told) else "temple_gift" if gift else "stones"

    def numbers() -> Numbers:
        more: Numbers = {"drawn": known.drawn} if key == "reach_summit" else {}
        if key == "temple_gift":
            more["goods"] = dict(gift)
        return {"district": district, "steps": told, **more}

    return Visit(worth, key, numbers, changed(goods, gift, -1))


def recruits(known: Known, district: str, goods: Stock) -> Visit:
    """The best Incas that can be paid."""
    offer = offers.best_incas(known, goods, district)
    if not offer.chosen:
        return nothing(district, goods)

    def numbers() -> Numbers:
        points = known.points(offer.chosen)
        return {"district": district, "districts": list(offer.chosen), "points": points}

    return Visit(offer.worth, "visit_recruits", numbers, changed(goods, offer.cost, -1))


def house(known: Known, district: str, goods: Stock) -> Visit:
    """The best priest or virgin that can be paid."""
    offer = offers.best_order(known, goods, district)
    if not offer.chosen:
        return nothing(district, goods)
    (order,) = offer.chosen

    def numbers() -> Numbers:
        return {"district": district, "order": order, "points": known.points(offer.chosen)}

    return Visit(offer.worth, "visit_house", numbers, changed(goods, offer.cost, -1))


def market(known: Known, district: str, goods: Stock) -> Visit:
    """The best trades at the prices now."""
    trade = trades.best_trade(known, goods, known.perspective.market)
    if not trade.worth:
        return nothing(district, goods)

    def numbers() -> Numbers:
        return {"district": district, "sold": trade.sold, "bought": trade.bought}

    return Visit(trade.worth, "visit_market", numbers, trade.goods)


def clock(known: Known, place: str, goods: Stock) -> Visit:
    """The Inca that is worth sending to the Sun Clock, if there is one."""
    district, worth = offers.best_service(known, goods)
    if district is None:
        return nothing(place, goods)

    def numbers() -> Numbers:
        return {"place": place, "district": district, "points": known.icons[district]}

    return Visit(worth, "visit_clock", numbers, goods)


VISITS: Final[dict[str, Callable[[Known, str, Stock], Visit]]] = {
    **dict.fromkeys(PRODUCTION, harvest),
    **dict.fromkeys(TEMPLES, temple),
    **dict.fromkeys(RECRUITING, recruits),
    **dict.fromkeys(HOUSES, house),
    CENTRAL_PLAZA: market,
    SUN_CLOCK: clock,
}
"""The rule of thumb for each district, with some goods and now."""


class Visits:
    """The visits to all districts with any goods, each worked out once."""

    def __init__(self, known: Known) -> None:
        self._known = known
        self._visits: dict[tuple[object, ...], Visit] = {}
        self.now = {district: self.to(district, known.goods) for district in DISTRICTS}

    def to(self, district: str, goods: Stock) -> Visit:
        """The visit to a district with these goods."""
        key = (district, *goods.values())
        found = self._visits.get(key)
        if found is None:
            found = self._visits[key] = VISITS[district](self._known, district, goods)
        return found
