"""Positions and views: the whole state as JSON, and the state from JSON.

`pending` holds, beside whose choice is due, where the decks of the rounds to come are from, so that
a game goes on from a position alone. Shape and figures are read in `position_shape.py`, the laws of
the game are in `checks.py`, so that every fault of a position made by hand is named at once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from tutor.core.base.names import LONGEST_NAME
from tutor.core.base.reading import Reader
from tutor.incan_gold.checks import check_laws
from tutor.incan_gold.components import Components
from tutor.incan_gold.position_shape import PositionReader
from tutor.incan_gold.rules.scoring import final_result
from tutor.incan_gold.rules.table import Player, Table
from tutor.incan_gold.terms import CHOOSE

HEAD: Final[dict[str, str | int]] = {
    "format": "tutor-position",
    "version": 1,
    "game": "incan_gold",
}
KEYS: Final = (
    *("format", "version", "game", "variant", "round", "leader", "path", "left_on_path"),
    *("inside", "chosen", "players", "deck", "removed", "lost_artifacts", "artifacts_taken"),
    *("pending", "result"),
)


def write_position(table: Table) -> dict[str, Any]:
    """The JSON object of a table."""
    inside = table.names(table.inside)
    return {
        **HEAD,
        "variant": table.match.variant,
        "round": table.round,
        "leader": table.match.names[table.leader],
        "path": list(table.path),
        "left_on_path": table.left_on_path,
        "inside": inside,
        "chosen": dict(zip(inside, table.chosen, strict=False)),
        "players": [_write_player(player) for player in table.players],
        "deck": list(table.deck),
        "removed": list(table.removed),
        "lost_artifacts": list(table.lost_artifacts),
        "artifacts_taken": table.taken,
        "pending": _write_pending(table),
        "result": final_result(table) if table.asked is None else None,
    }


def _write_player(player: Player) -> dict[str, Any]:
    return {
        "name": player.name,
        "tent": player.tent,
        "beside": player.beside,
        "artifacts": [{"card": card, "value": value} for card, value in player.artifacts],
    }


def _write_pending(table: Table) -> dict[str, Any] | None:
    asked, chance = table.asked, table.match.chance
    if asked is None:
        return None
    decks = None if chance.decks is None else [list(deck) for deck in chance.decks]
    return {"type": CHOOSE, "player": asked.name, "seed": chance.seed, "decks": decks}


def write_view(table: Table, viewer: str) -> dict[str, Any]:
    """What one player may know: no other tent, no choice, no card to come (`info.tents`)."""
    whole = write_position(table)
    view: dict[str, Any] = {
        "format": "tutor-view",
        "version": 1,
        "game": "incan_gold",
        "player": viewer,
    }
    view |= {key: value for key, value in whole.items() if key not in view}
    for player in view["players"]:
        if player["name"] != viewer:
            player["tent"] = {"hidden": True}
    view["chosen"] = list(view["chosen"])
    view["deck"] = {"hidden": len(view["deck"])}
    if view["pending"] is not None:
        view["pending"] = {key: view["pending"][key] for key in ("type", "player")}
    return view


def read_position(data: object, components: Components) -> Table:
    """The table a position describes. Raises RecordError listing every fault."""
    reader = Reader()
    found = reader.record(data, "", KEYS)
    for key, value in HEAD.items():
        if key in found:
            reader.exactly(found[key], key, value)
    table = PositionReader(components, reader).table(found)
    reader.finish()
    _check_whether_over(reader, found, table)
    check_laws(reader, table)
    _check_moment(reader, found, table)
    reader.finish()
    return table


def _check_whether_over(reader: Reader, found: Mapping[str, Any], table: Table) -> None:
    """Somebody is to choose as long as somebody is inside; the other laws depend on that."""
    if table.inside and found["pending"] is None:
        reader.wrong_type("pending", "object", None)
    elif not table.inside and found["pending"] is not None:
        reader.fault("inside", "wrong_length", found=0, low=1, high=len(table.players))
    reader.finish()


def _check_moment(reader: Reader, found: Mapping[str, Any], table: Table) -> None:
    """What is told beside the state itself must be what the state gives."""
    inside = table.names(table.inside)
    # One after the other chooses, and with the last choice all are shown.
    early = inside[: max(min(len(found["chosen"]), len(inside) - 1), 0)]
    for name in found["chosen"]:
        if name not in early:
            place = f"chosen.{name[:LONGEST_NAME]}"
            reader.fault(place, "chosen_out_of_turn", expected=inside)
    reader.exactly(found["leader"], "leader", table.match.names[table.leader])
    reader.exactly(found["artifacts_taken"], "artifacts_taken", table.taken)
    if inside and not reader.faults:
        reader.exactly(found["pending"]["player"], "pending.player", inside[len(table.chosen)])
    if inside and found["result"] is not None:
        reader.fault("result", "result_in_unfinished_game")
    elif not inside and not reader.faults and not _is_same(found["result"], final_result(table)):
        reader.fault("result", "result_mismatch")


def _is_same(one: object, other: object) -> bool:
    """Whether two values are the same JSON: 1 is neither true nor 1.0."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
