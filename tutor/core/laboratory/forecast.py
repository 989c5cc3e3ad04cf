"""Forecasts: the value of each legal decision to its player, from that player's view.

Every playout deals the unknown cards again and plays each decision to the end by a named policy in
all seats. All decisions of one deal meet the same cards. The number of the playout fixes the order
of the cards and the random numbers of each seat, which are the same after every decision. So
decisions are compared by the differences of their playouts. Decisions that are surely worse are
dropped on the way.

A playout may instead stop at the end of the day or round, where the game estimates each player's
chance to win. This ranks the decisions quickly, but only as well as the estimate is right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from tutor.core.base.causes import Changes, changes, note_events
from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import Decision, Playout, State, legal_for
from tutor.core.base.players import RULES, Policy, policy_named
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.experiment import run
from tutor.core.laboratory.intervals import ALPHA, whole
from tutor.core.laboratory.playing import (
    Outcome,
    Source,
    deal_for,
    play_out,
    policies_for,
    stages_of,
)
from tutor.core.laboratory.race import MARGIN, Candidate, Race
from tutor.core.laboratory.stocks import Counts, Stocks, count_stocks

Until = Literal["end", "stage"]
ROUND: Final = 4
"""The number of playouts in a round, after which surely worse decisions are dropped."""
PLAYOUTS: Final = 400
"""The number of playouts of each decision if the caller gives no number."""
MOST_PLAYOUTS: Final = 1_000_000
DIGITS: Final = 4
"""The number of decimal digits of an estimated chance."""


class Deal(NamedTuple):
    """A job that plays some decisions in one deal of the hidden cards.

    `decisions` are pairs of an index and a decision. The seed and the `number` fix the deal.
    `until` says where a playout ends: at the end of the game (`end`), or at the end of the day or
    round (`stage`), where the game estimates the chances to win.
    """

    source: Source
    position: JSONObject
    decisions: tuple[tuple[int, Decision], ...]
    policy: str
    seed: int
    number: int
    until: Until = "end"

    def parts(self) -> list[Deal]:
        """Return a separate job for each decision. The outcomes are the same."""
        return [self._replace(decisions=(each,)) for each in self.decisions]

    def play(self) -> dict[int, Reached]:
        """Return the outcome of each decision by its index, in one deal of the hidden cards."""
        state = self.source.open().load(self.position)
        player = self.decisions[0][1].player
        dealt = deal_for(state, player, self.seed, self.number)
        return {index: _play(self, dealt, decision) for index, decision in self.decisions}


class Reached(NamedTuple):
    """The outcome of a playout, and the final stocks of the player who made the decision.

    `changes` are the changes of the stocks by cause.
    """

    outcome: Outcome
    stocks: Counts
    changes: Changes | None = None


def _play(deal: Deal, dealt: State, decision: Decision) -> Reached:
    """Play one decision and the rest of the game in a deal, and return the outcome."""
    names, playout, game = dealt.players, dealt.playout(), dealt.game.name
    events = note_events(playout)
    policies = policies_for(game, deal.policy, len(names), deal.seed, deal.number)
    if deal.until == "stage":
        played = _play_stage(game, playout, decision, policies, names)
        chances = tuple(round(each, DIGITS) for each in played)
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
    """Play a decision and the rest of its day or round, and return the chances to win at that point."""
    stage = stages_of(game)
    assert stage is not None
    begun = stage.of(playout)
    playout.play(decision)
    return stage.play(playout, policies, names, begun)


@dataclass(frozen=True, kw_only=True)
class Terms:
    """The settings of a forecast.

    `by` is the measure that compares decisions: the chance to `win`, or the `share` of all points.
    `until` says whether playouts end with the game (`end`) or with the day or round that the game
    declares as a stage (`stage`); then the values are estimated chances. `slack` is the error of
    such estimates for which a race allows before it drops a decision. `components` is the content
    of a components file that replaces the package's own.
    """

    policy: str = RULES
    by: str = "win"
    alpha: float = ALPHA
    margin: float = MARGIN
    slack: float = 0.0
    until: Until = "end"
    components: bytes | None = None


class Forecast(NamedTuple):
    """The figures of a forecast after some playouts. If `done`, no more playouts follow."""

    player: str
    race: Race
    stocks: Stocks
    policy: str
    playouts: int
    done: bool
    until: Until = "end"

    @property
    def candidates(self) -> Sequence[Candidate]:
        """The decisions with their figures, in the order of the rules."""
        return self.race.candidates

    def ranking(self) -> list[Candidate]:
        """Return the decisions with their figures, the most valuable first."""
        return sorted(self.candidates, key=lambda each: -each.value)

    def to_json(self, state: State) -> JSONObject:
        """Return the figures of every decision as JSON, the most valuable first."""
        verdicts: Mapping[int, str] = self.race.verdicts()
        ranked = self.ranking()
        places = {each.index: self.race.standing(each.index, ranked[0].index) for each in ranked}
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
                    "group": places[each.index].group,
                    "difference": places[each.index].difference,
                    "difference_interval": list(places[each.index].interval),
                    **each.to_json(),
                    "beside_first": self._beside(each.index, ranked[0].index),
                }
                for each in ranked
            ],
        }

    def _beside(self, index: int, first: int) -> list[JSONObject]:
        """Return the clear differences between the stocks after a decision and after the best decision."""
        return [each.to_json() for each in self.stocks.differences(index, first)]


class Rounds:
    """A forecast in progress: it hands out its deals in rounds and counts their outcomes.

    `playouts` is the greatest number of playouts of each decision. `among` has the decisions to
    compare, by default all legal ones. `forecast` is the present result; it is None until each
    decision was tried. `made` is the number of decisions tried in the present deal. Making a
    forecast raises RecordError if no decision is due, or for wrong settings.
    """

    def __init__(
        self,
        state: State,
        playouts: int = MOST_PLAYOUTS,
        seed: int = 1,
        terms: Terms = Terms(),
        among: Sequence[Decision] = (),
    ) -> None:
        legal = _check(state, playouts, terms)
        decisions = tuple(among) or legal
        self.player = decisions[0].player
        self.forecast: Forecast | None = None
        self.made = 0
        self._seat = state.players.index(self.player)
        self._deal = Deal(
            Source(state.game.name, terms.components),
            state.position(),
            (),
            terms.policy,
            seed,
            0,
            terms.until,
        )
        self._race = Race(decisions, terms.by, terms.alpha, terms.margin, terms.slack)
        self._stocks = Stocks()
        self._most, self._played = playouts, 0
        self._reached: dict[int, Reached] = {}

    @property
    def is_done(self) -> bool:
        """Whether all playouts were counted, or more playouts would change no verdict."""
        return self._played >= self._most or (self._played % ROUND == 0 and self._race.is_decided)

    def jobs(self) -> list[tuple[int, Deal]]:
        """Return the deals of this round that were not counted yet, each with its number."""
        self._reached, self.made = {}, 0
        running = tuple((each.index, each.decision) for each in self._race.running)
        end = min(self._played - self._played % ROUND + ROUND, self._most)
        return [
            (number, self._deal._replace(decisions=running, number=number))
            for number in range(self._played, end)
        ]

    def parts(self) -> list[tuple[int, Deal]]:
        """Return the same jobs as `jobs` in parts, one part for each decision.

        So a forecast can stop after any part.
        """
        return [(number, part) for number, deal in self.jobs() for part in deal.parts()]

    def count(self, number: int, reached: Mapping[int, Reached]) -> None:
        """Count the outcomes of the next deal, or of some of its decisions.

        A deal counts as soon as the outcomes of all its decisions are known. At the end of a round the
        forecast drops the decisions that are surely worse.
        """
        self._reached |= reached
        self.made = len(self._reached)
        if self.made < len(self._race.running):
            return
        whole, self._reached = self._reached, {}
        self._race.observe({index: (each.outcome, self._seat) for index, each in whole.items()})
        for index, each in whole.items():
            self._stocks.observe(index, each.stocks, each.changes)
        self._played += 1
        if self._played % ROUND == 0 or self._played == self._most:
            self._race.drop()
        self.forecast = self._standing()

    def hand_over(self) -> JSONObject:
        """Return the sums of all counted deals as JSON, from which `take_up` continues."""
        stocks = self._stocks.hand_over()
        return {"played": self._played, "race": self._race.hand_over(), "stocks": stocks}

    def take_up(self, written: Any) -> None:
        """Continue from the sums of another forecast of the same decisions.

        Raises ValueError, TypeError, LookupError or AttributeError for other data.
        """
        self._played = whole(written["played"], self._most + 1)
        self._race.take_up(written["race"])
        self._stocks.take_up(written["stocks"])
        self.forecast = self._standing()

    def _standing(self) -> Forecast:
        """Return the present result of the forecast."""
        return Forecast(
            self.player,
            self._race,
            self._stocks,
            self._deal.policy,
            self._played,
            self.is_done,
            self._deal.until,
        )


def forecast(
    state: State,
    playouts: int = PLAYOUTS,
    seed: int = 1,
    terms: Terms = Terms(),
    pool: Executor | None = None,
) -> Iterator[Forecast]:
    """Yield the forecast after each playout, until it is `done` or the caller stops iterating.

    The arguments and errors are those of `Rounds`.
    """
    for rounds in run(Rounds(state, playouts, seed, terms), pool):
        assert rounds.forecast is not None
        yield rounds.forecast


def _check(state: State, playouts: int, terms: Terms) -> tuple[Decision, ...]:
    if not 1 <= playouts <= MOST_PLAYOUTS:
        numbers = {"found": playouts, "low": 1, "high": MOST_PLAYOUTS}
        raise RecordError([Fault("playouts", "out_of_range", numbers)])
    game = state.game.name
    policy_named(game, terms.policy, 0)
    if terms.until == "stage" and stages_of(game) is None:
        raise RecordError([Fault("until", "no_estimate", {"found": game})])
    due = state.due
    if due is None:
        raise RecordError([Fault("", "nothing_due", {})])
    return tuple(legal_for(state, due.player))
