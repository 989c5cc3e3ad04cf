"""One playout of a forecast: a deal of what the player cannot see, and each decision played out.

The decisions of one deal meet the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from tutor.core.base.causes import Changes, changes, note_events
from tutor.core.base.game import Decision, Playout, State
from tutor.core.base.players import Policy
from tutor.core.base.redeal import with_next
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.playing import (
    Outcome,
    Source,
    dealt_anew,
    play_out,
    policies_for,
    stage_of,
)
from tutor.core.laboratory.stocks import Counts, count_stocks

Until = Literal["end", "stage"]


class Deal(NamedTuple):
    """One playout of some decisions: the position, the decisions, the policy, and its number.

    `until` says whether it goes on to the `end` of the game, or to that of the `stage`, a day or a
    round, where the chances to win are estimated. With `is_spread` the number chooses the next
    card.
    """

    source: Source
    position: JSONObject
    decisions: tuple[tuple[int, Decision], ...]
    policy: str
    seed: int
    number: int
    until: Until = "end"
    is_spread: bool = False

    def parts(self) -> list[Deal]:
        """The same deal for each decision by itself; the outcomes are the same."""
        return [self._replace(decisions=(each,)) for each in self.decisions]

    def play(self) -> dict[int, Reached]:
        """What comes of each of these decisions in one deal of what its player cannot see."""
        state = self.source.open().load(self.position)
        player = self.decisions[0][1].player
        dealt = dealt_anew(state, player, self.seed, self.number)
        if self.is_spread:
            dealt = with_next(dealt, self.number)
        return {index: _play(self, dealt, decision) for index, decision in self.decisions}


class Reached(NamedTuple):
    """The outcome of a playout, and the stocks of the player who decided at its end.

    `changes` are the causes of the stocks.
    """

    outcome: Outcome
    stocks: Counts
    changes: Changes | None = None


def _play(deal: Deal, dealt: State, decision: Decision) -> Reached:
    """The outcome of one decision, played on."""
    names, playout, game = dealt.players, dealt.playout(), dealt.game.name
    events = note_events(playout)
    policies = policies_for(game, deal.policy, len(names), deal.seed, deal.number)
    if deal.until == "stage":
        chances = _play_stage(game, playout, decision, policies, names)
        outcome = Outcome(chances, (), chances, "")
    else:
        playout.play(decision)
        outcome = play_out(playout, policies, names)
    stocks = count_stocks(playout.freeze(), decision.player)
    return Reached(outcome, stocks, changes(game, events, decision.player))


def _play_stage(
    game: str,
    playout: Playout,
    decision: Decision,
    policies: Sequence[Policy],
    names: Sequence[str],
) -> tuple[float, ...]:
    """Play a decision, and on to the end of the stage in which it is made; the chances there."""
    stage = stage_of(game)
    assert stage is not None
    begun = stage.of(playout)
    playout.play(decision)
    return stage.play(playout, policies, names, begun)
