"""What a board is drawn with: figures, words, palette, layout; the drawing asks here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from tutor.princes.components import Components
from tutor.princes.scene.layouts import Layout
from tutor.princes.scene.themes import Theme
from tutor.princes.terms import HOUSES, PRODUCTION, RECRUITING, TEMPLES


class Speaker(Protocol):
    """Whoever puts a message of the catalogue into the reader's language."""

    def say(self, message_id: str, **arguments: str | int) -> str:
        """The sentence of a message, its arguments filled in."""
        ...


@dataclass(frozen=True, eq=False)
class Look:
    """One way to show the board: the same for every position of a game."""

    components: Components
    text: Speaker
    theme: Theme
    layout: Layout

    def say(self, message: str, **arguments: str | int) -> str:
        """A message of the board's own catalogue."""
        return self.text.say(f"board-{message}", **arguments)

    def district(self, district: str) -> str:
        """A district's name as it stands on its stone."""
        if self.layout.short_names:
            return self.say(f"short-{district}")
        return self.full_name(district)

    def full_name(self, district: str) -> str:
        """A district's full name, for descriptions."""
        return self.text.say(f"district-{district}")

    def amounts(self, counts: Mapping[str, int]) -> str:
        """Goods with their numbers, in words."""
        return self.listed(
            [self.text.say(f"amount-{good}", count=count) for good, count in counts.items()]
        )

    def listed(self, items: list[str]) -> str:
        """Items in a row, as the language strings them together."""
        return self.say("comma").join(items)


def kind(district: str) -> str:
    """Which of the five kinds a district is: production, temple, recruiting, house or special."""
    if district in PRODUCTION:
        return "production"
    if district in TEMPLES:
        return "temple"
    if district in RECRUITING:
        return "recruiting"
    return "house" if district in HOUSES else "special"
