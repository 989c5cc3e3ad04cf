"""Alternatives to a refused decision: at most three legal decisions, the nearest first.

A decision with the same goal or on the way to that goal is nearest; among such decisions, the
cheapest. Each function `_from_*` measures the distance from the refused decision to a legal
decision, the `option`: the smallest tuple is nearest.
"""

from __future__ import annotations

from collections.abc import Callable

from tutor.core.base.game import Decision
from tutor.princes.components import Components
from tutor.princes.identifiers import (
    BONUS_PLACES,
    CENTRAL_PLAZA,
    CORN,
    DISTRICTS,
    HOUSES,
    MAIN_TEMPLE,
    ORDER_OF,
    PRICED_TILES,
    PRODUCTION,
    RECRUITING,
    SUN_CLOCK,
    TEMPLES,
)
from tutor.princes.rules.flow import ANSWERED_BY, legal
from tutor.princes.rules.market import BUY, REMOVE, SELL, buying_price, selling_price
from tutor.princes.rules.table import Table
from tutor.princes.rules.turn import needs_llama

MOST = 3
KINDS = (PRODUCTION, TEMPLES, RECRUITING, tuple(HOUSES))
TRADES = ("sell", "buy", "finish_trade")
Distance = tuple[int, ...]


def nearest(table: Table, refused: Decision) -> tuple[Decision, ...]:
    """Return the legal decisions nearest to the refused decision, at most three, the nearest first.

    Empty if the player of the refused decision has no decision to make now.
    """
    due = table.due
    if due is None or refused.player != table.asked.name:
        return ()
    distance = _distance(table, refused)
    # Sorting keeps equally near decisions in the order of the rules.
    return tuple(sorted(legal(table), key=lambda option: distance(table, refused, option))[:MOST])


def _distance(table: Table, refused: Decision) -> Callable[[Table, Decision, Decision], Distance]:
    """Return the function that measures the distance from the refused decision to a legal one."""
    due = table.due
    assert due is not None
    if refused.type in ANSWERED_BY[due]:
        return DISTANCES[refused.type]
    if due == "turn" and _goals(table, refused):
        return _from_elsewhere
    if due == "adjust" and refused.type in TRADES:
        return _from_early_trade
    return _from_nothing_like_it


def _from_nothing_like_it(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a decision of a type that cannot be due here; declining is nearest.

    Lists of legal decisions begin with declining; only `finish_trade` is at the end of its list.
    """
    return (option.type != "finish_trade",)


def _goals(table: Table, refused: Decision) -> tuple[str, ...]:
    """Return the districts where a player makes decisions of the refused type.

    Empty for decisions that belong to no district.
    """
    kind, choice = refused.type, refused.choice
    if kind == "recruit":
        offers, wanted = table.figures.recruit, _members(refused)
        return tuple(place for place in RECRUITING if set(wanted) <= set(offers[place]))
    if kind == "acquire":
        return tuple(house for house in HOUSES if choice is None or choice in HOUSES[house])
    return {
        "produce": PRODUCTION[1:],
        "sacrifice": tuple(ORDER_OF),
        "offer": (MAIN_TEMPLE,),
        "adjust": (CENTRAL_PLAZA,),
        **dict.fromkeys(TRADES, (CENTRAL_PLAZA,)),
        "send_to_clock": (SUN_CLOCK,),
    }.get(kind, ())


def _from_elsewhere(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a decision for another district.

    The nearest is a move to where the refused decision is possible, then a step on the way to such
    a district, then any other move, then staying. Districts without bonus units or stones come
    last.
    """
    return min(_way(table, goal, option) for goal in _goals(table, refused))


def _from_move(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a refused move.

    The nearest is a step on the way to its district, then a move to a district of the same kind,
    then any other move (first those without a cost), then staying. Districts without bonus units or
    stones come last, because entering them has no effect any more today.
    """
    return _way(table, str(refused.choice), option)


def _way(table: Table, goal: str, option: Decision) -> Distance:
    if option.type != "move":
        return (3,)
    place, prince = str(option.choice), table.asked.prince
    if _is_used_up(table, place):
        return (4,)
    price = 1 if needs_llama(table, table.asked, place) else 0
    steps = _steps_to(goal, table.figures)
    if prince is None or steps[place] < steps[prince]:
        return (0, steps[place], price)
    return (1 if any(goal in kind and place in kind for kind in KINDS) else 2, price)


def _is_used_up(table: Table, place: str) -> bool:
    """Whether entering has no effect any more today (`production.once`, `temple.once`)."""
    return place in BONUS_PLACES and not table.bonus[place]


def _steps_to(goal: str, components: Components) -> dict[str, int]:
    """Return the number of moves without a cost from each district to the goal.

    If no such moves lead from a district to the goal, its number is `len(DISTRICTS)`.
    """
    steps = dict.fromkeys(DISTRICTS, len(DISTRICTS)) | {goal: 0}
    reached = [goal]
    for place in reached:
        for neighbour in sorted(components.neighbours[place]):
            if steps[neighbour] == len(DISTRICTS):
                steps[neighbour] = steps[place] + 1
                reached.append(neighbour)
    return steps


def _from_stay(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a refused Moon tile: a tile of the same sort is nearest, moves farthest."""
    if option.type != "stay":
        place = str(option.choice)
        return (2, _is_used_up(table, place), needs_llama(table, table.asked, place))
    return (0 if (refused.choice in PRICED_TILES) == (option.choice in PRICED_TILES) else 1, 0)


def _from_count(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a refused number: the difference of the numbers."""
    assert isinstance(refused.choice, int)
    assert isinstance(option.choice, int)
    return (abs(refused.choice - option.choice),)


def _from_set(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a refused set: the set with the most members in common is nearest.

    Of sets with equally many members in common, the empty set is farthest, and a set with fewer other
    members is nearer.
    """
    wanted, given = set(_members(refused)), set(_members(option))
    return (-len(wanted & given), not given, len(given - wanted))


def _from_recruit(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a refused set of Incas, measured as in `_from_set`.

    Of sets that are equally near, the cheapest is nearest.
    """
    place = table.asked.prince
    assert place is not None
    price = sum(table.figures.cost_of_incas(place, _members(option)).values())
    return (*_from_set(table, refused, option), price)


def _from_order(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a refused order: another order is nearer than no order."""
    return (option.choice is None,)


def _from_adjust(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a refused adjustment.

    The nearest is no adjustment, because the column is already as wanted; then comes the same
    change of another column.
    """
    wanted, given = _members(refused), _members(option)
    return (0 if not given else 1 if given[1] == wanted[1] else 2,)


def _from_early_trade(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a trade that is refused because the adjustment comes first.

    The nearest is no adjustment, then the adjustment that makes the price of the wanted trade
    better.
    """
    given = _members(option)
    if not given:
        return (0,)
    is_better = given[1] == REMOVE if refused.type == SELL else given[1] != REMOVE
    return (1 if given[0] == refused.choice and is_better else 2,)


def _from_sale(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a refused sale.

    The nearest is another sale, at the best price, then finishing, then a purchase.
    """
    if option.type == SELL:
        return (0, -selling_price(table, str(option.choice)))
    return (2 if option.type == BUY else 1, 0)


def _from_purchase(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a refused purchase.

    The nearest is a sale that pays for the purchase, then the cheapest other purchase, then
    finishing.
    """
    wanted, good = str(refused.choice), str(option.choice)
    if option.type == BUY:
        return (1, buying_price(table, good))
    if option.type != SELL:
        return (2, 0)
    corn = table.asked.goods[CORN] + selling_price(table, good)
    may_buy = (
        wanted != good and wanted not in table.sold
    )  # a good sold in this visit cannot be bought
    is_enough = may_buy and corn >= buying_price(table, wanted)
    return (0 if is_enough else 3, -selling_price(table, good))


def _from_sending(table: Table, refused: Decision, option: Decision) -> Distance:
    """Return the distance from a refused Inca for the Sun Clock: another Inca is nearer than no Inca."""
    return (option.choice is None,)


def _members(decision: Decision) -> tuple[str, ...]:
    return decision.choice if isinstance(decision.choice, tuple) else ()


DISTANCES: dict[str, Callable[[Table, Decision, Decision], Distance]] = {
    "move": _from_move,
    "stay": _from_stay,
    "produce": _from_count,
    "sacrifice": _from_count,
    "offer": _from_set,
    "recruit": _from_recruit,
    "acquire": _from_order,
    "adjust": _from_adjust,
    "sell": _from_sale,
    "buy": _from_purchase,
    "send_to_clock": _from_sending,
    "redeem": _from_set,
    "return_cards": _from_set,
}
