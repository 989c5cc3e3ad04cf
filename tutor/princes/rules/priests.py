"""Priests and virgins: the House of Priests and the House of Virgins."""

from __future__ import annotations

from tutor.core.base.decision import Against
from tutor.core.base.game import Decision
from tutor.princes.identifiers import HOUSES
from tutor.princes.rules.production import place_of_action
from tutor.princes.rules.table import Player, Table


def enter(table: Table, player: Player, district: str) -> None:
    """Ask whether the player acquires a tile, if the player can pay for one (`order.one`)."""
    table.step = "turn_end"
    orders = legal_orders(table, player)
    if len(orders) > 1:
        table.ask(player, "acquire", orders)
        return
    is_left = any(table.orders_left[order] for order in HOUSES[district])
    rule, reason = ("order.cost", "no_goods") if is_left else ("order.one", "no_tile_left")
    table.note("nothing_possible", rule, player=player.name, what="acquire", reason=reason)


def legal_orders(table: Table, player: Player) -> tuple[Decision, ...]:
    """Return the legal choices: no tile, or one tile of an order here (`order.one`, `order.cost`)."""
    offered = HOUSES[place_of_action(table)]
    possible = tuple([order for order in offered if against_order(table, player, order) is None])
    return table.match.decisions(player.name, "acquire", possible, (None, *possible))


def against_order(table: Table, player: Player, order: str) -> Against | None:
    """Return the refusal of an order that has no tile here or is too dear; None if legal.

    The rules are `order.one` and `order.cost`.
    """
    place = place_of_action(table)
    if order not in HOUSES[place]:
        figures = {"order": order, "place": place, "offered": list(HOUSES[place])}
        return Against("order_not_here", "order.one", figures)
    if not table.orders_left[order]:
        return Against("order_gone", "order.one", {"order": order})
    cost = table.figures.orders[order].cost
    if not player.can_pay(cost):
        return Against(
            "cannot_pay_order",
            "order.cost",
            {
                "order": order,
                "cost": dict(cost),
                "held": {good: player.goods[good] for good in cost},
                "short": player.short_of(cost),
            },
        )
    return None


def acquire(table: Table, player: Player, order: str | None) -> None:
    """Pay for the leftmost tile and uncover the step value under it.

    The rules are `order.cost` and `order.value`.
    """
    if order is None:
        table.note("declined", "order.one", player=player.name, what="acquire")
        return
    cost = table.figures.orders[order].cost
    table.pay(player, cost)
    player.orders = {**player.orders, order: player.orders[order] + 1}
    table.orders_left = {**table.orders_left, order: table.orders_left[order] - 1}
    value = table.figures.step_value(order, table.orders_left[order])
    table.note(
        "order_acquired",
        "order.one",
        player=player.name,
        order=order,
        goods=cost,
        value=value,
    )
    if not any(table.orders_left.values()):
        table.note("end_announced", "end.orders", player=player.name, reason="orders")
