"""Production districts: a bonus for the player who enters, goods for all with Incas there."""

from __future__ import annotations

from tutor.core.base.decision import Against
from tutor.core.base.game import Decision
from tutor.princes.identifiers import CORN, GOOD_OF
from tutor.princes.rules.table import Player, Table


def enter(table: Table, player: Player, district: str) -> None:
    """Take the bonus for the player; without a bonus, Incas do not produce.

    The rules are `production.bonus` and `production.once`.
    """
    units = table.bonus[district]
    if not units:
        table.note("used_up", "production.once", player=player.name, district=district)
        table.step = "turn_end"
        return
    gift = table.figures.bonus(district, units)
    table.bonus[district] = 0
    table.gain(player, gift)
    if table.log is not None:
        table.note(
            "bonus_taken",
            "production.bonus",
            player=player.name,
            district=district,
            units=units,
            goods=gift,
        )
    table.step = "production"


def production_step(table: Table) -> None:
    """Let the Incas of player after player produce, until a player has to decide.

    The rules are `production.order` and `production.corn`.
    """
    district = place_of_action(table)
    if table.log is not None and not table.served:
        able = [other for other in table.seated_from(table.turn_seat) if other.incas[district]]
        table.note_order("production.order", district, able)
    while (player := table.next_served(table.turn_seat)) is not None:
        incas = player.incas[district]
        if not incas:
            continue
        if GOOD_OF[district] == CORN:
            gift = table.figures.product(district, incas)
            table.gain(player, gift)
            _note_produced(table, player, "production.corn", incas, {}, gift)
        elif player.goods[CORN] >= table.figures.producing_corn:
            table.ask(player, "produce")
            return
        else:
            _note_idle(table, player, incas, "no_corn")
    table.step = "turn_end"


def place_of_action(table: Table) -> str:
    """Return the district of the Prince whose player has the turn."""
    district = table.active.prince
    assert district is not None
    return district


def legal_counts(table: Table, player: Player) -> tuple[Decision, ...]:
    """Return the legal numbers of producing Incas, from 0 to as many as can be paid.

    The rule is `production.cost`.
    """
    payable = player.goods[CORN] // table.figures.producing_corn
    most = min(player.incas[place_of_action(table)], payable)
    return table.match.decisions(player.name, "produce", most, range(most + 1))


def against_count(table: Table, player: Player, count: int) -> Against | None:
    """Return the refusal of more Incas than are in the district or can be paid; None if legal.

    The rule is `production.cost`.
    """
    district = place_of_action(table)
    figures = {"district": district, "asked": count}
    if count > player.incas[district]:
        incas = player.incas[district]
        return Against("too_few_incas", "production.cost", {**figures, "incas": incas})
    if count * table.figures.producing_corn > player.goods[CORN]:
        corn = player.goods[CORN]
        return Against("too_little_corn_to_produce", "production.cost", {**figures, "corn": corn})
    return None


def produce(table: Table, player: Player, count: int) -> None:
    """Let this many Incas of the player produce, and pay corn for each (`production.cost`)."""
    district = place_of_action(table)
    if count:
        cost = table.figures.wages(district, count)
        gift = table.figures.product(district, count)
        table.pay(player, cost)
        table.gain(player, gift)
        _note_produced(table, player, "production.cost", count, cost, gift)
    if idle := player.incas[district] - count:
        _note_idle(table, player, idle, "declined" if player.goods[CORN] else "no_corn")


def _note_produced(
    table: Table,
    player: Player,
    rule: str,
    incas: int,
    cost: dict[str, int],
    gift: dict[str, int],
) -> None:
    if table.log is not None:
        table.note(
            "produced",
            rule,
            player=player.name,
            district=place_of_action(table),
            incas=incas,
            paid=cost,
            goods=gift,
        )


def _note_idle(table: Table, player: Player, incas: int, reason: str) -> None:
    district = table.active.prince
    table.note(
        "not_produced",
        "production.cost",
        player=player.name,
        district=district,
        incas=incas,
        reason=reason,
    )
