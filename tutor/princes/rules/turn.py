"""The turn: walk, ride a llama or stay. Then the next turn, the night or the end follows."""

from __future__ import annotations

from typing import Final

from tutor.core.base.decision import Against
from tutor.core.base.game import Decision
from tutor.princes.identifiers import (
    CENTRAL_PLAZA,
    CORN,
    DISTRICTS,
    HOUSES,
    LLAMA,
    MOON_TILES,
    PRODUCTION,
    RECRUITING,
    SUN_CLOCK,
    TEMPLES,
)
from tutor.princes.rules import (
    market,
    night,
    priests,
    production,
    recruiting,
    sun_clock,
    temples,
)
from tutor.princes.rules.scoring import end_by_conquest, end_if_rescued
from tutor.princes.rules.table import Player, Table
from tutor.princes.rules.trail import pay_trail_goods

ENTER: Final = {
    **dict.fromkeys(PRODUCTION, production.enter),
    **dict.fromkeys(TEMPLES, temples.enter),
    **dict.fromkeys(RECRUITING, recruiting.enter),
    **dict.fromkeys(HOUSES, priests.enter),
    CENTRAL_PLAZA: market.enter,
    SUN_CLOCK: sun_clock.enter,
}


def begin_turn(table: Table) -> None:
    """Begin the turn of the next player (`turn.order`)."""
    table.turn_number += 1
    player = table.players[table.turn_seat]
    if table.log is not None:
        table.note("turn_began", "turn.order", player=player.name, number=table.turn_number)
    table.ask(player, "turn")


def legal_turns(table: Table, player: Player) -> tuple[Decision, ...]:
    """Return the districts that the player can enter, then the Moon tiles that the player can take."""
    name, prince, tiles = player.name, player.prince, table.moon_tiles
    rides = player.goods[LLAMA] >= table.figures.llamas_for_a_ride
    found = table.match.listed.get((name, prince, rides, tiles))
    if found is None:
        moves = [place for place in DISTRICTS if against_move(table, player, place) is None]
        stays = () if prince is None else tiles
        found = table.match.listed[name, prince, rides, tiles] = (
            *[Decision(name, "move", place) for place in moves],
            *[Decision(name, "stay", tile) for tile in stays],
        )
    return found


def needs_llama(table: Table, player: Player, district: str) -> bool:
    """Whether entering costs a llama: the district is not adjacent to the Prince's.

    The first turn costs no llama. The rule is `move.adjacent`.
    """
    prince = player.prince
    return prince is not None and district not in table.figures.neighbours[prince]


def against_move(table: Table, player: Player, district: str) -> Against | None:
    """Return the refusal of a move to the same district, or to a distant one without a llama.

    None if the move is legal; other Princes may be in the district. The rules are `move.no_repeat`,
    `move.llama` and `move.share`.
    """
    if district == player.prince:
        return Against("already_there", "move.no_repeat", {"district": district})
    llamas = player.goods[LLAMA]
    if llamas < table.figures.llamas_for_a_ride and needs_llama(table, player, district):
        figures = {"from": player.prince, "district": district, "llamas": llamas}
        return Against("no_llama_to_move", "move.llama", figures)
    return None


def against_stay(table: Table, player: Player, tile: str) -> Against | None:
    """Return the refusal to stay in the first turn, or for a tile not on the board; None if legal.

    The rule is `move.stay`.
    """
    if player.prince is None:
        return Against("stay_on_first_turn", "move.stay", {})
    if tile not in table.moon_tiles:
        holder = next(other.name for other in table.players if tile in other.moon_tiles)
        return Against("tile_not_on_board", "move.stay", {"tile": tile, "holder": holder})
    return None


def move(table: Table, player: Player, district: str) -> None:
    """Pay for a distant district, move the Prince, and begin the action there (`move.trigger`)."""
    prince = player.prince
    if prince is None:
        player.prince = district
        table.note("prince_placed", "setup.first_prince", player=player.name, to=district)
    else:
        rule = "move.adjacent"
        if needs_llama(table, player, district):
            rule = "move.llama"
            cost = {LLAMA: table.figures.llamas_for_a_ride}
            table.pay(player, cost)
            if table.log is not None:
                table.note("llama_paid", rule, player=player.name, goods=cost, to=district)
        player.prince = district
        if table.log is not None:
            table.note("prince_moved", rule, player=player.name, **{"from": prince}, to=district)
    table.served = 0
    ENTER[district](table, player, district)


def stay(table: Table, player: Player, tile: str) -> None:
    """Take a Moon tile; the third tile of a day ends the day.

    The rules are `move.stay`, `day.end` and `last.moon`.
    """
    ends_day = table.figures.next_tile_ends_day(len(table.moon_tiles))
    held = player.moon_tiles
    table.moon_tiles = tuple([other for other in table.moon_tiles if other != tile])
    player.moon_tiles = tuple([other for other in MOON_TILES if other == tile or other in held])
    if table.log is not None:
        table.note("moon_tile_taken", "move.stay", player=player.name, tile=tile)
    table.step = "turn_end"
    if table.sun_tile is None and ends_day:
        table.sun_tile = player.seat
        table.last_turns = len(table.players)
        others = len(table.players) - 1
        table.note("sun_tile_taken", "day.end", player=player.name, others=others)
    if table.is_last_day:
        night.pay_tile_at_once(table, player, tile)


def turn_end(table: Table) -> None:
    """Pay goods for the trail, then end the game or begin the night or a turn (`end.both`)."""
    pay_trail_goods(table)
    if table.last_turns is not None:
        left = table.last_turns - 1
        name = table.active.name
        if table.log is not None:
            table.note("last_turn_finished", "day.end", player=name, left=left)
        if not left and table.track_corn:
            table.track_corn -= 1
            gift = {CORN: table.figures.track_corn}
            table.gain(table.active, gift)
            table.note("track_corn_taken", "day.track_corn", player=name, goods=gift)
        # This comes last, because the events above still belong to the day.
        table.last_turns = left
    if end_if_rescued(table):
        return
    if table.last_turns != 0:
        table.turn_seat = (table.turn_seat + 1) % len(table.players)
        table.step = "turn"
    elif table.is_last_day:
        table.note("no_night", "last.no_night")
        end_by_conquest(table)
    else:
        table.note("night_began", "night.order", day=table.day)
        table.served = 0
        table.step = "moon"
