"""Positions: the shapes of a position and of a setup, the invariants of positions, and their reader.

Reader, writer and schema follow from the shapes; `pending.py` reads the decision that is due. The
invariants say that every piece exists exactly once and that the days add up. `read_position` makes the
table that a JSON object describes, or raises RecordError with every fault.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from tutor.core.base.reading import Reader
from tutor.core.base.schema import JSONObject, members, refer
from tutor.core.base.shapes.fields import COUNTED, Derived, Field, Shape
from tutor.core.base.shapes.position import PlayerName, Players, PositionShape, SeatNumber
from tutor.core.base.shapes.setup import SetupShape
from tutor.core.base.shapes.values import (
    Counts,
    InOrder,
    Members,
    OneOf,
    OrNull,
    Reading,
    Value,
    Whole,
)
from tutor.princes.components import CARDS, STATED, Components
from tutor.princes.components_file import SPACES
from tutor.princes.identifiers import (
    BONUS_PLACES,
    DISTRICTS,
    GOODS,
    INCA_PLACES,
    MARKET_GOODS,
    MOON_TILES,
    ORDERS,
    SEATS,
    VARIANTS,
)
from tutor.princes.pending import figures, read_pending, write_pending
from tutor.princes.rules.scoring import final_result
from tutor.princes.rules.table import Match, Player, Table

PLENTY: Final = Whole(high=10_000)
"""A whole number up to a bound that no game reaches."""


def _cards(context: Reading) -> tuple[str, ...]:
    return figures(context).cards


def _last_day(context: Reading) -> int:
    return figures(context).last_day


def _player(seat: int, values: JSONObject) -> Player:
    return Player(seat=seat, **values)


def _result(table: Table) -> JSONObject | None:
    return None if table.ending is None else final_result(table)


PLAYER: Final = Shape(
    Field("name", PlayerName()),
    Field("goods", Counts(GOODS, PLENTY)),
    Field("prince", OrNull(OneOf(DISTRICTS, "district"))),
    Field("scout", Whole(high=lambda context: figures(context).summit - 1)),
    Field("supply", PLENTY),
    Field("incas", Counts(INCA_PLACES, PLENTY)),
    Field("orders", Counts(ORDERS, PLENTY)),
    Field("cards", Members(_cards, "card", CARDS), veil=COUNTED),
    Field("moon_tiles", Members(MOON_TILES, "tile")),
    Field("awards", PLENTY),
    Field(
        "trail_due",
        Shape(Field("corn", PLENTY, "due_corn"), Field("llama", PLENTY, "due_llama")),
    ),
    first=("name", "prince", "trail_due"),
)
TABLE: Final = Shape(
    Field("day", Whole(1, high=_last_day)),
    Field("start_player", SeatNumber(), "start"),
    Field("sun_tile", OrNull(SeatNumber())),
    Field(
        "last_turns", OrNull(Whole(most=SEATS[1], high=lambda context: max(len(context.names), 1)))
    ),
    Field(
        "turn",
        Shape(
            Field("player", SeatNumber(), "turn_seat"),
            Field("number", Whole(), "turn_number"),
            told_missing=True,
        ),
    ),
    Field("players", Players(PLAYER, SEATS, _player)),
    Field("bonus", Counts(BONUS_PLACES, Whole(most=STATED["most_bonus"]))),
    Field("market", Counts(MARKET_GOODS, Whole(most=SPACES))),
    Field("orders_left", Counts(ORDERS, PLENTY)),
    Field("moon_tiles", Members(MOON_TILES, "tile")),
    Field("track_corn", Whole(high=_last_day)),
    Field("deck", InOrder(_cards, "card", CARDS), veil=COUNTED),
    Field("pending", Derived(refer("pending")), of=write_pending),
    Field("result", Derived(refer("result")), of=_result),
    first=("players", "day", "start_player", "turn"),
)
POSITION: Final = PositionShape("princes", TABLE)
"""The shape of a position.

Everything is open (`info.open`) except the cards of other players and of the deck (`info.secret`).
"""


class Deck(Value):
    """The kind of value that is a deck: a list of all cards, the top card first."""

    nothing = ()
    described = members(refer("card"), CARDS, CARDS)

    def read(self, context: Reading, data: object, place: str) -> tuple[str, ...]:
        """Return the cards in the order of the list; empty if the list is no deck."""
        cards = figures(context).cards
        found = context.reader.members(data, place, cards, CARDS)
        if found is None or not isinstance(data, list | tuple):
            return ()
        if len(found) < CARDS:
            missing = next(card for card in cards if card not in found)
            context.reader.fault(place, "card_missing", found=missing)
        return tuple(data)


SETUP: Final = SetupShape(SEATS, VARIANTS, "deck", Deck())


def check_invariants(reader: Reader, table: Table) -> None:
    """Note a fault for every invariant that the table breaks, each at its place."""
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
    # The player of the last turn of a day takes a corn from the track.
    is_taken = table.last_turns == 0 and ahead > 0
    expected = ahead - is_taken
    if table.track_corn != expected:
        reader.fault(
            "track_corn",
            "track_corn_mismatch",
            found=table.track_corn,
            expected=[expected],
        )


def read_position(data: object, components: Components) -> Table:
    """Return the table that a position describes. Raises RecordError with every fault."""
    reader = Reader()
    found, values = POSITION.read(reader, data, components)
    reader.finish()
    players = values.pop("players")
    table = Table(Match(components, tuple(player.name for player in players)), players)
    for attribute, value in values.items():
        setattr(table, attribute, value)
    check_invariants(reader, table)
    read_pending(reader, found["pending"], table)
    _read_result(reader, found["result"], table)
    reader.finish()
    return table


def _read_result(reader: Reader, data: object, table: Table) -> None:
    """Note a fault if an unfinished game has a result, or if the rules compute another result."""
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
