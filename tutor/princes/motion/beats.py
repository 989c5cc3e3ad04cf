"""The beat of each event: what moves and lights up in a turn, at night and at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from tutor.core.drawing.motion import BANK, DECK, STILL, Beat, Movement
from tutor.princes.components import Components
from tutor.princes.identifiers import (
    CORN,
    GOOD_OF,
    LLAMA,
    MAIN_TEMPLE,
    ORDERS,
    PRODUCTION,
    SUN_CLOCK,
)
from tutor.princes.motion.seen import Seen, beat, from_bank, one, to_bank, units
from tutor.princes.things import (
    CARD,
    CARD_BACK,
    DISTRICT,
    MARKET,
    MOON,
    ORDER,
    STEP,
    SUN,
    gate,
    space,
    thing,
    way_beside,
)

Maker = Callable[[Seen], Beat]

ENDED_BY: Final = {"orders": "orders", "deck": DECK, "day_9": "days"}
"""The id of the thing that lights up at the end of the game, by the reason for the end."""


def _inca_comes(seen: Seen) -> Beat:
    district = seen.data["district"]
    paid = to_bank(seen, seen.data.get("goods", {}))
    return beat(paid, one(seen.mark(), "place", seen.row, seen.where(district)))


def _turn(seen: Seen) -> Beat:
    return Beat(lit=seen.prince() or (seen.scout(),))


def _prince_placed(seen: Seen) -> Beat:
    to = thing(DISTRICT, seen.data["to"])
    return beat(one(f"prince-{seen.number()}", "slide", seen.row, to))


def _prince_moved(seen: Seen) -> Beat:
    is_far = seen.rule == "move.llama"
    way = way_of_prince(seen.number(), seen.data["from"], seen.data["to"], is_far=is_far)
    return beat((way,))


def way_of_prince(seat: int, start: str, end: str, *, is_far: bool) -> Movement:
    """Return the movement of a Prince from one district to another.

    `seat` is the number of the Prince's player, counted from 1. The Prince walks through the gate
    (`move.adjacent`), or rides straight over the city (`move.llama`).
    """
    prince, first, last = f"prince-{seat}", thing(DISTRICT, start), thing(DISTRICT, end)
    if is_far:
        return Movement(prince, "ride", (first, last))
    return Movement(prince, "walk", (first, gate(start, end), last))


def _pay(seen: Seen) -> Beat:
    return beat(to_bank(seen, seen.data["goods"]))


def _bonus(seen: Seen) -> Beat:
    lies = f"bonus-{seen.data['district']}"
    return beat(units(seen.data["goods"], "rise", lies, seen.row), lit=(lies,))


def _used_up(seen: Seen) -> Beat:
    return Beat(lit=(f"bonus-{seen.data['district']}",))


def _all_may_act(seen: Seen) -> Beat:
    there = seen.incas(seen.data["district"], *seen.data["players"])
    return Beat(lit=(seen.district, *there))


def _produce(seen: Seen) -> Beat:
    district, data = seen.data["district"], seen.data
    grown = units(data["goods"], "rise", seen.where(district), seen.row)
    return beat(to_bank(seen, data["paid"]), grown, lit=seen.incas(district))


def _not_produced(seen: Seen) -> Beat:
    return Beat(lit=seen.incas(seen.data["district"]) or (seen.district,))


def _stones(seen: Seen) -> Beat:
    lie = f"bonus-{seen.data['district']}"
    stones = one("stone", "enter", lie, seen.district) * seen.data["stones"]
    return beat(stones, lit=(seen.district,))


def _sacrifice(seen: Seen) -> Beat:
    given = units({LLAMA: seen.data["llamas"]}, "enter", seen.row, seen.district)
    return beat(given, lit=(seen.district, thing(ORDER, seen.data["order"])))


def _offer(seen: Seen) -> Beat:
    temple = thing(DISTRICT, MAIN_TEMPLE)
    return beat(units(seen.data["goods"], "enter", seen.row, temple), lit=(temple,))


def _scout(seen: Seen) -> Beat:
    """Return the beat in which the Scout climbs step by step.

    After the step of the Summit comes step 0, which is the same place on the board.
    """
    steps = tuple(_steps(seen.data["from"], seen.data["steps"], seen.figures))
    if len(steps) < 2:
        return STILL
    return beat(one(seen.scout(), "climb", *steps))


def _steps(start: int, steps: int, figures: Components) -> Iterator[str]:
    """Yield the ids of the steps that a Scout climbs; a landmark, where the Scout halts, comes twice.

    The Summit has an id of its own, which comes before the id of step 0.
    """
    yield thing(STEP, start)
    for step in range(start + 1, start + steps + 1):
        on = step % figures.summit
        if on == 0:
            yield from (thing(STEP, figures.summit),) * 2
        yield thing(STEP, on)
        if on in figures.landmarks and step < start + steps:
            yield thing(STEP, on)


def _landmark(seen: Seen) -> str:
    """Return the id of a landmark's step.

    The landmark is in the event or in the name of its rule.
    """
    name = seen.data.get("landmark") or seen.rule.partition(".")[2]
    return next(thing(STEP, at) for at, each in seen.figures.landmarks.items() if each == name)


def _pass(seen: Seen) -> Beat:
    return Beat(lit=(_landmark(seen), seen.scout()))


def _trail_paid(seen: Seen) -> Beat:
    at = _landmark(seen)
    return beat(units(seen.data["goods"], "rise", at, seen.row), lit=(at,))


def _draw(seen: Seen) -> Beat:
    """Return the beat in which cards move from the deck to the player.

    The cards turn face up if the event names them.
    """
    way = DECK, thing(STEP, seen.figures.summit), seen.row
    faces = seen.data.get("cards")
    if faces is None:
        return beat(one(CARD_BACK, "draw", *way) * seen.data["count"], lit=("deck-count",))
    cards = (Movement(thing(CARD, card), "draw", way, back=CARD_BACK) for card in faces)
    return Beat(tuple(cards), ("deck-count",))


def _return_cards(seen: Seen) -> Beat:
    return beat(one(CARD_BACK, "return", seen.row, DECK) * seen.data["count"], lit=("deck-count",))


def _points_awarded(seen: Seen) -> Beat:
    return Beat(lit=(thing(STEP, seen.figures.summit), "deck-count"))


def _order(seen: Seen) -> Beat:
    name = seen.data["order"]
    lies = thing(ORDER, name)
    tile = one(f"tile-{name}", "slide", lies, seen.row)
    return beat(to_bank(seen, seen.data["goods"]), tile, lit=(lies,))


def _on_market(good: str, *places: str) -> tuple[Movement, ...]:
    return (Movement(good, "trade", places, part_of=thing(MARKET, good)),)


def _adjust(seen: Seen) -> Beat:
    good = seen.data["good"]
    lying, adds = seen.before["market"][good], seen.data["change"] == "add"
    row = lying if adds else lying - 1
    out = space(good, row), way_beside(good, row), BANK
    way = out[::-1] if adds else out
    return beat(_on_market(good, *way), lit=(thing(MARKET, good),))


def _price_space(seen: Seen) -> str:
    """Return the id of the market space whose price is paid, or of the bank if the bank trades."""
    if seen.data["bank"]:
        return BANK
    return space(seen.data["good"], seen.figures.prices.index(seen.data["price"]))


def _sell(seen: Seen) -> Beat:
    good = seen.data["good"]
    corn = from_bank(seen, {CORN: seen.data["price"]})
    sold = _on_market(good, seen.row, _price_space(seen))
    return beat(sold, corn, lit=(thing(MARKET, good),))


def _buy(seen: Seen) -> Beat:
    good = seen.data["good"]
    corn = to_bank(seen, {CORN: seen.data["price"]})
    bought = _on_market(good, _price_space(seen), seen.row)
    return beat(corn, bought, lit=(thing(MARKET, good),))


def _send(seen: Seen) -> Beat:
    leaves = seen.where(seen.data["district"])
    return beat(one(seen.mark(), "send", leaves, seen.clock))


def _back_in_supply(seen: Seen) -> Beat:
    return beat(one(seen.mark(), "slide", seen.clock, seen.row))


def _clock_paid(seen: Seen) -> Beat:
    lit = seen.incas(SUN_CLOCK) or (thing(DISTRICT, SUN_CLOCK),)
    return beat(from_bank(seen, seen.data["goods"]), lit=lit)


OF_TURNS: Final[Mapping[str, Maker]] = {
    "inca_placed": _inca_comes,
    "turn_began": _turn,
    "prince_placed": _prince_placed,
    "prince_moved": _prince_moved,
    "llama_paid": _pay,
    "bonus_taken": _bonus,
    "used_up": _used_up,
    "all_may_act": _all_may_act,
    "produced": _produce,
    "not_produced": _not_produced,
    "stones_taken": _stones,
    "sacrificed": _sacrifice,
    "offered": _offer,
    "scout_advanced": _scout,
    "passed_again": _pass,
    "trail_noted": _pass,
    "trail_paid": _trail_paid,
    "cards_drawn": _draw,
    "cards_returned": _return_cards,
    "points_awarded": _points_awarded,
    "inca_recruited": _inca_comes,
    "order_acquired": _order,
    "market_adjusted": _adjust,
    "good_sold": _sell,
    "good_bought": _buy,
    "inca_sent": _send,
    "inca_returned": _back_in_supply,
    "clock_paid": _clock_paid,
}


def _moon_taken(seen: Seen) -> Beat:
    tile = thing(MOON, seen.data["tile"])
    return beat(one(tile, "slide", tile, seen.row))


def _moons(tiles: Iterable[str]) -> tuple[str, ...]:
    return tuple(thing(MOON, tile) for tile in tiles)


def _sun_taken(seen: Seen) -> Beat:
    """Return the beat in which the Sun tile moves from its note to its new owner.

    The sun of the day stays in the sky.
    """
    return beat(one(SUN, "slide", "sun-tile", seen.row), lit=("sun-tile",))


def _last_turn(seen: Seen) -> Beat:
    return Beat(lit=seen.prince() or ("sun-tile",))


def _track_corn(seen: Seen) -> Beat:
    cob = f"night-corn-{seen.figures.last_day - seen.before['track_corn']}"
    return beat(units(seen.data["goods"], "rise", cob, seen.row), lit=(cob,))


def _night(seen: Seen) -> Beat:
    """Return the beat in which the sun sets towards the next day; on the last day the sun stays."""
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
    """Return the beat in which all Moon tiles of the player move back to the board."""
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
    """Return the beat in which bonus units and stones move to their districts.

    A unit of corn has several pieces.
    """
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


def _points_scored(seen: Seen) -> Beat:
    """Return the beat in which all things light up that any card may count.

    The icons of a hidden card are secret, so the beat does not depend on them.
    """
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
    """Return the beat for one line of a player's final score; the things `lit` light up."""
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
    "points_scored": _points_scored,
    "gold_counted": _gold,
    "total_scored": _total,
    "won": _win,
}
