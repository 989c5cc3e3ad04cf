"""The choice of torch or camp: the player who makes it, and refusals of all other decisions."""

from __future__ import annotations

from tutor.core.base.decision import Against
from tutor.core.base.game import Decision, Due
from tutor.incan_gold.identifiers import CHOOSE
from tutor.incan_gold.rules.table import Table


def due(table: Table) -> Due | None:
    """Those inside choose one by one, in seat order from the leader (`choice.secret`)."""
    asked = table.due_player
    return None if asked is None else Due(asked.name, CHOOSE)


def legal(table: Table) -> tuple[Decision, ...]:
    """Torch and camp; nothing when the game is over."""
    asked = table.due_player
    return () if asked is None else table.match.choices[asked.name]


def against(table: Table, decision: Decision) -> Against | None:
    """Why a well-formed decision is not legal (`turn.over`, `turn.player`, `choice.secret`)."""
    asked = table.due_player
    if asked is None:
        return Against("game_over", "turn.over", {})
    if decision.player == asked.name:
        return None
    inside = table.names(table.inside)
    if decision.player not in inside:
        numbers = {"due_player": asked.name, "players": inside}
        return Against("not_inside", "turn.player", numbers)
    if inside.index(decision.player) < len(table.chosen):
        return Against("chosen_already", "choice.secret", {"due_player": asked.name})
    return Against("not_your_turn", "turn.player", {"due_player": asked.name})
