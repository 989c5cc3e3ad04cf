"""The policies of the game: players that decide by the advice, but do without reasons and views."""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import Decision, Playout
from tutor.core.base.players import RULES, GamePolicies
from tutor.core.base.schema import JSONObject
from tutor.core.base.states import table_of
from tutor.incan_gold.advice import Weighing
from tutor.incan_gold.components import TORCH
from tutor.incan_gold.known import Odds
from tutor.incan_gold.rules.table import Table


class RulesPolicy:
    """A policy that makes the first decision of `advise`."""

    def choose(self, playout: Playout) -> Decision:
        """Return the best decision by the rules of thumb."""
        table = table_of(playout, Table)
        asked = table.due_player
        assert asked is not None
        weighing = Weighing(Odds(_open(table), asked.name, table.match.components))
        goes_on = weighing.going_on(weighing.stake) >= 0
        legal = playout.legal()
        return next(each for each in legal if (each.choice == TORCH) == goes_on)


def _open(table: Table) -> JSONObject:
    """Return the public facts of a table for the odds, with the keys of a view (`info.tents`)."""
    players = [
        {
            "name": player.name,
            "beside": player.beside,
            "artifacts": [{"card": card} for card, _ in player.artifacts],
        }
        for player in table.players
    ]
    return {
        "variant": table.match.variant,
        "round": table.round,
        "path": table.path,
        "left_on_path": table.left_on_path,
        "inside": table.names(table.inside),
        "players": players,
        "deck": {"hidden": len(table.deck)},
        "removed": table.removed,
        "lost_artifacts": table.lost_artifacts,
        "artifacts_taken": table.taken_artifacts,
        "result": None,
    }


POLICIES: Final = GamePolicies(
    {RULES: lambda seed: RulesPolicy()},
    stage=lambda playout: table_of(playout, Table).round,
)
