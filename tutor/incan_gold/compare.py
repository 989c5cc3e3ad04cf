"""The figures that compare two positions: treasure, artifacts, players inside, points now.

The points are the player's score if the game ended now. They are given only if the treasure in the
tent is known. After the end of the game, its result shows every tent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.core.base.game import State, known_to
from tutor.core.records.compare import Figures, Value
from tutor.incan_gold.rules.leaving import score_of
from tutor.incan_gold.rules.table import Player

INSIDE: Final = "inside"
OUTSIDE: Final = "outside"
KEYS: Final = ("whereabouts", "beside", "tent", "artifacts", "artifact_points", "points")
STANDING: Final = frozenset({"beside", "tent", "artifacts", "points"})
OPEN: Final = frozenset({"whereabouts", "beside", "artifacts"})
TABLE: Final = ("round", "path", "left_on_path", "deck", "removed")


def table(state: State) -> Mapping[str, Value]:
    """Return the figures of the board: round, cards and treasure on the path, deck, removed cards."""
    position = state.position()
    return {
        "round": position["round"],
        "path": len(position["path"]),
        "left_on_path": position["left_on_path"],
        "deck": len(position["deck"]),
        "removed": len(position["removed"]),
    }


def gains(ours: Mapping[str, Value], theirs: Mapping[str, Value]) -> Mapping[str, int]:
    """Return how many more points the first side has than the second; the number is negative for fewer.

    The result is empty if the points of a side are secret.
    """
    left, right = ours["points"], theirs["points"]
    if not isinstance(left, int) or not isinstance(right, int):
        return {}
    return {"points": left - right}


def figures(state: State, seat: str | None) -> Figures:
    """Return the figures of every player as far as the player `seat` knows them.

    If `seat` is None, the treasure in every tent is known.
    """
    position = known_to(state, seat)
    return {player["name"]: _figures(position, player) for player in position["players"]}


def _figures(position: Mapping[str, Any], player: Mapping[str, Any]) -> dict[str, Value]:
    tent = _tent(position, player)
    artifacts = tuple((each["card"], each["value"]) for each in player["artifacts"])
    score = score_of(Player(player["name"], tent or 0, player["beside"], artifacts))
    return {
        "whereabouts": INSIDE if player["name"] in position["inside"] else OUTSIDE,
        "beside": player["beside"],
        "tent": tent,
        "artifacts": score["artifacts"],
        "artifact_points": score["artifact_points"],
        "points": None if tent is None else score["total"],
    }


def _tent(position: Mapping[str, Any], player: Mapping[str, Any]) -> int | None:
    tent: int | Mapping[str, Any] = player["tent"]
    if not isinstance(tent, Mapping):
        return tent
    if position["result"] is None:
        return None
    name = player["name"]
    (treasure,) = (
        each["treasure"] for each in position["result"]["scores"] if each["name"] == name
    )
    return int(treasure)
