"""Where the panels lie and how large things are, for each layout. Pixels only, no colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from tutor.core.drawing.outline import Box

LayoutName = Literal["wide", "medium", "phone"]


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
    """A layout's panels and the sizes of what lies in the city.

    `crowding` lists pairs of piece sizes from roomy to close; the first that fits a stone is taken.
    Where none fits, a player's Prince and Incas stand together as one small figure and a number, of
    the size `crowd`.
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
    short_names: bool
    type: float
    line: float
    seal: float
    rim: float
    pill: float
    bonus: float
    step: float
    corner: float
    margin: float
    gap: float
    crowding: tuple[tuple[PrinceSize, ChipSize], ...]
    crowd: PrinceSize


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
_CROWD = PrinceSize(23, 30, 14)
_PHONE_CROWDING = (
    (PrinceSize(27, 42, 14), ChipSize(22, 19, 14)),
    (PrinceSize(23, 33, 13), ChipSize(21, 19, 13)),
)
_PHONE_CROWD = PrinceSize(19, 22, 13)

LAYOUTS: Final[dict[str, Layout]] = {
    "wide": Layout(
        name="wide",
        width=928,
        height=732,
        city=Box(0, 0, 616, 636),
        stones=Box(0, 0, 616, 636),
        trail=Box(632, 0, 928, 352),
        market=Box(632, 360, 928, 578),
        orders=Box(632, 586, 928, 732),
        moons=Box(0, 644, 304, 732),
        days=Box(312, 644, 536, 732),
        deck=Box(544, 644, 616, 732),
        short_names=False,
        type=14,
        line=16,
        seal=22,
        rim=3,
        pill=24,
        bonus=28,
        step=15,
        corner=13,
        margin=4.5,
        gap=3,
        crowding=_CROWDING,
        crowd=_CROWD,
    ),
    "medium": Layout(
        name="medium",
        width=600,
        height=1096,
        city=Box(0, 0, 600, 620),
        stones=Box(0, 0, 600, 620),
        trail=Box(0, 628, 296, 1000),
        market=Box(304, 628, 600, 846),
        orders=Box(304, 854, 600, 1000),
        moons=Box(0, 1008, 296, 1096),
        days=Box(304, 1008, 528, 1096),
        deck=Box(536, 1008, 600, 1096),
        short_names=False,
        type=14,
        line=16,
        seal=22,
        rim=3,
        pill=24,
        bonus=28,
        step=15,
        corner=13,
        margin=4,
        gap=3,
        crowding=_CROWDING,
        crowd=PrinceSize(22, 29, 14),
    ),
    "phone": Layout(
        name="phone",
        width=374,
        height=1138,
        city=Box(0, 0, 374, 504),
        stones=Box(0, 0, 374, 492),
        trail=Box(0, 512, 374, 576),
        market=Box(0, 584, 374, 802),
        orders=Box(0, 810, 374, 956),
        moons=Box(0, 964, 374, 1042),
        days=Box(0, 1050, 298, 1138),
        deck=Box(306, 1050, 374, 1138),
        short_names=True,
        type=13,
        line=15,
        seal=16,
        rim=1.5,
        pill=19,
        bonus=21,
        step=10,
        corner=9,
        margin=2,
        gap=2,
        crowding=_PHONE_CROWDING,
        crowd=_PHONE_CROWD,
    ),
}
