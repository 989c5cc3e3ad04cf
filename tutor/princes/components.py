"""The printed figures of the game, and where every one of them comes from.

They are read from a data file (`components_file.py`); the rules take their figures from here
alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tutor.princes.terms import DISTRICTS, ICONS

Cost = dict[str, int]

CARD_IDS: Final = tuple(
    f"{first}+{second}" for index, first in enumerate(ICONS) for second in ICONS[index + 1 :]
)
CARDS: Final = len(CARD_IDS)


@dataclass(frozen=True)
class Border:
    """Two districts with a free path between them, and the source of that claim."""

    between: tuple[str, str]
    source: str
    note: str = ""

    @property
    def is_reconstructed(self) -> bool:
        """Whether no text we have shows this border."""
        return self.source.startswith("reconstructed")


@dataclass(frozen=True)
class Order:
    """One row of priests or virgins: step values from the left, the cost of a tile, sources."""

    values: tuple[int, ...]
    cost: Cost
    source: Mapping[str, str]


@dataclass(frozen=True)
class Components:
    """Every printed figure the rules use. Goods are counted in pieces, corn in single corns.

    `sources` says where the figures of each table come from; cards, orders and borders carry
    sources of their own. `apart` are the pairs of districts told to have no border.
    """

    prices: tuple[int, ...]
    bank_buys_at: int
    bank_sells_at: int
    granary_step: int
    granary_goods: Cost
    stable_step: int
    stable_goods: Cost
    summit: int
    last_day: int
    first_day: Mapping[int, int]
    incas: Mapping[int, int]
    recruit: Mapping[str, Mapping[str, Cost]]
    orders: Mapping[str, Order]
    gold: Mapping[str, int]
    card_sources: Mapping[str, str]
    borders: tuple[Border, ...]
    apart: frozenset[frozenset[str]] = field(compare=False)
    sources: Mapping[str, str]
    cards: tuple[str, ...] = field(init=False)
    rank: Mapping[str, int] = field(init=False)
    icons: Mapping[str, tuple[str, ...]] = field(init=False)
    neighbours: Mapping[str, frozenset[str]] = field(init=False)

    def __post_init__(self) -> None:
        pairs = [border.between for border in self.borders]
        near = {
            district: frozenset(
                other for pair in pairs if district in pair for other in pair if other != district
            )
            for district in DISTRICTS
        }
        object.__setattr__(self, "cards", tuple(self.gold))
        object.__setattr__(self, "rank", {card: index for index, card in enumerate(self.gold)})
        object.__setattr__(self, "icons", {card: tuple(card.split("+")) for card in self.gold})
        object.__setattr__(self, "neighbours", near)

    @property
    def landmarks(self) -> dict[int, str]:
        """Granary, Stable and Summit by their step."""
        return {
            self.granary_step: "granary",
            self.stable_step: "stable",
            self.summit: "summit",
        }
