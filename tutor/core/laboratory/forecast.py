"""A forecast: the value of each legal decision to its player, from what that player knows.

Every playout deals the unknown cards anew and plays each decision to the end by a named policy in
all seats. Chance follows from the number of the playout and from what it decides: the order of the
cards and each seat's own chances are the same after every decision, so decisions are compared by
the differences of their playouts. Decisions that are surely worse are dropped on the way.

A playout may stop at the end of the day or round instead, where each player's chance to win is
estimated: a quick order of the decisions, which is no better than the estimate.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from typing import Any, Final, NamedTuple

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, State, legal_for
from tutor.core.base.policy import RULES, policy_named
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.deals import Deal, Reached, Until, play_deal
from tutor.core.laboratory.early import stage_of
from tutor.core.laboratory.executors import SerialExecutor, in_order
from tutor.core.laboratory.playing import Source
from tutor.core.laboratory.race import ALPHA, MARGIN, Candidate, Race
from tutor.core.laboratory.stocks import Stocks
from tutor.core.laboratory.sums import whole

ROUND: Final = 4
"""Playouts after which the surely worse are dropped; as many are handed out together."""
MOST_PLAYOUTS: Final = 1_000_000


class Forecast(NamedTuple):
    """The figures after some playouts; `done` when there will be no more."""

    player: str
    race: Race
    stocks: Stocks
    policy: str
    playouts: int
    done: bool
    until: Until = "end"

    @property
    def candidates(self) -> Sequence[Candidate]:
        """The decisions in the order of the rules."""
        return self.race.candidates

    def ranking(self) -> list[Candidate]:
        """The decisions, the most valuable first."""
        return sorted(self.candidates, key=lambda each: -each.value)

    def to_json(self, state: State) -> JSONObject:
        """The figures of every decision, the most valuable first."""
        verdicts: Mapping[int, str] = self.race.verdicts()
        ranked = self.ranking()
        return {
            "game": state.game.name,
            "player": self.player,
            "policy": self.policy,
            "until": self.until,
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
                    "beside_first": self._beside(each.index, ranked[0].index),
                }
                for each in ranked
            ],
        }

    def _beside(self, index: int, first: int) -> list[JSONObject]:
        """The clear differences in the stocks after a decision and after the first of the list."""
        return [each.to_json() for each in self.stocks.differences(index, first)]


class Rounds:
    """A forecast under way: hands out its deals a round at a time, and counts their outcomes.

    Each decision has at most `playouts`; `among` are the decisions to compare, by default all legal
    ones. `by` is the value that is compared: the chance to `win`, or the `share` of all points.
    They go on `until` the end of the game, or of the day or round that the game declares as a
    stage; then values are estimated chances. `components` is the components file of a game with
    other figures than the package's. Raises RecordError when no decision is due, and for wrong
    arguments.
    """

    def __init__(
        self,
        state: State,
        playouts: int = MOST_PLAYOUTS,
        seed: int = 1,
        *,
        policy: str = RULES,
        by: str = "win",
        alpha: float = ALPHA,
        margin: float = MARGIN,
        until: Until = "end",
        components: bytes | None = None,
        among: Sequence[Decision] = (),
    ) -> None:
        legal = _check(state, playouts, policy, until)
        decisions = tuple(among) or legal
        self.player = decisions[0].player
        self._seat = state.players.index(self.player)
        self._source, self._position = Source(state.game.name, components), state.position()
        self._policy, self._seed, self._until = policy, seed, until
        self._race, self._stocks = Race(decisions, by, alpha, margin), Stocks()
        self._most, self._played = playouts, 0

    @property
    def is_done(self) -> bool:
        """Whether there are no more playouts, or more would change no verdict."""
        return self._played >= self._most or (self._played % ROUND == 0 and self._race.is_decided)

    def deals(self) -> list[Deal]:
        """The deals of this round that were not counted yet."""
        running = tuple((each.index, each.decision) for each in self._race.running)
        end = min(self._played - self._played % ROUND + ROUND, self._most)
        return [
            Deal(
                self._source,
                self._position,
                running,
                self._policy,
                self._seed,
                number,
                self._until,
            )
            for number in range(self._played, end)
        ]

    def count(self, reached: Mapping[int, Reached]) -> Forecast:
        """Count the outcome of the next deal; returns the forecast so far.

        At the end of a round the candidates that are surely worse are dropped.
        """
        self._race.observe({index: (each.outcome, self._seat) for index, each in reached.items()})
        for index, each in reached.items():
            self._stocks.observe(index, each.stocks, each.changes)
        self._played += 1
        if self._played % ROUND == 0 or self._played == self._most:
            self._race.drop()
        return self._standing()

    def hand_over(self) -> JSONObject:
        """All sums so far, for `take_up`; of whole games."""
        stocks = self._stocks.hand_over()
        return {"played": self._played, "race": self._race.hand_over(), "stocks": stocks}

    def take_up(self, written: Any) -> Forecast:
        """Go on from the sums of other rounds of these decisions, and return the forecast so far.

        Raises ValueError, TypeError, LookupError or AttributeError for anything else.
        """
        self._played = whole(written["played"], self._most)
        self._race.take_up(written["race"])
        self._stocks.take_up(written["stocks"])
        return self._standing()

    def _standing(self) -> Forecast:
        """The forecast so far."""
        return Forecast(
            self.player,
            self._race,
            self._stocks,
            self._policy,
            self._played,
            self.is_done,
            self._until,
        )


def forecast(
    state: State,
    playouts: int = 400,
    seed: int = 1,
    *,
    policy: str = RULES,
    by: str = "win",
    alpha: float = ALPHA,
    margin: float = MARGIN,
    until: Until = "end",
    pool: Executor | None = None,
    components: bytes | None = None,
) -> Iterator[Forecast]:
    """The forecast after each playout, the last one `done`; it stops when the caller stops reading.

    Arguments and errors are those of `Rounds`.
    """
    rounds = Rounds(
        state,
        playouts,
        seed,
        policy=policy,
        by=by,
        alpha=alpha,
        margin=margin,
        until=until,
        components=components,
    )
    pool = pool or SerialExecutor()
    while not rounds.is_done:
        for reached in in_order(pool, play_deal, rounds.deals()):
            yield rounds.count(reached)


def _check(state: State, playouts: int, policy: str, until: Until) -> tuple[Decision, ...]:
    if not 1 <= playouts <= MOST_PLAYOUTS:
        numbers = {"found": playouts, "low": 1, "high": MOST_PLAYOUTS}
        raise RecordError([Fault("playouts", "out_of_range", numbers)])
    policy_named(state.game.name, policy, 0)
    if until == "stage" and stage_of(state.game.name) is None:
        raise RecordError([Fault("until", "no_estimate", {"found": state.game.name})])
    due = state.due
    if due is None:
        raise RecordError([Fault("", "nothing_due", {})])
    return tuple(legal_for(state, due.player))
