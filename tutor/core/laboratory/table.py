"""The table of a batch: a row for each player of each game, and one for each game without figures.

It is CSV, which spreadsheets and every library of tables read as it is; or Parquet, by a library
that need not be there.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol, TextIO

from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.batch import Studied, is_over
from tutor.core.laboratory.study import Account

COLUMNS: Final[dict[str, type]] = {
    "file": str,
    "game": str,
    "policy": str,
    "passes": int,
    "seed": int,
    "moments": int,
    "over": int,
    "seat": int,
    "player": str,
    "win": float,
    **{name: float for part in Account._fields for name in (part, f"{part}_error")},
    "turning_ply": int,
    "turning_before": float,
    "turning_after": float,
    "turning_error": float,
    "error": str,
}
"""The columns, in their order; `turning_…` is the turning point that moved this player most."""
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would reckon out; it gets an apostrophe before it."""

Cell = str | int | float


class Rows(Protocol):
    """Somewhere to write rows, each a value for some of the columns."""

    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        """Write the rows of one more game at once, so that none is lost when a batch is stopped."""

    def close(self) -> None:
        """There are no more rows."""


class CSVRows:
    """Writes rows as CSV; a text that a spreadsheet would reckon out is marked as a text."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._rows = csv.DictWriter(file, COLUMNS, restval="", lineterminator="\n")
        self._rows.writeheader()

    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        """Write the rows of one more game."""
        for row in rows:
            self._rows.writerow({column: _safe(cell) for column, cell in row.items()})
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def rows_of(found: Studied, seed: int) -> Iterator[dict[str, Cell]]:
    """The rows of a game that was studied: one for each player, or one with what was wrong."""
    if found.figures is None:
        yield {"file": found.name, "seed": seed, "error": str(found.error)}
        return
    figures = found.figures
    shared: dict[str, Cell] = {
        "file": found.name,
        "game": figures["game"],
        "policy": figures["policy"],
        "passes": figures["passes"],
        "seed": seed,
        "moments": len(figures["moments"]),
        "over": int(is_over(figures)),
    }
    ends = figures["moments"][-1]["players"]
    for seat, (end, account) in enumerate(zip(ends, figures["accounts"], strict=True)):
        own: dict[str, Cell] = {"seat": seat, "player": end["name"], "win": end["win"]}
        for part in Account._fields:
            own[part] = account[part]["points"]
            own[f"{part}_error"] = account[part]["error"]
        yield shared | own | _turning(figures, end["name"])


def _turning(figures: JSONObject, player: str) -> dict[str, Cell]:
    """The turning point that moved a player's chance most, if one did."""
    own = [each for each in figures["turning_points"] if each["of"] == player]
    if not own:
        return {}
    most = max(own, key=lambda each: abs(each["after"] - each["before"]))
    return {f"turning_{key}": most[key] for key in ("ply", "before", "after", "error")}


def _safe(cell: Cell) -> Cell:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
