"""Positions and views: the whole state as JSON, and the state from JSON (`pending.py` helps).

Writing needs no care. Reading checks shape and figures here and the laws of the game in
`checks.py`, so that every fault of a position made by hand is named at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.core.base.names import read_name
from tutor.core.base.reading import Reader
from tutor.princes.checks import check_laws
from tutor.princes.components import CARDS, Components
from tutor.princes.pending import read_pending, write_pending
from tutor.princes.rules.scoring import final_result
from tutor.princes.rules.table import Match, Player, Table
from tutor.princes.terms import (
    BONUS_PLACES,
    DISTRICTS,
    GOODS,
    INCA_PLACES,
    MARKET_GOODS,
    MOON_TILES,
    ORDERS,
)

HEAD: dict[str, str | int] = {
    "format": "tutor-position",
    "version": 1,
    "game": "princes",
}
KEYS = (
    *(
        "format",
        "version",
        "game",
        "day",
        "start_player",
        "sun_tile",
        "last_turns",
        "turn",
    ),
    *("players", "bonus", "market", "orders_left", "moon_tiles", "track_corn", "deck"),
    *("pending", "result"),
)
PLAYER_KEYS = (
    *(
        "name",
        "goods",
        "prince",
        "scout",
        "supply",
        "incas",
        "orders",
        "cards",
        "moon_tiles",
    ),
    *("awards", "trail_due"),
)
SEATS = (2, 5)
MOST = 10_000


def write_position(table: Table) -> dict[str, Any]:
    """The JSON object of a table."""
    names = table.match.names
    return {
        **HEAD,
        "day": table.day,
        "start_player": names[table.start],
        "sun_tile": None if table.sun_tile is None else names[table.sun_tile],
        "last_turns": table.last_turns,
        "turn": {"player": names[table.turn_seat], "number": table.turn_number},
        "players": [_write_player(player) for player in table.players],
        "bonus": dict(table.bonus),
        "market": dict(table.market),
        "orders_left": dict(table.orders_left),
        "moon_tiles": list(table.moon_tiles),
        "track_corn": table.track_corn,
        "deck": list(table.deck),
        "pending": write_pending(table),
        "result": None if table.ending is None else final_result(table),
    }


def _write_player(player: Player) -> dict[str, Any]:
    return {
        "name": player.name,
        "goods": dict(player.goods),
        "prince": player.prince,
        "scout": player.scout,
        "supply": player.supply,
        "incas": dict(player.incas),
        "orders": dict(player.orders),
        "cards": list(player.cards),
        "moon_tiles": list(player.moon_tiles),
        "awards": player.awards,
        "trail_due": {"corn": player.due_corn, "llama": player.due_llama},
    }


def write_view(table: Table, viewer: str) -> dict[str, Any]:
    """What one player may know: all lies open (`info.open`) but some cards (`info.secret`).

    The faces of others' cards and the deck are hidden.
    """
    whole = write_position(table)
    view: dict[str, Any] = {
        "format": "tutor-view",
        "version": 1,
        "game": "princes",
        "player": viewer,
    }
    view |= {key: value for key, value in whole.items() if key not in view}
    for player in view["players"]:
        if player["name"] != viewer:
            player["cards"] = {"hidden": len(player["cards"])}
    view["deck"] = {"hidden": len(view["deck"])}
    return view


def read_position(data: object, components: Components) -> Table:
    """The table a position describes. Raises RecordError listing every fault."""
    reader = Reader()
    found = reader.record(data, "", KEYS)
    for key, value in HEAD.items():
        if key in found:
            reader.exactly(found[key], key, value)
    positions = _PositionReader(components, reader)
    table = positions.table(found)
    reader.finish()
    assert table is not None
    check_laws(reader, table)
    read_pending(reader, found["pending"], table)
    _read_result(reader, found["result"], table)
    reader.finish()
    return table


def _read_result(reader: Reader, data: object, table: Table) -> None:
    """A result belongs to a finished game and is what the rules compute."""
    if data is None:
        if table.due is None and not reader.faults:
            reader.fault("pending", "pending_mismatch", expected="night")
        return
    if table.due not in (None, "turn") or not isinstance(data, Mapping):
        reader.fault("result", "result_in_unfinished_game")
        return
    ending, reason = data.get("ending"), data.get("reason")
    deck_out, orders_out = not table.deck, not any(table.orders_left.values())
    last_day = table.day == table.match.components.last_day
    possible = {
        "orders": ("rescue", orders_out),
        "deck": ("rescue", deck_out and not orders_out),
        "day_9": (
            "conquest",
            last_day and table.last_turns == 0 and not (deck_out or orders_out),
        ),
    }
    if not isinstance(reason, str) or possible.get(reason) != (ending, True):
        reader.fault("result", "result_in_unfinished_game")
        return
    table.ending, table.reason = ending, reason
    table.step, table.due, table.options = "over", None, None
    if data != final_result(table):
        reader.fault("result", "result_mismatch")


class _PositionReader:
    """Reads the shape and the figures; what is wrong is noted and replaced by something plain."""

    def __init__(self, components: Components, reader: Reader) -> None:
        self.components = components
        self.reader = reader

    def table(self, found: dict[str, Any]) -> Table | None:
        """The table without its pending decision, or None if its shape is wrong."""
        reader, figures = self.reader, self.components
        players = self._players(found.get("players"), "players" in found)
        names = tuple(player.name for player in players)
        day = self._number(found, "day", 1, figures.last_day)
        start = self._seat(found, "start_player", names)
        turn = reader.record(found.get("turn", {}), "turn", ("player", "number"))
        turn_seat = self._seat(turn, "player", names, "turn.player")
        turn_number = self._number(turn, "number", 0, None, "turn.number")
        has_sun_tile = found.get("sun_tile") is not None
        sun_tile = self._seat(found, "sun_tile", names) if has_sun_tile else None
        last_turns = None
        if found.get("last_turns") is not None:
            last_turns = self._number(found, "last_turns", 0, max(len(players), 1))
        bonus = self._counts(found, "bonus", BONUS_PLACES, figures.most_bonus)
        market = self._counts(found, "market", MARKET_GOODS, len(figures.prices))
        orders_left = self._counts(found, "orders_left", ORDERS, MOST)
        moon_tiles = self._set(found, "moon_tiles", MOON_TILES)
        track_corn = self._number(found, "track_corn", 0, figures.last_day)
        deck = self._cards(found.get("deck"), "deck", "deck" in found)
        if reader.faults:
            return None
        table = Table(Match(figures, names), players)
        table.day, table.start, table.turn_seat = day, start, turn_seat
        table.turn_number, table.sun_tile, table.last_turns = (
            turn_number,
            sun_tile,
            last_turns,
        )
        table.bonus, table.market, table.orders_left = bonus, market, orders_left
        table.moon_tiles, table.track_corn, table.deck = moon_tiles, track_corn, deck
        return table

    def _players(self, data: object, is_there: bool) -> list[Player]:
        reader = self.reader
        if not is_there:
            return []
        items = reader.items(data, "players", SEATS[1]) or []
        if isinstance(data, list) and len(items) < SEATS[0] and len(data) <= SEATS[1]:
            reader.fault("players", "wrong_length", found=len(items), low=SEATS[0], high=SEATS[1])
        names: list[object] = []
        players = []
        for seat, item in enumerate(items):
            players.append(self._player(item, seat, names))
            names.append(players[-1].name)
        return players

    def _player(self, data: object, seat: int, taken: list[object]) -> Player:
        place = f"players[{seat}]"
        found = self.reader.record(data, place, PLAYER_KEYS)
        name = ""
        if "name" in found:
            name = read_name(self.reader, found["name"], f"{place}.name", taken) or ""
        prince = found.get("prince")
        if prince is not None:
            prince = self.reader.identifier(prince, f"{place}.prince", DISTRICTS)
        due = self._counts(found, "trail_due", ("corn", "llama"), MOST, f"{place}.trail_due")
        return Player(
            name,
            seat,
            self._counts(found, "goods", GOODS, MOST, f"{place}.goods"),
            prince,
            self._number(found, "scout", 0, self.components.summit - 1, f"{place}.scout"),
            self._number(found, "supply", 0, MOST, f"{place}.supply"),
            self._counts(found, "incas", INCA_PLACES, MOST, f"{place}.incas"),
            self._counts(found, "orders", ORDERS, MOST, f"{place}.orders"),
            self._sorted_cards(found, f"{place}.cards"),
            self._set(found, "moon_tiles", MOON_TILES, f"{place}.moon_tiles"),
            self._number(found, "awards", 0, MOST, f"{place}.awards"),
            due["corn"],
            due["llama"],
        )

    def _number(
        self,
        found: dict[str, Any],
        key: str,
        low: int,
        high: int | None,
        place: str = "",
    ) -> int:
        if key not in found:
            return low
        return self.reader.integer(found[key], place or key, low, high) or low

    def _seat(
        self, found: dict[str, Any], key: str, names: tuple[str, ...], place: str = ""
    ) -> int:
        if key not in found:
            return 0
        name = found[key]
        if not isinstance(name, str):
            self.reader.wrong_type(place or key, "text", name)
            return 0
        if name not in names:
            self.reader.fault(place or key, "unknown_player", found=name, expected=list(names))
            return 0
        return names.index(name)

    def _counts(
        self,
        found: dict[str, Any],
        key: str,
        names: tuple[str, ...],
        most: int,
        place: str = "",
    ) -> dict[str, int]:
        place = place or key
        part = self.reader.record(found[key], place, names) if key in found else {}
        return {name: self._number(part, name, 0, most, f"{place}.{name}") for name in names}

    def _set(
        self, found: dict[str, Any], key: str, allowed: tuple[str, ...], place: str = ""
    ) -> tuple[str, ...]:
        if key not in found:
            return ()
        return self.reader.members(found[key], place or key, allowed) or ()

    def _cards(self, data: object, place: str, is_there: bool) -> tuple[str, ...]:
        if not is_there:
            return ()
        cards = self.reader.members(data, place, self.components.cards, CARDS)
        return () if cards is None or not isinstance(data, list | tuple) else tuple(data)

    def _sorted_cards(self, found: dict[str, Any], place: str) -> tuple[str, ...]:
        cards = self._cards(found.get("cards"), place, "cards" in found)
        return tuple(sorted(cards, key=self.components.rank.__getitem__))
