"""The outlook of a turn: every visit now, the Moon tiles, and what can follow next turn."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from tutor.core.base.game import Decision
from tutor.princes.advice.known import Known, changed
from tutor.princes.advice.offers import best_incas, best_order
from tutor.princes.advice.payments import payable, tile_goods_worth
from tutor.princes.advice.visits import VISITS, Visit
from tutor.princes.advice.worths import Amounts, amounts_of, can_pay
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
    RECRUITING,
    STEP_TILES,
    SUN_CLOCK,
)

SPENDING_PLACES: Final = (*RECRUITING, *HOUSES, MAIN_TEMPLE)
GAINING_LLAMAS: Final = (DISTRICT_OF["shepherd"], CENTRAL_PLAZA, SUN_CLOCK)
NO_TILE: Final = (0.0, "")
IN_ORDER: Final = tuple((district, VISITS[district]) for district in DISTRICTS)


class Outlook:
    """All that a turn is weighed by: every visit now, the tiles, and what can follow next turn."""

    def __init__(self, known: Known) -> None:
        self.known = known
        goods = known.goods
        self.now = {district: visit(known, district, goods) for district, visit in IN_ORDER}
        self._worths_now = {district: visit.worth for district, visit in self.now.items()}
        self._spent: dict[Amounts, dict[str, float]] = {}
        prince = known.me.prince
        self._near = known.figures.neighbours[prince] if prince else None
        self.tiles = {tile: tile_worth(known, tile) for tile in known.perspective.moon_tiles}
        self._ridden: dict[str, Visit] = {}
        self._riding: Stock = {}
        self.riding_cost = 0.0
        if goods[LLAMA]:
            self._riding = changed(goods, known.ride, -1)
            self.riding_cost = known.paid(goods, known.ride)

    def is_near(self, place: str) -> bool:
        """Whether the way to a place costs nothing."""
        return self._near is None or place in self._near

    def way(self, place: str) -> tuple[Visit, float, Stock]:
        """The visit to a place, the worth of what the way there costs, and the goods left by both.

        Goods that do not change are those of the player.
        """
        visit, cost = self.now[place], 0.0
        goods: Stock = self.known.goods
        if not self.is_near(place):
            goods, cost = self._riding, self.riding_cost
            visit = self._ridden_to(place)
        return visit, cost, changed(goods, visit.gift) if visit.gift else goods

    def rest(self, taken: str = "") -> float:
        """The worth of staying next turn: that of the best tile but the one taken now."""
        best, second = self._best_tiles
        return second[0] if best[1] == taken else best[0]

    @cached_property
    def _best_tiles(self) -> list[tuple[float, str]]:
        """What staying next turn for the best tile is worth, and for the second."""
        if self.known.turns < 1:
            return [NO_TILE, NO_TILE]
        resting = self.known.weights.resting
        worths = [(resting * worth, tile) for tile, worth in self.tiles.items()]
        return sorted([*worths, NO_TILE, NO_TILE], reverse=True)[:2]

    def spent(self, goods: Stock) -> dict[str, float]:
        """The worth of each place where goods are spent, with these goods."""
        known, amounts = self.known, amounts_of(goods)
        found = self._spent.get(amounts)
        if found is None:
            found = dict.fromkeys(SPENDING_PLACES, 0.0)
            if known.perspective.bonus[MAIN_TEMPLE]:
                found[MAIN_TEMPLE] = VISITS[MAIN_TEMPLE](known, MAIN_TEMPLE, goods).worth
            if payable(known.worths, amounts):
                for place in RECRUITING:
                    found[place] = best_incas(known, amounts, place).worth
                for place in HOUSES:
                    found[place] = best_order(known, amounts, place).worth
            self._spent[amounts] = found
        return found

    def leads_to(self, place: str, goods: Stock) -> tuple[str, float]:
        """The best district to enter from a place next turn, and what that is worth already."""
        known = self.known
        if known.turns < 1:
            return place, 0.0
        worths = self._worths_now
        if goods is not known.goods:
            worths = worths | self.spent(goods)
        best, most = place, 0.0
        near = known.figures.neighbours[place]
        ride = known.paid(goods, known.ride) if can_pay(goods, known.ride) else None
        for other, worth in worths.items():
            if worth <= most or other == place:
                continue
            if other not in near:
                if ride is None or worth - ride <= most:
                    continue
                worth -= ride
            best, most = other, worth
        return best, known.weights.later * most

    @cached_property
    def staying(self) -> float:
        """The worth of the best turn that can follow a stay."""
        place = self.known.me.prince
        assert place is not None
        return self.leads_to(place, self.known.goods)[1]

    def at_most(self, place: str) -> tuple[float, Stock]:
        """The most that the way to a place and the visit are worth, and what the visit may gain.

        With a llama less nothing can be given for more, and only what brings llamas or is traded
        is worth more.
        """
        now = self.now[place]
        if self.is_near(place):
            return now.worth, now.gift
        if place in GAINING_LLAMAS:
            now = self._ridden_to(place)
        return now.worth - self.riding_cost, now.gift

    def _ridden_to(self, place: str) -> Visit:
        """The visit to a place with the goods that are left after riding there."""
        found = self._ridden.get(place)
        if found is None:
            found = self._ridden[place] = VISITS[place](self.known, place, self._riding)
        return found

    def move(self, decision: Decision) -> tuple[float, str, float]:
        """The worth of a move, the best district that can follow, and what that adds."""
        place = str(decision.choice)
        here, cost, goods = self.way(place)
        next_place, next_worth = self.leads_to(place, goods)
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


def tile_worth(known: Known, tile: str) -> float:
    """The worth of a Moon tile, with its corn paid if it is worth the price."""
    figures = known.figures
    if tile in STEP_TILES:
        return known.advance_worth(figures.tile_steps[tile])
    goods = known.goods
    if tile == CORN_TILE:
        return known.gained(goods, figures.tile_goods[tile])
    return tile_goods_worth(known.worths, tile, goods[tile], goods[CORN])
