"""Reader of components files: TOML files with every printed figure and its source.

The package has the file `components.toml`; a user who owns the game can load a corrected copy of
that file. A file with which the rules cannot play raises ComponentsError with every fault and its
place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from tutor.core.base.reading import TableReader, parse_tables
from tutor.princes.components import CARD_IDS, CARDS, STATED, Border, Components, Cost, Known, Order
from tutor.princes.identifiers import DISTRICTS, GOOD_OF, GOODS, MOON_TILES, ORDERS, RECRUITING

TABLES: Final = (
    *("market", "trail", "days", "incas", "moon_tiles", "recruit", "orders", "cards"),
    "adjacency",
)
SPACES: Final = 4
LOWEST_SUMMIT: Final = 6  # because five Scouts start on steps 1 to 5
EARLIEST_LAST_DAY: Final = (
    1 + STATED["days_saved"]
)  # because the learning variant begins this many days later
FEWEST_INCAS: Final = 5  # because the learning variant starts with one in each production district
LONGEST_ROW: Final = 12
LARGEST_VALUE: Final = 19
LARGEST: Final = 99
MOST_PAIRS: Final = len(DISTRICTS) * (len(DISTRICTS) - 1) // 2
LONGEST_SOURCE: Final = 400
RECONSTRUCTED: Final = "reconstructed"  # in a source: no printed text has the figure
OF_A_ROW: Final = ("count", "values", "cost")

Table = Mapping[str, object]


@cache
def printed_components() -> Components:
    """Return the components of the package's own data file."""
    return _decode(files("tutor.princes").joinpath("components.toml").read_bytes(), None)


def decode_components(content: str | bytes) -> Components:
    """Return the components that a file describes. Raises ComponentsError with every fault."""
    return _decode(content, printed_components())


def _decode(content: str | bytes, printed: Components | None) -> Components:
    data = parse_tables(content)
    reader = _FigureReader(printed)
    components = reader.components(data)
    reader.finish()
    return components


class _FigureReader(TableReader):
    """A reader of each table of the file. Numbers have bounds, so that every game is finite.

    `printed` are the components of the package; they say which figures of an order are known if the
    file does not say so.
    """

    def __init__(self, printed: Components | None) -> None:
        super().__init__()
        self._printed = printed

    def components(self, data: Table) -> Components:
        """Return the components from all tables; do not use them if the reader has found faults."""
        tables = self.record(data, "", TABLES, ("apart",))
        market = self._table(
            tables, "market", ("prices", "bank_buys_at", "bank_sells_at", "source")
        )
        trail = self._table(tables, "trail", ("granary", "stable", "summit", "source"))
        days = self._table(tables, "days", ("last", "first", "source"))
        incas = self._table(tables, "incas", ("per_player", "source"))
        moon_tiles = self._table(tables, "moon_tiles", ("ids", "source"))
        recruit = self._table(tables, "recruit", RECRUITING, ("source",))
        prices = self._falling(market.get("prices"), "market.prices", SPACES, SPACES, LARGEST)
        summit = self._bounding_number(trail, "trail.summit", LOWEST_SUMMIT)
        granary_step, granary = self._landmark(trail, "granary", "corn", summit)
        stable_step, stable = self._landmark(trail, "stable", "llama", summit)
        last_day = self._bounding_number(days, "days.last", EARLIEST_LAST_DAY)
        self._check_moon_tiles(moon_tiles)
        gold, card_sources, known_gold = self._cards(tables.get("cards"))
        return Components(
            prices=prices,
            bank_buys_at=self._number(market, "market.bank_buys_at", 1, *prices[-1:]),
            bank_sells_at=self._number(market, "market.bank_sells_at", *(prices[:1] or [1])),
            granary_step=granary_step,
            granary_goods=granary,
            stable_step=stable_step,
            stable_goods=stable,
            summit=summit,
            last_day=last_day,
            first_day=self._by_players(
                days.get("first"), "days.first", 1, last_day - STATED["days_saved"]
            ),
            incas=self._by_players(
                incas.get("per_player"), "incas.per_player", FEWEST_INCAS, LARGEST
            ),
            recruit=self._recruiting(recruit),
            orders=self._orders(tables),
            gold=gold,
            card_sources=card_sources,
            known_gold=known_gold,
            borders=(told := self._borders(tables))[0],
            apart=told[1],
            sources={
                "market": self._source(market, "market"),
                "trail": self._source(trail, "trail"),
                "days": self._source(days, "days"),
                "incas": self._source(incas, "incas"),
                "moon_tiles": self._source(moon_tiles, "moon_tiles"),
                "recruit": self._source(recruit, "recruit"),
            },
        )

    def _table(
        self,
        tables: Table,
        place: str,
        keys: Sequence[str],
        optional: Sequence[str] = (),
    ) -> Table:
        """Return the table at `place`, read from `tables`.

        If the table is missing, its keys are not reported as missing.
        """
        key = place.rpartition(".")[2]
        return self.record(tables[key], place, keys, optional) if key in tables else {}

    def _number(self, table: Table, place: str, low: int, high: int = LARGEST) -> int:
        key = place.rpartition(".")[2]
        number = self.integer(table.get(key), place, low, high)
        return low if number is None else number

    def _bounding_number(self, table: Table, place: str, low: int) -> int:
        """Return a number that bounds other numbers.

        A wrong number is replaced by the largest possible one, so that no other number has a fault
        because of it.
        """
        number = self.integer(table.get(place.rpartition(".")[2]), place, low, LARGEST)
        return LARGEST if number is None else number

    def _source(self, table: Table, place: str, key: str = "source") -> str:
        """Return the source of a figure; an empty text is a fault."""
        source = self.text(table.get(key), f"{place}.{key}", LONGEST_SOURCE)
        if source is not None and not source.strip():
            self.fault(f"{place}.{key}", "missing_source")
        return source or ""

    def _is_known(self, table: Table, place: str, source: str) -> bool:
        """Return whether a printed text states a figure.

        If the table has no key `known`, the answer is no for a source that says "reconstructed".
        """
        if "known" not in table:
            return RECONSTRUCTED not in source
        return self._boolean(table["known"], f"{place}.known")

    def _known_of_row(self, row: Table, name: str, values: int, source: Mapping[str, str]) -> Known:
        """Return which figures of an order a printed text states.

        If the list for the step values has the wrong length, no step value counts as known.
        """
        place = f"orders.{name}.known"
        if "known" not in row:
            told = {key: RECONSTRUCTED not in source.get(key, "") for key in OF_A_ROW}
            printed = self._printed.orders[name].known.values if self._printed else ()
            listed = (True,) * values if told["values"] else printed
        else:
            known = self.record(row["known"], place, OF_A_ROW)
            told = {
                key: self._boolean(known[key], f"{place}.{key}") for key in known if key != "values"
            }
            items = self.items(known.get("values"), f"{place}.values", LONGEST_ROW) or []
            listed = tuple(
                self._boolean(item, f"{place}.values[{i}]") for i, item in enumerate(items)
            )
        if len(listed) != values:
            listed = (False,) * values
        return Known(listed, told.get("cost", False), told.get("count", False))

    def _boolean(self, data: object, place: str) -> bool:
        if not isinstance(data, bool):
            self.wrong_type(place, "boolean", data)
        return data is True

    def _falling(
        self, data: object, place: str, fewest: int, most: int, high: int
    ) -> tuple[int, ...]:
        """Return a list of numbers in which no number is greater than the number before it."""
        items = self.items(data, place, most)
        if items is None:
            return ()
        if len(items) < fewest:
            self.fault(place, "wrong_length", found=len(items), low=fewest, high=most)
        numbers = [self.integer(item, f"{place}[{i}]", 1, high) for i, item in enumerate(items)]
        found = tuple(number for number in numbers if number is not None)
        if list(found) != sorted(found, reverse=True):
            self.fault(place, "bad_figure", found=list(found), expected="falling")
        return found

    def _landmark(self, trail: Table, name: str, good: str, summit: int) -> tuple[int, Cost]:
        place = f"trail.{name}"
        table = self._table(trail, place, ("step", good))
        step = self._number(table, f"{place}.step", 1, summit - 1)
        return step, {good: self._number(table, f"{place}.{good}", 1)}

    def _by_players(self, data: object, place: str, low: int, high: int) -> dict[int, int]:
        table = self.record(data, place, ("2", "3", "4", "5"))
        return {int(key): self._number(table, f"{place}.{key}", low, high) for key in table}

    def _check_moon_tiles(self, table: Table) -> None:
        ids = self.members(table.get("ids"), "moon_tiles.ids", MOON_TILES)
        if ids is not None and ids != MOON_TILES:
            count = len(MOON_TILES)
            self.fault("moon_tiles.ids", "wrong_length", found=len(ids), low=count, high=count)

    def _cost(self, table: Table, place: str) -> Cost:
        key = place.rpartition(".")[2]
        if key not in table:
            return {}
        cost = self.record(table[key], place, (), GOODS)
        if not cost and isinstance(table[key], Mapping):
            self.fault(place, "missing_figure")
        return {good: self._number(cost, f"{place}.{good}", 1) for good in GOODS if good in cost}

    def _recruiting(self, recruit: Table) -> dict[str, dict[str, Cost]]:
        found: dict[str, dict[str, Cost]] = {}
        for name in RECRUITING:
            place = f"recruit.{name}"
            offers = self._table(recruit, place, (), tuple(GOOD_OF))
            if not offers and isinstance(recruit.get(name), Mapping):
                self.fault(place, "missing_figure")
            found[name] = {
                district: self._cost(offers, f"{place}.{district}")
                for district in GOOD_OF
                if district in offers
            }
        return found

    def _orders(self, tables: Table) -> dict[str, Order]:
        rows = self._table(tables, "orders", ORDERS)
        found: dict[str, Order] = {}
        for name in rows:
            place = f"orders.{name}"
            row = self._table(rows, place, ("values", "cost", "source"), ("known",))
            source = self._table(row, f"{place}.source", OF_A_ROW)
            values = self._falling(
                row.get("values"), f"{place}.values", 1, LONGEST_ROW, LARGEST_VALUE
            )
            cost = self._cost(row, f"{place}.cost")
            told = {key: self._source(source, f"{place}.source", key) for key in source}
            known = self._known_of_row(row, name, len(values), told)
            found[name] = Order(values, cost, told, known)
        return found

    def _cards(self, data: object) -> tuple[dict[str, int], dict[str, str], dict[str, bool]]:
        gold: dict[str, int] = {}
        sources: dict[str, str] = {}
        known: dict[str, bool] = {}
        items = self.items(data, "cards", CARDS)
        if items is not None and len(items) < CARDS:
            self.fault("cards", "wrong_length", found=len(items), low=CARDS, high=CARDS)
        for index, item in enumerate(items or []):
            place = f"cards[{index}]"
            card = self.record(item, place, ("id", "gold", "source"), ("known",))
            amount, source = self._number(card, f"{place}.gold", 0), self._source(card, place)
            is_known = self._is_known(card, place, source)
            name = self.identifier(card.get("id"), f"{place}.id", CARD_IDS)
            if name in gold:
                self.fault(f"{place}.id", "card_twice", found=name)
            elif name is not None:
                gold[name], sources[name] = amount, source
                known[name] = is_known
        return gold, sources, known

    def _borders(self, tables: Table) -> tuple[tuple[Border, ...], frozenset[frozenset[str]]]:
        """Return the borders, and the pairs of districts that a text calls not adjacent."""
        borders: dict[frozenset[str], Border] = {}
        listed = self.items(tables.get("adjacency"), "adjacency", MOST_PAIRS) or []
        for index, item in enumerate(listed):
            place = f"adjacency[{index}]"
            table = self.record(item, place, ("between", "source"), ("note", "known"))
            source = self._source(table, place)
            note = self.text(table.get("note"), f"{place}.note", LONGEST_SOURCE) or ""
            is_known = self._is_known(table, place, source)
            pair = self._pair(table.get("between"), place)
            if pair is None:
                continue
            if frozenset(pair) in borders:
                self.fault(f"{place}.between", "border_twice", found=list(pair))
            borders[frozenset(pair)] = Border(pair, source, note, is_known)
        told_apart = set()
        for index, item in enumerate(
            self.items(tables.get("apart", []), "apart", MOST_PAIRS) or []
        ):
            place = f"apart[{index}]"
            table = self.record(item, place, ("between",), ("note",))
            pair = self._pair(table.get("between"), place)
            if pair is None:
                continue
            told_apart.add(frozenset(pair))
            if frozenset(pair) in borders:
                self.fault(f"{place}.between", "border_and_apart", found=list(pair))
        if not self.faults:
            for district in DISTRICTS:
                if not any(district in pair for pair in borders):
                    self.fault("adjacency", "no_neighbour", found=district)
        return tuple(borders.values()), frozenset(told_apart)

    def _pair(self, data: object, place: str) -> tuple[str, str] | None:
        spot = f"{place}.between"
        items = self.items(data, spot, 2)
        if items is None:
            return None
        if len(items) != 2:
            self.fault(spot, "wrong_length", found=len(items), low=2, high=2)
            return None
        first, second = (
            self.identifier(item, f"{spot}[{index}]", DISTRICTS) for index, item in enumerate(items)
        )
        if first is None or second is None:
            return None
        if first == second:
            self.fault(spot, "named_twice", found=first)
            return None
        return first, second
