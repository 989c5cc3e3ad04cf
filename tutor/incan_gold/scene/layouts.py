"""Where the panels lie and how large things are, for each layout and number of players.

Pixels only, no colours. What few players leave free goes to the path or to the deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from tutor.core.drawing.outline import Box

LayoutName = Literal["wide", "medium", "phone"]
LAYOUTS: Final[tuple[LayoutName, ...]] = ("wide", "medium", "phone")
GAP: Final = 8.0
HEAD: Final = 48.0
FOOT: Final = 8.0


@dataclass(frozen=True)
class Layout:
    """A layout's panels; `row` is the height of a player's row, `type` the size of small words."""

    name: LayoutName
    width: int
    height: int
    temples: Box
    path: Box
    hazards: Box
    explorers: Box
    deck: Box
    row: float
    type: float
    small: bool


@lru_cache(maxsize=32)
def layout_for(name: LayoutName, players: int) -> Layout:
    """The layout of that name for so many players."""
    if name == "wide":
        return _wide(players)
    return _medium(players) if name == "medium" else _phone(players)


def _wide(players: int) -> Layout:
    """The path at the left between temples and hazards; at the right players over the deck."""
    row = min(100.0, 432 // players)
    split = HEAD + players * row + FOOT
    return Layout(
        name="wide",
        width=928,
        height=732,
        temples=Box(0, 0, 616, 116),
        path=Box(0, 124, 616, 588),
        hazards=Box(0, 596, 616, 732),
        explorers=Box(632, 0, 928, split),
        deck=Box(632, split + GAP, 928, 732),
        row=row,
        type=14,
        small=False,
    )


def _medium(players: int) -> Layout:
    """Temples, path and hazards above one another, then players and deck side by side."""
    row = min(76.0, 340 // players)
    top = 1096 - HEAD - players * row - FOOT
    return Layout(
        name="medium",
        width=600,
        height=1096,
        temples=Box(0, 0, 600, 116),
        path=Box(0, 124, 600, top - 136 - 2 * GAP),
        hazards=Box(0, top - 136 - GAP, 600, top - GAP),
        explorers=Box(0, top, 296, 1096),
        deck=Box(304, top, 600, 1096),
        row=row,
        type=14,
        small=False,
    )


def _phone(players: int) -> Layout:
    """Everything above one another, small."""
    row = min(52.0, 344 // players)
    deck = 1138 - 132.0
    explorers = deck - GAP - HEAD - players * row - FOOT
    hazards = explorers - GAP - 132
    return Layout(
        name="phone",
        width=374,
        height=1138,
        temples=Box(0, 0, 374, 96),
        path=Box(0, 104, 374, hazards - GAP),
        hazards=Box(0, hazards, 374, explorers - GAP),
        explorers=Box(0, explorers, 374, deck - GAP),
        deck=Box(0, deck, 374, 1138),
        row=row,
        type=13,
        small=True,
    )
