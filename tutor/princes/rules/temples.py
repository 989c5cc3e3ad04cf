"""Temples: stones advance the Scout of the player who enters, then all players may give goods."""

from __future__ import annotations

from tutor.core.base.decision import Against
from tutor.core.base.game import Decision
from tutor.princes.identifiers import GOODS, LLAMA, MAIN_TEMPLE, ORDER_OF
from tutor.princes.rules.production import place_of_action
from tutor.princes.rules.table import Player, Table, subsets
from tutor.princes.rules.trail import advance


def enter(table: Table, player: Player, district: str) -> None:
    """Take the stones and advance the Scout by 3 steps for each; without stones, nothing happens.

    The rules are `temple.stones` and `temple.once`.
    """
    stones = table.bonus[district]
    if not stones:
        table.note("used_up", "temple.once", player=player.name, district=district)
        table.step = "turn_end"
        return
    table.bonus[district] = 0
    if table.log is not None:
        table.note(
            "stones_taken",
            "temple.stones",
            player=player.name,
            district=district,
            stones=stones,
        )
    table.step = "temple"
    advance(table, player, stones * table.figures.stone_steps, "temple.stones")


def temple_step(table: Table) -> None:
    """Ask the next player who has something to give in the temple (`temple.order`)."""
    district = place_of_action(table)
    if table.log is not None and not table.served:
        seated = table.seated_from(table.turn_seat)
        able = [other for other in seated if _may_give(table, other, district)]
        table.note_order("temple.order", district, able)
    while (player := table.next_served(table.turn_seat)) is not None:
        if district == MAIN_TEMPLE:
            _ask_to_offer(table, player)
        else:
            _ask_to_sacrifice(table, player, ORDER_OF[district])
        if table.due is not None:
            return
    table.step = "turn_end"


def _ask_to_offer(table: Table, player: Player) -> None:
    if _may_give(table, player, MAIN_TEMPLE):
        table.ask(player, "offer")
    else:
        _note_unable(table, player, "temple.main", "offer", "no_goods")


def _ask_to_sacrifice(table: Table, player: Player, order: str) -> None:
    if step_value(table, order) is None:
        # No player has a priest of the order; one event says so to the player who has entered.
        if player is table.active:
            _note_unable(table, player, "order.value", "sacrifice", "no_value")
    elif not player.orders[order]:
        if player is table.active:
            _note_unable(table, player, "temple.llama", "sacrifice", "no_priest")
    elif not player.goods[LLAMA]:
        _note_unable(table, player, "temple.llama", "sacrifice", "no_llama")
    else:
        table.ask(player, "sacrifice")


def _may_give(table: Table, player: Player, district: str) -> bool:
    """Whether the player has something to give in the temple (`temple.main`, `temple.llama`)."""
    if district == MAIN_TEMPLE:
        return any(_holds_unit(table, player, good) for good in GOODS)
    return player.orders[ORDER_OF[district]] > 0 and player.goods[LLAMA] > 0


def _note_unable(table: Table, player: Player, rule: str, what: str, reason: str) -> None:
    table.note("nothing_possible", rule, player=player.name, what=what, reason=reason)


def step_value(table: Table, order: str) -> int | None:
    """Return the lowest uncovered step value.

    None while no tile of the order is taken (`order.value`).
    """
    return table.figures.step_value(order, table.orders_left[order])


def legal_sacrifices(table: Table, player: Player) -> tuple[Decision, ...]:
    """Return the legal numbers of llamas, from 0 to one for each of the player's tiles of the order.

    The player needs a llama for each (`temple.llama`).
    """
    order = ORDER_OF[place_of_action(table)]
    most = min(player.orders[order], player.goods[LLAMA])
    return table.match.decisions(player.name, "sacrifice", most, range(most + 1))


def against_sacrifice(table: Table, player: Player, count: int) -> Against | None:
    """Return the refusal of more llamas than the player has, or than the player's tiles of the order.

    None if legal. The rule is `temple.llama`.
    """
    order = ORDER_OF[place_of_action(table)]
    figures = {"order": order, "asked": count}
    if count > player.orders[order]:
        tiles = player.orders[order]
        return Against("too_few_priests", "temple.llama", {**figures, "tiles": tiles})
    if count > player.goods[LLAMA]:
        llamas = player.goods[LLAMA]
        return Against("too_few_llamas", "temple.llama", {**figures, "llamas": llamas})
    return None


def sacrifice(table: Table, player: Player, count: int) -> None:
    """Give llamas; for each, the Scout advances by the current step value (`temple.llama`)."""
    if not count:
        table.note("declined", "temple.llama", player=player.name, what="sacrifice")
        return
    district = place_of_action(table)
    order = ORDER_OF[district]
    value = step_value(table, order)
    assert value is not None
    table.pay(player, {LLAMA: count})
    if table.log is not None:
        table.note(
            "sacrificed",
            "temple.llama",
            player=player.name,
            district=district,
            order=order,
            llamas=count,
            value=value,
        )
    advance(table, player, count * value, "temple.llama")


def _holds_unit(table: Table, player: Player, good: str) -> bool:
    """Whether the player has a whole unit of the good: 3 corn, or 1 of another good."""
    return player.goods[good] >= table.figures.unit[good]


def legal_offers(table: Table, player: Player) -> tuple[Decision, ...]:
    """Return a decision for every set of different goods of which the player has a unit.

    The empty set comes first. The rule is `temple.main`.
    """
    held = tuple(good for good in GOODS if _holds_unit(table, player, good))
    return table.match.decisions(player.name, "offer", held, subsets(held))


def against_offer(table: Table, player: Player, goods: tuple[str, ...]) -> Against | None:
    """Return the refusal if the player lacks a unit of a good offered.

    None if legal (`temple.main`).
    """
    for good in goods:
        if not _holds_unit(table, player, good):
            figures = {
                "good": good,
                "held": player.goods[good],
                "needed": table.figures.unit[good],
            }
            return Against("unit_not_held", "temple.main", figures)
    return None


def offer(table: Table, player: Player, goods: tuple[str, ...]) -> None:
    """Give units of different goods; for each, the Scout advances by 2 steps (`temple.main`)."""
    if not goods:
        table.note("declined", "temple.main", player=player.name, what="offer")
        return
    cost = table.figures.pieces(goods)
    table.pay(player, cost)
    if table.log is not None:
        table.note("offered", "temple.main", player=player.name, goods=cost, units=len(goods))
    advance(table, player, len(goods) * table.figures.unit_steps, "temple.main")
