"""The judgement of one decision: the value of each legal decision, from all games played for it.

Every statement about a decision comes from its judgement: the forecast, the report of a game, the
search for costly decisions, and the review cards. So two statements about one decision agree.

A judgement has up to two races of the decisions. The games of the first race stop at the end of the
day or round, where the game estimates the chances to win. Such estimates vary little, but they may
err, all in one direction. Then whole games of the decisions that the first race has left follow,
which are right on average, but vary much. Each figure is the mean of both, weighted by the inverse
of their variance; the variance of an estimate includes the error of its model. Where whole games
contradict the estimate by more than that, the error of the model is as large as they show.
Decisions are compared by the differences of their values in the same deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from typing import Any, Final, Literal, NamedTuple

from tutor.core.base.game import Decision, State, legal_for
from tutor.core.base.players import RULES
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.forecast import Forecast, Rounds, Terms
from tutor.core.laboratory.intervals import Interval, whole
from tutor.core.laboratory.playing import stages_of
from tutor.core.laboratory.race import Candidate, Group
from tutor.core.laboratory.stocks import Difference

FEWEST: Final = 20
"""The fewest games of a decision before its figures are shown; fewer games show mostly luck."""
ESTIMATES: Final = 60
"""The games of each decision that stop at the end of the day or round."""
CLOSEST: Final = 3
"""The decisions with the best estimates, of which whole games are played."""
SURE: Final = 1.96
"""The standard errors on each side of a figure that make its interval of 95 %."""
LEAST_ERROR: Final = 1e-9
GROUPS: Final = ("best", "close", "worse", "open")
"""The groups in their order; a decision with too few games for a figure is `open`."""


class Figure(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def half(self) -> float:
        """Half the width of the 95 % interval."""
        return SURE * self.error


class Verdict(NamedTuple):
    """The figures of one decision: its value, and the number of games from which they come.

    `chance` is the chance to win, `behind` the difference to the best decision: at most 0, and 0
    for the best. Both are None after too few games; then the group is `open`. `games` is the number
    of whole games, `estimates` the number of games that stopped early. `figures` are the figures of the
    race of whole games, or of the race of estimates if no whole game was played.
    """

    decision: Decision
    group: Group | Literal["open"]
    chance: Figure | None
    behind: Figure | None
    games: int
    estimates: int
    figures: Candidate

    @property
    def is_estimate(self) -> bool:
        """Whether no whole game was played."""
        return not self.games


class Mistake(NamedTuple):
    """The decision that was made and the best other decision, compared in one judgement.

    `cost` is the chance to win that the other decision gains; it is negative if the decision that
    was made is the best. `is_sure` says that the other decision is surely better, however often the
    interval is looked at. `reasons` are the stocks of which the other decision clearly leaves more or
    less.
    """

    made: Verdict
    other: Verdict
    cost: Figure
    is_sure: bool
    reasons: tuple[Difference, ...]

    @property
    def is_clear(self) -> bool:
        """Whether the interval of the cost is above 0, by enough whole games of both decisions."""
        is_enough = self.is_sure or min(self.made.games, self.other.games) >= FEWEST
        return is_enough and self.cost.mean > self.cost.half


class Judgement:
    """The judgement of the decision that is due in a state.

    One policy plays all seats after the decision. Making a judgement raises RecordError if no decision
    is due, or if the game does not have the policy.
    """

    def __init__(
        self, state: State, policy: str = RULES, components: bytes | None = None, seed: int = 1
    ) -> None:
        self.state, self.policy = state, policy
        self._components, self._seed = components, seed
        stages = stages_of(state.game.name)
        self._doubt = 0.0 if stages is None else stages.error
        self.races = [self._first_race()]
        self._asked: list[Decision] = []
        self.player = self.races[0].player
        self.ways = tuple(legal_for(state, self.player))

    # Games

    def ask_about(self, decision: Decision) -> None:
        """Let the judgement also play whole games of a decision, whatever its estimate is."""
        self._asked.append(decision)

    @property
    def rounds(self) -> Rounds:
        """The race that the caller plays on now. Read the property again after its games are counted."""
        self._begin_whole_games()
        return self.races[-1]

    @property
    def is_done(self) -> bool:
        """Whether more games would change no verdict."""
        return self.rounds.is_done

    @property
    def games(self) -> int:
        """The number of whole games of each decision that is still compared."""
        last = self.reports[-1:]
        return last[0].playouts if last and last[0].until == "end" else 0

    @property
    def estimates(self) -> int:
        """The number of games of each decision that stopped early."""
        return sum(each.playouts for each in self.reports if each.until == "stage")

    @property
    def deals(self) -> int:
        """The number of deals in which the decisions were compared, in whole games and in estimates."""
        return sum(each.playouts for each in self.reports)

    @property
    def reports(self) -> list[Forecast]:
        """The results of each race so far. The race of estimates comes first."""
        return [each.forecast for each in self.races if each.forecast is not None]

    def _begin_whole_games(self) -> None:
        """Begin the race of whole games if the estimates are done and have left several decisions."""
        only = self.races[0].forecast
        if len(self.races) > 1 or only is None or not (only.done and only.until == "stage"):
            return
        best = sorted(only.race.running, key=lambda each: -each.value)[:CLOSEST]
        left = [each.decision for each in best]
        left += [each for each in self._asked if each not in left]
        if len(left) > 1:
            self.races.append(self._whole_games(left))

    def _first_race(self) -> Rounds:
        if stages_of(self.state.game.name) is None:
            return self._whole_games(())
        slack, components = SURE * self._doubt, self._components
        terms = Terms(policy=self.policy, until="stage", slack=slack, components=components)
        return Rounds(self.state, ESTIMATES, self._seed, terms)

    def _whole_games(self, among: Sequence[Decision]) -> Rounds:
        terms = Terms(policy=self.policy, components=self._components)
        return Rounds(self.state, seed=self._seed, terms=terms, among=among)

    # Statements

    @property
    def has_figures(self) -> bool:
        """Whether there are enough games for figures."""
        return bool(self._reports_with_figures())

    def verdicts(self) -> list[Verdict]:
        """Return the verdict on each decision, the best first. The list is empty before any game.

        If there are no figures yet, decisions after whole games are ordered by their points.
        """
        told, reports = self._reports_with_figures(), self.reports
        if not reports:
            return []
        if not told:
            found = [self._open(each) for each in self.ways]
            return sorted(found, key=lambda each: (-each.games, -each.figures.points))
        base = max(told[0].race.running, key=lambda each: each.value).decision
        scores = {each: self._apart(told, each, base) for each in self.ways}
        known = {each: score for each, score in scores.items() if score is not None}
        best = max(known, key=lambda each: (known[each].mean, self._figures(each).points))
        chance = self._chance(told, best)
        found = []
        for each in self.ways:
            if each not in known:
                found.append(self._open(each))
                continue
            apart = self._apart(told, each, best) if each != best else Figure(0.0, 0.0)
            error = known[each].error if apart is None else apart.error
            behind = Figure(known[each].mean - known[best].mean, error)
            share = Figure(
                min(max(chance.mean + behind.mean, 0.0), 1.0), self._chance(told, each).error
            )
            group: Group = "best" if each == best else "close"
            if behind.mean + behind.half < 0:
                group = "worse"
            found.append(self._open(each)._replace(group=group, chance=share, behind=behind))
        return sorted(found, key=_place)

    def mistake(self, made: Decision) -> Mistake | None:
        """Return the comparison of the decision that was made with the best other decision.

        The result is None until both decisions have figures.
        """
        known = [each for each in self.verdicts() if each.chance is not None]
        mine = next((each for each in known if each.decision == made), None)
        other = next((each for each in known if each.decision != made), None)
        if mine is None or other is None:
            return None
        assert mine.behind is not None
        assert other.behind is not None
        apart = self._apart(self._reports_with_figures(), other.decision, made)
        cost = Figure(
            other.behind.mean - mine.behind.mean,
            mine.behind.error if apart is None else apart.error,
        )
        is_sure = cost.mean > 0 and self._is_surely_better(other.decision, made)
        return Mistake(mine, other, cost, is_sure, tuple(self.reasons(other.decision, made)))

    def gains(self, mistake: Mistake) -> list[float]:
        """Return the change of each seat's chance to win by a decision, compared with the better decision.

        The player who decided loses what the other players gain, so that the sum is 0.
        """
        names = self.state.players
        own, found = names.index(self.player), [0.0] * len(names)
        for report in reversed(self._reports_with_figures()):
            pair = [report.race.index(each.decision) for each in (mistake.made, mistake.other)]
            if None in pair:
                continue
            one, two = (report.candidates[index] for index in pair if index is not None)
            found = [
                max(mine / one.playouts - their / two.playouts, 0.0)
                for mine, their in zip(one.of_seats, two.of_seats, strict=True)
            ]
            break
        found[own] = 0.0
        gained = sum(found) or 1.0
        found = [mistake.cost.mean * each / gained for each in found]
        found[own] = -sum(found)
        return found

    def first_cost(self, made: Decision) -> float:
        """Return the chance to win that a decision seems to cost in the first deals.

        These deals are too few for a figure.
        """
        race = self.reports[-1].race
        index = race.index(made)
        if index is None:
            return 0.0
        return max(race.difference(each.index, index)[0] for each in race.candidates)

    def reasons(self, one: Decision, other: Decision) -> list[Difference]:
        """Return the stocks of which one decision clearly leaves more or less than another."""
        for report in reversed(self._reports_with_figures()):
            ours, theirs = report.race.index(one), report.race.index(other)
            if ours is not None and theirs is not None:
                return report.stocks.differences(ours, theirs)
        return []

    def hand_over(self) -> JSONObject:
        """Return the sums of all games as JSON, from which `take_up` continues."""
        races = [each.hand_over() for each in self.races if each.forecast is not None]
        among = [self.ways.index(each.decision) for each in self.reports[-1].candidates]
        return {"races": races, "among": among}

    def take_up(self, written: Any) -> None:
        """Continue from the sums of another judgement of the same decision, if it has more deals.

        Raises ValueError, TypeError, LookupError or AttributeError for other data.
        """
        first, *others = written["races"]
        if sum(whole(each["played"]) for each in written["races"]) <= self.deals:
            return
        races = [self._first_race()]
        races[0].take_up(first)
        for sums in others[:1]:
            among = [self.ways[whole(each, len(self.ways))] for each in written["among"]]
            races.append(self._whole_games(among))
            races[1].take_up(sums)
        self.races = races

    def _reports_with_figures(self) -> list[Forecast]:
        """Return the results of the races that have enough games for figures."""
        return [each for each in self.reports if each.done or each.playouts >= FEWEST]

    def _open(self, decision: Decision) -> Verdict:
        """Return the verdict on a decision without figures."""
        counts = {
            each.until: each.candidates[index].playouts
            for each in self.reports
            if (index := each.race.index(decision)) is not None
        }
        games, estimates = counts.get("end", 0), counts.get("stage", 0)
        return Verdict(decision, "open", None, None, games, estimates, self._figures(decision))

    def _figures(self, decision: Decision) -> Candidate:
        """Return the figures of a decision from whole games, or from estimates if it has no whole games."""
        for report in reversed(self.reports):
            index = report.race.index(decision)
            if index is not None:
                return report.candidates[index]
        raise KeyError(decision)

    def _apart(self, told: Sequence[Forecast], one: Decision, other: Decision) -> Figure | None:
        """Return the difference of the values of two decisions; None if no race has both."""
        found = []
        for report in told:
            ours, theirs = report.race.index(one), report.race.index(other)
            if ours is None or theirs is None:
                continue
            if ours == theirs:
                return Figure(0.0, 0.0)
            mean, error, count = report.race.difference(ours, theirs)
            if count:
                found.append((report, Figure(mean, error)))
        return self._join(found)

    def _chance(self, told: Sequence[Forecast], decision: Decision) -> Figure:
        """Return a decision's chance to win, from all races that have the decision."""
        found = []
        for report in told:
            if (index := report.race.index(decision)) is not None:
                each = report.candidates[index]
                found.append((report, Figure(each.value, each.error)))
        return self._join(found) or Figure(0.0, 1.0)

    def _join(self, found: Sequence[tuple[Forecast, Figure]]) -> Figure | None:
        """Return the mean of the figures of both races, weighted by the inverse of their variance.

        The error of an estimate includes that of its model. The result is None for no figure.
        """
        if not found:
            return None
        apart = found[0][1].mean - found[-1][1].mean
        shown = max(apart**2 - sum(each.error**2 for _, each in found), 0.0)
        doubt = max(self._doubt, sqrt(shown))
        weights, total = 0.0, 0.0
        for report, each in found:
            error = hypot(each.error, doubt) if report.until == "stage" else each.error
            weight = 1 / max(error, LEAST_ERROR) ** 2
            weights, total = weights + weight, total + weight * each.mean
        return Figure(total / weights, 1 / sqrt(weights))

    def _is_surely_better(self, one: Decision, other: Decision) -> bool:
        """Return whether one decision is surely better than the other in a race.

        The statement holds however often the race is looked at.
        """
        for report in self._reports_with_figures():
            ours, theirs = report.race.index(one), report.race.index(other)
            if ours is not None and theirs is not None:
                doubt = SURE * self._doubt if report.until == "stage" else 0.0
                if report.race.gap(ours, theirs).low > doubt:
                    return True
        return False


def _place(each: Verdict) -> tuple[int, float, float]:
    """Return the key by which `verdicts` sorts the verdicts."""
    behind = 0.0 if each.behind is None else each.behind.mean
    return GROUPS.index(each.group), -behind, -each.figures.points


def interval_of(figure: Figure) -> Interval:
    """Return the interval of a chance, cut at 0 and 1."""
    return Interval(max(figure.mean - figure.half, 0.0), min(figure.mean + figure.half, 1.0))
