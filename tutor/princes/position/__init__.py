"""The reader of positions: it makes the table that a JSON object describes, or lists every fault.

The shape is declared in `shape.py`, the laws of the game are in `laws.py` and what is due in
`pending.py`, so that every fault of a position made by hand is named at once.
"""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.base.reading import Reader
from tutor.princes.components import Components
from tutor.princes.position.laws import check_laws
from tutor.princes.position.pending import read_pending
from tutor.princes.position.shape import POSITION
from tutor.princes.rules.scoring import final_result
from tutor.princes.rules.table import Match, Table


def read_position(data: object, components: Components) -> Table:
    """The table a position describes. Raises RecordError listing every fault."""
    reader = Reader()
    found, values = POSITION.read(reader, data, components)
    reader.finish()
    players = values.pop("players")
    table = Table(Match(components, tuple(player.name for player in players)), players)
    for attribute, value in values.items():
        setattr(table, attribute, value)
    check_laws(reader, table)
    read_pending(reader, found["pending"], table)
    _read_result(reader, found["result"], table)
    reader.finish()
    return table


def _read_result(reader: Reader, data: object, table: Table) -> None:
    """A result belongs to a finished game and is what the rules compute."""
    if data is None:
        if table.due is None and not reader.faults:
            reader.fault("pending", "pending_mismatch", expected="night")
        return
    if table.due not in (None, "turn") or not isinstance(data, Mapping):
        reader.fault("result", "result_in_unfinished_game")
        return
    ending, reason = data.get("ending"), data.get("reason")
    deck_out, orders_out = not table.deck, not any(table.orders_left.values())
    last_day = table.day == table.match.components.last_day
    possible = {
        "orders": ("rescue", orders_out),
        "deck": ("rescue", deck_out and not orders_out),
        "day_9": (
            "conquest",
            last_day and table.last_turns == 0 and not (deck_out or orders_out),
        ),
    }
    if not isinstance(reason, str) or possible.get(reason) != (ending, True):
        reader.fault("result", "result_in_unfinished_game")
        return
    table.ending, table.reason = ending, reason
    table.step, table.due, table.options = "over", None, None
    if data != final_result(table):
        reader.fault("result", "result_mismatch")
