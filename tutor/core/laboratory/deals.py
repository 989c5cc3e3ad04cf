"""One playout of a forecast: a deal of what the player cannot see, and each decision played out.

The decisions of one deal meet the same cards. Short playouts beside it end with the stage, a day or
a round, and have deals of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from tutor.core.base.causes import Changes, changes, noted
from tutor.core.base.game import Decision, Playout, State
from tutor.core.base.policy import Policy
from tutor.core.base.redeal import with_next
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.early import Early, stage_of
from tutor.core.laboratory.playing import (
    Outcome,
    Source,
    dealt_anew,
    play_out,
    policies_for,
    seed_apart,
)
from tutor.core.laboratory.stocks import Counts, counted

Until = Literal["end", "stage"]


class Deal(NamedTuple):
    """One playout of some decisions: the position, the decisions, the policy, and its number.

    `short` is how many short playouts each decision has beside it. `until` says whether it goes on
    to the `end` of the game, or to that of the `stage`, where the chances to win are estimated.
    With `is_spread` the number says which of the cards to come is the next one.
    """

    source: Source
    position: JSONObject
    decisions: tuple[tuple[int, Decision], ...]
    policy: str
    seed: int
    number: int
    short: int = 0
    until: Until = "end"
    is_spread: bool = False

    def parts(self) -> list[Deal]:
        """The same deal for each decision by itself; together they come to the same."""
        return [self._replace(decisions=(each,)) for each in self.decisions]


class Beside(NamedTuple):
    """What was estimated on the way for who decides, and in the short playouts of the decision.

    `decisions` is how many the playout had, `more` how many the short ones had together.
    """

    early: float
    short: tuple[float, ...]
    decisions: int
    more: int


class Reached(NamedTuple):
    """What came of a playout, and what the player who decided had at its end.

    `beside` is what was estimated, where it was asked for; `changes` what the stocks came from.
    """

    outcome: Outcome
    stocks: Counts
    beside: Beside | None = None
    changes: Changes | None = None


def play_deal(deal: Deal) -> dict[int, Reached]:
    """What comes of each of these decisions in one deal of what its player cannot see."""
    state = deal.source.open().load(deal.position)
    player = deal.decisions[0][1].player
    dealt = dealt_anew(state, player, deal.seed, deal.number)
    if deal.is_spread:
        dealt = with_next(dealt, deal.number)
    return {index: _play(deal, state, dealt, decision) for index, decision in deal.decisions}


def _play(deal: Deal, state: State, dealt: State, decision: Decision) -> Reached:
    """One decision played on; where it is asked for, with what is estimated on the way."""
    names, playout, game = state.players, dealt.playout(), state.game.name
    events = noted(playout)
    policies = policies_for(game, deal.policy, len(names), deal.seed, deal.number)
    if deal.until == "stage":
        chances = _played_early(game, playout, decision, policies, names).chances
        outcome, beside = Outcome(chances, (), chances, ""), None
    elif not deal.short:
        playout.play(decision)
        outcome, beside = play_out(playout, policies, names), None
    else:
        early, made = _played_early(game, playout, decision, policies, names), list[Decision]()
        outcome = play_out(playout, policies, names, made)
        beside = _beside(deal, state, decision, early, early.decisions + len(made))
    stocks = counted(playout.freeze(), decision.player)
    return Reached(outcome, stocks, beside, changes(game, events, decision.player))


def _beside(deal: Deal, state: State, decision: Decision, early: Early, made: int) -> Beside:
    """The estimates of a decision: on the way of a playout, and in the short ones."""
    seat = state.players.index(decision.player)
    short = [_short(deal, state, decision, number) for number in range(deal.short)]
    return Beside(
        early.chances[seat],
        tuple(each.chances[seat] for each in short),
        made,
        sum(each.decisions for each in short),
    )


def _short(deal: Deal, state: State, decision: Decision, number: int) -> Early:
    """A short playout of a decision, in a deal that no whole playout has."""
    names, game = state.players, state.game.name
    seed = seed_apart(deal.seed, "short")
    number += deal.number * deal.short
    playout = dealt_anew(state, decision.player, seed, number).playout()
    policies = policies_for(game, deal.policy, len(names), seed, number)
    return _played_early(game, playout, decision, policies, names)


def _played_early(
    game: str,
    playout: Playout,
    decision: Decision,
    policies: Sequence[Policy],
    names: Sequence[str],
) -> Early:
    """Play a decision, and on to the end of the stage in which it is made."""
    stage = stage_of(game)
    assert stage is not None
    begun = stage.of(playout)
    playout.play(decision)
    return stage.play(playout, policies, names, begun)
