"""The effect of entering a district now, in a few words for a small control."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.princes.identifiers import (
    BONUS_PLACES,
    CENTRAL_PLAZA,
    HOUSES,
    LLAMA,
    ORDER_OF,
    PRODUCTION,
    SUN_CLOCK,
    TEMPLES,
)
from tutor.princes.rules.table import subsets
from widgets.princes.deciding.panel_input import PanelInput

Goods = Mapping[str, int]


def entering(asked: PanelInput, district: str, llamas: int) -> str:
    """The effect for the player of entering for a number of llamas."""
    goods = {**asked.goods, LLAMA: asked.goods[LLAMA] - llamas}
    if district in PRODUCTION:
        return _production(asked, district)
    if district in TEMPLES:
        return _temple(asked, district, goods)
    if district in asked.components.recruit:
        return _recruiting(asked, district, goods)
    if district in HOUSES:
        return _house(asked, district, goods)
    if district == CENTRAL_PLAZA:
        return asked.say("deciding-enter-plaza")
    assert district == SUN_CLOCK
    return asked.say("deciding-enter-clock" if _has_workers(asked) else "deciding-enter-nobody")


def is_used(asked: PanelInput, district: str) -> bool:
    """Whether nothing more can be done there today (`production.once`, `temple.once`)."""
    return district in BONUS_PLACES and not asked.position["bonus"][district]


def _production(asked: PanelInput, district: str) -> str:
    units = asked.position["bonus"][district]
    if is_used(asked, district):
        return asked.say("deciding-enter-used")
    incas = asked.me["incas"][district]
    return asked.say(
        "deciding-enter-production",
        goods=asked.naming.goods(asked.components.bonus(district, units)),
        incas=asked.naming.incas(district, incas) if incas else "none",
    )


def _temple(asked: PanelInput, district: str, goods: Goods) -> str:
    stones = asked.position["bonus"][district]
    if is_used(asked, district):
        return asked.say("deciding-enter-used")
    steps = asked.naming.steps(stones * asked.components.stone_steps)
    if district not in ORDER_OF:
        return asked.say("deciding-enter-main", steps=steps)
    order = ORDER_OF[district]
    left = asked.position["orders_left"][order]
    value = asked.components.step_value(order, left)
    if value is None or not asked.me["orders"][order] or not goods[LLAMA]:
        return asked.say("deciding-enter-temple", steps=steps)
    return asked.say("deciding-enter-temple.value", steps=steps, value=value)


def _recruiting(asked: PanelInput, district: str, goods: Goods) -> str:
    if not asked.me["supply"]:
        return asked.say("deciding-no-supply")
    figures = asked.components
    most = max(
        len(chosen)
        for chosen in subsets(figures.recruit[district], asked.me["supply"])
        if _can_pay(goods, figures.cost_of_incas(district, chosen))
    )
    return asked.say("deciding-enter-recruiting", count=most)


def _house(asked: PanelInput, district: str, goods: Goods) -> str:
    left = [order for order in HOUSES[district] if asked.position["orders_left"][order]]
    payable = [order for order in left if _can_pay(goods, asked.components.orders[order].cost)]
    if payable:
        names = (asked.game(f"board-order-{order}") for order in payable)
        return asked.say("deciding-enter-house", orders=asked.showing.page.any_of(names))
    return asked.say("deciding-enter-poor" if left else "deciding-none-left")


def _can_pay(goods: Goods, cost: Goods) -> bool:
    return all(goods[good] >= count for good, count in cost.items())


def _has_workers(asked: PanelInput) -> bool:
    return any(asked.me["incas"][place] for place in PRODUCTION)
