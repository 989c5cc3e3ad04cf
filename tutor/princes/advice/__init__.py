"""Rules of thumb for The Princes of Machu Picchu, from what one player sees.

The policy `rules`, the hints, and the answer to "why is this good?" use these rules of thumb. A
rule of thumb is named by the key of the reason that it gives; `tutor/princes/spec.py` lists the
keys.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tutor.core.base.game import Choice, Decision, State, legal_for, shared_view
from tutor.core.base.players import Advice, best_first
from tutor.princes.advice import choices
from tutor.princes.advice.known import Known, Perspective, perspective_of_view
from tutor.princes.advice.planning import NO_PLAN, Plan, plan_of, with_plan
from tutor.princes.advice.public_reasons import public_reason
from tutor.princes.advice.turns import advise_turn, best_turn
from tutor.princes.components import Components
from tutor.princes.game import PrincesState

__all__ = ["advise", "advise_by_plan", "best_decision"]


class RuleOfThumb(NamedTuple):
    """The functions that weigh one type of decision and give the reason for that weight."""

    weigh: Callable[[Known, Choice], float]
    advise: Callable[[Known, Decision], Advice]


RULES_OF_THUMB: Final[dict[str, RuleOfThumb]] = {
    "place_inca": RuleOfThumb(choices.weigh_first_inca, choices.advise_first_inca),
    "produce": RuleOfThumb(choices.weigh_production, choices.advise_produce),
    "sacrifice": RuleOfThumb(choices.weigh_sacrifice, choices.advise_sacrifice),
    "offer": RuleOfThumb(choices.weigh_offer, choices.advise_offer),
    "recruit": RuleOfThumb(choices.weigh_recruiting, choices.advise_recruit),
    "acquire": RuleOfThumb(choices.weigh_acquiring, choices.advise_acquire),
    "adjust": RuleOfThumb(choices.weigh_adjustment, choices.advise_adjustment),
    "send_to_clock": RuleOfThumb(choices.weigh_sending, choices.advise_sending),
    "redeem": RuleOfThumb(choices.weigh_redemption, choices.advise_redemption),
    "choose_goods": RuleOfThumb(choices.weigh_goods, choices.advise_goods),
    "return_cards": RuleOfThumb(choices.weigh_return, choices.advise_return),
}


def advise(state: State, player: str, other: str | None = None) -> list[Advice]:
    """Return every legal decision of a player with its reason, the best decision first.

    The result is empty if another player decides. With `other`, the advice uses only what the player
    `other` knows: the Sacrifice cards of `player` are face down (`info.secret`), and the reasons hold
    for any cards. The result is then empty when `player` has to return cards to the deck. Raises
    RecordError for a name that is not in the game.
    """
    assert isinstance(state, PrincesState)
    return _advise(state, player, other, lambda figures, perspective: NO_PLAN)


def advise_by_plan(state: State, player: str, other: str | None = None) -> list[Advice]:
    """Return every legal decision of a player, weighed by a plan for one of the endings, the best first.

    Arguments, empty results and errors are the same as for `advise`. With `other`, no reason names
    the plan, because the plan depends on the cards in hand.
    """
    assert isinstance(state, PrincesState)
    return _advise(state, player, other, plan_of)


def _advise(
    state: PrincesState,
    player: str,
    other: str | None,
    plan_for: Callable[[Components, Perspective], Plan],
) -> list[Advice]:
    figures = state.components
    perspective = perspective_of_view(shared_view(state, player, other))
    legal = legal_for(state, player)
    if not legal:
        return []
    plan = plan_for(figures, perspective)
    known = Known(figures, perspective, plan.weights)
    if other in (None, player):
        return [with_plan(plan, each) for each in _weigh(known, legal)]
    if legal[0].type == "return_cards":
        return []
    return [each._replace(reason=public_reason(known, each)) for each in _weigh(known, legal)]


def _weigh(known: Known, legal: tuple[Decision, ...]) -> list[Advice]:
    """Return every legal decision with its reason, the best decision first."""
    if legal[0].type == "move":
        return best_first(advise_turn(known, legal))
    if legal[-1].type == "finish_trade":
        return best_first(choices.advise_trades(known, legal))
    return best_first([RULES_OF_THUMB[each.type].advise(known, each) for each in legal])


def best_decision(known: Known, legal: Sequence[Decision]) -> Decision:
    """Return the decision that the advice puts first.

    Fast play calls this function, which computes no reasons.
    """
    kind = legal[0].type
    if kind == "move":
        return best_turn(known, legal)
    if legal[-1].type == "finish_trade":
        return choices.best_deal(known, legal)
    if kind == "offer":
        return choices.best_offer(known, legal)
    if kind == "return_cards":
        return choices.best_return(known, legal)
    weigh = RULES_OF_THUMB[kind].weigh
    return max(legal, key=lambda decision: weigh(known, decision.choice))
