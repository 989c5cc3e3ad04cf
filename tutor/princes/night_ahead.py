"""The pay of the coming night to a player as things stand, found by letting the rules pay it.

A table with this one player alone goes through the night. Goods that the player may choose are
counted, not named: three for each Inca on the Sun Clock, and the tiles that the corn can pay if it
cannot pay for all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from tutor.core.base.events import Event
from tutor.princes.components import Components
from tutor.princes.identifiers import CORN, SUN_CLOCK
from tutor.princes.rules.night import moon_step, redeem
from tutor.princes.rules.table import Match, Player, Table
from tutor.princes.rules.trail import advance, pay_trail_goods

Position = Mapping[str, Any]


class Night(NamedTuple):
    """Goods that are certain, how many more the player chooses, steps, and corn for the tiles.

    `events` are those that bring all this about.
    """

    goods: Mapping[str, int]
    choice: int
    steps: int
    cost: int
    events: tuple[Event, ...] = ()


NO_NIGHT = Night({}, 0, 0, 0)


def night_ahead(position: Position, player: Player, components: Components) -> Night:
    """The night ahead of a player, or what is left of it (`night.moon`, `clock.reward`).

    None on the last day and after the end (`last.no_night`).
    """
    table = _alone(position, player, components)
    if table.is_last_day or position["result"] is not None:
        return NO_NIGHT
    (player,) = table.players
    incas = player.incas[SUN_CLOCK]
    if position["last_turns"] != 0:
        # The trail pays its goods of the day before the night comes.
        pay_trail_goods(table)
    table.log = []
    pending = position["pending"]
    asked = pending["type"] if pending and pending["player"] == player.name else None
    night_has_begun = position["last_turns"] == 0
    if night_has_begun and asked == "redeem":
        table.tiles, table.steps = tuple(pending["tiles"]), pending["steps"]
        table.ask(player, "redeem")
    else:
        moon_step(table)
    chosen = _redeem(table, player) if table.due == "redeem" else 0
    if night_has_begun and asked == "choose_goods":
        incas += 1
    for _ in range(incas):
        advance(table, player, components.clock_steps, "clock.reward")
    pay_trail_goods(table)
    return _added_up(table, chosen, incas * components.clock_units)


def _alone(position: Position, player: Player, components: Components) -> Table:
    """A table of the same day with a copy of this player alone, and no card to draw."""
    alone = player.copy()
    alone.seat = 0
    table = Table(Match(components, (player.name,)), [alone])
    table.day = position["day"]
    return table


def _redeem(table: Table, player: Player) -> int:
    """Pay for all tiles, or for none if the corn is short; then this many may be chosen."""
    payable = min(len(table.tiles), player.goods[CORN] // table.figures.tile_price)
    are_all = payable == len(table.tiles)
    redeem(table, player, table.tiles if are_all else ())
    return 0 if are_all else payable


def _added_up(table: Table, chosen: int, of_the_clock: int) -> Night:
    goods: Counter[str] = Counter()
    steps, cost = 0, chosen * table.figures.tile_price
    for event in table.log or ():
        if event.type in ("moon_tile_paid", "trail_paid"):
            goods.update(event.data["goods"])
            cost += event.data.get("paid", {}).get(CORN, 0)
        elif event.type == "scout_advanced":
            steps += event.data["steps"]
    return Night(goods, chosen + of_the_clock, steps, cost, tuple(table.log or ()))
