"""Rules of thumb for a turn: the district to enter, or the Moon tile to stay for.

An `Outlook` has the worth of each visit and each Moon tile, and of the turn that follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Final

from tutor.core.base.game import Decision
from tutor.core.base.players import Advice, Reason
from tutor.princes.advice.holding import Holding, tile_goods_worth
from tutor.princes.advice.known import Known
from tutor.princes.advice.offers import best_set, best_tile
from tutor.princes.advice.visits import VISITS, Visit, offering, reason_of
from tutor.princes.advice.worths import Amounts
from tutor.princes.components import Stock
from tutor.princes.identifiers import (
    CENTRAL_PLAZA,
    CORN,
    CORN_TILE,
    DISTRICT_OF,
    DISTRICTS,
    HOUSES,
    LLAMA,
    MAIN_TEMPLE,
    PRODUCTION,
    RECRUITING,
    STEP_TILES,
    SUN_CLOCK,
)

SPENDING_PLACES: Final = (*RECRUITING, *HOUSES, MAIN_TEMPLE)
OTHER_PLACES: Final = tuple(place for place in DISTRICTS if place not in SPENDING_PLACES)
GAINING_LLAMAS: Final = (DISTRICT_OF["shepherd"], CENTRAL_PLAZA, SUN_CLOCK)
WON_AT: Final[tuple[tuple[str, Callable[[Known, Holding, str], tuple[object, float]]], ...]] = (
    *[(place, best_set) for place in RECRUITING],
    *[(house, best_tile) for house in HOUSES],
)
"""The places where a player gains Incas or tiles.

Each place has the function that finds the best purchase there and its worth.
"""
IN_ORDER: Final = tuple((district, VISITS[district]) for district in DISTRICTS)

Ranking = list[tuple[float, str]]
"""Places with the worth of a visit to each, the best first."""

LITTLE: Final = 0.05
MARGIN: Final = 1e-9
GAINING: Final = frozenset({*PRODUCTION, CENTRAL_PLAZA})
"""The districts where a visit may bring goods at once."""


def rank(worths: Iterable[tuple[float, str]]) -> Ranking:
    """Return the places sorted by worth, the best first; places of equal worth keep their order."""
    return sorted(worths, key=itemgetter(0), reverse=True)


class Outlook:
    """What a turn can bring: a visit now, a Moon tile, and a visit or tile in the next turn.

    `now` has the visit to each district, and `tiles` has the worth of each Moon tile. `unspent` has
    the districts where a visit costs no goods. `rest` is the worth of taking the best tile in the
    next turn.
    """

    def __init__(self, known: Known) -> None:
        self.known = known
        holding, prince, figures = known.holding, known.me.prince, known.figures
        self.now = {district: visit(known, district, holding) for district, visit in IN_ORDER}
        self._near = figures.neighbours[prince] if prince else None
        self._riding = holding.after_ride if known.goods[LLAMA] else holding
        self._ride_cost = known.worths.ride_cost(known.goods[LLAMA])
        self._ridden: dict[str, Visit] = {}
        now = self.now
        spent = rank([(now[place].worth, place) for place in SPENDING_PLACES])
        self._spent: dict[Amounts, Ranking] = {holding.amounts: spent}
        self.unspent = rank([(now[place].worth, place) for place in OTHER_PLACES])
        self.tiles = {tile: tile_worth(known, tile) for tile in known.perspective.moon_tiles}
        resting = known.weights.resting if known.turns >= 1 else 0.0
        second, self._best_tile = sorted([0.0, 0.0, *self.tiles.values()])[-2:]
        self.rest, self._second_rest = resting * self._best_tile, resting * second
        self._staying = self.leads_to(prince, holding)[1] if prince else 0.0
        ends_day = figures.next_tile_ends_day(len(self.tiles))
        self.ends_day = ends_day and not known.perspective.has_sun_tile

    def is_near(self, place: str) -> bool:
        """Whether the player can move to a place without paying a llama."""
        return self._near is None or place in self._near

    def way(self, place: str) -> tuple[Visit, float, Holding]:
        """Return the visit to a place, the worth of the llamas paid for the move, and the goods left."""
        visit, cost, holding = self.now[place], 0.0, self.known.holding
        if not self.is_near(place):
            visit, cost, holding = self._ridden_to(place), self._ride_cost, self._riding
        return visit, cost, holding.after(visit.gift) if visit.gift else holding

    def spending_places(self, holding: Holding) -> Ranking:
        """Return the places where the player gains by spending these goods, with the worth of each visit.

        The best place comes first.
        """
        found = self._spent.get(holding.amounts)
        if found is None:
            known = self.known
            worths: Ranking = []
            if holding.payable:
                worths = [
                    (worth, place)
                    for place, best in WON_AT
                    if (worth := best(known, holding, place)[1])
                ]
            if stones := known.perspective.bonus[MAIN_TEMPLE]:
                worths.append((offering(known, holding, stones)[1], MAIN_TEMPLE))
            found = self._spent[holding.amounts] = rank(worths) if len(worths) > 1 else worths
        return found

    def leads_to(self, place: str, holding: Holding) -> tuple[str, float]:
        """Return the best district to enter in the turn after a visit to `place`, and its worth today.

        A gain one turn later counts less (`Weights.later`). The result is `place` and 0.0 if no visit in
        that turn gains.
        """
        known = self.known
        if known.turns < 1:
            return place, 0.0
        near, ride = known.figures.neighbours[place], known.worths.ride_cost(holding.goods[LLAMA])
        best, most = place, 0.0
        for ranking in (self.unspent, self.spending_places(holding)):
            for worth, other in ranking:
                if worth <= most:
                    break
                if other == place:
                    continue
                net = worth if other in near else worth - ride
                if net > most:
                    best, most = other, net
        return best, known.weights.later * most

    def ways_at_most(self, places: Iterable[str]) -> list[tuple[str, float, Stock]]:
        """Return for each place an upper bound of the worth of move and visit, and the goods gained there.

        A move to a distant place costs a llama. Most visits are worth less after that payment, and bring
        no more goods, so the visit counts as it would without the payment. A visit that brings llamas or
        trades can be worth more after the payment, so it counts with the payment. The worth of the llama
        is subtracted from both.
        """
        near, now, ride_cost = self._near, self.now, self._ride_cost
        found: list[tuple[str, float, Stock]] = []
        for place in places:
            worth, _, gift, _ = now[place]
            if near is not None and place not in near:
                if place in GAINING_LLAMAS:
                    worth, _, gift, _ = self._ridden_to(place)
                worth -= ride_cost
            found.append((place, worth, gift))
        return found

    def _ridden_to(self, place: str) -> Visit:
        """Return the visit to a distant place, with the goods left after paying the llama."""
        found = self._ridden.get(place)
        if found is None:
            found = self._ridden[place] = VISITS[place](self.known, place, self._riding)
        return found

    def move(self, place: str) -> tuple[float, str, float]:
        """Return the worth of a move, the best district for the next turn, and its worth today."""
        here, cost, goods = self.way(place)
        next_place, next_worth = self.leads_to(place, goods)
        follows = max(next_worth, self.known.weights.later * self.rest)
        return here.worth - cost + follows, next_place, next_worth

    def stay(self, tile: str) -> float:
        """Return the worth of taking a Moon tile, with the best visit or tile of the turn after it."""
        worth, weights = self.tiles[tile], self.known.weights
        rest = self._second_rest if worth == self._best_tile else self.rest
        weight = worth + max(self._staying, weights.later * rest)
        return weight + weights.sun_tile if self.ends_day else weight


def tile_worth(known: Known, tile: str) -> float:
    """Return the worth of a Moon tile, less its price in corn if it has one.

    0 if the price is higher.
    """
    figures = known.figures
    if tile in STEP_TILES:
        return known.advance_worth(figures.tile_steps[tile])
    goods = known.goods
    if tile == CORN_TILE:
        return known.gain(goods, figures.tile_goods[tile])
    return tile_goods_worth(known.worths, tile, goods[tile], goods[CORN])


def advise_turn(known: Known, legal: tuple[Decision, ...]) -> list[Advice]:
    """Return the advice on every district to enter and every Moon tile to take."""
    outlook = Outlook(known)
    return [_stay(outlook, each) if each.type == "stay" else _move(outlook, each) for each in legal]


def best_turn(known: Known, legal: Sequence[Decision]) -> Decision:
    """Return the decision with the highest weight in `advise_turn`.

    The function tries decisions in the order of an upper bound of their weights, and stops at the
    first bound below the best weight found.
    """
    outlook = Outlook(known)
    places = [str(choice) for _, kind, choice in legal if kind == "move"]
    bounds = _bounds(outlook, places)
    bounds += [outlook.stay(str(choice)) for _, _, choice in legal[len(places) :]]
    best, found = float("-inf"), len(legal)
    for index in sorted(range(len(legal)), key=bounds.__getitem__, reverse=True):
        weight = bounds[index]
        if weight + MARGIN < best:
            break
        if index < len(places):
            weight = outlook.move(places[index])[0]
        if weight > best or (weight == best and index < found):
            best, found = weight, index
    return legal[found]


def _bounds(outlook: Outlook, places: list[str]) -> list[float]:
    """Return an upper bound of the worth of each move.

    After a visit that brings no goods, the player can spend in the next turn only the goods that are
    in hand now.
    """
    known, later = outlook.known, outlook.known.weights.later
    resting = later * outlook.rest
    ways = outlook.ways_at_most(places)
    if known.turns < 1:
        return [worth + resting for _, worth, _ in ways]
    brought = [gift for place, _, gift in ways if gift and place in GAINING]
    after_gain = later * _spent_at_most(outlook, brought)
    (first, best), (second, _), *_ = rank(
        [*outlook.unspent[:2], *outlook.spending_places(known.holding)[:2]]
    )
    usual, after_best = max(later * first, resting), max(later * second, resting)
    bounds = []
    for place, worth, gift in ways:
        follows = after_best if place == best else usual
        if gift and place in GAINING and after_gain > follows:
            follows = after_gain
        bounds.append(worth + follows)
    return bounds


def _spent_at_most(outlook: Outlook, gifts: Iterable[Stock]) -> float:
    """Return an upper bound of the player's gain in the next turn by spending the goods of one gift.

    The goods in hand count as well. For each good, the largest number that any of the gifts brings
    is added to the goods in hand.
    """
    most: dict[str, int] = {}
    for gift in gifts:
        for good, count in gift.items():
            if count > most.get(good, 0):
                most[good] = count
    spent = outlook.spending_places(outlook.known.holding.after(most))
    return spent[0][0] if spent else 0.0


def _move(outlook: Outlook, decision: Decision) -> Advice:
    """Return the advice on a move; its reason is the visit now or the district of the next turn."""
    known, place = outlook.known, str(decision.choice)
    here, cost, _ = outlook.way(place)
    weight, next_place, next_worth = outlook.move(place)
    next_door = next_place in known.figures.neighbours[place]
    # At the market the player may sell the llama that the next move would cost.
    is_kept = next_door or place != CENTRAL_PLAZA
    if is_kept and here.worth <= max(LITTLE, cost) and next_worth > max(LITTLE, cost):
        numbers = {"district": place, "place": next_place, "next_door": next_door}
        return Advice(decision, Reason("approach", numbers), weight)
    # A harvest always names its yield, also if it is worth little, because the player gets a bonus.
    if here.worth <= LITTLE and here.key != "harvest":
        return Advice(decision, Reason("idle", {"district": place}), weight)
    return Advice(decision, reason_of(known, place, here), weight)


def _stay(outlook: Outlook, decision: Decision) -> Advice:
    """Return the advice on taking a Moon tile; its reason is the pay, or the lack of better visits."""
    known, tile = outlook.known, str(decision.choice)
    weight = outlook.stay(tile)
    place = known.me.prince
    assert place is not None
    near = known.figures.neighbours[place]
    best = max((outlook.now[other].worth for other in near), default=0.0)
    if outlook.ends_day and not known.is_last_day:
        return Advice(decision, Reason("stay_third", {"tile": tile}), weight)
    if best <= LITTLE and not known.is_last_day:
        return Advice(decision, Reason("stay_wait", {"tile": tile}), weight)
    return Advice(decision, tile_reason(known, tile), weight)


def tile_reason(known: Known, tile: str) -> Reason:
    """Return the reason for taking a Moon tile: what the tile pays, and when (now or at night)."""
    when = "now" if known.is_last_day else "night"
    if tile in STEP_TILES:
        steps = known.figures.tile_steps[tile]
        return Reason("stay_steps", {"tile": tile, "steps": steps, "when": when})
    if tile == CORN_TILE:
        return Reason("stay_corn", {"tile": tile, "when": when})
    if known.is_last_day and known.goods[CORN] < known.figures.tile_price:
        return Reason("stay_unpaid", {"tile": tile})
    return Reason("stay_goods", {"tile": tile, "good": tile, "when": when})
