"""A forecast: what each legal decision is worth to who decides, from what that player knows.

Every playout deals the unknown cards anew and plays each decision to the end by a named policy in
all seats. Chance follows from the number of the playout and from what it decides: the order of the
cards and each seat's own chances are the same after every decision, so decisions are compared by
the differences of their playouts. Those that are surely worse are dropped on the way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from random import Random
from typing import Final, NamedTuple

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, State, legal_for
from tutor.core.base.policy import RULES, policy_named
from tutor.core.base.redeal import SEEDS, redeal
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.executors import SerialExecutor, in_order
from tutor.core.laboratory.playing import Outcome, Source, play_out
from tutor.core.laboratory.race import ALPHA, MARGIN, Candidate, Race

ROUND: Final = 4
"""Playouts after which the surely worse are dropped; as many are handed out together."""
MOST_PLAYOUTS: Final = 1_000_000


class Deal(NamedTuple):
    """One playout of some decisions: the position, the decisions, the policy, and its number."""

    source: Source
    position: JSONObject
    decisions: tuple[tuple[int, Decision], ...]
    policy: str
    seed: int
    number: int


def play_deal(deal: Deal) -> dict[int, Outcome]:
    """What comes of each of these decisions in one deal of what its player cannot see."""
    game = deal.source.open()
    state = game.load(deal.position)
    player = deal.decisions[0][1].player
    key = f"{deal.seed}/{deal.number}"
    dealt = redeal(state, player, Random(key))
    found = {}
    for index, decision in deal.decisions:
        playout = dealt.playout()
        playout.play(decision)
        policies = [
            policy_named(game.name, deal.policy, Random(f"{key}/{seat}").randrange(SEEDS))
            for seat in range(len(state.players))
        ]
        found[index] = play_out(playout, policies, state.players)
    return found


class Forecast(NamedTuple):
    """The figures after some playouts; `done` when there will be no more."""

    player: str
    race: Race
    policy: str
    playouts: int
    done: bool

    @property
    def candidates(self) -> Sequence[Candidate]:
        """The decisions in the order of the rules."""
        return self.race.candidates

    def ranked(self) -> list[Candidate]:
        """The decisions, the most valuable first."""
        return sorted(self.candidates, key=lambda each: -each.value)

    def to_json(self, state: State) -> JSONObject:
        """The figures of every decision, the most valuable first."""
        verdicts: Mapping[int, str] = self.race.verdicts()
        return {
            "game": state.game.name,
            "player": self.player,
            "policy": self.policy,
            "by": self.race.by,
            "alpha": self.race.alpha,
            "margin": self.race.margin,
            "playouts": self.playouts,
            "done": self.done,
            "decisions": [
                {
                    "decision": state.game.write_decision(each.decision),
                    "verdict": verdicts[each.index],
                    **each.to_json(),
                }
                for each in self.ranked()
            ],
        }


def forecast(
    state: State,
    playouts: int = 400,
    seed: int = 1,
    *,
    policy: str = RULES,
    by: str = "win",
    alpha: float = ALPHA,
    margin: float = MARGIN,
    pool: Executor | None = None,
    components: bytes | None = None,
) -> Iterator[Forecast]:
    """The forecast after each playout, the last one `done`; whoever stops reading stops it.

    Each decision has at most so many playouts. `by` is what decisions are compared by: the chance
    to `win`, or the `share` of all points. `components` is the file of a game whose figures are not
    the package's own. Raises RecordError when nothing is due, or for what cannot be.
    """
    source = Source(state.game.name, components)
    decisions = _check(state, playouts, policy)
    player = decisions[0].player
    seat = state.players.index(player)
    race = Race(decisions, by, alpha, margin)
    position, pool = state.position(), pool or SerialExecutor()
    played = 0
    while played < playouts and not race.is_decided:
        running = tuple((each.index, each.decision) for each in race.running)
        deals = [
            Deal(source, position, running, policy, seed, number)
            for number in range(played, min(played + ROUND, playouts))
        ]
        results = in_order(pool, play_deal, deals)
        for number, outcomes in enumerate(results, 1):
            race.observe({index: (outcome, seat) for index, outcome in outcomes.items()})
            if number < len(deals):
                yield Forecast(player, race, policy, played + number, done=False)
        played += len(deals)
        race.drop()
        is_done = played >= playouts or race.is_decided
        yield Forecast(player, race, policy, played, is_done)


def _check(state: State, playouts: int, policy: str) -> tuple[Decision, ...]:
    if not 1 <= playouts <= MOST_PLAYOUTS:
        numbers = {"found": playouts, "low": 1, "high": MOST_PLAYOUTS}
        raise RecordError([Fault("playouts", "out_of_range", numbers)])
    policy_named(state.game.name, policy, 0)
    due = state.due
    if due is None:
        raise RecordError([Fault("", "nothing_due", {})])
    return tuple(legal_for(state, due.player))
