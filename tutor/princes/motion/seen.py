"""An event as the board shows it: its player, its fields, and the ids of the things it is about.

It uses only what all players know of the positions. A card is face up if the event names it.
"""

from __future__ import annotations

from itertools import chain

from tutor.core.base.schema import Position
from tutor.core.drawing import motion
from tutor.core.drawing.motion import BANK, Beat, Manner, Movement, row
from tutor.princes.components import Components, Stock
from tutor.princes.game import PrincesState
from tutor.princes.identifiers import GOODS, SUN_CLOCK
from tutor.princes.things import DISTRICT, thing


class Seen(motion.Seen[PrincesState]):
    """An event of the game, and the things on the board that it is about."""

    @property
    def figures(self) -> Components:
        """The printed figures of the game."""
        return self.states[0].components

    @property
    def before(self) -> Position:
        """What all players know before the decision."""
        return self.views[0]

    @property
    def after(self) -> Position:
        """What all players know after the decision."""
        return self.views[1]

    @property
    def is_night(self) -> bool:
        """Whether the decision ends a day or is made at night."""
        has_passed = self.before["day"] != self.after["day"]
        return has_passed or any(view["last_turns"] == 0 for view in self.views)

    @property
    def row(self) -> str:
        """The anchor of the goods of the event's player."""
        return row(self.data["player"])

    @property
    def district(self) -> str:
        """The stone of the district of the event."""
        return thing(DISTRICT, self.data["district"])

    def prince(self, player: str | None = None) -> tuple[str, ...]:
        """The id of a player's Prince; empty if it is not on the board before or after."""
        seat = self.number(player)
        stands = any(view["players"][seat - 1]["prince"] for view in self.views)
        return (f"prince-{seat}",) if stands else ()

    def scout(self) -> str:
        """The id of the Scout of the event's player."""
        return f"scout-{self.number()}"

    def mark(self) -> str:
        """The id of the picture of one Inca of the event's player."""
        return f"mark{self.number()}"

    def incas(self, district: str, *players: str) -> tuple[str, ...]:
        """The ids of players' Incas that are in a district before or after.

        Without `players`, those of the event's player.
        """
        seats = [self.number(player) for player in players] or [self.number()]
        return tuple(
            f"incas-{seat}-{district}"
            for seat in seats
            if any(view["players"][seat - 1]["incas"].get(district) for view in self.views)
        )

    def where(self, district: str) -> str:
        """The place where an Inca of the event's player arrives or leaves."""
        return next(iter(self.incas(district)), thing(DISTRICT, district))

    @property
    def clock(self) -> str:
        """The place of the waiting Incas of the event's player on the Sun Clock."""
        return self.where(SUN_CLOCK)


def units(goods: Stock, manner: Manner, *places: str) -> tuple[Movement, ...]:
    """One movement for every piece, in the order of the rules.

    >>> [move.thing for move in units({"coca": 1, "corn": 2}, "trade", "bank", "row:Ralph")]
    ['corn', 'corn', 'coca']
    """
    return tuple(
        Movement(good, manner, places) for good in GOODS for _ in range(goods.get(good, 0))
    )


def to_bank(seen: Seen, goods: Stock) -> tuple[Movement, ...]:
    """The movements of goods that the event's player pays."""
    return units(goods, "trade", seen.row, BANK)


def from_bank(seen: Seen, goods: Stock) -> tuple[Movement, ...]:
    """The movements of goods that the event's player gains."""
    return units(goods, "trade", BANK, seen.row)


def beat(*movements: tuple[Movement, ...], lit: tuple[str, ...] = ()) -> Beat:
    """A beat of groups of movements, which start one after the other."""
    return Beat(tuple(chain.from_iterable(movements)), lit)


def one(thing_id: str, manner: Manner, *places: str) -> tuple[Movement, ...]:
    """The movement of a single thing."""
    return (Movement(thing_id, manner, places),)
