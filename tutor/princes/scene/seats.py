"""A position as a drawing needs it: who sits where, with which letter; what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.core.drawing.marks import letters

Position = Mapping[str, Any]


@dataclass(frozen=True)
class Seat:
    """One player: seat from 0, name, the letter on the pieces, the part of the position."""

    number: int
    name: str
    letter: str
    holds: Mapping[str, Any]


def seats(position: Position) -> tuple[Seat, ...]:
    """The players of a position or a view, in seat order."""
    players = position["players"]
    names = [player["name"] for player in players]
    return tuple(
        Seat(number, name, letter, player)
        for number, (name, letter, player) in enumerate(
            zip(names, letters(names), players, strict=True)
        )
    )


def seat_of(name: str | None, table: tuple[Seat, ...]) -> Seat | None:
    """The seat of a named player, or None."""
    return next((seat for seat in table if seat.name == name), None)


def cards_left(position: Position) -> int:
    """How many cards lie in the deck, whether or not it may be seen."""
    deck = position["deck"]
    return int(deck["hidden"]) if isinstance(deck, Mapping) else len(deck)


def to_move(position: Position, table: tuple[Seat, ...]) -> Seat | None:
    """Whose turn is going on; None when the game is over."""
    return None if position["result"] else seat_of(position["turn"]["player"], table)
