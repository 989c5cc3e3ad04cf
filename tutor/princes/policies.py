"""The policies of the game for fast play: the rules of thumb without words and views."""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import Decision, Playout
from tutor.core.base.policy import RULES, GamePolicies
from tutor.core.base.states import TablePlayout
from tutor.princes.advice import advise_by_plan, best_decision
from tutor.princes.advice.known import Known
from tutor.princes.advice.planning import plan_of
from tutor.princes.advice.sight import sight_of_table
from tutor.princes.rules.table import Table


class RulesPolicy:
    """Chooses what the rules of thumb put first, as `advise` does."""

    def choose(self, playout: Playout) -> Decision:
        """The best decision by the rules of thumb."""
        table = table_of(playout)
        return best_decision(Known(table.figures, sight_of_table(table)), playout.legal())


class PlannerPolicy:
    """Chooses what `advise_by_plan` puts first."""

    def choose(self, playout: Playout) -> Decision:
        """The best decision by the plan."""
        table = table_of(playout)
        sight = sight_of_table(table)
        plan = plan_of(table.figures, sight)
        return best_decision(Known(table.figures, sight, plan.weights), playout.legal())


def table_of(playout: Playout) -> Table:
    """The table of a playout of this game."""
    assert isinstance(playout, TablePlayout)
    table = playout.table
    assert isinstance(table, Table)
    return table


POLICIES: Final = GamePolicies(
    {RULES: lambda seed: RulesPolicy(), "planner": lambda seed: PlannerPolicy()},
    advisers={"planner": advise_by_plan},
)
