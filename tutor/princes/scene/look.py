"""All that a drawing of the board depends on besides the position: figures, words, theme, layout.

A layout has the places of the panels and the sizes of things, in pixels, but no colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

from tutor.core.base.schema import Position
from tutor.core.drawing.board import BoardLook
from tutor.core.drawing.elements import letters
from tutor.core.drawing.outline import Box, sharp
from tutor.core.drawing.scene import Paint, Path
from tutor.princes.components import Components
from tutor.princes.identifiers import HOUSES, PRODUCTION, RECRUITING, TEMPLES
from tutor.princes.scene.themes import Theme

LayoutName = Literal["wide", "medium", "phone", "wall", "hall"]

LEAST_MOUNTAIN: Final = 200
"""The least height, in pixels, of a trail with six rows of steps and Scouts on them."""


@dataclass(frozen=True)
class PrinceSize:
    """The box of a Prince, and the type size of the letter on the poncho."""

    width: float
    height: float
    letter: float


@dataclass(frozen=True)
class ChipSize:
    """The height of a chip, the size of the player's mark on it, and the type size of the count."""

    height: float
    mark: float
    type: float


@dataclass(frozen=True)
class Layout:
    """The panels of a layout, and the sizes of the pieces in the city.

    `crowding` has pairs of sizes for Princes and chips, the largest first; a district takes the first
    pair that fits. If none fits, each player has one small figure and a number, in the first size
    of `crowds` that fits. With `sky` the calendar is in the open sky above the city, else on cards.
    If `is_close` is true, the layout has large type and, beside the city, only what a class
    needs to follow a game. With `explains_signs` the board says what the sign of reconstructed
    figures means.
    """

    name: LayoutName
    width: int
    height: int
    city: Box
    stones: Box
    trail: Box
    market: Box
    orders: Box
    moons: Box
    days: Box
    deck: Box
    bank: Box | None
    sky: bool
    short_names: bool
    type: float
    line: float
    name_type: float
    name_line: float
    seal: float
    rim: float
    pill: float
    bonus: float
    step: float
    corner: float
    margin: float
    gap: float
    crowding: tuple[tuple[PrinceSize, ChipSize], ...]
    crowds: tuple[PrinceSize, ...]
    is_close: bool = False
    explains_signs: bool = True

    @property
    def lays_trail_flat(self) -> bool:
        """Whether the trail has too little height for a mountain, and is one line."""
        return self.trail.height < LEAST_MOUNTAIN


_ROOMY = PrinceSize(36, 62, 16)
_CLOSE = PrinceSize(30, 48, 15)
_TIGHT = PrinceSize(25, 37, 14)
_CHIP = ChipSize(28, 22, 16)
_SMALL_CHIP = ChipSize(24, 20, 14)
_CROWDING = (
    (_ROOMY, _CHIP),
    (_CLOSE, _CHIP),
    (_CLOSE, _SMALL_CHIP),
    (_TIGHT, _SMALL_CHIP),
)
_CROWDS = (PrinceSize(23, 30, 14),)
_PHONE_CROWDING = (
    (PrinceSize(27, 42, 14), ChipSize(22, 19, 14)),
    (PrinceSize(23, 33, 13), ChipSize(21, 19, 13)),
    (PrinceSize(20, 27, 13), ChipSize(18, 16, 13)),
    (PrinceSize(19, 23, 13), ChipSize(18, 16, 13)),
)
_PHONE_CROWDS = (PrinceSize(19, 23, 13), PrinceSize(17, 20, 13), PrinceSize(15, 17, 13))

_PHONE: Final = Layout(
    name="phone",
    width=374,
    height=954,
    city=Box(0, 0, 374, 386),
    stones=Box(0, 0, 374, 382),
    trail=Box(0, 390, 374, 444),
    market=Box(0, 452, 374, 634),
    orders=Box(0, 642, 374, 772),
    moons=Box(0, 780, 374, 858),
    days=Box(0, 866, 298, 954),
    deck=Box(306, 866, 374, 954),
    bank=None,
    sky=False,
    short_names=True,
    type=13,
    line=15,
    name_type=13,
    name_line=15,
    seal=14,
    rim=1.5,
    pill=17,
    bonus=18,
    step=10,
    corner=9,
    margin=2,
    gap=2,
    crowding=_PHONE_CROWDING,
    crowds=_PHONE_CROWDS,
)

LAYOUTS: Final[dict[str, Layout]] = {
    "wide": Layout(
        name="wide",
        width=928,
        height=748,
        city=Box(0, 86, 616, 748),
        stones=Box(0, 86, 616, 742),
        trail=Box(624, 86, 924, 418),
        market=Box(630, 424, 922, 608),
        orders=Box(630, 616, 922, 740),
        moons=Box(624, 2, 922, 82),
        days=Box(8, 4, 616, 82),
        deck=Box(626, 116, 698, 190),
        bank=Box(566, 664, 616, 718),
        sky=True,
        short_names=False,
        type=14,
        line=16,
        name_type=14,
        name_line=16,
        seal=22,
        rim=3,
        pill=24,
        bonus=28,
        step=15,
        corner=13,
        margin=4.5,
        gap=3,
        crowding=_CROWDING,
        crowds=_CROWDS,
    ),
    # The city is as on a phone, with more room around it; the orders are a strip under the city.
    "medium": replace(
        _PHONE,
        name="medium",
        width=640,
        height=620,
        city=Box(0, 80, 404, 552),
        stones=Box(0, 80, 404, 550),
        trail=Box(408, 80, 636, 366),
        market=Box(408, 370, 636, 552),
        orders=Box(4, 556, 636, 618),
        moons=Box(344, 0, 636, 78),
        days=Box(8, 0, 336, 78),
        deck=Box(404, 106, 471, 179),
        bank=Box(362, 480, 402, 522),
        sky=True,
        name_type=12,
        name_line=14.5,
        seal=16,
        pill=19,
        bonus=21,
        crowds=(PrinceSize(18, 21, 13),),
    ),
    "phone": _PHONE,
    # For a class: the city of a phone, as large as a screen of 4 to 3 allows; on a wider screen the
    # panels are beside the city.
    "hall": replace(
        _PHONE,
        width=420,
        height=470,
        trail=Box(376, 64, 418, 382),
        market=Box(148, 390, 296, 468),
        orders=Box(300, 390, 372, 468),
        moons=Box(2, 392, 144, 466),
        days=Box(376, 2, 418, 60),
        deck=Box(376, 386, 418, 468),
        sky=True,
        is_close=True,
        explains_signs=False,
    ),
    "wall": replace(
        _PHONE,
        width=636,
        height=474,
        trail=Box(0, 390, 300, 472),
        market=Box(380, 160, 634, 342),
        orders=Box(380, 346, 634, 472),
        moons=Box(380, 83, 634, 156),
        days=Box(380, 0, 634, 81),
        deck=Box(306, 390, 374, 472),
        sky=True,
        explains_signs=False,
    ),
}


class Look(BoardLook[Components, Theme, Layout]):
    """One way to show the board: with these figures, words, theme and layout."""

    def names(self, district: str) -> tuple[str, ...]:
        """Return the forms of a district's name that may be on the board, the longest first."""
        full = self.full_name(district)
        if not self.layout.short_names:
            return (full,)
        return full, self.say(f"short-{district}", layout=self.layout.name)

    def full_name(self, district: str) -> str:
        """Return the full name of a district, for descriptions."""
        return self.text.say(f"district-{district}")

    def amounts(self, counts: Mapping[str, int]) -> str:
        """Return the goods with their numbers, in words."""
        return self.list_items(
            [self.text.say(f"amount-{good}", count=count) for good, count in counts.items()]
        )

    def list_items(self, items: list[str]) -> str:
        """Return the items joined to a list in words, as the language joins them."""
        return self.say("comma").join(items)


def kind(district: str) -> str:
    """Return the kind of a district: production, temple, recruiting, house or special."""
    if district in PRODUCTION:
        return "production"
    if district in TEMPLES:
        return "temple"
    if district in RECRUITING:
        return "recruiting"
    return "house" if district in HOUSES else "special"


@dataclass(frozen=True)
class Seat:
    """One player: seat (from 0), name, letter on the pieces, and the player's own part of the position."""

    number: int
    name: str
    letter: str
    holds: Position


def seats(position: Position) -> tuple[Seat, ...]:
    """Return the players of a position or a view, in seat order."""
    players = position["players"]
    names = [player["name"] for player in players]
    return tuple(
        Seat(number, name, letter, player)
        for number, (name, letter, player) in enumerate(
            zip(names, letters(names), players, strict=True)
        )
    )


def seat_of(name: str | None, table: tuple[Seat, ...]) -> Seat | None:
    """Return the seat of the player with this name; None if there is no such player."""
    return next((seat for seat in table if seat.name == name), None)


def cards_left(position: Position) -> int:
    """Return the number of cards in the deck of a position or a view."""
    deck = position["deck"]
    return int(deck["hidden"]) if isinstance(deck, Mapping) else len(deck)


def is_night(position: Position, last_day: int) -> bool:
    """Whether it is night: the last turn of a day is over and the next day has not begun.

    The last day has no night.
    """
    is_over = position["last_turns"] == 0 and position["result"] is None
    return is_over and int(position["day"]) < last_day


def to_move(position: Position, table: tuple[Seat, ...]) -> Seat | None:
    """Return the player whose turn it is; None if the game is over."""
    return None if position["result"] else seat_of(position["turn"]["player"], table)


def sign(x: float, y: float, theme: Theme, reach: float = 4.2) -> Path:
    """Return the sign of a reconstructed figure: a small hollow lozenge, with its centre at (x, y)."""
    corners = ((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))
    return Path(sharp(corners), Paint(theme.raised, theme.ink, 1.3))
