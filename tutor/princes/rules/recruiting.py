"""Recruiting Incas: the Watchman's Hut and the Royal Palace."""

from __future__ import annotations

from typing import Final

from tutor.core.base.decision import Against
from tutor.core.base.game import Decision
from tutor.princes.rules.production import place_of_action
from tutor.princes.rules.table import Player, Table

RULE_OF: Final = {"watchmans_hut": "recruit.hut", "royal_palace": "recruit.palace"}


def enter(table: Table, player: Player, district: str) -> None:
    """Ask which Incas the player recruits.

    Ask nothing if the player can pay for none or the supply is empty.
    """
    table.step = "turn_end"
    sets = legal_sets(table, player)
    if len(sets) > 1:
        table.ask(player, "recruit", sets)
        return
    rule, reason = (
        (RULE_OF[district], "no_goods") if player.supply else ("recruit.limit", "no_supply")
    )
    table.note("nothing_possible", rule, player=player.name, what="recruit", reason=reason)


def legal_sets(table: Table, player: Player) -> tuple[Decision, ...]:
    """Return a decision for every set of Incas on offer that the player can pay for (`recruit.limit`).

    The supply has enough Incas for each set.
    """
    supply, costs = player.supply, table.figures.inca_sets[place_of_action(table)]
    possible = (
        (),
        *[
            chosen
            for chosen, cost in costs.items()
            if len(chosen) <= supply and player.can_pay(cost)
        ],
    )
    return table.match.decisions(player.name, "recruit", possible, possible)


def against_set(table: Table, player: Player, districts: tuple[str, ...]) -> Against | None:
    """Return the refusal of Incas that are not on offer, too dear, or more than the supply has.

    None if legal.
    """
    place = place_of_action(table)
    offered = table.figures.recruit[place]
    for district in districts:
        if district not in offered:
            where = {"district": district, "place": place, "offered": list(offered)}
            return Against("not_on_offer_here", RULE_OF[place], where)
    if len(districts) > player.supply:
        figures = {"asked": len(districts), "supply": player.supply}
        return Against("supply_too_small", "recruit.limit", figures)
    cost = table.figures.cost_of_incas(place, districts)
    if not player.can_pay(cost):
        return Against(
            "cannot_pay_incas",
            RULE_OF[place],
            {
                "districts": list(districts),
                "cost": cost,
                "held": {good: player.goods[good] for good in cost},
                "short": player.short_of(cost),
            },
        )
    return None


def recruit(table: Table, player: Player, districts: tuple[str, ...]) -> None:
    """Pay for each Inca and place it in its district.

    The rules are `recruit.hut`, `recruit.palace` and `recruit.limit`.
    """
    place = place_of_action(table)
    rule = RULE_OF[place]
    if not districts:
        table.note("declined", rule, player=player.name, what="recruit")
    for district in districts:
        cost = table.figures.recruit[place][district]
        table.pay(player, cost)
        table.move_inca(player, None, district)
        table.note("inca_recruited", rule, player=player.name, district=district, goods=cost)
