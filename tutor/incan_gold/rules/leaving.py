"""Leaving the temple with shares of the treasure and with artifacts; the scores at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.incan_gold.rules.table import Player, Table


def leave(table: Table, leavers: Sequence[Player]) -> None:
    """Let these players leave together (`leave.share`, `leave.artifact`, `leave.safe`)."""
    share_path(table, leavers)
    take_artifacts(table, leavers)
    for player in leavers:
        bring_home(table, player, "leave.safe")


def share_path(table: Table, leavers: Sequence[Player]) -> None:
    """Share the treasure on the path equally, rounded down; the rest stays (`leave.share`)."""
    found = table.left_on_path
    if not found:
        return
    share, table.left_on_path = divmod(found, len(leavers))
    for player in leavers:
        player.beside += share
    table.note(
        "path_shared",
        "leave.share",
        players=[player.name for player in leavers],
        found=found,
        share=share,
        left=table.left_on_path,
    )


def take_artifacts(table: Table, leavers: Sequence[Player]) -> None:
    """Give all artifacts on the path to a player who leaves alone.

    The rules are `leave.artifact` and `leave.value`.
    """
    figures = table.match.components
    cards = figures.artifacts_on(table.path)
    if not cards:
        return
    if len(leavers) > 1:
        names = [player.name for player in leavers]
        table.note("artifacts_stay", "leave.artifact", players=names, cards=list(cards))
        return
    (player,) = leavers
    table.path = tuple(card for card in table.path if card not in cards)
    table.note("artifacts_taken", "leave.artifact", player=player.name, cards=list(cards))
    for card in cards:
        value = figures.artifact_value(table.taken_artifacts)
        player.artifacts += ((card, value),)
        table.note("artifact_valued", "leave.value", player=player.name, card=card, value=value)


def bring_home(table: Table, player: Player, rule: str) -> None:
    """Move the treasure beside the tent into the tent, where it is safe (`leave.safe`)."""
    treasure, player.beside = player.beside, 0
    player.tent += treasure
    table.go_out(player)
    table.note("left", rule, player=player.name, treasure=treasure)


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
    """Return the `result` of a position: the scores and the winners.

    The most wealth wins, then the most artifacts; several players may win.
    """
    scores = [score_of(player) for player in table.players]
    best = max((score["total"], score["artifacts"]) for score in scores)
    winners = [score["name"] for score in scores if (score["total"], score["artifacts"]) == best]
    return {"scores": scores, "winners": winners}


def score_of(player: Player) -> dict[str, Any]:
    """Return the parts of a player's wealth and their sum (`end.rounds`)."""
    points = sum(value for _, value in player.artifacts)
    return {
        "name": player.name,
        "treasure": player.tent,
        "artifact_points": points,
        "artifacts": len(player.artifacts),
        "total": player.tent + points,
    }
