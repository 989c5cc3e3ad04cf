"""The shapes of a position and of a setup; reader, writer and schema are made from them."""

from __future__ import annotations

from typing import Final

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
from tutor.princes.components import CARDS, STATED
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
)
from tutor.princes.position.pending import figures, write_pending
from tutor.princes.rules.scoring import final_result
from tutor.princes.rules.table import Player, Table
from tutor.princes.variants import VARIANTS

PLENTY: Final = Whole(high=10_000)
"""A bound that no game reaches."""


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
"""All lies open (`info.open`) but the faces of others' cards and of the deck (`info.secret`)."""


class Deck(Value):
    """Every card, from the top."""

    nothing = ()
    described = members(refer("card"), CARDS, CARDS)

    def read(self, context: Reading, data: object, place: str) -> tuple[str, ...]:
        """The cards in their order."""
        cards = figures(context).cards
        found = context.reader.members(data, place, cards, CARDS)
        if found is None or not isinstance(data, list | tuple):
            return ()
        if len(found) < CARDS:
            missing = next(card for card in cards if card not in found)
            context.reader.fault(place, "card_missing", found=missing)
        return tuple(data)


SETUP: Final = SetupShape(SEATS, VARIANTS, "deck", Deck())
