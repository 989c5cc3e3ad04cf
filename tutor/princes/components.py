"""The figures of the game, each with its source.

`components_file.py` reads the figures printed on the components from a data file; the figures that
the rule book states are in this module, each with the rules that state it. Every value that follows
from these figures alone is a method here; rules, words, drawings and advice call these methods.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from itertools import combinations
from typing import Any, Final

from tutor.princes.identifiers import (
    CORN,
    CORN_TILE,
    DISTRICTS,
    GOOD_OF,
    GOODS,
    ICONS,
    MOON_TILES,
    PRICED_TILES,
    STEP_TILES,
)

Cost = dict[str, int]
Stock = dict[str, int]
"""Pieces of each good, by the id of the good.

It is a `dict`, although the rules never change it, because compiled code reads a dict faster than
any other mapping.
"""

CARD_IDS: Final = tuple(
    f"{first}+{second}" for index, first in enumerate(ICONS) for second in ICONS[index + 1 :]
)
CARDS: Final = len(CARD_IDS)


@dataclass(frozen=True)
class Border:
    """Two adjacent districts, and the source that says that they are adjacent."""

    between: tuple[str, str]
    source: str
    note: str = ""
    is_known: bool = False

    @property
    def is_reconstructed(self) -> bool:
        """Whether no text that we have shows this border."""
        return not self.is_known


@dataclass(frozen=True)
class Known:
    """Which figures of an order are known from a text: each step value, the cost, the number of tiles."""

    values: tuple[bool, ...]
    cost: bool
    count: bool


@dataclass(frozen=True)
class Order:
    """An order of priests or virgins: its step values from the left, its cost, and their sources."""

    values: tuple[int, ...]
    cost: Cost
    source: Mapping[str, str]
    known: Known

    lowest: tuple[int | None, ...] = field(init=False)
    """The lowest uncovered step value, by the number of tiles that are taken; None for 0 tiles."""

    def __post_init__(self) -> None:
        shown = range(len(self.values) + 1)
        lowest = tuple([min(self.values[:count], default=None) for count in shown])
        object.__setattr__(self, "lowest", lowest)

    @property
    def reconstructed_figures(self) -> tuple[str, ...]:
        """The names of figures that are reconstructed, wholly or in part: `values`, `cost` or `count`."""
        known = self.known
        told = {"values": all(known.values), "cost": known.cost, "count": known.count}
        return tuple(name for name, is_known in told.items() if not is_known)

    @property
    def tiles(self) -> int:
        """The number of tiles of the order at the beginning of a game."""
        return len(self.values)

    def uncovered_values(self, left: int) -> tuple[int, ...]:
        """Return the step values that are uncovered while `left` tiles remain."""
        return self.values[: len(self.values) - left]

    def step_value(self, left: int) -> int | None:
        """Return the lowest step value that is uncovered while `left` tiles remain (`order.value`).

        None if no tile is taken.
        """
        return self.lowest[max(len(self.values) - left, 0)]


def _rule_figure(figure: int, *rules: str) -> Any:
    """Return a dataclass field for a figure of the rule book, with the ids of the rules that state it."""
    return field(default=figure, metadata={"rules": rules})


@dataclass(frozen=True)
class Components:
    """Every figure that the rules use. Goods are in pieces, corn in single corns.

    `sources` says where the figures of each printed table come from; cards, orders and borders have
    sources of their own. A figure for which no text is known is reconstructed: borders, orders and
    the gold of cards say whether a text is known. `apart` has the pairs of districts that a text
    calls not adjacent.
    """

    prices: tuple[int, ...]
    bank_buys_at: int
    bank_sells_at: int
    granary_step: int
    granary_goods: Cost
    stable_step: int
    stable_goods: Cost
    summit: int
    last_day: int
    first_day: dict[int, int]
    incas: dict[int, int]
    recruit: dict[str, dict[str, Cost]]
    orders: dict[str, Order]
    gold: dict[str, int]
    card_sources: dict[str, str]
    known_gold: dict[str, bool]
    borders: tuple[Border, ...]
    apart: frozenset[frozenset[str]] = field(compare=False)
    sources: dict[str, str]

    # The figures that the rule book states. Messages of the catalogues repeat them, so a file of
    # components cannot change them.
    corn_in_a_unit: int = _rule_figure(3, "setup.goods", "temple.main", "score.ties")
    market_at_start: int = _rule_figure(2, "setup.market")
    bonus_at_start: int = _rule_figure(1, "setup.bonus")
    days_saved: int = _rule_figure(2, "setup.first_game")
    llamas_for_a_ride: int = _rule_figure(1, "move.llama")
    producing_corn: int = _rule_figure(1, "production.cost")
    stone_steps: int = _rule_figure(3, "temple.stones")
    unit_steps: int = _rule_figure(2, "temple.main")
    clock_units: int = _rule_figure(3, "clock.reward")
    clock_steps: int = _rule_figure(3, "clock.reward")
    day_ending_tile: int = _rule_figure(3, "day.end")
    track_corn: int = _rule_figure(1, "day.track_corn")
    tile_price: int = _rule_figure(1, "night.moon", "last.moon")
    corn_of_tile: int = _rule_figure(3, "night.moon", "last.moon")
    tile_steps: dict[str, int] = field(
        default_factory=lambda: dict(zip(STEP_TILES, (2, 3), strict=True)),
        metadata={"rules": ("night.moon", "last.moon")},
    )
    most_bonus: int = _rule_figure(2, "night.restock")
    cards_drawn: int = _rule_figure(3, "trail.summit")
    cards_kept: int = _rule_figure(1, "trail.summit", "trail.short_deck")
    landmark_points: int = _rule_figure(1, "score.trail")
    award_points: int = _rule_figure(3, "end.deck", "score.exhausted")
    most_gold_multiplier: int = _rule_figure(3, "score.gold")
    second_gold_multiplier: int = _rule_figure(2, "score.gold")

    cards: tuple[str, ...] = field(init=False)
    rank: dict[str, int] = field(init=False)
    icons: dict[str, tuple[str, ...]] = field(init=False)
    neighbours: dict[str, frozenset[str]] = field(init=False)
    unit: dict[str, int] = field(init=False)
    clock_sets: tuple[tuple[str, ...], ...] = field(init=False)
    tile_goods: dict[str, Cost] = field(init=False)
    inca_sets: dict[str, dict[tuple[str, ...], Cost]] = field(init=False)
    """The total cost of every set of Incas, by the place that recruits them; small sets come
    first."""
    targets: tuple[tuple[str, Cost], ...] = field(init=False)
    """Every Inca (by district) and every order with its cost."""
    sale_prices: tuple[int, ...] = field(init=False)
    purchase_prices: tuple[int, ...] = field(init=False)
    """The purchase prices of the market, by the number of goods in a column."""
    step_values: dict[str, tuple[int, ...]] = field(init=False)
    """The steps for a llama, by order and number of tiles left; 0 if no tile is taken."""

    def __post_init__(self) -> None:
        pairs = [border.between for border in self.borders]
        near = {
            district: frozenset(
                other for pair in pairs if district in pair for other in pair if other != district
            )
            for district in DISTRICTS
        }
        levels = range(self.spaces + 1)
        pays: dict[str, Cost] = {tile: {tile: 1} for tile in PRICED_TILES}
        derived: dict[str, object] = {
            "cards": tuple(self.gold),
            "rank": {card: index for index, card in enumerate(self.gold)},
            "icons": {card: tuple(card.split("+")) for card in self.gold},
            "neighbours": near,
            "unit": {good: self.corn_in_a_unit if good == CORN else 1 for good in GOODS},
            "clock_sets": tuple(combinations(GOODS, self.clock_units)),
            "tile_goods": pays | {CORN_TILE: {CORN: self.corn_of_tile}},
            "inca_sets": {place: self._sets(place) for place in self.recruit},
            "targets": (
                *[each for offered in self.recruit.values() for each in offered.items()],
                *[(order, printed.cost) for order, printed in self.orders.items()],
            ),
            "sale_prices": tuple([self.sale_price(level) for level in levels]),
            "purchase_prices": tuple([self.purchase_price(level) for level in levels]),
            "step_values": {
                order: tuple([printed.step_value(left) or 0 for left in range(printed.tiles + 1)])
                for order, printed in self.orders.items()
            },
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def __hash__(self) -> int:
        return hash((self.borders, self.prices, tuple(self.gold.values())))

    # Goods and Incas

    def pieces(self, goods: Iterable[str]) -> dict[str, int]:
        """Return one unit of each of these goods as the number of its pieces (`setup.goods`)."""
        return {good: self.unit[good] for good in goods}

    def units(self, stock: Mapping[str, int]) -> int:
        """Return the number of whole units in a stock; three corn are a unit (`score.ties`)."""
        return sum(amount // self.unit[good] for good, amount in stock.items())

    def bonus(self, district: str, units: int) -> dict[str, int]:
        """Return the goods for this many bonus units of a production district (`production.bonus`)."""
        good = GOOD_OF[district]
        return {good: units * self.unit[good]}

    def product(self, district: str, incas: int) -> dict[str, int]:
        """Return the goods that these Incas make, in pieces.

        A farmer makes a whole unit (`production.corn`).
        """
        good = GOOD_OF[district]
        return {good: incas * (self.unit[good] if good == CORN else 1)}

    def wages(self, district: str, incas: int) -> dict[str, int]:
        """Return the corn that production by these Incas costs.

        Farmers cost nothing (`production.cost`).
        """
        return {} if GOOD_OF[district] == CORN else {CORN: incas * self.producing_corn}

    def cost_of_incas(self, place: str, districts: Iterable[str]) -> dict[str, int]:
        """Return the total cost of Incas of these districts (`recruit.hut`, `recruit.palace`)."""
        offers, cost = self.recruit[place], dict[str, int]()
        for district in districts:
            for good, amount in offers[district].items():
                cost[good] = cost.get(good, 0) + amount
        return cost

    def _sets(self, place: str) -> dict[tuple[str, ...], Cost]:
        offered = self.recruit[place]
        return {
            districts: self.cost_of_incas(place, districts)
            for size in range(1, len(offered) + 1)
            for districts in combinations(offered, size)
        }

    # The market

    @property
    def spaces(self) -> int:
        """The number of spaces of a market column."""
        return len(self.prices)

    def sale_price(self, level: int) -> int:
        """Return the price, in corn, of a sale into a column with `level` goods (`market.sell`)."""
        return self.prices[level] if level < len(self.prices) else self.bank_buys_at

    def purchase_price(self, level: int) -> int:
        """Return the price, in corn, of a purchase from a column with `level` goods (`market.buy`)."""
        return self.prices[level - 1] if level else self.bank_sells_at

    def after_sale(self, level: int) -> int:
        """Return the goods in a column after a sale; a full column stays full (`market.sell`)."""
        return min(level + 1, self.spaces)

    def after_purchase(self, level: int) -> int:
        """Return the goods in a column after a purchase.

        An empty column stays empty (`market.buy`).
        """
        return max(level - 1, 0)

    # Priests and virgins

    @property
    def order_tiles(self) -> int:
        """The number of tiles of all priests and virgins together."""
        return sum(order.tiles for order in self.orders.values())

    def step_value(self, order: str, left: int) -> int | None:
        """Return the steps for a llama while `left` tiles of the order remain.

        None if no tile is taken.
        """
        return self.orders[order].step_value(left)

    # The trail and its cards

    @property
    def landmarks(self) -> dict[int, str]:
        """The landmarks Granary, Stable and Summit, by their step on the trail."""
        return {
            self.granary_step: "granary",
            self.stable_step: "stable",
            self.summit: "summit",
        }

    def landmark_goods(self, landmark: str) -> Cost:
        """Return the goods that the Granary or the Stable pays (`trail.granary`, `trail.stable`)."""
        return self.granary_goods if landmark == "granary" else self.stable_goods

    def landmarks_passed(self, step: int) -> int:
        """Return how many of the landmarks Granary and Stable a Scout on this step has reached."""
        return (step >= self.granary_step) + (step >= self.stable_step)

    def trail_points(self, step: int) -> int:
        """Return the victory points of a Scout on this step, and also its gold (`score.trail`)."""
        return self.landmarks_passed(step) * self.landmark_points

    def cards_to_return(self, drawn: int) -> int:
        """Return the number of cards to return after a draw (`trail.summit`, `trail.short_deck`)."""
        return max(drawn - self.cards_kept, 0)

    @property
    def gold_multipliers(self) -> tuple[int, int]:
        """The factors of the points for the most gold and the second-most gold (`score.gold`)."""
        return self.most_gold_multiplier, self.second_gold_multiplier

    # Moon tiles

    def next_tile_ends_day(self, tiles_left: int) -> bool:
        """Whether the day ends when a player takes one of `tiles_left` Moon tiles (`day.end`)."""
        return len(MOON_TILES) - tiles_left == self.day_ending_tile - 1


RULES_STATING: Final[Mapping[str, tuple[str, ...]]] = {
    figure.name: figure.metadata["rules"]
    for figure in fields(Components)
    if "rules" in figure.metadata
}
"""The names of the figures that the rule book states, each with the ids of the stating rules."""
STATED: Final[Mapping[str, int]] = {
    figure.name: figure.default
    for figure in fields(Components)
    if figure.name in RULES_STATING and isinstance(figure.default, int)
}
"""The figures in RULES_STATING that are numbers, with their values."""
