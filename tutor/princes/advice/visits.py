"""Rules of thumb for entering a district: its worth now, with a function for each family."""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.princes.advice import offers, trades
from tutor.princes.advice.known import Known, Numbers, Stock, changed
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

OTHERS: Final = 0.12


class Visit(NamedTuple):
    """A visit to a district: its worth, the rule of thumb and figures, the stock afterwards."""

    worth: float
    key: str
    numbers: Numbers
    goods: Stock


def visit(known: Known, district: str, goods: Stock) -> Visit:
    """The visit to a district with these goods, made now."""
    if district in PRODUCTION:
        return harvest(known, district, goods)
    if district in TEMPLES:
        return temple(known, district, goods)
    if district in RECRUITING:
        return recruits(known, district, goods)
    if district in HOUSES:
        return house(known, district, goods)
    return market(known, goods) if district == CENTRAL_PLAZA else clock(known, goods)


def nothing(district: str, goods: Stock) -> Visit:
    """Nothing is to be gained there."""
    return Visit(0.0, "idle", {"district": district}, goods)


def harvest(known: Known, district: str, goods: Stock) -> Visit:
    """The bonus, and what the own Incas yield for their corn; others' Incas yield as well."""
    units = known.view["bonus"][district]
    if not units:
        return nothing(district, goods)
    figures, good, working = known.figures, GOOD_OF[district], known.me["incas"][district]
    gift = figures.bonus(district, units)
    if good != CORN:
        payable = min(working, goods[CORN] // figures.producing_corn)
        working = best_count(known, changed(goods, gift), district, payable)
    for each, count in known.worked(district, working).items():
        gift[each] = gift.get(each, 0) + count
    shared = sum(other["incas"][district] for other in known.others)
    worth = known.gained(goods, gift) - OTHERS * known.spending * shared
    brought = {each: count for each, count in gift.items() if count > 0}
    numbers = {"district": district, "goods": brought, "incas": working}
    return Visit(worth, "harvest", numbers, changed(goods, gift))


def best_count(known: Known, goods: Stock, district: str, most: int) -> int:
    """The number of Incas that gain most by producing, after their cost."""
    return max(
        range(most + 1),
        key=lambda count: (known.gained(goods, known.worked(district, count)), -count),
    )


def temple(known: Known, district: str, goods: Stock) -> Visit:
    """The stones' steps, and those of what is worth giving; others may give as well."""
    stones = known.view["bonus"][district]
    if not stones:
        return nothing(district, goods)
    steps = stones * known.figures.stone_steps
    worth = known.advance_worth(steps)
    gift: dict[str, int] = {}
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
        given = sum(min(one["orders"][order], one["goods"][LLAMA]) for one in known.others)
        shared = given * known.steps_worth(value)
    worth -= OTHERS * shared
    # Cards drawn on the way may change what is given after that.
    told = stones * known.figures.stone_steps
    if not known.reaches_summit(told):
        told = steps
    numbers: Numbers = {"district": district, "steps": told}
    if known.reaches_summit(told):
        key, numbers["drawn"] = "reach_summit", known.drawn
    elif gift:
        key, numbers["goods"] = "temple_gift", gift
    else:
        key = "stones"
    return Visit(worth, key, numbers, changed(goods, gift, -1))


def recruits(known: Known, district: str, goods: Stock) -> Visit:
    """The best Incas that can be paid."""
    offer = offers.best_incas(known, goods, district)
    if not offer.chosen:
        return nothing(district, goods)
    numbers = {
        "district": district,
        "districts": list(offer.chosen),
        "points": known.points(offer.chosen),
    }
    return Visit(offer.worth, "visit_recruits", numbers, changed(goods, offer.cost, -1))


def house(known: Known, district: str, goods: Stock) -> Visit:
    """The best priest or virgin that can be paid."""
    offer = offers.best_order(known, goods, district)
    if not offer.chosen:
        return nothing(district, goods)
    (order,) = offer.chosen
    numbers = {"district": district, "order": order, "points": known.points(offer.chosen)}
    return Visit(offer.worth, "visit_house", numbers, changed(goods, offer.cost, -1))


def market(known: Known, goods: Stock) -> Visit:
    """The best trades at the prices now."""
    trade = trades.best_trade(known, goods, known.view["market"])
    if not trade.worth:
        return nothing(CENTRAL_PLAZA, goods)
    numbers = {"district": CENTRAL_PLAZA, "sold": trade.sold, "bought": trade.bought}
    return Visit(trade.worth, "visit_market", numbers, trade.goods)


def clock(known: Known, goods: Stock) -> Visit:
    """The Inca that is worth sending to the Sun Clock, if there is one."""
    district, worth = offers.best_service(known, goods)
    if district is None:
        return nothing(SUN_CLOCK, goods)
    numbers = {"place": SUN_CLOCK, "district": district, "points": known.icons[district]}
    return Visit(worth, "visit_clock", numbers, goods)


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
            found = self._visits[key] = visit(self._known, district, goods)
        return found
