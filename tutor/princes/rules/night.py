"""The night: players pay for Moon tiles, the board is restocked, a new day begins.

On the last day, a Moon tile pays as soon as a player takes it.
"""

from __future__ import annotations

from tutor.core.base.decision import Against
from tutor.core.base.game import Decision
from tutor.princes.identifiers import (
    CORN,
    CORN_TILE,
    MOON_TILES,
    PRICED_TILES,
    SUN_CLOCK,
)
from tutor.princes.rules.scoring import end_if_rescued
from tutor.princes.rules.table import Player, Table, subsets
from tutor.princes.rules.trail import advance, pay_trail_goods


def moon_step(table: Table) -> None:
    """Let the Moon tiles of player after player pay, until a player has to decide.

    The rules are `night.order` and `night.moon`.
    """
    while (player := table.next_served(table.start)) is not None:
        if player.moon_tiles:
            _return_tiles(table, player)
            if table.due is not None:
                return
    table.served = 0
    table.step = "clock"
    _note_clock_phase(table)


def _return_tiles(table: Table, player: Player) -> None:
    tiles = player.moon_tiles
    player.moon_tiles = ()
    back = {*table.moon_tiles, *tiles}
    table.moon_tiles = tuple([tile for tile in MOON_TILES if tile in back])
    if table.log is not None:
        table.note("moon_tiles_returned", "night.moon", player=player.name, tiles=list(tiles))
    if CORN_TILE in tiles:
        _pay_tile(table, player, CORN_TILE)
    steps_of = table.figures.tile_steps
    table.steps = sum([steps_of.get(tile, 0) for tile in tiles])
    _settle(table, player, tuple([tile for tile in tiles if tile in PRICED_TILES]))


def _note_clock_phase(table: Table) -> None:
    if table.log is None:
        return
    serving = [player.name for player in table.seated_from(table.start) if player.incas[SUN_CLOCK]]
    if serving:
        table.note("clock_phase_began", "night.clock", players=serving)


def pay_tile_at_once(table: Table, player: Player, tile: str) -> None:
    """Let a Moon tile pay as soon as the player takes it on the last day (`last.moon`).

    The tile stays with the player.
    """
    table.steps = table.figures.tile_steps.get(tile, 0)
    if tile == CORN_TILE:
        _pay_tile(table, player, tile)
    _settle(table, player, (tile,) if tile in PRICED_TILES else ())


def _settle(table: Table, player: Player, priced: tuple[str, ...]) -> None:
    if priced and player.goods[CORN] >= table.figures.tile_price:
        table.tiles = priced
        table.ask(player, "redeem")
        return
    if priced:
        _note_unpaid(table, player, priced, "no_corn")
    _take_steps(table, player)


def _take_steps(table: Table, player: Player) -> None:
    steps, table.steps = table.steps, 0
    if steps:
        advance(table, player, steps, _rule(table))


def _rule(table: Table) -> str:
    return "last.moon" if table.is_last_day else "night.moon"


def legal_redemptions(table: Table, player: Player) -> tuple[Decision, ...]:
    """Return a decision for every set of Moon tiles with a price that the player's corn pays for.

    The rules are `night.moon` and `last.moon`.
    """
    tiles, corn = table.tiles, player.goods[CORN]
    most = min(len(tiles), corn // table.figures.tile_price)
    return table.match.decisions(player.name, "redeem", (tiles, most), subsets(tiles, most))


def against_redemption(table: Table, player: Player, tiles: tuple[str, ...]) -> Against | None:
    """Return the refusal to pay for tiles that the player lacks, or lacks corn for; None if legal.

    The rules are `night.moon` and `last.moon`.
    """
    for tile in tiles:
        if tile not in table.tiles:
            held = {"tile": tile, "held": list(table.tiles)}
            return Against("tile_not_held", _rule(table), held)
    corn = player.goods[CORN]
    if len(tiles) * table.figures.tile_price > corn:
        figures = {"asked": len(tiles), "corn": corn}
        return Against("too_little_corn_for_tiles", _rule(table), figures)
    return None


def redeem(table: Table, player: Player, tiles: tuple[str, ...]) -> None:
    """Pay for Moon tiles, then advance the Scout by all step tiles together (`night.moon`)."""
    for tile in tiles:
        _pay_tile(table, player, tile)
    if unpaid := tuple(tile for tile in table.tiles if tile not in tiles):
        _note_unpaid(table, player, unpaid, "declined" if player.goods[CORN] else "no_corn")
    table.tiles = ()
    _take_steps(table, player)


def _pay_tile(table: Table, player: Player, tile: str) -> None:
    figures = table.figures
    cost = {} if tile == CORN_TILE else {CORN: figures.tile_price}
    gift = figures.tile_goods[tile]
    table.pay(player, cost)
    table.gain(player, gift)
    if table.log is not None:
        table.note(
            "moon_tile_paid",
            _rule(table),
            player=player.name,
            tile=tile,
            paid=cost,
            goods=gift,
        )


def _note_unpaid(table: Table, player: Player, tiles: tuple[str, ...], reason: str) -> None:
    if table.log is not None:
        table.note(
            "moon_tile_unpaid",
            _rule(table),
            player=player.name,
            tiles=list(tiles),
            reason=reason,
        )


def night_end(table: Table) -> None:
    """End the game by Rescue, or restock the board and begin the next day.

    The rules are `night.restock`, `night.time` and `end.both`.
    """
    pay_trail_goods(table)
    if end_if_rescued(table):
        return
    restocked = [place for place, stock in table.bonus.items() if stock < table.figures.most_bonus]
    for place in restocked:
        table.bonus[place] += 1
    if table.log is not None:
        table.note("restocked", "night.restock", districts=restocked)
    assert table.sun_tile is not None
    table.day += 1
    table.start = table.turn_seat = table.sun_tile
    table.sun_tile = table.last_turns = None
    if table.log is not None:
        table.note("day_began", "night.time", day=table.day, player=table.active.name)
    table.step = "turn"
