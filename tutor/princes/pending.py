"""The key `pending` of a position: the decision that is due, and facts needed to play on.

Every object has `type` and `player`. Three types have further keys, for facts that the rest of the
position lacks.

For `trade` these are the goods `sold` and `bought` in this visit; for `redeem`, the `tiles` with a
price and the `steps` to come. For `return_cards` these are the `count`, the `draws` still to come
for further Summits, and the step that follows (`then`). If that step is `temple` or `moon`, `next`
is the player whose step it is, or null for no player.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.core.base.reading import Reader
from tutor.core.base.schema import JSONObject, Schema, exact, or_null, record_of, refer
from tutor.core.base.shapes.fields import Derived, Field, Shape
from tutor.core.base.shapes.values import Members, OneOf, Reading, Whole, Writing
from tutor.princes.components import STATED, Components
from tutor.princes.identifiers import (
    CENTRAL_PLAZA,
    GOOD_OF,
    HOUSES,
    MAIN_TEMPLE,
    MARKET_GOODS,
    ORDER_OF,
    PRICED_TILES,
    PRODUCTION,
    RECRUITING,
    SUN_CLOCK,
    TEMPLES,
)
from tutor.princes.rules import flow
from tutor.princes.rules.table import Player, Table, subsets

TYPES = tuple(due for due in flow.LEGAL if due != "turn")
PLACES = {
    "produce": tuple(place for place in PRODUCTION if GOOD_OF[place] != "corn"),
    "sacrifice": tuple(ORDER_OF),
    "offer": (MAIN_TEMPLE,),
    "recruit": RECRUITING,
    "acquire": tuple(HOUSES),
    "adjust": (CENTRAL_PLAZA,),
    "trade": (CENTRAL_PLAZA,),
    "send_to_clock": (SUN_CLOCK,),
}
STEP_AFTER = {"produce": "production", "sacrifice": "temple", "offer": "temple"}
THEN = ("temple", "turn_end", "moon", "clock")
MOST_DRAWS = 99


def figures(context: Reading) -> Components:
    """Return the components with which a position is read."""
    assert isinstance(context.figures, Components)
    return context.figures


def _next_name(table: Table) -> str | None:
    first = {"temple": table.turn_seat, "moon": table.start}.get(table.step)
    if first is None or table.served == len(table.players):
        return None
    return table.match.names[(first + table.served) % len(table.players)]


MORE: Final[Mapping[str, Shape]] = {
    "trade": Shape(Field("sold", Members(MARKET_GOODS)), Field("bought", Members(MARKET_GOODS))),
    "redeem": Shape(
        Field("tiles", Members(PRICED_TILES)),
        Field("steps", Whole(high=lambda context: sum(figures(context).tile_steps.values()))),
    ),
    "return_cards": Shape(
        Field("count", Whole(1, most=STATED["cards_drawn"] - STATED["cards_kept"])),
        Field("draws", Whole(high=MOST_DRAWS)),
        Field("then", OneOf(THEN), "step"),
        Field("next", Derived(or_null(refer("player"))), of=_next_name),
    ),
}
NOTHING_MORE: Final = Shape()


def write_pending(table: Table) -> JSONObject | None:
    """Return the JSON object of the decision that is due.

    None if the player chooses a turn or the game is over.
    """
    due = table.due
    if due is None or due == "turn":
        return None
    more = MORE.get(due, NOTHING_MORE).write(table, Writing(table.match.names))
    return {"type": due, "player": table.asked.name, **more}


def schema_of(due: str) -> Schema:
    """Return the schema of `pending` for a decision of the type `due`."""
    head = {"type": exact(due), "player": refer("player")}
    return record_of(head | MORE.get(due, NOTHING_MORE).properties())


def read_pending(reader: Reader, data: object, table: Table) -> None:
    """Put the pending decision on the table; note a fault for each conflict with the position."""
    if data is None:
        table.step = "turn_end"
        table.ask(table.active, "turn")
        if table.last_turns == 0:
            # At the end of a day, only a finished game has no decision due.
            table.due = None
        return
    kind = data.get("type") if isinstance(data, dict) else None
    keys = MORE.get(kind, NOTHING_MORE).keys if isinstance(kind, str) else ()
    found = reader.record(data, "pending", ("type", "player", *keys))
    if len(found) < 2 + len(keys):
        return
    due = reader.identifier(found["type"], "pending.type", TYPES)
    name = reader.identifier(found["player"], "pending.player", table.match.names)
    if due is None or name is None:
        return
    player = next(other for other in table.players if other.name == name)
    before = len(reader.faults)
    _Pending(reader, table, player, found).read(due)
    table.ask(player, due)
    if len(reader.faults) == before and len(flow.legal(table)) < 2:
        reader.fault("pending", "pending_mismatch", expected="choice")


class _Pending:
    """A check of one pending decision against the rest of the position."""

    def __init__(self, reader: Reader, table: Table, player: Player, found: JSONObject) -> None:
        self.reader = reader
        self.table = table
        self.player = player
        self.found = found

    def read(self, due: str) -> None:
        """Check the decision against the position, and set the step that follows the decision."""
        table = self.table
        if due in PLACES:
            self._demand(table.active.prince in PLACES[due], "place")
            self._demand(table.last_turns != 0, "day")
            table.step = STEP_AFTER.get(due, "turn_end")
            if due in STEP_AFTER:
                self._demand(not table.bonus.get(table.active.prince or "", 0), "bonus")
                table.served = self._served_after(table.turn_seat)
            else:
                self._demand(self.player is table.active, "turn_player")
        if due == "trade":
            self._read_trade()
        elif due == "adjust":
            table.step = "trade"
        elif due == "place_inca":
            self._read_placement()
        elif due == "redeem":
            self._read_redeem()
        elif due == "choose_goods":
            self._read_goods()
        elif due == "return_cards":
            self._read_returns()

    def _read(self, due: str) -> bool:
        """Put the other keys of the object on the table. Return False if any of them is wrong."""
        faults = len(self.reader.faults)
        values = MORE[due].values(Reading(self.reader, self.table.figures), self.found, "pending")
        if len(self.reader.faults) > faults:
            return False
        for attribute, value in values.items():
            setattr(self.table, attribute, value)
        return True

    def _demand(self, fits: bool, expected: str) -> None:
        if not fits:
            self.reader.fault("pending", "pending_mismatch", expected=expected)

    def _served_after(self, first: int) -> int:
        return (self.player.seat - first) % len(self.table.players) + 1

    def _read_trade(self) -> None:
        table, reader = self.table, self.reader
        table.step = "trade"
        if self._read("trade"):
            for good in table.sold:
                if good in table.bought:
                    reader.fault("pending.bought", "named_twice", found=good)

    def _read_placement(self) -> None:
        table = self.table
        table.step = "place"
        table.served = self.player.seat + 1
        self._demand(table.turn_number == 0 and self.player is table.active, "turn_player")

    def _read_redeem(self) -> None:
        table = self.table
        if not self._read("redeem"):
            return
        tiles, steps, paying = table.tiles, table.steps, table.figures.tile_steps
        sums = [sum(paying[tile] for tile in some) for some in subsets(paying)]
        self._demand(steps in sums, "steps")
        if table.is_last_day:
            table.step = "turn_end"
            held = set(tiles) <= set(self.player.moon_tiles) and len(tiles) == 1 and not steps
            self._demand(self.player is table.active and held, "tile_just_taken")
        else:
            table.step = "moon"
            table.served = self._served_after(table.start)
            self._demand(table.last_turns == 0, "night")
            self._demand(set(tiles) <= set(table.moon_tiles), "tiles_on_board")

    def _read_goods(self) -> None:
        table = self.table
        if table.is_last_day:
            table.step = "turn_end"
            self._demand(
                self.player is table.active and table.active.prince == SUN_CLOCK,
                "place",
            )
            return
        table.step = "clock"
        table.served = self._served_after(table.start) - 1
        self._demand(table.last_turns == 0, "night")
        self._demand(not any(player.moon_tiles for player in table.players), "moon_phase_over")

    def _read_returns(self) -> None:
        table, figures = self.table, self.table.figures
        if not self._read("return_cards"):
            return
        drawn = table.count + figures.cards_kept
        self._demand(len(self.player.cards) >= drawn, "drawn_cards")
        self._demand(drawn == figures.cards_drawn or not table.deck, "deck_drawn")
        self._read_next(table.step)

    def _read_next(self, then: str) -> None:
        table = self.table
        name = self.found["next"]
        if then == "temple":
            place = table.active.prince
            self._demand(place in TEMPLES and not table.bonus[place], "place")
            self._demand(table.last_turns != 0, "day")
            after = self._served_after(table.turn_seat)
            allowed = (0, 1) if after == 1 else (after,)
            table.served = self._read_served(name, table.turn_seat, allowed)
        elif then == "moon":
            self._demand(table.last_turns == 0, "night")
            after = self._served_after(table.start)
            table.served = self._read_served(name, table.start, (after,))
        else:
            self.reader.exactly(name, "pending.next", None)
            if then == "clock":
                table.served = self._served_after(table.start) - 1
                self._demand(table.last_turns == 0, "night")
            else:
                self._demand(self.player is table.active and table.is_last_day, "turn_player")

    def _read_served(self, name: object, first: int, allowed: tuple[int, ...]) -> int:
        seats = len(self.table.players)
        names = [
            None if served == seats else self.table.match.names[(first + served) % seats]
            for served in allowed
        ]
        if name not in names:
            self.reader.fault("pending.next", "wrong_value", found=str(name), expected=names[-1])
            return allowed[-1]
        return allowed[names.index(name)]
