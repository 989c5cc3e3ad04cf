"""One player's knowledge, and the worth of things to them: goods, Incas, priests, steps, cards.

All worth is reckoned in victory points. It rests on what the player sees and the printed figures
alone. Fast play asks here as well, so what is asked for again and again is looked up in tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from operator import itemgetter
from typing import Any, Final, NamedTuple

from tutor.princes.advice.perspective import Perspective, Seat, Stock
from tutor.princes.advice.weights import RULES_OF_THUMB, Weights
from tutor.princes.components import CARD_IDS, Components, Cost
from tutor.princes.terms import DISTRICT_OF, LLAMA, MOON_TILES, ORDERS, PRODUCTION

Numbers = dict[str, Any]
Target = tuple[str, Cost, float]

PLACES_OF: Final[Mapping[str, tuple[str, ...]]] = {
    card: tuple(DISTRICT_OF.get(icon, icon) for icon in card.split("+")) for card in CARD_IDS
}
"""The place of each icon of a card: a district for Incas, an order for its tiles."""
BUILT_ON: Final = (*PRODUCTION, *ORDERS)
StockWeights = tuple[tuple[float, ...], float, float]


class Reach(NamedTuple):
    """The best Inca (by district) or order that a stock pays for whole, and what that is worth."""

    target: str
    worth: float
    cost: Cost


NO_REACH: Final = Reach("", 0.0, {})


class StockWorth(dict[int, float]):
    """The worth of none, one, two ... pieces of a good, each worked out when it is asked for."""

    def __init__(self, weights: StockWeights, size: int, spending: float) -> None:
        super().__init__()
        self._spending, self._size = spending, size
        units, self._more, self._tie = weights
        self._first, total = [0.0], 0.0
        for unit in units:
            for _ in range(size):
                total += unit * spending / size
                self._first.append(total)

    def __missing__(self, count: int) -> float:
        first, size = self._first, self._size
        more, tie = count - len(first) + 1, self._tie * count / size
        if more <= 0:
            found = first[count] + tie
        else:
            found = first[-1] + more * self._more * self._spending / size + tie
        self[count] = found
        return found


@lru_cache(maxsize=4096)
def _stock_worths(
    weights: StockWeights, units: tuple[tuple[str, int], ...], spending: float
) -> dict[str, StockWorth]:
    return {good: StockWorth(weights, size, spending) for good, size in units}


@lru_cache(maxsize=4096)
def _icons(cards: tuple[str, ...]) -> dict[str, int]:
    """The number of icons of each place on these cards."""
    icons = dict.fromkeys((*PRODUCTION, *ORDERS), 0)
    for card in cards:
        for place in PLACES_OF[card]:
            icons[place] += 1
    return icons


@lru_cache(maxsize=4096)
def _usual_best(cards: tuple[str, ...], built: tuple[int, ...]) -> int:
    """The points of a good card that is not one of these: of five cards one is better."""
    points = dict(zip(BUILT_ON, built, strict=True))
    scores = sorted(
        points[first] + points[second]
        for card, (first, second) in PLACES_OF.items()
        if card not in cards
    )
    return scores[-1 - len(scores) // 5] if scores else 0


class Known:
    """What one player sees of a moment, with the worth of things to that player.

    The player's own cards may be face down; then no card counts.
    """

    def __init__(
        self, figures: Components, perspective: Perspective, weights: Weights = RULES_OF_THUMB
    ) -> None:
        self.figures = figures
        self.perspective = perspective
        self.weights = weights
        self.me: Seat = perspective.me
        self.others = perspective.others
        self.name = self.me.name
        self.goods = self.me.goods
        self.cards = perspective.cards
        self.is_last_day = perspective.day == figures.last_day
        self.is_last_turn = self.is_last_day and perspective.last_turns == 1
        self.tiles_left = sum(perspective.orders_left.values())
        self.ride: Stock = {LLAMA: figures.llamas_for_a_ride}
        self.drawn = min(figures.cards_drawn, perspective.deck)
        self.turns = self._turns()
        self.spending = min(1.0, self.turns / weights.turns_to_spend)
        self.cards_to_come = weights.cards_a_turn * self.turns
        self.icons = _icons(self.cards)
        stock = (weights.unit_worth, weights.more_worth, weights.tie_worth)
        self.worth_of = _stock_worths(stock, tuple(figures.unit.items()), self.spending)
        self.for_cards = weights.icons_built_on * self.cards_to_come
        self._produced = weights.produced_a_turn * self.turns * self.spending
        self._trail: dict[int, float] = {}
        self._orders: dict[str, float] = {}
        self.reaches: dict[tuple[int, ...], Reach] = {}
        """What each stock pays for, as `trades.within_reach` found it."""

    def _turns(self) -> float:
        """About how many turns the player has after this one."""
        perspective, figures, weights = self.perspective, self.figures, self.weights
        days = (figures.last_day - perspective.day) * weights.turns_a_day
        today = 0.0
        if perspective.last_turns is None:
            left = figures.day_ending_tile - (len(MOON_TILES) - len(perspective.moon_tiles))
            today = 1 + weights.turns_a_tile * max(left - 1, 0)
        return float(min(days + today, 1.5 * self.tiles_left, 1.5 * perspective.deck))

    @cached_property
    def built(self) -> dict[str, int]:
        """The own Incas by district and the own tiles by order."""
        return {**self.me.incas, **self.me.orders}

    @cached_property
    def card_worth(self) -> float:
        """The worth of the next card from the Summit: the best of three, and growth to come."""
        built = self.built
        best = _usual_best(self.cards, tuple([built[place] for place in BUILT_ON]))
        growth = self.weights.icons_built_on * min(6.0, self.turns / 3)
        return best + growth + self.weights.gold_worth * 4 + self.weights.card_bonus

    def stock_worth(self, good: str, count: int) -> float:
        """The worth of a number of pieces of a good."""
        return self.worth_of[good][count]

    def gained(self, goods: Stock, gift: Stock) -> float:
        """The change in a stock's worth by a gift, or by a payment (negative counts)."""
        total = 0.0
        for good, count in gift.items():
            worth, held = self.worth_of[good], goods[good]
            total += worth[held + count] - worth[held]
        return total

    def paid(self, goods: Stock, cost: Stock) -> float:
        """The worth that a stock loses by a payment."""
        total = 0.0
        for good, count in cost.items():
            worth, held = self.worth_of[good], goods[good]
            total += worth[held - count] - worth[held]
        return -total

    def worked(self, district: str, incas: int) -> dict[str, int]:
        """The pieces a number of Incas make, less those they cost (`production.cost`), by good."""
        asked = self.figures.wages(district, incas)
        made = self.figures.product(district, incas)
        return made | {good: -count for good, count in asked.items()}

    def points(self, built: Iterable[str]) -> int:
        """The victory points of more Incas or priests with the cards in hand."""
        return sum(self.icons[place] for place in built)

    def inca_worth(self, district: str) -> float:
        """The worth of an Inca in a production district: icons, cards to come, production."""
        return self.icons[district] * self.weights.icon_worth + self.for_cards + self._produced

    def order_worth(self, order: str) -> float:
        """The worth of a priest or virgin: icons, cards to come, llamas to be sacrificed."""
        found = self._orders.get(order)
        if found is None:
            found = self._orders[order] = self._order_worth(order)
        return found

    def _order_worth(self, order: str) -> float:
        weights = self.weights
        on_cards = self.icons[order] * weights.icon_worth + weights.order_bonus
        if self.tiles_left == 1:
            # The game ends with the turn in which the last tile is taken (`end.orders`).
            return on_cards
        visits = 0.25 * self.turns
        gifts = visits * max(0.0, self.steps_worth(self.next_value(order)) - 0.4)
        return on_cards + self.for_cards + gifts

    @cached_property
    def targets(self) -> list[Target]:
        """Every Inca (by district) and order that can be won in later turns: its cost and worth.

        The worthiest first.
        """
        if self.turns < 1:
            return []
        found = [
            (-self.inca_worth(district), district, cost)
            for offered in self.figures.recruit.values()
            for district, cost in offered.items()
            if self.me.supply
        ]
        left = self.perspective.orders_left
        for order, printed in self.figures.orders.items():
            if left[order]:
                found.append((-self.order_worth(order), order, printed.cost))
        found.sort(key=itemgetter(0))
        return [(place, cost, -worth) for worth, place, cost in found]

    def step_value(self, order: str) -> int:
        """The steps for a llama at an order's temple; 0 while no tile is taken (`order.value`)."""
        return self.figures.step_value(order, self.perspective.orders_left[order]) or 0

    def next_value(self, order: str) -> int:
        """The steps for a llama once one more tile of an order is taken."""
        return self.figures.step_value(order, self.perspective.orders_left[order] - 1) or 0

    def score_of(self, card: str) -> int:
        """The victory points of a card with the Incas and priests there are now."""
        first, second = PLACES_OF[card]
        return self.built[first] + self.built[second]

    def steps_worth(self, steps: int) -> float:
        """The worth of a number of steps on average, independent of the Scout's place."""
        return self.card_worth * steps / self.figures.summit

    def advance_worth(self, steps: int, more: int = 0) -> float:
        """The worth of an advance from the Scout's place, or from `more` steps beyond it."""
        start, trail = self.me.scout + more, self._trail
        for place in (start, start + steps):
            if place not in trail:
                trail[place] = self._trail_worth(place)
        return trail[start + steps] - trail[start]

    def _trail_worth(self, place: int) -> float:
        figures, spending = self.figures, self.spending
        laps, step = divmod(place, figures.summit)
        passed = figures.landmarks_passed(step)
        on_the_way = spending * self.card_worth * step / figures.summit + (1 - spending) * passed
        return laps * (self.card_worth + 0.4 * spending) + on_the_way + 0.2 * spending * passed

    def reaches_summit(self, steps: int) -> bool:
        """Whether an advance reaches the Summit."""
        return self.me.scout + steps >= self.figures.summit

    def has(self, goods: Stock, cost: Cost) -> bool:
        """Whether a stock can pay a cost."""
        for good, count in cost.items():  # noqa: SIM110 - a generator takes twice as long
            if goods[good] < count:
                return False
        return True


def changed(goods: Stock, gift: Stock, sign: int = 1) -> dict[str, int]:
    """A stock after a gift, or after a payment with `sign` -1."""
    after = dict(goods)
    for good, count in gift.items():
        after[good] += sign * count
    return after
