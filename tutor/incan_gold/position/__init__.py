"""The reader of positions: it makes the table that a JSON object describes, or lists every fault.

The shape is declared in `shape.py` and the laws of the game are in `laws.py`, so that every fault
of a position made by hand is named at once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from tutor.core.base.reading import Reader
from tutor.core.base.schema import JSON
from tutor.core.base.shapes.setup import LONGEST_NAME
from tutor.incan_gold.components import Components
from tutor.incan_gold.position.laws import check_laws
from tutor.incan_gold.position.shape import POSITION
from tutor.incan_gold.rules.scoring import final_result
from tutor.incan_gold.rules.table import Table, match_of


def read_position(data: object, components: Components) -> Table:
    """The table a position describes. Raises RecordError listing every fault."""
    reader = Reader()
    found, values = POSITION.read(reader, data, components)
    reader.finish()
    players = values.pop("players")
    names = tuple(player.name for player in players)
    match = match_of(components, names, values.pop("variant"), values.pop("chance"))
    table = Table(match, players)
    for attribute, value in values.items():
        setattr(table, attribute, value)
    _check_whether_over(reader, found, table)
    check_laws(reader, table)
    _check_moment(reader, found, table)
    reader.finish()
    return table


def _check_whether_over(reader: Reader, found: Mapping[str, JSON], table: Table) -> None:
    """A choice is due as long as a player is inside; the other laws depend on that."""
    if table.inside and found["pending"] is None:
        reader.wrong_type("pending", "object", None)
    elif not table.inside and found["pending"] is not None:
        reader.fault("inside", "wrong_length", found=0, low=1, high=len(table.players))
    reader.finish()


def _check_moment(reader: Reader, found: Mapping[str, JSON], table: Table) -> None:
    """Fields that repeat the state must agree with it."""
    inside = table.names(table.inside)
    # One after the other chooses, and with the last choice all are shown.
    early = inside[: max(min(len(found["chosen"]), len(inside) - 1), 0)]
    for name in found["chosen"]:
        if name not in early:
            place = f"chosen.{name[:LONGEST_NAME]}"
            reader.fault(place, "chosen_out_of_turn", expected=inside)
    reader.exactly(found["leader"], "leader", table.match.names[table.leader])
    reader.exactly(found["artifacts_taken"], "artifacts_taken", table.taken_artifacts)
    if inside and not reader.faults:
        reader.exactly(found["pending"]["player"], "pending.player", inside[len(table.chosen)])
    if inside and found["result"] is not None:
        reader.fault("result", "result_in_unfinished_game")
    elif not inside and not reader.faults and not _is_same(found["result"], final_result(table)):
        reader.fault("result", "result_mismatch")


def _is_same(one: object, other: object) -> bool:
    """Whether two values are the same JSON: 1 is neither true nor 1.0."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
