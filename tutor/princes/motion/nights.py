"""The motion at the end of a day, at night and at the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from tutor.core.drawing.motion import BANK, DECK, Beat
from tutor.princes.identifiers import GOOD_OF, ORDERS, PRODUCTION, SUN_CLOCK
from tutor.princes.motion.seen import Seen, beat, one, units
from tutor.princes.things import DISTRICT, MOON, ORDER, SUN, thing

Maker = Callable[[Seen], Beat]
ENDED_BY: Final = {"orders": "orders", "deck": DECK, "day_9": "days"}
"""The things that light up with each ending of the game."""


def _moon_taken(seen: Seen) -> Beat:
    tile = thing(MOON, seen.data["tile"])
    return beat(one(tile, "slide", tile, seen.row))


def _moons(tiles: Iterable[str]) -> tuple[str, ...]:
    return tuple(thing(MOON, tile) for tile in tiles)


def _sun_taken(seen: Seen) -> Beat:
    """The tile comes to its owner from its sentence; the sun of the day stays in the sky."""
    return beat(one(SUN, "slide", "sun-tile", seen.row), lit=("sun-tile",))


def _last_turn(seen: Seen) -> Beat:
    return Beat(lit=seen.prince() or ("sun-tile",))


def _track_corn(seen: Seen) -> Beat:
    cob = f"night-corn-{seen.figures.last_day - seen.before['track_corn']}"
    return beat(units(seen.data["goods"], "rise", cob, seen.row), lit=(cob,))


def _night(seen: Seen) -> Beat:
    """The sun sets on its way to the next day; after the last day it stays."""
    day = seen.data["day"]
    today, tomorrow = f"day-{day}", f"day-{day + 1}"
    if day == seen.figures.last_day:
        return Beat(lit=(today,), hour="dusk")
    return Beat(one(today, "leave", today, tomorrow), ("moons",), "dusk")


def _day(seen: Seen) -> Beat:
    today = f"day-{seen.data['day']}"
    rises = one(today, "rise", f"day-{seen.data['day'] - 1}", today)
    begins = one(SUN, "slide", "sun-tile", "start-player")
    return Beat((*rises, *begins), (today, "start-player"), "dawn")


def _moons_back(seen: Seen) -> Beat:
    """All tiles go back; those still to be decided on lie there as their owner's until then."""
    ways = (one(tile, "slide", seen.row, tile) for tile in _moons(seen.data["tiles"]))
    return beat(*ways)


def _moon_paid(seen: Seen) -> Beat:
    tile = thing(MOON, seen.data["tile"])
    given = units(seen.data["paid"], "pay", seen.row, BANK)
    paid = units(seen.data["goods"], "pay", tile, seen.row)
    return beat(given, paid, lit=(tile,))


def _unpaid_tile(seen: Seen) -> Beat:
    return Beat(lit=_moons(seen.data["tiles"]))


def _clock(seen: Seen) -> Beat:
    there = seen.incas(SUN_CLOCK, *seen.data["players"]) if seen.data["players"] else ()
    return Beat(lit=(thing(DISTRICT, SUN_CLOCK), *there))


def _restock(seen: Seen) -> Beat:
    """A unit of corn is several pieces."""
    added = (
        one(good, "slide", BANK, f"bonus-{district}") * seen.figures.unit.get(good, 1)
        for district in seen.data["districts"]
        for good in (GOOD_OF.get(district, "stone"),)
    )
    return beat(*added)


def _ends(seen: Seen) -> Beat:
    return Beat(lit=(ENDED_BY[seen.data["reason"]],))


def _left_unpaid(seen: Seen) -> Beat:
    incas = seen.incas(SUN_CLOCK) if seen.data["incas"] else ()
    return Beat(lit=(*_moons(seen.data["tiles"]), *incas))


def _points(seen: Seen) -> Beat:
    """All that any card may count lights up, not this card's icons: a hand may be hidden."""
    if seen.rule == "score.trail":
        return _line(seen, "trail", seen.scout())
    if seen.rule == "score.exhausted":
        return _line(seen, "awards", DECK)
    incas = tuple(each for district in PRODUCTION for each in seen.incas(district))
    return _line(seen, "icons", *incas, *(thing(ORDER, order) for order in ORDERS))


def _gold(seen: Seen) -> Beat:
    return _line(seen, "gold", DECK, seen.scout())


def _total(seen: Seen) -> Beat:
    return _line(seen, "total", *seen.prince(), seen.scout())


def _win(seen: Seen) -> Beat:
    winners = seen.data["players"]
    princes = (each for player in winners for each in seen.prince(player))
    scouts = (f"scout-{seen.number(player)}" for player in winners)
    return Beat(lit=(*princes, *scouts), counts="won")


def _line(seen: Seen, name: str, *lit: str) -> Beat:
    """A line of a player's final score, with all that it counts."""
    return Beat(lit=lit, counts=f"{name}-{seen.number()}")


OF_NIGHTS: Final[Mapping[str, Maker]] = {
    "moon_tile_taken": _moon_taken,
    "sun_tile_taken": _sun_taken,
    "last_turn_finished": _last_turn,
    "track_corn_taken": _track_corn,
    "night_began": _night,
    "moon_tiles_returned": _moons_back,
    "moon_tile_paid": _moon_paid,
    "moon_tile_unpaid": _unpaid_tile,
    "clock_phase_began": _clock,
    "restocked": _restock,
    "day_began": _day,
    "end_announced": _ends,
    "game_ended": _ends,
    "left_unpaid": _left_unpaid,
    "points_scored": _points,
    "gold_counted": _gold,
    "total_scored": _total,
    "won": _win,
}
