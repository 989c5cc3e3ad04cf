"""The means of drawing a board: figures, words, theme and layout."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tutor.core.base.schema import Position
from tutor.core.drawing.board import BoardLook
from tutor.core.drawing.elements import letters
from tutor.incan_gold.components import Components
from tutor.incan_gold.scene.layouts import Layout
from tutor.incan_gold.scene.themes import Theme


class Look(BoardLook[Components, Theme, Layout]):
    """One way to show the board, with the names of its things."""

    def hazard(self, kind: str) -> str:
        """The name of a kind of hazard."""
        return self.text.say(f"hazard-{kind}")

    def card(self, card: str) -> str:
        """A card's name for use inside a sentence."""
        figures = self.components
        if card in figures.hazard_kind:
            return self.hazard(figures.hazard_kind[card])
        if card in figures.treasure_value:
            return self.text.say("card-treasure", value=figures.treasure_value[card])
        return self.text.say("card-artifact", number=figures.artifacts.index(card) + 1)


Doing = Literal["due", "chosen", "inside", "camp", "over"]


@dataclass(frozen=True)
class Seat:
    """One player: seat from 0, name, letter, what they do, their part of the position."""

    number: int
    name: str
    letter: str
    doing: Doing
    holds: Position

    @property
    def is_inside(self) -> bool:
        """Whether the player is in the temple."""
        return self.doing in ("due", "chosen", "inside")


def seats(position: Position) -> tuple[Seat, ...]:
    """The players of a position or a view, in seat order."""
    players = position["players"]
    names = [player["name"] for player in players]
    return tuple(
        Seat(number, name, letter, _doing(position, name), player)
        for number, (name, letter, player) in enumerate(
            zip(names, letters(names), players, strict=True)
        )
    )


def _doing(position: Position, name: str) -> Doing:
    if position["result"] is not None:
        return "over"
    pending = position["pending"]
    if pending is not None and pending["player"] == name:
        return "due"
    if name in position["chosen"]:
        return "chosen"
    return "inside" if name in position["inside"] else "camp"
