"""What works instead: the legal decisions nearest to one that was refused.

The same goal comes first, then the cheapest; a list never holds more than three.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tutor.core.game import Decision
from tutor.princes.rules.flow import ANSWERED_BY, legal
from tutor.princes.rules.recruiting import summed_cost
from tutor.princes.rules.table import Table
from tutor.princes.rules.turn import needs_llama
from tutor.princes.terms import (
    DISTRICTS,
    HOUSES,
    MARKET_GOODS,
    PRICED_TILES,
    PRODUCTION,
    RECRUITING,
    TEMPLES,
)

MOST = 3
KINDS = (PRODUCTION, TEMPLES, RECRUITING, tuple(HOUSES))
Distance = Callable[[Table, Decision, Decision], tuple[Any, ...]]


def nearest(table: Table, refused: Decision) -> tuple[Decision, ...]:
    """At most three legal decisions; none for a player whose decision is not due."""
    due = table.due
    if due is None or refused.player != table.asked.name:
        return ()
    options = legal(table)
    if refused.type not in ANSWERED_BY[due]:
        return options[:MOST]
    distance = DISTANCES[refused.type]
    order = {option: index for index, option in enumerate(options)}
    ranked = sorted(
        options, key=lambda option: (*distance(table, refused, option), order[option])
    )
    return tuple(ranked[:MOST])


def _from_move(table: Table, refused: Decision, option: Decision) -> tuple[Any, ...]:
    """One step on the way there first, then a district of the same kind, then what is free."""
    if option.type != "move":
        return (3, 0, 0)
    goal, place = str(refused.choice), str(option.choice)
    price = 1 if needs_llama(table, table.asked, place) else 0
    if goal in table.match.components.neighbours[place] and goal != table.asked.prince:
        return (0, price, 0)
    same_kind = any(goal in kind and place in kind for kind in KINDS)
    return (1 if same_kind else 2, price, DISTRICTS.index(place))


def _from_stay(table: Table, refused: Decision, option: Decision) -> tuple[Any, ...]:
    """Another tile of the same sort, then any tile, then walking."""
    if option.type != "stay":
        price = 1 if needs_llama(table, table.asked, str(option.choice)) else 0
        return (2, price)
    same_sort = (refused.choice in PRICED_TILES) == (option.choice in PRICED_TILES)
    return (0 if same_sort else 1, 0)


def _from_count(table: Table, refused: Decision, option: Decision) -> tuple[Any, ...]:
    """As many as possible."""
    assert isinstance(refused.choice, int)
    assert isinstance(option.choice, int)
    return (abs(refused.choice - option.choice),)


def _from_set(table: Table, refused: Decision, option: Decision) -> tuple[Any, ...]:
    """As much of what was wanted as possible, then as little else as possible."""
    wanted, given = set(_members(refused)), set(_members(option))
    return (-len(wanted & given), len(given - wanted))


def _from_recruit(table: Table, refused: Decision, option: Decision) -> tuple[Any, ...]:
    """As many of the wanted Incas as possible, then the cheapest."""
    place = table.asked.prince
    assert place is not None
    price = sum(summed_cost(table, place, _members(option)).values())
    return (*_from_set(table, refused, option), price)


def _from_order(table: Table, refused: Decision, option: Decision) -> tuple[Any, ...]:
    """Another order before none."""
    return (option.choice is None,)


def _from_adjust(table: Table, refused: Decision, option: Decision) -> tuple[Any, ...]:
    """The same column, then the same change elsewhere, then nothing."""
    wanted, given = _members(refused), _members(option)
    if not given:
        return (2,)
    return (0 if given[0] == wanted[0] else 1 if given[1] == wanted[1] else 3,)


def _from_trade(table: Table, refused: Decision, option: Decision) -> tuple[Any, ...]:
    """The same good, then the same kind of trade with the nearest column, then finishing."""
    if option.choice is None:
        return (2, 0)
    if option.choice == refused.choice:
        return (0, 0)
    columns = MARKET_GOODS.index(str(option.choice)) - MARKET_GOODS.index(
        str(refused.choice)
    )
    return (1 if option.type == refused.type else 3, abs(columns))


def _from_sending(table: Table, refused: Decision, option: Decision) -> tuple[Any, ...]:
    """An Inca from elsewhere before nobody."""
    return (option.choice is None,)


def _members(decision: Decision) -> tuple[str, ...]:
    return decision.choice if isinstance(decision.choice, tuple) else ()


DISTANCES: dict[str, Distance] = {
    "move": _from_move,
    "stay": _from_stay,
    "produce": _from_count,
    "sacrifice": _from_count,
    "offer": _from_set,
    "recruit": _from_recruit,
    "acquire": _from_order,
    "adjust": _from_adjust,
    "sell": _from_trade,
    "buy": _from_trade,
    "send_to_clock": _from_sending,
    "redeem": _from_set,
    "return_cards": _from_set,
}
