"""Leaving the temple: shares of the treasure on the path, artifacts, and the way to the tent."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.incan_gold.rules.table import Player, Table


def leave(table: Table, leavers: Sequence[Player]) -> None:
    """Serve all who leave now (`leave.share`, `leave.artifact`, `leave.safe`)."""
    share_path(table, leavers)
    take_artifacts(table, leavers)
    for player in leavers:
        bring_home(table, player, "leave.safe")


def share_path(table: Table, leavers: Sequence[Player]) -> None:
    """Treasure on the path is shared equally, rounding down; the rest stays (`leave.share`)."""
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
    """A lone leaver takes all artifacts on the path (`leave.artifact`, `leave.value`)."""
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
    """Move the treasure beside the tent into it, safe for good (`leave.safe`)."""
    treasure, player.beside = player.beside, 0
    player.tent += treasure
    table.go_out(player)
    table.note("left", rule, player=player.name, treasure=treasure)
