"""Rules of thumb for a turn: the district to enter, or the Moon tile to stay for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from tutor.core.base.advice import Advice, Reason
from tutor.core.base.game import Decision
from tutor.princes.advice.known import Known, changed
from tutor.princes.advice.offers import riding_cost
from tutor.princes.advice.perspective import Stock
from tutor.princes.advice.visits import Visit, Visits
from tutor.princes.terms import (
    CENTRAL_PLAZA,
    CORN,
    CORN_TILE,
    DISTRICT_OF,
    DISTRICTS,
    HOUSES,
    LLAMA,
    MAIN_TEMPLE,
    RECRUITING,
    STEP_TILES,
    SUN_CLOCK,
)

LITTLE: Final = 0.05
MARGIN: Final = 1e-9
SPENDING_PLACES: Final = (*RECRUITING, *HOUSES, MAIN_TEMPLE)
GAINING_LLAMAS: Final = (DISTRICT_OF["shepherd"], CENTRAL_PLAZA, SUN_CLOCK)
OTHER_PLACES: Final = tuple(place for place in DISTRICTS if place not in SPENDING_PLACES)


class Outlook:
    """All that a turn is weighed by: every visit now, the tiles, and what can follow next turn."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.visits = Visits(known)
        self._riding = changed(known.goods, known.ride, -1)
        prince = known.me.prince
        neighbours = known.figures.neighbours
        self._near = neighbours[prince] if prince else None
        self.tiles = {tile: tile_worth(known, tile) for tile in known.perspective.moon_tiles}
        self.riding_cost = riding_cost(known) if known.goods[LLAMA] else 0.0

    def way(self, place: str) -> tuple[Visit, float]:
        """The visit to a place, and the worth of what the way there costs."""
        if self._near is None or place in self._near:
            return self.visits.now[place], 0.0
        return self.visits.to(place, self._riding), self.riding_cost

    def rest(self, taken: str = "") -> float:
        """The worth of staying next turn: that of the best tile but the one taken now."""
        if self.known.turns < 1:
            return 0.0
        left = [worth for tile, worth in self.tiles.items() if tile != taken]
        return self.known.weights.resting * max(left, default=0.0)

    def leads_to(self, place: str, goods: Stock) -> tuple[str, float]:
        """The best district to enter from a place next turn, and what that is worth already."""
        known, visits = self.known, self.visits
        if known.turns < 1:
            return place, 0.0
        best, most = place, 0.0
        near = known.figures.neighbours[place]
        spends = goods is not known.goods
        can_ride = known.has(goods, known.ride)
        ride = known.paid(goods, known.ride) if can_ride else 0.0
        for other, seen in visits.now.items():
            if other == place:
                continue
            is_near = other in near
            if not is_near and not can_ride:
                continue
            if spends and other in SPENDING_PLACES:
                seen = visits.to(other, goods)
            worth = seen.worth if is_near else seen.worth - ride
            if worth > most:
                best, most = other, worth
        return best, known.weights.later * most

    @cached_property
    def staying(self) -> float:
        """The worth of the best turn that can follow a stay."""
        place = self.known.me.prince
        assert place is not None
        return self.leads_to(place, self.known.goods)[1]

    def at_most(self, place: str) -> tuple[float, Stock]:
        """The most that the way to a place and the visit are worth, and the goods it may leave.

        With a llama less nothing can be given for more, and only what brings llamas or is traded
        is worth more.
        """
        now = self.visits.now[place]
        if self._near is None or place in self._near:
            return now.worth, now.goods
        if place in GAINING_LLAMAS:
            now = self.visits.to(place, self._riding)
        return now.worth - self.riding_cost, now.goods

    def move(self, decision: Decision) -> tuple[float, str, float]:
        """The worth of a move, the best district that can follow, and what that adds."""
        place = str(decision.choice)
        here, cost = self.way(place)
        next_place, next_worth = self.leads_to(place, here.goods)
        follows = max(next_worth, self.known.weights.later * self.rest())
        return here.worth - cost + follows, next_place, next_worth

    def weigh_stay(self, decision: Decision) -> tuple[float, bool]:
        """The worth of taking a tile, and whether it is the one that ends the day."""
        known, tile = self.known, str(decision.choice)
        weight = self.tiles[tile] + max(self.staying, known.weights.later * self.rest(tile))
        perspective = known.perspective
        ends_day = known.figures.next_tile_ends_day(len(perspective.moon_tiles))
        is_third = not perspective.has_sun_tile and ends_day
        return weight + known.weights.sun_tile if is_third else weight, is_third


def advise_turn(known: Known, legal: tuple[Decision, ...]) -> list[Advice]:
    """Advice on every move and every stay."""
    outlook = Outlook(known)
    return [_stay(outlook, each) if each.type == "stay" else _move(outlook, each) for each in legal]


def best_turn(known: Known, legal: Sequence[Decision]) -> Decision:
    """The decision that `advise_turn` puts first, without weighing what cannot come first."""
    outlook = Outlook(known)
    visits, weights = outlook.visits, known.weights
    moves = [each for each in legal if each.type == "move"]
    ways = [outlook.at_most(str(each.choice)) for each in moves]
    first, second = 0.0, 0.0
    if known.turns >= 1:
        # What any of the visits leaves in hand, so that none can spend more next turn.
        most = {good: max(goods[good] for _, goods in ways) for good in known.goods}
        later = max(visits.to(place, most).worth for place in SPENDING_PLACES)
        second, first = sorted(visits.now[place].worth for place in OTHER_PLACES)[-2:]
        first, second = max(first, later), max(second, later)
    resting = weights.later * outlook.rest()
    bounds = [(outlook.weigh_stay(each)[0], each) for each in legal[len(moves) :]]
    for each, (worth, _) in zip(moves, ways, strict=True):
        follows = second if visits.now[str(each.choice)].worth == first else first
        bounds.append((worth + max(weights.later * follows, resting), each))
    bounds.sort(key=lambda bound: -bound[0])
    best, found = float("-inf"), legal[0]
    for bound, each in bounds:
        if bound + MARGIN < best:
            break
        weight = bound if each.type == "stay" else outlook.move(each)[0]
        if weight > best or (weight == best and legal.index(each) < legal.index(found)):
            best, found = weight, each
    return found


def _move(outlook: Outlook, decision: Decision) -> Advice:
    """The worth of a district now, and of the best district that can follow next turn."""
    known, place = outlook.known, str(decision.choice)
    here, cost = outlook.way(place)
    weight, next_place, next_worth = outlook.move(decision)
    next_door = next_place in known.figures.neighbours[place]
    # Where prices are changed first, nobody can say before that a llama will not be sold.
    is_kept = next_door or place != CENTRAL_PLAZA
    if is_kept and here.worth <= max(LITTLE, cost) and next_worth > max(LITTLE, cost):
        numbers = {"district": place, "place": next_place, "next_door": next_door}
        return Advice(decision, Reason("approach", numbers), weight)
    # What a harvest brings is told also where it is worth little: a bonus is nothing to deny.
    if here.worth <= LITTLE and here.key != "harvest":
        return Advice(decision, Reason("idle", {"district": place}), weight)
    return Advice(decision, here.reason(), weight)


def _stay(outlook: Outlook, decision: Decision) -> Advice:
    """The worth of a tile, and of the best turn from here that can follow."""
    known, tile = outlook.known, str(decision.choice)
    weight, is_third = outlook.weigh_stay(decision)
    place = known.me.prince
    assert place is not None
    best = max(outlook.visits.now[other].worth for other in known.figures.neighbours[place])
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
