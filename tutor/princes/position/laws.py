"""The laws of positions: every piece exists exactly once, and the days add up."""

from __future__ import annotations

from collections import Counter

from tutor.core.base.reading import Reader
from tutor.princes.identifiers import MOON_TILES, ORDERS
from tutor.princes.rules.table import Table


def check_laws(reader: Reader, table: Table) -> None:
    """Note every law of the game that the table breaks, each at its place."""
    _check_incas(reader, table)
    _check_orders(reader, table)
    _check_cards(reader, table)
    _check_moon_tiles(reader, table)
    _check_day(reader, table)


def _check_incas(reader: Reader, table: Table) -> None:
    expected = table.match.components.incas[len(table.players)]
    for seat, player in enumerate(table.players):
        found = player.supply + sum(player.incas.values())
        if found != expected:
            place = f"players[{seat}].supply"
            reader.fault(place, "wrong_sum", what="incas", found=found, expected=expected)


def _check_orders(reader: Reader, table: Table) -> None:
    for order in ORDERS:
        expected = len(table.match.components.orders[order].values)
        held = sum(player.orders[order] for player in table.players)
        found = held + table.orders_left[order]
        if found != expected:
            place = f"orders_left.{order}"
            reader.fault(place, "wrong_sum", what="orders", found=found, expected=expected)


def _check_cards(reader: Reader, table: Table) -> None:
    places = [(f"players[{seat}].cards", p.cards) for seat, p in enumerate(table.players)]
    places.append(("deck", table.deck))
    seen: Counter[str] = Counter()
    for place, cards in places:
        for card in cards:
            seen[card] += 1
            if seen[card] == 2:
                reader.fault(place, "card_twice", found=card)
    for card in table.match.components.cards:
        if not seen[card]:
            reader.fault("deck", "card_missing", found=card)


def _check_moon_tiles(reader: Reader, table: Table) -> None:
    places = [
        (f"players[{seat}].moon_tiles", player.moon_tiles)
        for seat, player in enumerate(table.players)
    ]
    places.append(("moon_tiles", table.moon_tiles))
    seen: Counter[str] = Counter()
    for place, tiles in places:
        for tile in tiles:
            seen[tile] += 1
            if seen[tile] == 2:
                reader.fault(place, "tile_twice", found=tile)
    for tile in MOON_TILES:
        if not seen[tile]:
            reader.fault("moon_tiles", "tile_missing", found=tile)


def _check_day(reader: Reader, table: Table) -> None:
    held = sum(len(player.moon_tiles) for player in table.players)
    is_ending = held >= table.figures.day_ending_tile or table.sun_tile is not None
    if is_ending != (table.last_turns is not None):
        reader.fault("last_turns", "last_turns_mismatch")
    if held >= table.figures.day_ending_tile and table.sun_tile is None:
        reader.fault("sun_tile", "sun_tile_mismatch")
    ahead = table.match.components.last_day - table.day
    # The last turn of a day takes the day's corn with it.
    is_taken = table.last_turns == 0 and ahead > 0
    expected = ahead - is_taken
    if table.track_corn != expected:
        reader.fault(
            "track_corn",
            "track_corn_mismatch",
            found=table.track_corn,
            expected=[expected],
        )
