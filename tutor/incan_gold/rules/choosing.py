"""Who chooses, between what, and why nobody else does."""

from __future__ import annotations

from tutor.core.base.game import Decision, Due
from tutor.core.base.refusal import Refusal
from tutor.incan_gold.rules.table import Table
from tutor.incan_gold.terms import CHOOSE


def due(table: Table) -> Due | None:
    """Those inside choose one by one, in seat order from the leader (`choice.secret`)."""
    asked = table.asked
    return None if asked is None else Due(asked.name, CHOOSE)


def legal(table: Table) -> tuple[Decision, ...]:
    """Torch and camp; nothing when the game is over."""
    asked = table.asked
    return () if asked is None else table.match.choices[asked.name]


def against(table: Table, decision: Decision) -> Refusal | None:
    """Why a well-formed decision is not legal (`turn.over`, `turn.player`, `choice.secret`)."""
    asked = table.asked
    if asked is None:
        return Refusal("game_over", "turn.over", decision, {})
    if decision.player == asked.name:
        return None
    inside = table.names(table.inside)
    if decision.player not in inside:
        numbers = {"due_player": asked.name, "players": inside}
        return Refusal("not_inside", "turn.player", decision, numbers)
    if inside.index(decision.player) < len(table.chosen):
        return Refusal("chosen_already", "choice.secret", decision, {"due_player": asked.name})
    return Refusal("not_your_turn", "turn.player", decision, {"due_player": asked.name})
