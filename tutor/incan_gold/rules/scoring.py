"""The end: the wealth of all players, and the winners."""

from __future__ import annotations

from typing import Any

from tutor.incan_gold.rules.table import Player, Table


def end_game(table: Table) -> None:
    """Count the wealth of all players and name the winners (`end.rounds`, `end.ties`)."""
    result = final_result(table)
    for score in result["scores"]:
        figures = {key: value for key, value in score.items() if key != "name"}
        table.note("scored", "end.rounds", player=score["name"], **figures)
    most = max(score["total"] for score in result["scores"])
    level = [score for score in result["scores"] if score["total"] == most]
    is_tied = len(level) > 1
    table.note(
        "won",
        "end.ties" if is_tied else "end.rounds",
        players=result["winners"],
        artifacts=max(score["artifacts"] for score in level) if is_tied else None,
    )


def final_result(table: Table) -> dict[str, Any]:
    """The `result` of a position: most wealth wins, then most artifacts, else several."""
    scores = [score_of(player) for player in table.players]
    best = max((score["total"], score["artifacts"]) for score in scores)
    winners = [score["name"] for score in scores if (score["total"], score["artifacts"]) == best]
    return {"scores": scores, "winners": winners}


def score_of(player: Player) -> dict[str, Any]:
    """The parts of a player's wealth and their total (`end.rounds`)."""
    points = sum(value for _, value in player.artifacts)
    return {
        "name": player.name,
        "treasure": player.tent,
        "artifact_points": points,
        "artifacts": len(player.artifacts),
        "total": player.tent + points,
    }
