"""Districts in words: purpose, effect of entering now, neighbours, and people there."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.base.schema import Position
from tutor.core.words.text import Text
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
    PRODUCTION,
    RECRUITING,
    TEMPLES,
)
from tutor.princes.words import figures
from tutor.princes.words.describing import Describing
from tutor.princes.words.naming import Naming


class Places:
    """Explains districts for one set of components."""

    def __init__(
        self, text: Text, naming: Naming, components: Components, describing: Describing
    ) -> None:
        self._text = text
        self._say = text.say
        self._naming = naming
        self._components = components
        self._describing = describing

    def place(self, position: Position, district: str) -> list[str]:
        """A district in a position or view."""
        return [
            *self._entering(position, district),
            *self._going(position, district),
            *self._next_door(district),
            self._there(position, district),
        ]

    def map(self) -> tuple[str, ...]:
        """The neighbours of every district, a string for each."""
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
            night, count = figures.night(printed, position), printed.clock_units
            yield self._say("thing-clock-pays", night=night, count=count, steps_named=steps)
        if district in BONUS_PLACES and not position["bonus"][district]:
            yield self._say("thing-used", night=figures.night(self._components, position))

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
        """The price of coming here for the player who is to move; empty if no turn is due."""
        if position["result"] is not None or position["pending"] is not None:
            return
        name = position["turn"]["player"]
        player = figures.player_in(position, name)
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
