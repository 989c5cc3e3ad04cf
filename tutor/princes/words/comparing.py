"""The differences between two positions in words: the rows of a table, and sentences.

Every figure that both sides show has a sentence if the sides differ in it. The caller gives the
names of the two sides, which are lines of play or moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from tutor.core.base.schema import JSON, Position
from tutor.core.records.compare import Compared, Figure, Row, Value
from tutor.core.words.text import Text
from tutor.princes.identifiers import CORN, GOODS, INCA_PLACES, LLAMA, ORDERS, SUN_CLOCK, TEMPLES
from tutor.princes.words.naming import Naming

PIECES: Final = (*GOODS, *INCA_PLACES, *ORDERS)
NIGHT: Final = tuple(f"night_{good}" for good in GOODS)
Rows = Mapping[str, Row]
Names = Mapping[str, str]
Named = Callable[[JSON], str]


class Comparing:
    """The words that compare two lines: of which things a player has more in one of the lines."""

    def __init__(self, text: Text, naming: Naming) -> None:
        self._text = text
        self._say = text.say
        self._naming = naming

    def compare(self, player: str, rows: Iterable[Row], left: str, right: str) -> Compared:
        """Return the rows of one player in words; `left` and `right` name the two sides."""
        by_key = {row.key: row for row in rows}
        names = {"player": player, "left": left, "right": right}
        figures = tuple(self._figure(row) for row in by_key.values() if row.is_told)
        return Compared(player, figures, tuple(self._sentences(by_key, names)))

    def table(self, rows: Iterable[Row]) -> tuple[Figure, ...]:
        """Return the rows of the board that differ; the rows of players are left out."""
        return tuple(self._common(row) for row in rows if row.is_different)

    def _common(self, row: Row) -> Figure:
        """Return a row of the board.

        If the values of the row are lists, each side has only the things that the other side lacks.
        """
        sides = _apart(row.left, row.right), _apart(row.right, row.left)
        left, right = (self._value(row.key, value) for value in sides)
        kind, _, thing = row.key.partition("_")
        if kind == "market":
            label = self._say("compare-label-market", good=self._say(f"good-{thing}.title"))
        elif kind == "bonus":
            which = "stones" if thing in TEMPLES else "bonus"
            label = self._say(f"compare-label-{which}", district=self._say(f"district-{thing}"))
        elif kind == "left":
            label = self._say("compare-label-left", order=self._say(f"order-{thing}.title"))
        else:
            label = self._say(f"compare-label-{row.key}")
        return Figure(row, label, left, right)

    def _figure(self, row: Row) -> Figure:
        left, right = (self._value(row.key, value) for value in (row.left, row.right))
        return Figure(row, self._say(f"compare-label-{row.key}"), left, right)

    def _value(self, key: str, value: Value) -> str:
        """Return a value as the table shows it, in words."""
        if value is None:
            return self._say("compare-unfinished" if key == "total" else "compare-hidden")
        if key == "prince" and value:
            return self._say(f"district-{value}")
        if isinstance(value, tuple):
            names = [
                self._naming.card(each) if key == "hand" else self._tile(each) for each in value
            ]
            value = self._text.all_of(names)
        return str(value) if value != "" else self._say("compare-none")

    def _tile(self, tile: str) -> str:
        return self._say(f"tile-{tile}")

    def _sentences(self, rows: Rows, names: Names) -> Iterator[str]:
        """Yield a sentence for each difference; differences that decide the game come first."""
        yield from self._final_total(rows["total"], names)
        yield from self._counts(("total",), rows, names)
        yield from self._draws(rows["cards"], names)
        yield from self._counts(("points", "gold"), rows, names)
        yield from self._places(rows, names)
        yield from self._pieces(rows, names)
        yield from self._tiles_and_cards(rows, names)
        if _differ(rows, *NIGHT, "night_choice", "night_steps", "night_cost"):
            yield self._say(
                "compare-night",
                left_pay=self.pay({key: row.left for key, row in rows.items()}),
                right_pay=self.pay({key: row.right for key, row in rows.items()}),
                **names,
            )

    def _pieces(self, rows: Rows, names: Names) -> Iterator[str]:
        """Yield the sentences on goods, Incas, priests and virgins, and on the total number of units."""
        more: dict[str, list[str]] = {"left": [], "right": []}
        for key in PIECES:
            count = rows[key].more or 0
            if count:
                side = "left" if count < 0 else "right"
                more[side].append(self._piece(key, abs(count)))
        if any(more.values()):
            sides = {f"{side}_pieces": self._text.all_of(pieces) for side, pieces in more.items()}
            side = "both" if all(more.values()) else "left" if more["left"] else "right"
            yield self._say("compare-more", side=side, **sides, **names)
        if rows["units"].is_different:
            yield self._units(rows["units"], names)
        yield from self._counts(("supply",), rows, names)

    def _units(self, row: Row, names: Names) -> str:
        left, right = (self._say("units", count=_number(each)) for each in (row.left, row.right))
        return self._say("compare-units", left_units=left, right_units=right, **names)

    def _piece(self, key: str, count: int) -> str:
        if key in GOODS:
            return self._naming.amount(key, count)
        if key in ORDERS:
            return self._naming.priests(key, count)
        incas = self._naming.incas(key, count)
        return self._say("compare-on-clock", incas=incas) if key == SUN_CLOCK else incas

    def _places(self, rows: Rows, names: Names) -> Iterator[str]:
        yield from self._counts(("scout",), rows, names)
        if rows["prince"].is_different:
            yield self._both("prince", "place", rows["prince"], names, self._place)
        if _differ(rows, "owed_corn", "owed_llama"):
            owed = {CORN: rows["owed_corn"], LLAMA: rows["owed_llama"]}
            sides = {
                "left_goods": self._naming.goods(
                    {good: _number(row.left) for good, row in owed.items()}
                ),
                "right_goods": self._naming.goods(
                    {good: _number(row.right) for good, row in owed.items()}
                ),
            }
            yield self._say("compare-owed", **sides, **names)

    def _place(self, district: str) -> str:
        if not district:
            return self._say("compare-prince-nowhere")
        return self._say(f"district-{district}.in")

    def _tiles_and_cards(self, rows: Rows, names: Names) -> Iterator[str]:
        """Yield the sentences on Moon tiles and, if both sides show the cards, on cards."""
        if rows["moon_tiles"].is_different:
            yield self._both("moon_tiles", "tiles", rows["moon_tiles"], names, self._tiles)
        hand = rows["hand"]
        if hand.is_different and hand.left is not None and hand.right is not None:
            yield self._both("hand", "cards", hand, names, self._hand)

    def _draws(self, cards: Row, names: Names) -> Iterator[str]:
        """Yield the sentence that says on which side the player drew cards at the Summit more often.

        This sentence comes before the points: a Scout that has passed the Summit has fewer points,
        and the cards explain why.
        """
        left, right = cards.left, cards.right
        if isinstance(left, int) and isinstance(right, int) and left != right:
            more = "left" if left > right else "right"
            yield self._say("compare-cards", more=more, left_count=left, right_count=right, **names)

    def _tiles(self, tiles: tuple[str, ...]) -> str:
        return self._naming.tiles(tiles) or self._say("compare-no-tiles")

    def _hand(self, cards: tuple[str, ...]) -> str:
        return self._naming.cards(cards) or self._say("compare-no-cards")

    def pay(self, night: Position) -> str:
        """Return the things that a night pays, and the corn that it costs, in words."""
        goods = zip(GOODS, NIGHT, strict=True)
        what = [self._naming.amount(good, night[key]) for good, key in goods if night[key]]
        if night["night_choice"]:
            what.append(self._say("compare-night-choice", count=night["night_choice"]))
        if night["night_steps"]:
            what.append(self._naming.steps(night["night_steps"]))
        if not what:
            return self._say("compare-night-nothing")
        if not night["night_cost"]:
            return self._text.all_of(what)
        corn = self._naming.amount(CORN, night["night_cost"])
        return self._say("compare-night-paid", what=self._text.all_of(what), corn=corn)

    def _counts(self, keys: Iterable[str], rows: Rows, names: Names) -> Iterator[str]:
        """Yield a sentence for each of these figures that is a number on both sides and differs."""
        for key in keys:
            left, right = rows[key].left, rows[key].right
            if isinstance(left, int) and isinstance(right, int) and left != right:
                yield self._say(f"compare-{key}", left_count=left, right_count=right, **names)

    def _final_total(self, total: Row, names: Names) -> Iterator[str]:
        """Yield the sentence with the final total of a player, if the game is over on one side only."""
        for line, count, other in (
            (names["left"], total.left, total.right),
            (names["right"], total.right, total.left),
        ):
            if other is None and isinstance(count, int):
                player = names["player"]
                yield self._say("compare-ended", player=player, line=line, count=count)

    def _both(self, key: str, kind: str, row: Row, names: Names, named: Named) -> str:
        sides = {f"left_{kind}": named(row.left), f"right_{kind}": named(row.right)}
        return self._say(f"compare-{key}", **sides, **names)


def _apart(ours: Value, theirs: Value) -> Value:
    """Return the things in `ours` that are not in `theirs`.

    A value that is no list stays unchanged.
    """
    if not isinstance(ours, tuple) or not isinstance(theirs, tuple):
        return ours
    return tuple((Counter(ours) - Counter(theirs)).elements())


def _differ(rows: Rows, *keys: str) -> bool:
    return any(rows[key].is_different for key in keys)


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value
