"""The printed figures of the game, read from a data file, with where every figure comes from.

The package's own file is `components.toml`; a reader who owns the game can correct a copy of it and
hand that in. A file that cannot be played with is refused with every fault and its place.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from tutor.core.errors import ComponentsError, Fault
from tutor.core.reading import Reader
from tutor.princes.terms import (
    DISTRICTS,
    GOOD_OF,
    GOODS,
    ICONS,
    MARKET_GOODS,
    MOON_TILES,
    ORDERS,
    RECRUITING,
)

CARDS = 28
Cost = dict[str, int]


@dataclass(frozen=True)
class Border:
    """Two districts with a free path between them, and the source of that claim."""

    between: tuple[str, str]
    source: str
    note: str = ""

    @property
    def is_reconstructed(self) -> bool:
        """Whether no text we have shows this border."""
        return self.source.startswith("reconstructed")


@dataclass(frozen=True)
class Order:
    """One row of priests or virgins: step values from the left, the cost of a tile, sources."""

    values: tuple[int, ...]
    cost: Cost
    source: Mapping[str, str]


@dataclass(frozen=True)
class Components:
    """Every printed figure the rules use. Goods are counted in pieces, corn in single corns."""

    prices: tuple[int, ...]
    bank_buys_at: int
    bank_sells_at: int
    granary_step: int
    granary_goods: Cost
    stable_step: int
    stable_goods: Cost
    summit: int
    last_day: int
    first_day: Mapping[int, int]
    incas: Mapping[int, int]
    recruit: Mapping[str, Mapping[str, Cost]]
    orders: Mapping[str, Order]
    gold: Mapping[str, int]
    card_sources: Mapping[str, str]
    borders: tuple[Border, ...]
    sources: Mapping[str, str]
    cards: tuple[str, ...] = field(init=False)
    rank: Mapping[str, int] = field(init=False)
    icons: Mapping[str, tuple[str, ...]] = field(init=False)
    neighbours: Mapping[str, frozenset[str]] = field(init=False)

    def __post_init__(self) -> None:
        pairs = [border.between for border in self.borders]
        near = {
            district: frozenset(
                other
                for pair in pairs
                if district in pair
                for other in pair
                if other != district
            )
            for district in DISTRICTS
        }
        object.__setattr__(self, "cards", tuple(self.gold))
        object.__setattr__(
            self, "rank", {card: index for index, card in enumerate(self.gold)}
        )
        object.__setattr__(
            self, "icons", {card: tuple(card.split("+")) for card in self.gold}
        )
        object.__setattr__(self, "neighbours", near)


@cache
def printed_components() -> Components:
    """The components of the package's own data file."""
    content = (
        files("tutor.princes").joinpath("components.toml").read_text(encoding="utf-8")
    )
    return read_components(content)


def decode_components(content: bytes) -> Components:
    """The components of a file's bytes. Raises ComponentsError listing every fault."""
    try:
        return read_components(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ComponentsError([Fault("", "not_utf8", {})]) from None


def read_components(content: str) -> Components:
    """The components of a TOML text. Raises ComponentsError listing every fault."""
    try:
        data = tomllib.loads(content)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ComponentsError(
            [Fault("", "bad_toml", {"detail": str(error)[:80]})]
        ) from None
    reader = _FigureReader()
    components = reader.components(data)
    if reader.faults:
        raise ComponentsError(reader.faults)
    return components


class _FigureReader(Reader):
    """Reads each table of the file; numbers are bounded so that every game stays finite."""

    def wrong_type(self, place: str, expected: str, found: object) -> None:
        """Note a wrong type; what is missing (TOML has no null) has been noted already."""
        if found is not None:
            super().wrong_type(place, expected, found)

    def components(self, data: dict[str, Any]) -> Components:
        tables = self.record(
            data,
            "",
            (
                "market",
                "trail",
                "days",
                "incas",
                "moon_tiles",
                "recruit",
                "orders",
                "cards",
            )
            + ("adjacency",),
            ("apart",),
        )
        market = self.record(
            tables.get("market", {}),
            "market",
            ("prices", "bank_buys_at", "bank_sells_at", "source"),
        )
        prices = self._numbers(market.get("prices"), "market.prices", 4, 4, 99)
        trail = self.record(
            tables.get("trail", {}), "trail", ("granary", "stable", "summit", "source")
        )
        summit = self.integer(trail.get("summit"), "trail.summit", 2, 99) or 20
        granary_step, granary = self._landmark(
            trail.get("granary"), "granary", "corn", summit
        )
        stable_step, stable = self._landmark(
            trail.get("stable"), "stable", "llama", summit
        )
        days = self.record(tables.get("days", {}), "days", ("last", "first", "source"))
        last_day = self.integer(days.get("last"), "days.last", 1, 99) or 9
        incas = self.record(tables.get("incas", {}), "incas", ("per_player", "source"))
        moon = self.record(
            tables.get("moon_tiles", {}), "moon_tiles", ("ids", "source")
        )
        ids = self.members(moon.get("ids"), "moon_tiles.ids", MOON_TILES)
        if ids is not None and ids != MOON_TILES:
            self.fault("moon_tiles.ids", "wrong_length", found=len(ids), low=7, high=7)
        gold, card_sources = self._cards(tables.get("cards"))
        return Components(
            prices=prices,
            bank_buys_at=self.integer(
                market.get("bank_buys_at"),
                "market.bank_buys_at",
                1,
                prices[-1] if prices else 99,
            )
            or 1,
            bank_sells_at=self.integer(
                market.get("bank_sells_at"),
                "market.bank_sells_at",
                prices[0] if prices else 1,
                99,
            )
            or 1,
            granary_step=granary_step,
            granary_goods=granary,
            stable_step=stable_step,
            stable_goods=stable,
            summit=summit,
            last_day=last_day,
            first_day=self._by_players(days.get("first"), "days.first", last_day - 2),
            incas=self._by_players(incas.get("per_player"), "incas.per_player", 99, 5),
            recruit=self._recruiting(tables.get("recruit", {})),
            orders=self._orders(tables.get("orders", {})),
            gold=gold,
            card_sources=card_sources,
            borders=self._borders(tables),
            sources={
                name: str(table.get("source", ""))
                for name, table in (
                    ("market", market),
                    ("trail", trail),
                    ("days", days),
                    ("incas", incas),
                    ("moon_tiles", moon),
                )
            },
        )

    def _numbers(
        self, data: object, place: str, fewest: int, most: int, high: int
    ) -> tuple[int, ...]:
        items = self.items(data, place, most) or []
        if len(items) < fewest:
            self.fault(place, "wrong_length", found=len(items), low=fewest, high=most)
        numbers = [
            self.integer(item, f"{place}[{i}]", 1, high) for i, item in enumerate(items)
        ]
        found = tuple(number for number in numbers if number is not None)
        if list(found) != sorted(found, reverse=True):
            self.fault(place, "bad_figure", found=list(found), expected="falling")
        return found

    def _landmark(
        self, data: object, name: str, good: str, summit: int
    ) -> tuple[int, Cost]:
        place = f"trail.{name}"
        table = self.record(data if data is not None else {}, place, ("step", good))
        step = self.integer(table.get("step"), f"{place}.step", 1, summit - 1) or 1
        return step, {
            good: self.integer(table.get(good), f"{place}.{good}", 1, 99) or 1
        }

    def _by_players(
        self, data: object, place: str, high: int, low: int = 1
    ) -> dict[int, int]:
        table = self.record(
            data if data is not None else {}, place, ("2", "3", "4", "5")
        )
        return {
            int(key): self.integer(value, f"{place}.{key}", low, high) or low
            for key, value in table.items()
        }

    def _cost(self, data: object, place: str) -> Cost:
        table = self.record(data if data is not None else {}, place, (), GOODS)
        if not table:
            self.fault(place, "missing_figure")
        return {
            good: self.integer(table[good], f"{place}.{good}", 1, 99) or 1
            for good in GOODS
            if good in table
        }

    def _recruiting(self, data: object) -> dict[str, dict[str, Cost]]:
        places = self.record(data, "recruit", RECRUITING)
        found: dict[str, dict[str, Cost]] = {}
        for name, offers in places.items():
            table = self.record(offers, f"recruit.{name}", (), tuple(GOOD_OF))
            if not table:
                self.fault(f"recruit.{name}", "missing_figure")
            found[name] = {
                district: self._cost(table[district], f"recruit.{name}.{district}")
                for district in GOOD_OF
                if district in table
            }
        return found

    def _orders(self, data: object) -> dict[str, Order]:
        rows = self.record(data, "orders", ORDERS)
        found: dict[str, Order] = {}
        for name, row in rows.items():
            place = f"orders.{name}"
            table = self.record(row, place, ("values", "cost", "source"))
            source = self.record(
                table.get("source", {}), f"{place}.source", ("count", "values", "cost")
            )
            found[name] = Order(
                self._numbers(table.get("values"), f"{place}.values", 1, 12, 19),
                self._cost(table.get("cost"), f"{place}.cost"),
                {key: str(value) for key, value in source.items()},
            )
        return found

    def _cards(self, data: object) -> tuple[dict[str, int], dict[str, str]]:
        gold: dict[str, int] = {}
        sources: dict[str, str] = {}
        items = self.items(data, "cards", CARDS) or []
        if len(items) < CARDS:
            self.fault("cards", "wrong_length", found=len(items), low=CARDS, high=CARDS)
        for index, item in enumerate(items):
            place = f"cards[{index}]"
            table = self.record(item, place, ("id", "gold", "source"))
            name = self.identifier(table.get("id"), f"{place}.id", CARD_IDS)
            if name in gold:
                self.fault(f"{place}.id", "card_twice", found=name)
            if name is not None:
                gold[name] = (
                    self.integer(table.get("gold"), f"{place}.gold", 0, 99) or 0
                )
                sources[name] = str(table.get("source", ""))
        return gold, sources

    def _borders(self, tables: Mapping[str, Any]) -> tuple[Border, ...]:
        borders: dict[frozenset[str], Border] = {}
        for index, item in enumerate(
            self.items(tables.get("adjacency"), "adjacency", 105) or []
        ):
            place = f"adjacency[{index}]"
            table = self.record(item, place, ("between", "source"), ("note",))
            pair = self._pair(table.get("between"), place)
            if pair is None:
                continue
            if frozenset(pair) in borders:
                self.fault(f"{place}.between", "border_twice", found=list(pair))
            border = Border(
                pair, str(table.get("source", "")), str(table.get("note", ""))
            )
            borders[frozenset(pair)] = border
        for index, item in enumerate(
            self.items(tables.get("apart", []), "apart", 105) or []
        ):
            place = f"apart[{index}]"
            table = self.record(item, place, ("between",), ("note",))
            pair = self._pair(table.get("between"), place)
            if pair is not None and frozenset(pair) in borders:
                self.fault(f"{place}.between", "border_and_apart", found=list(pair))
        if not self.faults:
            for district in DISTRICTS:
                if not any(district in pair for pair in borders):
                    self.fault("adjacency", "no_neighbour", found=district)
        return tuple(borders.values())

    def _pair(self, data: object, place: str) -> tuple[str, str] | None:
        spot = f"{place}.between"
        items = self.items(data, spot, 2) or []
        if len(items) != 2:
            self.fault(spot, "wrong_length", found=len(items), low=2, high=2)
            return None
        first, second = (
            self.identifier(item, f"{spot}[{index}]", DISTRICTS)
            for index, item in enumerate(items)
        )
        if first is None or second is None:
            return None
        if first == second:
            self.fault(spot, "named_twice", found=first)
            return None
        return first, second


CARD_IDS = tuple(
    f"{first}+{second}"
    for index, first in enumerate(ICONS)
    for second in ICONS[index + 1 :]
)
assert len(CARD_IDS) == CARDS
assert set(MARKET_GOODS) < set(GOODS)
