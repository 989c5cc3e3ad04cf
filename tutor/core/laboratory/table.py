"""The table of a batch: a row for each player of each game, and one for each game without figures.

It is CSV, which spreadsheets and every library of tables read as it is.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from typing import Final, TextIO

from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.batch import Studied, is_over
from tutor.core.laboratory.study import Account

COLUMNS: Final = (
    *("file", "game", "policy", "passes", "seed", "moments", "over", "seat", "player", "win"),
    *(name for part in Account._fields for name in (part, f"{part}_error")),
    *("turning_ply", "turning_before", "turning_after", "turning_error", "error"),
)
"""The columns, in their order; `turning_…` is the turning point that moved this player most."""
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would reckon out; it gets an apostrophe before it."""

Cell = str | int | float


class Table:
    """Writes the rows of each game at once, so that nothing is lost when a batch is stopped."""

    def __init__(self, file: TextIO, seed: int) -> None:
        self._file, self._seed = file, seed
        self._rows = csv.DictWriter(file, COLUMNS, restval="", lineterminator="\n")
        self._rows.writeheader()

    def write(self, found: Studied) -> None:
        """Write the rows of one more game."""
        for row in self._of(found):
            self._rows.writerow({column: _safe(cell) for column, cell in row.items()})
        self._file.flush()

    def _of(self, found: Studied) -> Iterator[dict[str, Cell]]:
        if found.figures is None:
            yield {"file": found.name, "seed": self._seed, "error": str(found.error)}
            return
        figures = found.figures
        shared: dict[str, Cell] = {
            "file": found.name,
            "game": figures["game"],
            "policy": figures["policy"],
            "passes": figures["passes"],
            "seed": self._seed,
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
