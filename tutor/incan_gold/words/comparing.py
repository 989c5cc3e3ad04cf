"""The differences between two positions: the words of a table's rows, and sentences.

Every difference that is known on both sides is in a sentence. The caller gives the names of the two
lines.
"""

from __future__ import annotations

from collections.abc import Iterable

from tutor.core.records.compare import Compared, Figure, Row, Value
from tutor.core.words.text import Text


class Comparing:
    """Says of which stocks each player has more, and in which of two lines."""

    def __init__(self, text: Text) -> None:
        self._say = text.say

    def compare(self, player: str, rows: Iterable[Row], left: str, right: str) -> Compared:
        """One player's rows in words."""
        told = [row for row in rows if row.is_told]
        names = {"player": player, "left": left, "right": right}
        sentences = (
            self._say(f"compare-{row.key}", **self._sides(row), **names)
            for row in sorted(told, key=lambda row: row.key != "points")
            if row.is_different and row.left is not None and row.right is not None
        )
        return Compared(player, tuple(map(self._figure, told)), tuple(sentences))

    def table(self, rows: Iterable[Row]) -> tuple[Figure, ...]:
        """The rows that differ of things that belong to no player."""
        return tuple(self._figure(row) for row in rows if row.is_different)

    def _figure(self, row: Row) -> Figure:
        label = self._say(f"compare-label-{row.key}")
        return Figure(row, label, self._value(row.left), self._value(row.right))

    def _value(self, value: Value) -> str:
        """A value as written in a table."""
        if value is None:
            return self._say("compare-hidden")
        return self._say(f"compare-at-{value}") if isinstance(value, str) else str(value)

    def _sides(self, row: Row) -> dict[str, str | int]:
        """Both values as the variables of a sentence."""
        sides: dict[str, str | int] = {}
        for side, value in (("left", row.left), ("right", row.right)):
            if isinstance(value, str):
                sides[f"{side}_place"] = self._say(f"compare-at-{value}.where")
            elif isinstance(value, int):
                sides[f"{side}_count"] = value
                sides[f"{side}_artifacts"] = self._say("artifacts", count=value)
        return sides
