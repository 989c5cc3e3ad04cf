"""The places of the panels and the sizes of things, for each layout; pixels, no colours."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from tutor.core.drawing.outline import Box

LayoutName = Literal["wide", "medium", "phone", "wall", "hall"]

LEAST_MOUNTAIN: Final = 200
"""Six rows of steps with Scouts on them need a trail so high, in pixels."""


@dataclass(frozen=True)
class PrinceSize:
    """A Prince's box and the type size of the letter on the poncho."""

    width: float
    height: float
    letter: float


@dataclass(frozen=True)
class ChipSize:
    """An Inca chip's height, the size of the player's mark on it, the type size of the count."""

    height: float
    mark: float
    type: float


@dataclass(frozen=True)
class Layout:
    """A layout's panels and the sizes of the pieces in the city.

    `crowding` lists pairs of piece sizes from roomy to close; the first that fits a stone is taken.
    If none fits, a player's Prince and Incas are one small figure and a number, in the first of the
    sizes `crowds` that fits. Under `sky` the calendar hangs in the open above the city; else it has
    cards. A layout that `is_close` shows beside the city only the things needed to follow a game.
    `explains_signs` says that the board explains the sign of reconstructed figures.
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
        """Whether the trail has no height to climb, and is one line."""
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
    # The stones of a phone, and more room round them; the houses are a strip under the city.
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
    # For a class: the city of a phone, as large as a screen of 4 to 3 lets it; on a wider one there
    # is room beside it for all else.
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
