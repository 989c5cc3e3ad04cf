"""One player's knowledge, and the worth of things to them: goods, Incas, priests, steps, cards.

All worth is reckoned in victory points. It rests on the view and the printed figures alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Final

from tutor.princes.components import CARD_IDS, Components, Cost
from tutor.princes.terms import (
    DISTRICT_OF,
    GOODS,
    LLAMA,
    MOON_TILES,
    ORDERS,
    PRODUCTION,
)

Stock = Mapping[str, int]
View = Mapping[str, Any]
Numbers = dict[str, Any]

# Turns that a player may still have: so many a day, so many for each Moon tile left today.
TURNS_A_DAY: Final = 3.0
TURNS_A_TILE: Final = 0.7
# Near the end goods are worth less: there are no turns left to spend them in.
TURNS_TO_SPEND: Final = 4.0
# What another unit of a good is worth, by how many are held already; corn counts by threes.
UNIT_WORTH: Final = (0.75, 0.6, 0.42, 0.3, 0.2)
MORE_WORTH: Final = 0.12
TIE_WORTH: Final = 0.01
# A card drawn in some turns to come will show an icon that was built on.
CARDS_A_TURN: Final = 0.22
ICONS_BUILT_ON: Final = 0.45
PRODUCED_A_TURN: Final = 0.12
GOLD_WORTH: Final = 0.25


class Known:
    """One player's view of a moment, with the worth of things to that player.

    The view may have the player's own cards face down; then no card counts.
    """

    def __init__(self, figures: Components, view: View) -> None:
        self.figures = figures
        self.view = view
        self.name: str = view["player"]
        self.me: View = next(player for player in view["players"] if player["name"] == self.name)
        self.others = [player for player in view["players"] if player["name"] != self.name]
        self.goods: Stock = self.me["goods"]
        cards = self.me["cards"]
        self.cards: tuple[str, ...] = () if isinstance(cards, Mapping) else tuple(cards)
        self.is_last_day = view["day"] == figures.last_day
        self.is_last_turn = self.is_last_day and view["last_turns"] == 1
        self.tiles_left = sum(view["orders_left"].values())
        self.ride: Stock = {LLAMA: figures.llamas_for_a_ride}
        self.drawn = min(figures.cards_drawn, view["deck"]["hidden"])
        self.turns = self._turns()
        self.spending = min(1.0, self.turns / TURNS_TO_SPEND)
        self.cards_to_come = CARDS_A_TURN * self.turns
        self.icons = dict.fromkeys((*PRODUCTION, *ORDERS), 0)
        for card in self.cards:
            for place in self.places(card):
                self.icons[place] += 1
        self._prefixes = {good: self._prefix(good) for good in GOODS}
        self.built = {**self.me["incas"], **self.me["orders"]}
        self.card_worth = self._card_worth()

    def _turns(self) -> float:
        """About how many turns the player has after this one."""
        view, figures = self.view, self.figures
        days = (figures.last_day - view["day"]) * TURNS_A_DAY
        today = 0.0
        if view["last_turns"] is None:
            left = figures.day_ending_tile - (len(MOON_TILES) - len(view["moon_tiles"]))
            today = 1 + TURNS_A_TILE * max(left - 1, 0)
        return float(min(days + today, 1.5 * self.tiles_left, 1.5 * view["deck"]["hidden"]))

    def _prefix(self, good: str) -> tuple[float, ...]:
        """The worth of none, one, two ... pieces of a good."""
        size = self.figures.unit[good]
        worth, total = [0.0], 0.0
        for unit in UNIT_WORTH:
            for _ in range(size):
                total += unit * self.spending / size
                worth.append(total)
        return tuple(worth)

    def stock_worth(self, good: str, count: int) -> float:
        """The worth of a number of pieces of a good."""
        prefix = self._prefixes[good]
        more = count - len(prefix) + 1
        tie = TIE_WORTH * count / self.figures.unit[good]
        if more <= 0:
            return prefix[count] + tie
        return prefix[-1] + more * MORE_WORTH * self.spending / self.figures.unit[good] + tie

    def gained(self, goods: Stock, gift: Stock) -> float:
        """The change in a stock's worth by a gift, or by a payment (negative counts)."""
        worth = self.stock_worth
        return sum(
            worth(good, goods[good] + count) - worth(good, goods[good])
            for good, count in gift.items()
        )

    def paid(self, goods: Stock, cost: Stock) -> float:
        """The worth that a stock loses by a payment."""
        return -self.gained(goods, {good: -count for good, count in cost.items()})

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
        return (
            self.icons[district]
            + ICONS_BUILT_ON * self.cards_to_come
            + PRODUCED_A_TURN * self.turns * self.spending
        )

    def order_worth(self, order: str) -> float:
        """The worth of a priest or virgin: icons, cards to come, llamas to be sacrificed."""
        if self.tiles_left == 1:
            # The game ends with the turn in which the last tile is taken (`end.orders`).
            return float(self.icons[order])
        visits = 0.25 * self.turns
        gifts = visits * max(0.0, self.steps_worth(self.next_value(order)) - 0.4)
        return self.icons[order] + ICONS_BUILT_ON * self.cards_to_come + gifts

    @cached_property
    def targets(self) -> list[tuple[str, Cost, float]]:
        """Every Inca (by district) and order that can be won in later turns: its cost and worth.

        The worthiest first.
        """
        if self.turns < 1:
            return []
        found = []
        if self.me["supply"]:
            for offered in self.figures.recruit.values():
                for district, cost in offered.items():
                    found.append((district, cost, self.inca_worth(district)))
        for order, printed in self.figures.orders.items():
            if self.view["orders_left"][order]:
                found.append((order, printed.cost, self.order_worth(order)))
        return sorted(found, key=lambda target: -target[2])

    def step_value(self, order: str) -> int:
        """The steps for a llama at an order's temple; 0 while no tile is taken (`order.value`)."""
        return self.figures.step_value(order, self.view["orders_left"][order]) or 0

    def next_value(self, order: str) -> int:
        """The steps for a llama once one more tile of an order is taken."""
        return self.figures.step_value(order, self.view["orders_left"][order] - 1) or 0

    def score_of(self, card: str) -> int:
        """The victory points of a card with the Incas and priests there are now."""
        built = self.built
        return sum(built[place] for place in self.places(card))

    def places(self, card: str) -> list[str]:
        """The place of each icon of a card: a district for Incas, an order for its tiles."""
        return [DISTRICT_OF.get(icon, icon) for icon in self.figures.icons[card]]

    def _card_worth(self) -> float:
        """The worth of the next card from the Summit: the best of three, and growth to come."""
        scores = sorted(self.score_of(card) for card in CARD_IDS if card not in self.cards)
        best = scores[-1 - len(scores) // 5] if scores else 0
        growth = ICONS_BUILT_ON * min(6.0, self.turns / 3)
        return best + growth + GOLD_WORTH * 4

    def steps_worth(self, steps: int) -> float:
        """The worth of a number of steps on average, independent of the Scout's place."""
        return self.card_worth * steps / self.figures.summit

    def advance_worth(self, steps: int, more: int = 0) -> float:
        """The worth of an advance from the Scout's place, or from `more` steps beyond it."""
        start = self.me["scout"] + more
        return self._trail_worth(start + steps) - self._trail_worth(start)

    def _trail_worth(self, place: int) -> float:
        figures, spending = self.figures, self.spending
        laps, step = divmod(place, figures.summit)
        passed = figures.landmarks_passed(step)
        on_the_way = spending * self.card_worth * step / figures.summit + (1 - spending) * passed
        return laps * (self.card_worth + 0.4 * spending) + on_the_way + 0.2 * spending * passed

    def reaches_summit(self, steps: int) -> bool:
        """Whether an advance reaches the Summit."""
        return bool(self.me["scout"] + steps >= self.figures.summit)

    def has(self, goods: Stock, cost: Cost) -> bool:
        """Whether a stock can pay a cost."""
        return all(goods[good] >= count for good, count in cost.items())


def changed(goods: Stock, gift: Stock, sign: int = 1) -> dict[str, int]:
    """A stock after a gift, or after a payment with `sign` -1."""
    after = dict(goods)
    for good, count in gift.items():
        after[good] += sign * count
    return after
