"""The Sun Clock: an Inca serves until the night, then brings three different units and 3 steps."""

from __future__ import annotations

from tutor.core.base.decision import Against
from tutor.core.base.game import Decision
from tutor.princes.identifiers import PRODUCTION, SUN_CLOCK
from tutor.princes.rules.table import Player, Table
from tutor.princes.rules.trail import advance


def enter(table: Table, player: Player, district: str) -> None:
    """Ask whether to send one of the player's Incas to the clock (`clock.send`)."""
    table.step = "turn_end"
    if _at_work(player):
        table.ask(player, "send_to_clock")
        return
    table.note(
        "nothing_possible",
        "clock.send",
        player=player.name,
        what="send_to_clock",
        reason="no_inca",
    )


def legal_sendings(table: Table, player: Player) -> tuple[Decision, ...]:
    """Return the legal choices: no Inca, or an Inca from a production district (`clock.send`)."""
    possible = _at_work(player)
    return table.match.decisions(player.name, "send_to_clock", possible, (None, *possible))


def _at_work(player: Player) -> tuple[str, ...]:
    """Return the production districts with Incas of the player (`clock.send`)."""
    incas = player.incas
    return tuple([place for place in PRODUCTION if incas[place]])


def against_sending(player: Player, district: str) -> Against | None:
    """Return the refusal if the player has no Inca in the district.

    None if legal (`clock.send`).
    """
    if district in _at_work(player):
        return None
    return Against("no_inca_there", "clock.send", {"district": district})


def send_to_clock(table: Table, player: Player, district: str | None) -> None:
    """Send the Inca to the Sun Clock; on the last day, pay the reward for the Inca at once.

    The rules are `clock.send` and `last.clock`. If `district` is None, no Inca is sent.
    """
    if district is None:
        table.note("declined", "clock.send", player=player.name, what="send_to_clock")
        return
    table.move_inca(player, district, SUN_CLOCK)
    table.note("inca_sent", "clock.send", player=player.name, district=district)
    if table.is_last_day:
        table.ask(player, "choose_goods")


def clock_step(table: Table) -> None:
    """Reward the next Inca on the clock; players follow in the seat order of the night.

    The rule is `clock.reward`.
    """
    seats = len(table.players)
    while table.served < seats:
        player = table.players[(table.start + table.served) % seats]
        if player.incas[SUN_CLOCK]:
            table.move_inca(player, SUN_CLOCK, None)
            table.note("inca_returned", "clock.reward", player=player.name)
            table.ask(player, "choose_goods")
            return
        table.served += 1
    table.step = "night_end"


def legal_triples(table: Table, player: Player) -> tuple[Decision, ...]:
    """Return the ten sets of three different goods that a player can choose (`clock.reward`)."""
    sets = table.figures.clock_sets
    return table.match.decisions(player.name, "choose_goods", None, sets)


def choose_goods(table: Table, player: Player, goods: tuple[str, ...]) -> None:
    """Give the player the chosen units and 3 steps for one Inca (`clock.reward`, `last.clock`)."""
    rule = "last.clock" if table.is_last_day else "clock.reward"
    gift = table.figures.pieces(goods)
    table.gain(player, gift)
    table.note("clock_paid", rule, player=player.name, goods=gift)
    advance(table, player, table.figures.clock_steps, rule)
