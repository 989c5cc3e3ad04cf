"""An event as the board shows it: its player, its fields, and the ids of the things in it.

The class uses only those facts of the positions that all players know. A card is face up if the
event names it.
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
        """The position before the decision, as far as all players know it."""
        return self.views[0]

    @property
    def after(self) -> Position:
        """The position after the decision, as far as all players know it."""
        return self.views[1]

    @property
    def is_night(self) -> bool:
        """Whether the decision ends a day or is made at night."""
        has_passed = self.before["day"] != self.after["day"]
        return has_passed or any(view["last_turns"] == 0 for view in self.views)

    @property
    def row(self) -> str:
        """The id of the place on the board where the goods of the event's player lie."""
        return row(self.data["player"])

    @property
    def district(self) -> str:
        """The id that the event's district has on the board."""
        return thing(DISTRICT, self.data["district"])

    def prince(self, player: str | None = None) -> tuple[str, ...]:
        """Return the id of a player's Prince.

        Empty if the Prince is not yet in the city after the event.

        Without `player`, the player of the event counts.
        """
        seat = self.number(player)
        stands = any(view["players"][seat - 1]["prince"] for view in self.views)
        return (f"prince-{seat}",) if stands else ()

    def scout(self) -> str:
        """Return the id of the Scout of the event's player."""
        return f"scout-{self.number()}"

    def mark(self) -> str:
        """Return the id of the picture of one Inca in the colour of the event's player."""
        return f"mark{self.number()}"

    def incas(self, district: str, *players: str) -> tuple[str, ...]:
        """Return the ids of groups of Incas that are in a district before or after the event.

        Each of the `players` has one group there; without `players`, the player of the event
        counts.
        """
        seats = [self.number(player) for player in players] or [self.number()]
        return tuple(
            f"incas-{seat}-{district}"
            for seat in seats
            if any(view["players"][seat - 1]["incas"].get(district) for view in self.views)
        )

    def where(self, district: str) -> str:
        """Return the id of the place where an Inca of the event's player arrives or which it leaves."""
        return next(iter(self.incas(district)), thing(DISTRICT, district))

    @property
    def clock(self) -> str:
        """The id of the place where Incas of the event's player wait on the Sun Clock."""
        return self.where(SUN_CLOCK)


def units(goods: Stock, manner: Manner, *places: str) -> tuple[Movement, ...]:
    """Return one movement for each piece of these goods, in the order of goods in the rules.

    >>> [move.thing for move in units({"coca": 1, "corn": 2}, "trade", "bank", "row:Ralph")]
    ['corn', 'corn', 'coca']
    """
    return tuple(
        Movement(good, manner, places) for good in GOODS for _ in range(goods.get(good, 0))
    )


def to_bank(seen: Seen, goods: Stock) -> tuple[Movement, ...]:
    """Return the movements of goods that the event's player pays."""
    return units(goods, "trade", seen.row, BANK)


def from_bank(seen: Seen, goods: Stock) -> tuple[Movement, ...]:
    """Return the movements of goods that the event's player gains."""
    return units(goods, "trade", BANK, seen.row)


def beat(*movements: tuple[Movement, ...], lit: tuple[str, ...] = ()) -> Beat:
    """Return a beat in which the groups of movements start one after the other."""
    return Beat(tuple(chain.from_iterable(movements)), lit)


def one(thing_id: str, manner: Manner, *places: str) -> tuple[Movement, ...]:
    """Return the movement of one thing, alone in a tuple."""
    return (Movement(thing_id, manner, places),)
