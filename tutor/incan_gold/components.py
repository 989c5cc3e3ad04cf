"""The cards and figures of the game, each with its source.

They are read from a data file (`components_file.py`); the rules take their figures from here
alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Components:
    """Every card and figure the rules use. Treasure is counted by value.

    `quest` is the deck before it is shuffled (`setup.quest`); the `artifacts` wait beside it
    (`setup.artifacts`). `treasure_value` and `hazard_kind` have a key for each card, in the order
    of the rules; `sources` says where the figures of each table come from, `stated` whether a rules
    text states them all.
    """

    treasure_value: Mapping[str, int]
    hazard_kind: Mapping[str, str]
    artifacts: tuple[str, ...]
    first_taken: int
    first_value: int
    later_value: int
    rounds: int
    sources: Mapping[str, str]
    stated: Mapping[str, bool]
    quest: tuple[str, ...] = field(init=False)
    cards: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        quest = (*self.treasure_value, *self.hazard_kind)
        object.__setattr__(self, "quest", quest)
        object.__setattr__(self, "cards", (*quest, *self.artifacts))

    @property
    def treasure(self) -> int:
        """The summed value of all treasure cards."""
        return sum(self.treasure_value.values())

    def artifact_value(self, taken: int) -> int:
        """The value of the next artifact when this many have left the temple (`leave.value`)."""
        return self.first_value if taken < self.first_taken else self.later_value

    def hazards_on(self, path: tuple[str, ...]) -> tuple[str, ...]:
        """The kinds of the hazards on a path, in the order turned."""
        return tuple(self.hazard_kind[card] for card in path if card in self.hazard_kind)

    def artifacts_on(self, path: tuple[str, ...]) -> tuple[str, ...]:
        """The artifacts on a path, in the order turned."""
        return tuple(card for card in path if card in self.artifacts)
