"""The places of the panels and the sizes of things, for each layout.

Pixels only, no colours. The landscape lies under all panels; the camp and the cave are parts of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from tutor.core.drawing.outline import Box

LayoutName = Literal["wide", "medium", "phone"]
LAYOUTS: Final[tuple[LayoutName, ...]] = ("wide", "medium", "phone")
MOST_IN_A_LINE: Final = 4
"""The number of tents beside or above one another where the camp is small."""


@dataclass(frozen=True)
class Layout:
    """A layout's panels; `type` is the size of small words.

    `path` is the cave: in it the cards lie in `cards`, the explorers stand in `stand` and the way
    out is `mouth`. `tents` are the columns of the camp.
    """

    name: LayoutName
    width: int
    height: int
    temples: Box
    deck: Box
    camp: Box
    path: Box
    cards: Box
    stand: Box
    mouth: Box
    hazards: Box
    odds: Box
    tents: int
    type: float
    small: bool


@lru_cache(maxsize=32)
def layout_for(name: LayoutName, players: int) -> Layout:
    """The layout of that name for a number of players."""
    if name == "wide":
        return _wide()
    return _medium(players) if name == "medium" else _phone(players)


def _wide() -> Layout:
    """The camp at the left of the cave; temples and deck above, hazards and odds below."""
    return Layout(
        name="wide",
        width=928,
        height=748,
        temples=Box(10, 10, 572, 104),
        deck=Box(580, 10, 918, 104),
        camp=Box(10, 112, 198, 620),
        path=Box(206, 112, 918, 620),
        cards=Box(242, 150, 898, 438),
        stand=Box(322, 448, 898, 614),
        mouth=Box(216, 496, 310, 610),
        hazards=Box(10, 628, 546, 738),
        odds=Box(554, 628, 918, 738),
        tents=1,
        type=14,
        small=False,
    )


def _medium(players: int) -> Layout:
    """As wide, but narrower, with hazards and odds above one another."""
    return Layout(
        name="medium",
        width=600,
        height=606,
        temples=Box(8, 8, 384, 86),
        deck=Box(390, 8, 592, 86),
        camp=Box(8, 92, 134, 450),
        path=Box(140, 92, 592, 450),
        cards=Box(158, 122, 584, 346),
        stand=Box(226, 350, 584, 448),
        mouth=Box(150, 358, 218, 442),
        hazards=Box(8, 456, 592, 518),
        odds=Box(8, 524, 592, 598),
        tents=1 if players <= MOST_IN_A_LINE else 2,
        type=13,
        small=True,
    )


def _phone(players: int) -> Layout:
    """The cave above the camp, then all else, so that what is decided on comes first."""
    return Layout(
        name="phone",
        width=374,
        height=736,
        path=Box(4, 4, 370, 312),
        cards=Box(14, 33, 364, 235),
        stand=Box(82, 238, 366, 308),
        mouth=Box(12, 246, 74, 304),
        camp=Box(4, 322, 370, 426),
        odds=Box(4, 432, 370, 504),
        hazards=Box(4, 508, 370, 582),
        temples=Box(4, 586, 370, 668),
        deck=Box(4, 672, 370, 732),
        tents=min(players, MOST_IN_A_LINE),
        type=13,
        small=True,
    )
