"""The means of drawing a board: figures, words, palette, layout, and the order of seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.core.base.schema import Position
from tutor.core.drawing.board import BoardLook
from tutor.core.drawing.elements import letters
from tutor.core.drawing.outline import sharp
from tutor.core.drawing.scene import Paint, Path
from tutor.princes.components import Components
from tutor.princes.identifiers import HOUSES, PRODUCTION, RECRUITING, TEMPLES
from tutor.princes.scene.layouts import Layout
from tutor.princes.scene.themes import Theme


class Look(BoardLook[Components, Theme, Layout]):
    """One way to show the board, with the names of its things."""

    def names(self, district: str) -> tuple[str, ...]:
        """The names that may be written on a district's stone, the fullest first."""
        full = self.full_name(district)
        if not self.layout.short_names:
            return (full,)
        return full, self.say(f"short-{district}", layout=self.layout.name)

    def full_name(self, district: str) -> str:
        """A district's full name, for descriptions."""
        return self.text.say(f"district-{district}")

    def amounts(self, counts: Mapping[str, int]) -> str:
        """Goods with their numbers, in words."""
        return self.list_items(
            [self.text.say(f"amount-{good}", count=count) for good, count in counts.items()]
        )

    def list_items(self, items: list[str]) -> str:
        """Items in a row, as the language strings them together."""
        return self.say("comma").join(items)


def kind(district: str) -> str:
    """The kind of a district: production, temple, recruiting, house or special."""
    if district in PRODUCTION:
        return "production"
    if district in TEMPLES:
        return "temple"
    if district in RECRUITING:
        return "recruiting"
    return "house" if district in HOUSES else "special"


@dataclass(frozen=True)
class Seat:
    """One player: seat from 0, name, the letter on the pieces, the part of the position."""

    number: int
    name: str
    letter: str
    holds: Position


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
    """The number of cards in the deck, in a position as in a view."""
    deck = position["deck"]
    return int(deck["hidden"]) if isinstance(deck, Mapping) else len(deck)


def is_night(position: Position, last_day: int) -> bool:
    """Whether the last turn of a day is over, and the next day has not begun; the last has none."""
    is_over = position["last_turns"] == 0 and position["result"] is None
    return is_over and int(position["day"]) < last_day


def to_move(position: Position, table: tuple[Seat, ...]) -> Seat | None:
    """The player of the present turn; None when the game is over."""
    return None if position["result"] else seat_of(position["turn"]["player"], table)


def sign(x: float, y: float, theme: Theme, reach: float = 4.2) -> Path:
    """The small hollow lozenge that marks a reconstructed figure, about a centre."""
    corners = ((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))
    return Path(sharp(corners), Paint(theme.raised, theme.ink, 1.3))
