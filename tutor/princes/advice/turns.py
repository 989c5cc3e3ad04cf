"""Rules of thumb for a turn: the district to enter, or the Moon tile to stay for."""

from __future__ import annotations

from typing import Final

from tutor.core.base.advice import Advice, Reason
from tutor.core.base.game import Decision
from tutor.princes.advice.known import Known, Stock, changed
from tutor.princes.advice.offers import riding_cost
from tutor.princes.advice.visits import Visit, Visits
from tutor.princes.terms import (
    CENTRAL_PLAZA,
    CORN,
    CORN_TILE,
    HOUSES,
    MAIN_TEMPLE,
    RECRUITING,
    STEP_TILES,
)

LATER: Final = 0.6
LITTLE: Final = 0.05
SPENDING_PLACES: Final = (*RECRUITING, *HOUSES, MAIN_TEMPLE)
SUN_TILE_WORTH: Final = 0.1
# A Moon tile on the board now may be gone next turn.
RESTING: Final = 0.8


def advise_turn(known: Known, legal: tuple[Decision, ...]) -> list[Advice]:
    """Advice on every move and every stay."""
    stock = known.goods
    visits = Visits(known)
    riding = changed(stock, known.ride, -1)
    prince = known.me["prince"]
    near = known.figures.neighbours[prince] if prince else None
    rest = _resting(known)
    found = []
    for decision in legal:
        place = str(decision.choice)
        if decision.type == "stay":
            found.append(_stay(known, decision, visits, _resting(known, place)))
        elif near is None or place in near:
            found.append(_move(known, decision, visits.now[place], visits, rest))
        else:
            ridden = visits.to(place, riding)
            found.append(_move(known, decision, ridden, visits, rest, riding_cost(known)))
    return found


def _move(
    known: Known, decision: Decision, here: Visit, visits: Visits, rest: float, cost: float = 0.0
) -> Advice:
    """The worth of a district now, and of the best district that can follow next turn."""
    place = str(decision.choice)
    next_place, next_worth = _leads_to(known, place, here.goods, visits)
    weight = here.worth - cost + max(next_worth, LATER * rest)
    next_door = next_place in known.figures.neighbours[place]
    # Where prices are changed first, nobody can say before that a llama will not be sold.
    is_kept = next_door or place != CENTRAL_PLAZA
    if is_kept and here.worth <= max(LITTLE, cost) and next_worth > max(LITTLE, cost):
        numbers = {"district": place, "place": next_place, "next_door": next_door}
        return Advice(decision, Reason("approach", numbers), weight)
    # What a harvest brings is told also where it is worth little: a bonus is nothing to deny.
    if here.worth <= LITTLE and here.key != "harvest":
        return Advice(decision, Reason("idle", {"district": place}), weight)
    return Advice(decision, Reason(here.key, here.numbers), weight)


def _leads_to(known: Known, place: str, goods: Stock, visits: Visits) -> tuple[str, float]:
    """The best district to enter from a place next turn, and what that is worth already."""
    if known.turns < 1:
        return place, 0.0
    best, most = place, 0.0
    near = known.figures.neighbours[place]
    spends = goods is not known.goods
    for other, seen in visits.now.items():
        if other == place:
            continue
        if spends and other in SPENDING_PLACES:
            seen = visits.to(other, goods)
        worth = seen.worth
        if other not in near:
            if not known.has(goods, known.ride):
                continue
            worth -= known.paid(goods, known.ride)
        if worth > most:
            best, most = other, worth
    return best, LATER * most


def _stay(known: Known, decision: Decision, visits: Visits, rest: float) -> Advice:
    """The worth of a tile, and of the best turn from here that can follow."""
    tile, view = str(decision.choice), known.view
    place = known.me["prince"]
    _, next_worth = _leads_to(known, place, known.goods, visits)
    weight = tile_worth(known, tile) + max(next_worth, LATER * rest)
    ends_day = known.figures.next_tile_ends_day(len(view["moon_tiles"]))
    is_third = view["sun_tile"] is None and ends_day
    if is_third:
        weight += SUN_TILE_WORTH
    near = known.figures.neighbours[place]
    best = max(visits.now[other].worth for other in near)
    if is_third and not known.is_last_day:
        return Advice(decision, Reason("stay_third", {"tile": tile}), weight)
    if best <= LITTLE and not known.is_last_day:
        return Advice(decision, Reason("stay_wait", {"tile": tile}), weight)
    return Advice(decision, tile_reason(known, tile), weight)


def tile_reason(known: Known, tile: str) -> Reason:
    """The reason for taking a Moon tile: its pay, and the time of it."""
    if tile in STEP_TILES:
        return Reason("stay_steps", {"tile": tile, "steps": known.figures.tile_steps[tile]})
    when = "now" if known.is_last_day else "night"
    if tile == CORN_TILE:
        return Reason("stay_corn", {"tile": tile, "when": when})
    if known.is_last_day and known.goods[CORN] < known.figures.tile_price:
        return Reason("stay_unpaid", {"tile": tile})
    return Reason("stay_goods", {"tile": tile, "good": tile, "when": when})


def _resting(known: Known, taken: str = "") -> float:
    """The worth of staying next turn: that of the best tile but the one taken now."""
    if known.turns < 1:
        return 0.0
    left = [tile_worth(known, tile) for tile in known.view["moon_tiles"] if tile != taken]
    return RESTING * max(left, default=0.0)


def tile_worth(known: Known, tile: str) -> float:
    """The worth of a Moon tile, with its corn paid if it is worth the price."""
    figures = known.figures
    if tile in STEP_TILES:
        return known.advance_worth(figures.tile_steps[tile])
    gift = figures.tile_goods[tile]
    if tile == CORN_TILE:
        return known.gained(known.goods, gift)
    if known.goods[CORN] < figures.tile_price:
        return 0.0
    return max(0.0, known.gained(known.goods, {**gift, CORN: -figures.tile_price}))
