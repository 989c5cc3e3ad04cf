"""The policies of the game: players that decide by the advice, without its reasons and without views."""

from __future__ import annotations

from typing import Final

from tutor.core.base.game import Decision, Playout, State
from tutor.core.base.players import (
    PLANNER,
    RULES,
    SEARCH,
    SLEEPER,
    Advice,
    GamePolicies,
    best_first,
)
from tutor.core.base.states import table_of
from tutor.core.laboratory.search import SearchPolicy
from tutor.princes.advice import advise, advise_by_plan, best_decision
from tutor.princes.advice.known import Known, perspective_of_table
from tutor.princes.advice.planning import estimate, plan_of
from tutor.princes.advice.turns import advise_turn
from tutor.princes.rules.table import Table


class RulesPolicy:
    """A policy that makes the first decision of `advise`."""

    def choose(self, playout: Playout) -> Decision:
        """Return the best decision by the rules of thumb."""
        table = table_of(playout, Table)
        return best_decision(Known(table.figures, perspective_of_table(table)), playout.legal())


class PlannerPolicy:
    """A policy that makes the first decision of `advise_by_plan`."""

    def choose(self, playout: Playout) -> Decision:
        """Return the best decision by the plan."""
        table = table_of(playout, Table)
        perspective = perspective_of_table(table)
        plan = plan_of(table.figures, perspective)
        return best_decision(Known(table.figures, perspective, plan.weights), playout.legal())


def shortlist(playout: Playout) -> list[Decision]:
    """Return the moves and stays in the planner's order; empty if a turn is not due.

    A search tries out only these, because the other decisions of a turn follow from them.
    """
    table = table_of(playout, Table)
    if table.due != "turn":
        return []
    perspective = perspective_of_table(table)
    known = Known(table.figures, perspective, plan_of(table.figures, perspective).weights)
    return [each.decision for each in best_first(advise_turn(known, tuple(playout.legal())))]


def search_policy(seed: int) -> SearchPolicy:
    """Return the policy that tries out turns in playouts in which the planner plays all seats."""
    return SearchPolicy(POLICIES, PlannerPolicy(), seed)


def advise_sleeper(state: State, player: str, other: str | None = None) -> list[Advice]:
    """Return the advice of `advise` with every stay for a Moon tile before every move (`move.stay`).

    A player who follows it ends a day early (`day.end`). Arguments and errors are those of `advise`.
    """
    advice = advise(state, player, other)
    return sorted(advice, key=lambda each: each.decision.type != "stay")


ESTIMATE_ERROR: Final = 0.07
"""The standard error of a difference of two estimates, of the chances at the end of the day.

It is measured on decisions of games of the rules of thumb and the planner, in 60 deals beside 160
whole games of each decision.
"""

POLICIES: Final = GamePolicies(
    {
        RULES: lambda seed: RulesPolicy(),
        PLANNER: lambda seed: PlannerPolicy(),
        SEARCH: search_policy,
    },
    advisers={PLANNER: advise_by_plan, SLEEPER: advise_sleeper},
    estimate=lambda playout: estimate(table_of(playout, Table)),
    estimate_error=ESTIMATE_ERROR,
    shortlist=shortlist,
    stage=lambda playout: table_of(playout, Table).day,
    quick=PLANNER,
)
