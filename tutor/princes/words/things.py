"""Things on the board in words, by their ids.

A district has sentences on its purpose, on the effect of entering now, on its neighbours, and on
the pieces there. `short_name` names things that have no name on the drawing.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.base.schema import Position
from tutor.core.words.game_words import GameWords, Phrasing
from tutor.core.words.text import PositionPart, Text
from tutor.princes.components import Components
from tutor.princes.identifiers import (
    BONUS_PLACES,
    CENTRAL_PLAZA,
    CORN,
    DISTRICTS,
    GOOD_OF,
    HOUSES,
    LLAMA,
    MAIN_TEMPLE,
    ORDER_OF,
    ORDERS,
    PRICED_TILES,
    PRODUCTION,
    RECRUITING,
    STEP_TILES,
    TEMPLE_OF,
    TEMPLES,
)
from tutor.princes.things import (
    DISTRICT,
    MARKET,
    MOON,
    ORDER,
    STEP,
    all_things,
    as_they_lie,
    split_id,
    unsettled_tiles,
)
from tutor.princes.words.describing import Describing
from tutor.princes.words.naming import Naming, cards_left, house_of, night_after, player_in


class Places:
    """The words for districts in games with one set of components."""

    def __init__(
        self, text: Text, naming: Naming, components: Components, describing: Describing
    ) -> None:
        self._text = text
        self._say = text.say
        self._naming = naming
        self._components = components
        self._describing = describing

    def place(self, position: Position, district: str) -> list[str]:
        """Return the sentences on a district in a position or view."""
        return [
            *self._entering(position, district),
            *self._going(position, district),
            *self._next_door(district),
            self._there(position, district),
        ]

    def map(self) -> tuple[str, ...]:
        """Return the sentences on the neighbours of districts, one for each district."""
        return tuple(
            self._say(
                "position-map",
                district_name=self._say(f"district-{district}"),
                near=" ".join(self._next_door(district)),
            )
            for district in DISTRICTS
        )

    def _entering(self, position: Position, district: str) -> Iterator[str]:
        if district in PRODUCTION:
            yield from self._production(position, district)
        elif district in TEMPLES:
            yield from self._temple(position, district)
        elif district in RECRUITING:
            yield self._recruiting(district)
        elif district in HOUSES:
            yield from self._house(position, district)
        elif district == CENTRAL_PLAZA:
            yield self._say("thing-plaza")
            yield self._describing.market(position)
        else:
            yield self._text.fill("thing-clock", self._naming.place(district))
            printed = self._components
            steps = self._naming.steps(printed.clock_steps)
            night, count = night_after(printed, position), printed.clock_units
            yield self._say("thing-clock-pays", night=night, count=count, steps_named=steps)
        if district in BONUS_PLACES and not position["bonus"][district]:
            yield self._say("thing-used", night=night_after(self._components, position))

    def _production(self, position: Position, district: str) -> Iterator[str]:
        naming, good = self._naming, GOOD_OF[district]
        words = naming.place(district) | naming.good(good)
        yield self._text.fill("thing-production", words)
        units = position["bonus"][district]
        if units:
            printed = self._components
            yield self._say(
                "thing-production-bonus",
                good=good,
                goods=naming.goods(printed.bonus(district, units)),
                many_incas=str(words["many_incas"]),
                made=naming.goods(printed.pieces([good])),
                cost=naming.amount(CORN, printed.producing_corn),
            )

    def _temple(self, position: Position, district: str) -> Iterator[str]:
        say, naming, stones = self._say, self._naming, position["bonus"][district]
        order = ORDER_OF.get(district)
        name = "" if order is None else say(f"order-{order}")
        yield say("thing-temple-main") if order is None else say("thing-temple", order_name=name)
        if not stones:
            return
        yield say(
            "thing-temple-stones",
            stones_named=say("position-stones", count=stones),
            steps_named=naming.steps(stones * self._components.stone_steps),
        )
        if district == MAIN_TEMPLE or order is None:
            yield say("thing-temple-offer", steps_named=naming.steps(self._components.unit_steps))
            return
        value = self._components.step_value(order, position["orders_left"][order])
        if value is None:
            yield say("thing-temple-nobody", order_name=name)
        else:
            steps = naming.steps(value)
            yield say("thing-temple-sacrifice", order_name=name, steps_named=steps)

    def _recruiting(self, district: str) -> str:
        offers = self._text.all_of(
            self._say(
                "rule-offer",
                a_inca=self._say(f"inca-{workers}.a"),
                cost=self._naming.goods(cost),
            )
            for workers, cost in self._components.recruit[district].items()
        )
        in_district = self._say(f"district-{district}.in")
        return self._say("thing-recruiting", in_district=in_district, offers=offers)

    def _house(self, position: Position, district: str) -> Iterator[str]:
        orders = HOUSES[district]
        yield self._say(
            "thing-house",
            the_district=self._say(f"district-{district}.the"),
            a_order=self._text.any_of(self._say(f"order-{order}.a") for order in orders),
        )
        for order in orders:
            yield self._describing.row(position, order)

    def _going(self, position: Position, district: str) -> Iterator[str]:
        """Yield the sentence on the price of a move into this district for the player whose turn is due.

        Yield nothing if no turn is due.
        """
        if position["result"] is not None or position["pending"] is not None:
            return
        name = position["turn"]["player"]
        player = player_in(position, name)
        prince = player["prince"]
        if prince == district:
            price = "here"
        elif prince is None:
            price = "first"
        elif district in self._components.neighbours[prince]:
            price = "free"
        elif player["goods"][LLAMA] >= self._components.llamas_for_a_ride:
            price = "llama"
        else:
            price = "short"
        ride = self._naming.amount(LLAMA, self._components.llamas_for_a_ride)
        yield self._say("thing-going", price=price, player=name, one_llama=ride)

    def _next_door(self, district: str) -> Iterator[str]:
        near: dict[bool, list[str]] = {False: [], True: []}
        for border in self._components.borders:
            if district in border.between:
                (other,) = set(border.between) - {district}
                near[border.is_reconstructed].append(self._say(f"district-{other}.the"))
        for is_reconstructed, message in ((False, "next"), (True, "next-reconstructed")):
            if near[is_reconstructed]:
                the_districts = self._text.all_of(near[is_reconstructed])
                yield self._say(f"thing-{message}", the_districts=the_districts)

    def _there(self, position: Position, district: str) -> str:
        there = self._text.all_of(self._describing.present(position, district))
        return self._say("thing-there", there=there) if there else self._say("thing-nobody")


class Things(Phrasing[Naming, Components]):
    """The words for everything that a user can tap, in games with one set of components."""

    def __init__(self, text: Text, naming: Naming, components: Components) -> None:
        super().__init__(text, naming, components)
        self._describing = Describing(text, naming, components)
        self._places = Places(text, naming, components, self._describing)

    def thing(self, position: Position, thing: str) -> list[str]:
        """Return the sentences on a thing. Raises KeyError if no thing on the board has this id."""
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
        """Return the sentences on the neighbours of each district and the landmarks of the Inca Trail."""
        return [
            PositionPart(self._say("position-part-map"), self._places.map()),
            PositionPart(
                self._say("board-trail"), tuple(map(self._landmark, self._components.landmarks))
            ),
        ]

    def _moon(self, position: Position, tile: str) -> Iterator[str]:
        say, naming, night = self._say, self._naming, night_after(self._components, position)
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
                in_place=say(f"district-{house_of(order)}.in"),
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
        """Return the goods or cards that a landmark (Granary, Stable or Summit) pays, in words."""
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
            yield say("thing-deck", count=cards_left(position))
            yield say("thing-deck-end")
            yield say("board-deck-gold")
        else:
            yield say("thing-trail", summit=self._components.summit)
            for player in position["players"]:
                yield say("thing-scout", player=player["name"], step=player["scout"])


def short_name(thing: str, words: GameWords) -> str | None:
    """Return the short name of a step of the Inca Trail.

    Return None for other things, because the drawing shows their names.
    """
    kind, name = split_id(thing)
    return words.say("thing-step-short", step=int(name)) if kind == STEP else None
