"""The perspective of one player: the data that advice uses, without secrets.

A perspective comes from a view or from a table, and both give the same advice. A view may be
another seat's, with the cards face down; fast play has a table, of which only the player's
knowledge is used (`info.secret`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tutor.princes.components import Stock
from tutor.princes.rules.table import Table

View = Mapping[str, Any]


class Seat(Protocol):
    """The open part of one player."""

    name: str
    goods: dict[str, int]
    prince: str | None
    scout: int
    supply: int
    incas: dict[str, int]
    orders: dict[str, int]
    awards: int

    @property
    def hand(self) -> int:
        """The number of cards."""


@dataclass(slots=True)
class ViewSeat:
    """One player as a view shows them."""

    name: str
    goods: dict[str, int]
    prince: str | None
    scout: int
    supply: int
    incas: dict[str, int]
    orders: dict[str, int]
    awards: int
    hand: int


@dataclass(slots=True)
class Perspective:
    """The sight of one player. `deck` counts the cards of the deck."""

    me: Seat
    cards: tuple[str, ...]
    others: Sequence[Seat]
    day: int
    last_turns: int | None
    has_sun_tile: bool
    acting: str | None
    bonus: Stock
    market: Stock
    orders_left: Stock
    moon_tiles: Sequence[str]
    deck: int
    sold: Sequence[str]
    bought: Sequence[str]


def perspective_of_view(view: View) -> Perspective:
    """The perspective of a view's player; cards face down are left out."""
    seats = [_seat(player) for player in view["players"]]
    me = next(seat for seat in seats if seat.name == view["player"])
    others = [seat for seat in seats if seat is not me]
    cards = next(one["cards"] for one in view["players"] if one["name"] == me.name)
    turn = view["turn"]["player"]
    pending = view["pending"] or {}
    return Perspective(
        me,
        () if isinstance(cards, Mapping) else tuple(cards),
        others,
        view["day"],
        view["last_turns"],
        view["sun_tile"] is not None,
        next(seat.prince for seat in seats if seat.name == turn),
        view["bonus"],
        view["market"],
        view["orders_left"],
        view["moon_tiles"],
        view["deck"]["hidden"],
        pending.get("sold", ()),
        pending.get("bought", ()),
    )


def _seat(player: View) -> ViewSeat:
    cards = player["cards"]
    hand = cards["hidden"] if isinstance(cards, Mapping) else len(cards)
    return ViewSeat(
        player["name"],
        player["goods"],
        player["prince"],
        player["scout"],
        player["supply"],
        player["incas"],
        player["orders"],
        player["awards"],
        hand,
    )


def perspective_of_table(table: Table) -> Perspective:
    """The perspective of the player who is to decide at a table, valid until the table changes."""
    me, players = table.asked, table.players
    others = players[: me.seat] + players[me.seat + 1 :]
    return Perspective(
        me,
        me.cards,
        others,
        table.day,
        table.last_turns,
        table.sun_tile is not None,
        table.active.prince,
        table.bonus,
        table.market,
        table.orders_left,
        table.moon_tiles,
        len(table.deck),
        table.sold,
        table.bought,
    )
