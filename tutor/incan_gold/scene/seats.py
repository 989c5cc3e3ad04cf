"""A position as a drawing needs it: who sits where, with which letter, and what they do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tutor.core.drawing.marks import letters

Position = Mapping[str, Any]
Doing = Literal["due", "chosen", "inside", "camp", "over"]


@dataclass(frozen=True)
class Seat:
    """One player: seat from 0, name, letter, what they do, their part of the position."""

    number: int
    name: str
    letter: str
    doing: Doing
    holds: Mapping[str, Any]

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
