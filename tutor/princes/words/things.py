"""Things on the board in words, by the ids under which they are tapped."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.base.schema import Position
from tutor.core.words.game_words import Phrasing
from tutor.core.words.text import PositionPart, Text
from tutor.princes.components import Components
from tutor.princes.identifiers import (
    CORN,
    ORDERS,
    PRICED_TILES,
    STEP_TILES,
    TEMPLE_OF,
)
from tutor.princes.things import DISTRICT, MARKET, MOON, ORDER, STEP, all_things, split_id
from tutor.princes.unsettled_tiles import as_they_lie, unsettled_tiles
from tutor.princes.words import figures
from tutor.princes.words.describing import Describing
from tutor.princes.words.naming import Naming
from tutor.princes.words.places import Places


class Things(Phrasing[Naming, Components]):
    """Explains what can be tapped, for one set of components."""

    def __init__(self, text: Text, naming: Naming, components: Components) -> None:
        super().__init__(text, naming, components)
        self._describing = Describing(text, naming, components)
        self._places = Places(text, naming, components, self._describing)

    def thing(self, position: Position, thing: str) -> list[str]:
        """The sentences of a thing. Raises KeyError for an id that nothing on the board has."""
        if thing not in all_things(self._components):
            raise KeyError(thing)
        position = as_they_lie(position, self._components)
        kind, name = split_id(thing)
        if kind == DISTRICT:
            return self._places.place(position, name)
        named = {MOON: self._moon, ORDER: self._order, MARKET: self._column, STEP: self._step}
        if name:
            return list(named[kind](position, name))
        return list(self._panel(position, kind))

    def board(self) -> list[PositionPart]:
        """The neighbours of each district, and the landmarks of the Inca Trail."""
        return [
            PositionPart(self._say("position-part-map"), self._places.map()),
            PositionPart(
                self._say("board-trail"), tuple(map(self._landmark, self._components.landmarks))
            ),
        ]

    def _moon(self, position: Position, tile: str) -> Iterator[str]:
        say, naming, night = self._say, self._naming, figures.night(self._components, position)
        words = naming.tile(tile)
        printed, left = self._components, len(position["moon_tiles"])
        if tile in position["moon_tiles"]:
            yield say("thing-moon-on-board", the_tile_start=words["the_tile_start"])
            if position["sun_tile"] is None and printed.next_tile_ends_day(left):
                yield say("thing-moon-third")
        else:
            holder = next(p["name"] for p in position["players"] if tile in p["moon_tiles"])
            paying = tile in unsettled_tiles(position, printed)
            key = "thing-moon-paying" if paying else "thing-moon-taken"
            yield say(key, player=holder, the_tile=words["the_tile"])
        if tile in STEP_TILES:
            yield say("thing-moon-pays", night=night, gift=naming.steps(printed.tile_steps[tile]))
            return
        gift = naming.goods(printed.tile_goods[tile])
        if tile in PRICED_TILES:
            cost = naming.amount(CORN, printed.tile_price)
            yield say("thing-moon-good", night=night, gift=gift, cost=cost)
        else:
            yield say("thing-moon-pays", night=night, gift=gift)

    def _order(self, position: Position, order: str) -> Iterator[str]:
        say, naming, printed = self._say, self._naming, self._components.orders[order]
        left, every = position["orders_left"][order], printed.tiles
        words = naming.order(order)
        many = str(words["many_order"])
        yield say("thing-order", left=left, all=every, many_order=many)
        if left:
            yield say(
                "thing-order-cost",
                a_order=str(words["a_order"]),
                cost=naming.goods(printed.cost),
                in_place=say(f"district-{figures.house_of(order)}.in"),
            )
        in_temple = say(f"district-{TEMPLE_OF[order]}.in")
        value = printed.step_value(left)
        yield say(
            "thing-order-value",
            value="none" if value is None else "some",
            in_temple=in_temple,
            steps_named=naming.steps(value or 0),
        )
        if left:
            after = printed.step_value(left - 1)
            yield say("thing-order-next", steps_named=naming.steps(after or 0))
        for player in position["players"]:
            if held := player["orders"][order]:
                priests = naming.priests(order, held)
                yield say("position-orders", player=player["name"], priests=priests)
        for name in printed.reconstructed_figures:
            yield say(f"board-order-{name}-reconstructed")

    def _column(self, position: Position, good: str) -> Iterator[str]:
        say, naming, level = self._say, self._naming, position["market"][good]
        printed = self._components
        words = naming.good(good)
        no_good, one = str(words["no_good"]), str(words["good"])
        yield say("thing-column", count=level, no_good=no_good, amount=naming.amount(good, level))
        full = "yes" if level >= printed.spaces else "no"
        sale = naming.amount(CORN, printed.sale_price(level))
        yield say("thing-column-sale", full=full, good=one, price=sale)
        empty = "no" if level else "yes"
        purchase = naming.amount(CORN, printed.purchase_price(level))
        yield say("thing-column-purchase", empty=empty, good=one, price=purchase)

    def _step(self, position: Position, name: str) -> Iterator[str]:
        step, printed = int(name), self._components
        houses = printed.landmarks
        if not step:
            yield self._say("thing-step-start")
        if step == printed.summit or step in houses:
            yield self._landmark(step)
        else:
            goal = min(house for house in houses if house > step)
            ahead = self._naming.steps(goal - step)
            yield self._say("thing-step-plain", step=step, steps_named=ahead, name=houses[goal])
        if step == printed.summit:
            return
        points = printed.trail_points(step)
        if points:
            yield self._say("thing-step-scores", points_named=self._say("points", count=points))
        here = [player["name"] for player in position["players"] if player["scout"] == step]
        yield self._say(
            "thing-step-scouts", players=self._text.all_of(here), players_count=len(here)
        )

    def _landmark(self, step: int) -> str:
        """The pay of the Summit or of a house on the way."""
        printed = self._components
        if step == printed.summit:
            return self._say("thing-step-summit", step=step)
        named = self._naming.goods(printed.landmark_goods(printed.landmarks[step]))
        return self._say("thing-step-reward", step=step, name=printed.landmarks[step], goods=named)

    def _panel(self, position: Position, panel: str) -> Iterator[str]:
        say = self._say
        if panel == "market":
            yield self._describing.market(position)
        elif panel == "orders":
            for order in ORDERS:
                yield self._describing.row(position, order)
        elif panel == "moons":
            yield self._describing.moon_tiles(position["moon_tiles"])
            yield from self._describing.sun(position)
        elif panel == "days":
            yield self._describing.day(position)
            yield say("thing-corn", count=position["track_corn"])
        elif panel == "deck":
            yield say("thing-deck", count=figures.cards_left(position))
            yield say("thing-deck-end")
            yield say("board-deck-gold")
        else:
            yield say("thing-trail", summit=self._components.summit)
            for player in position["players"]:
                yield say("thing-scout", player=player["name"], step=player["scout"])
