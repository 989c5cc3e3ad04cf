"""What one player knows, and what goods, Incas, priests, steps and cards are worth to that player.

A `Perspective` is the data that the advice uses; it holds nothing that is secret from the player
(`info.secret`). It is made from a view (whose cards may be face down) or, in fast play, from a
table; both give the same advice. `Prospects` has the worth of what the player can still gain.
This worth does not depend on the goods in hand, so it is the same for all decisions of a turn and
is computed once. `Known` joins the perspective and the prospects. All worth is in victory points,
and follows from the perspective and the printed figures alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, Protocol

from tutor.princes.advice.holding import Holding, Payable, holding_of
from tutor.princes.advice.worths import (
    RULES_OF_THUMB,
    Amounts,
    Weights,
    Worths,
    amounts_of,
    worths_of,
)
from tutor.princes.components import CARD_IDS, Components, Cost, Stock
from tutor.princes.identifiers import DISTRICT_OF, MOON_TILES, ORDERS, PRODUCTION
from tutor.princes.rules.table import Table

View = Mapping[str, Any]

PLACES_OF: Final[Mapping[str, tuple[str, ...]]] = {
    card: tuple(DISTRICT_OF.get(icon, icon) for icon in card.split("+")) for card in CARD_IDS
}
"""The two things that the icons of each card show: districts of Incas, or orders of priests."""
BUILT_ON: Final = (*PRODUCTION, *ORDERS)
NO_INCAS: Final = dict.fromkeys(PRODUCTION, 0.0)
incas_at_work: Final = itemgetter(*PRODUCTION)
of_orders: Final = itemgetter(*ORDERS)
Numbers = dict[str, Any]


class Seat(Protocol):
    """The facts about one player that all players see."""

    name: str
    goods: dict[str, int]
    prince: str | None
    scout: int
    supply: int
    incas: dict[str, int]
    orders: dict[str, int]
    awards: int

    @property
    def hand(self) -> int:
        """The number of cards in hand."""


@dataclass(slots=True)
class ViewSeat:
    """The `Seat` of one player, read from a view."""

    name: str
    goods: dict[str, int]
    prince: str | None
    scout: int
    supply: int
    incas: dict[str, int]
    orders: dict[str, int]
    awards: int
    hand: int


@dataclass(slots=True)
class Perspective:
    """What one player sees of the game; `deck` is the number of cards in the deck."""

    me: Seat
    cards: tuple[str, ...]
    others: Sequence[Seat]
    day: int
    last_turns: int | None
    has_sun_tile: bool
    acting: str | None
    bonus: Stock
    market: Stock
    orders_left: Stock
    moon_tiles: Sequence[str]
    deck: int
    sold: Sequence[str]
    bought: Sequence[str]


def perspective_of_view(view: View) -> Perspective:
    """Return the perspective of the player for whom a view was made.

    The perspective has no cards if the view shows the cards of that player face down.
    """
    seats = [_seat(player) for player in view["players"]]
    me = next(seat for seat in seats if seat.name == view["player"])
    others = [seat for seat in seats if seat is not me]
    cards = next(one["cards"] for one in view["players"] if one["name"] == me.name)
    turn = view["turn"]["player"]
    pending = view["pending"] or {}
    return Perspective(
        me,
        () if isinstance(cards, Mapping) else tuple(cards),
        others,
        view["day"],
        view["last_turns"],
        view["sun_tile"] is not None,
        next(seat.prince for seat in seats if seat.name == turn),
        view["bonus"],
        view["market"],
        view["orders_left"],
        view["moon_tiles"],
        view["deck"]["hidden"],
        pending.get("sold", ()),
        pending.get("bought", ()),
    )


def _seat(player: View) -> ViewSeat:
    cards = player["cards"]
    hand = cards["hidden"] if isinstance(cards, Mapping) else len(cards)
    return ViewSeat(
        player["name"],
        player["goods"],
        player["prince"],
        player["scout"],
        player["supply"],
        player["incas"],
        player["orders"],
        player["awards"],
        hand,
    )


def perspective_of_table(table: Table) -> Perspective:
    """Return the perspective of the player who decides next at a table.

    The perspective is valid until the table changes.
    """
    me, players = table.asked, table.players
    others = players[: me.seat] + players[me.seat + 1 :]
    return Perspective(
        me,
        me.cards,
        others,
        table.day,
        table.last_turns,
        table.sun_tile is not None,
        table.active.prince,
        table.bonus,
        table.market,
        table.orders_left,
        table.moon_tiles,
        len(table.deck),
        table.sold,
        table.bought,
    )


@lru_cache(maxsize=4096)
def icons_on(cards: tuple[str, ...]) -> dict[str, int]:
    """Return the number of icons on these cards, by district or order."""
    icons = dict.fromkeys(BUILT_ON, 0)
    for card in cards:
        for place in PLACES_OF[card]:
            icons[place] += 1
    return icons


@lru_cache(maxsize=4096)
def _usual_best(cards: tuple[str, ...], built: Amounts) -> int:
    """Return the points of a good card; about one in five cards outside `cards` has more."""
    points = dict(zip(BUILT_ON, built, strict=True))
    scores = sorted(
        points[first] + points[second]
        for card, (first, second) in PLACES_OF.items()
        if card not in cards
    )
    return scores[-1 - len(scores) // 5] if scores else 0


class TrailWorth(dict[int, float]):
    """The worth of all steps from the start of the trail to a place, by place.

    A place is a number of steps counted over all laps. Its worth is computed when it is first read.
    """

    def __init__(self, worths: Worths, card_worth: float) -> None:
        super().__init__()
        figures, spending = worths.figures, worths.spending
        self._summit, self._passed = figures.summit, figures.landmarks_passed
        self._of_lap = card_worth + 0.4 * spending
        self._of_steps = spending * card_worth
        self._of_landmark, self._of_goods = 1 - spending, 0.2 * spending

    def __missing__(self, place: int) -> float:
        laps, step = divmod(place, self._summit)
        passed = self._passed(step)
        on_the_way = self._of_steps * step / self._summit + self._of_landmark * passed
        found = laps * self._of_lap + on_the_way + self._of_goods * passed
        self[place] = found
        return found


trail_worth = lru_cache(maxsize=256)(TrailWorth)


class Prospects:
    """The worth of all that a player can still gain.

    `built` has the player's Incas by production district, then the player's tiles by order; `left`
    has the tiles that no player has, by order.
    """

    def __init__(
        self,
        worths: Worths,
        turns: float,
        cards: tuple[str, ...],
        built: Amounts,
        left: Amounts,
        has_supply: bool,
    ) -> None:
        weights = worths.weights
        self._worths = worths
        self.completing = weights.completing
        self._reached: dict[Holding, float] = {}
        self.built = dict(zip(BUILT_ON, built, strict=True))
        self.left = dict(zip(ORDERS, left, strict=True))
        self.icons = icons = icons_on(cards)
        icon_worth = weights.icon_worth
        self.for_cards = for_cards = weights.icons_built_on * (weights.cards_a_turn * turns)
        produced = weights.produced_a_turn * turns * worths.spending
        self.of_incas = {
            district: icons[district] * icon_worth + for_cards + produced for district in PRODUCTION
        }
        """The worth of an Inca by district: icons in hand, later cards and production count."""
        growth = weights.icons_built_on * min(6.0, turns / 3)
        best = _usual_best(cards, built)
        self.card_worth = best + growth + weights.gold_worth * 4 + weights.card_bonus
        """The worth of the next card from the Summit: its points, and the points that may
        follow."""
        self.of_trail = trail_worth(worths, self.card_worth)
        self.of_orders = self._worth_of_orders(turns)
        """The worth of a priest or virgin by order: icons in hand, later cards and sacrifices
        count."""
        incas = self.of_incas if has_supply and turns >= 1 else NO_INCAS
        self.targets = {**incas, **self.of_orders}
        """The worth of every Inca (by district) and order in later turns; 0.0 if no more can be
        got."""
        for order, count in self.left.items():
            if not count or turns < 1:
                self.targets[order] = 0.0

    def _worth_of_orders(self, turns: float) -> dict[str, float]:
        weights, figures, icons = self._worths.weights, self._worths.figures, self.icons
        icon_worth, bonus, for_cards = weights.icon_worth, weights.order_bonus, self.for_cards
        found = {order: icons[order] * icon_worth + bonus for order in ORDERS}
        # The game ends with the turn in which the last tile is taken (`end.orders`).
        if sum(self.left.values()) == 1:
            return found
        visits, values = 0.25 * turns, figures.step_values
        for order, count in self.left.items():
            # `next_value` and `steps_worth` are inlined: this code runs often, because most turns change
            # its inputs.
            steps = values[order][count - 1 if count else 0]
            gift = self.card_worth * steps / figures.summit - 0.4
            found[order] = found[order] + for_cards + visits * max(0.0, gift)
        return found

    def step_value(self, order: str) -> int:
        """Return the steps for a llama at an order's temple.

        0 while no tile is taken (`order.value`).
        """
        return self._worths.figures.step_values[order][self.left[order]]

    def reach_worth(self, payable: Payable) -> float:
        """Return the weighted worth of the best goal in `payable`, less the worth of its cost.

        The result is 0.0 if no goal is worth more than its cost.
        """
        most, targets = 0.0, self.targets
        for target, paid in payable:
            gained = targets[target] - paid
            if gained > most:
                most = gained
        return self.completing * most

    def reach_now(self, holding: Holding) -> float:
        """Return the `reach_worth` of a stock, cached because many visits are compared for one stock."""
        found = self._reached.get(holding)
        if found is None:
            found = self._reached[holding] = self.reach_worth(holding.payable)
        return found

    def reach(self, holding: Holding) -> tuple[str, Cost]:
        """Return the Inca (by district) or order that `reach_worth` counts, with its cost.

        The result is "" and {} if no goal is worth more than its cost.
        """
        best, most = "", (0.0, 0.0)
        for target, paid in holding.payable:
            worth = self.targets[target]
            # If two goals gain the same, this takes the goal that is worth more before its cost.
            if worth > paid and (worth - paid, worth) > most:
                best, most = target, (worth - paid, worth)
        return best, dict(self._worths.figures.targets).get(best, {})

    def next_value(self, order: str) -> int:
        """Return the steps for a llama at the temple of an order, once one more of its tiles is taken."""
        return self._worths.figures.step_values[order][max(self.left[order] - 1, 0)]

    def steps_worth(self, steps: int) -> float:
        """Return the worth of a number of steps, averaged over all places of the Scout."""
        return self.card_worth * steps / self._worths.figures.summit


prospects_of = lru_cache(maxsize=16)(Prospects)  # large enough for one or two games at a time
"""The `Prospects` of a player; the same object for the same arguments while it is in the cache."""


class Known:
    """What one player knows at a moment, with the worth of things to that player.

    In advice for another player, the cards are face down; then the worth of cards is left out.
    """

    def __init__(
        self, figures: Components, perspective: Perspective, weights: Weights = RULES_OF_THUMB
    ) -> None:
        self.figures = figures
        self.perspective = perspective
        self.weights = weights
        self.me: Seat = perspective.me
        self.others = perspective.others
        self.goods = self.me.goods
        self.cards = perspective.cards
        self.is_last_day = perspective.day == figures.last_day
        self.is_last_turn = self.is_last_day and perspective.last_turns == 1
        self.tiles_left = sum(perspective.orders_left.values())
        self.turns = self._turns()
        self.spending = min(1.0, self.turns / weights.turns_to_spend)
        self.worths = worths_of(figures, weights, self.spending)
        self.holding = holding_of(self.worths, amounts_of(self.goods))
        self.prospects = self._prospects()

    def _turns(self) -> float:
        """Return an estimate of the number of turns that the player has after the present turn."""
        perspective, figures, weights = self.perspective, self.figures, self.weights
        days = (figures.last_day - perspective.day) * weights.turns_a_day
        today = 0.0
        if perspective.last_turns is None:
            left = figures.day_ending_tile - (len(MOON_TILES) - len(perspective.moon_tiles))
            today = 1 + weights.turns_a_tile * max(left - 1, 0)
        return float(min(days + today, 1.5 * self.tiles_left, 1.5 * perspective.deck))

    def _prospects(self) -> Prospects:
        me = self.me
        built = incas_at_work(me.incas) + of_orders(me.orders)
        left = of_orders(self.perspective.orders_left)
        return prospects_of(self.worths, self.turns, self.cards, built, left, me.supply > 0)

    @property
    def icons(self) -> dict[str, int]:
        """The number of icons on the cards in hand, by district or order."""
        return self.prospects.icons

    @property
    def draws(self) -> int:
        """The number of cards that the player would draw at the Summit now."""
        return min(self.figures.cards_drawn, self.perspective.deck)

    def gain(self, goods: Stock, gift: Stock) -> float:
        """Return the change in a stock's worth by goods gained, or by goods paid (negative counts)."""
        return self.worths.gain(goods, gift)

    def loss(self, goods: Stock, cost: Stock) -> float:
        """Return the worth that a stock loses by a payment."""
        return self.worths.loss(goods, cost)

    def points(self, built: Iterable[str]) -> int:
        """Return the victory points that these further Incas or tiles score with the cards in hand."""
        icons = self.icons
        return sum(icons[place] for place in built)

    def step_value(self, order: str) -> int:
        """Return the steps for a llama at an order's temple.

        0 while no tile is taken (`order.value`).
        """
        return self.prospects.step_value(order)

    def score_of(self, card: str) -> int:
        """Return the victory points of a card with the player's Incas and tiles on the board now."""
        first, second = PLACES_OF[card]
        built = self.prospects.built
        return built[first] + built[second]

    def advance_worth(self, steps: int, more: int = 0) -> float:
        """Return the worth of an advance by `steps` that begins `more` steps beyond the Scout's place."""
        start, of_trail = self.me.scout + more, self.prospects.of_trail
        return of_trail[start + steps] - of_trail[start]

    def reaches_summit(self, steps: int) -> bool:
        """Whether an advance by this many steps takes the Scout to the Summit."""
        return self.me.scout + steps >= self.figures.summit
