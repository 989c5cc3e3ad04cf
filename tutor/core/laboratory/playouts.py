"""The playouts of a studied game: which moments are played to the end, and how often.

A moment is the beginning of a turn, a night or a round. Before anything is played, a survey finds
the decisions whose events depend on unknown cards, and the usual decisions: the only legal one, or
the one that the policy of the study would make. A usual decision does not change the expectation,
so no playouts after it are needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise, takewhile
from random import Random
from typing import Any, Final, NamedTuple

from tutor.core.base.events import Event
from tutor.core.base.game import Decision, State
from tutor.core.base.players import RULES, policy_named
from tutor.core.base.redeal import redeal
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.estimate import Estimate
from tutor.core.laboratory.playing import (
    Outcome,
    Source,
    dealt_anew,
    outcome_of,
    play_out,
    policies_for,
)
from tutor.core.records.lines import Line

SURVEYED_DEALS: Final = 8
"""The number of deals by which a survey finds if the events of a decision depend on chance."""


class Job(NamedTuple):
    """One playout of a moment: the position, the policy, and the playout's number.

    If `decision` is given, the playout makes it first, after the deal. So the deal fixes the cards that
    come after this decision.
    """

    source: Source
    position: JSONObject
    policy: str
    seed: int
    number: int
    decision: JSONObject | None = None

    def play(self) -> Outcome:
        """Play the moment to the end in one deal of the unknown cards, and return the outcome.

        Unknown cards are those that no player knows. The number of the playout fixes the deal and
        all other chance.
        """
        game = self.source.open()
        state = dealt_anew(game.load(self.position), None, self.seed, self.number)
        if self.decision is not None:
            state = state.play(game.read_decision(self.decision, state.players, "decision"))
        policies = policies_for(game.name, self.policy, len(state.players), self.seed, self.number)
        return play_out(state.playout(), policies, state.players)


class Stretch(NamedTuple):
    """Consecutive decisions and the position before them, as a job for a survey."""

    source: Source
    position: JSONObject
    decisions: tuple[JSONObject, ...]
    policy: str

    def play(self) -> tuple[Seen, ...]:
        """Return the result of the survey for each decision of the stretch."""
        game = self.source.open()
        state, found = game.load(self.position), []
        for written in self.decisions:
            decision = game.read_decision(written, state.players, "decision")
            after = state.play(decision)
            is_chance = bool(by_chance(state, decision))
            found.append(Seen(is_chance, _is_usual(state, decision, self.policy)))
            state = after
        return tuple(found)


class Seen(NamedTuple):
    """The result of the survey for a decision.

    `is_chance` says that the events of the decision depend on cards that no player knew. `is_usual`
    says that the decision was the only legal one, or the one that the policy always makes.
    """

    is_chance: bool
    is_usual: bool


class LedgerPlace(NamedTuple):
    """A place at which a row of the ledger begins or ends, with the expected result there.

    The place is after `ply` decisions. If `is_decided` is true, the next decision is also made, but
    the cards that come after it are not dealt yet.
    """

    ply: int
    is_decided: bool
    estimate: Estimate


class Playouts:
    """The playouts of a line of play. The object hands out jobs and counts their results.

    `estimates` are the estimates at the given plies, the last of which is the end. `places` are the
    beginnings and ends of all rows of the ledger: the given plies and, after a survey, also each
    decision and the cards after it.
    """

    def __init__(
        self, line: Line, plies: Sequence[int], source: Source, policy: str, seed: int
    ) -> None:
        self.line, self.source, self.policy, self.seed = line, source, policy, seed
        self._plies, self._positions = tuple(plies), dict[int, JSONObject]()
        players = line.states[0].players
        end = line.states[-1].position()["result"]
        result = None if end is None else outcome_of(end, players)
        self.estimates = [Estimate(len(players)) for _ in plies[:-1]]
        self.estimates.append(Estimate(len(players), result))
        self.places = [
            LedgerPlace(ply, False, each) for ply, each in zip(plies, self.estimates, strict=True)
        ]
        self._homes = list(self.places)
        self._seen: tuple[Seen, ...] = ()

    @property
    def games_played(self) -> int:
        """The number of games that were played."""
        return sum(each.estimate.playouts for each in self._homes)

    @property
    def is_surveyed(self) -> bool:
        """Whether a survey of the line was taken. The survey says which moments need no playouts."""
        return bool(self._seen)

    def is_usual(self, ply: int) -> bool:
        """Return whether the decision at a ply is usual, according to the survey.

        A usual decision is the only legal one, or the one that the policy always makes.
        """
        return bool(self._seen) and self._seen[ply].is_usual

    def stretches(self) -> list[Stretch]:
        """Return the jobs of a survey: the line in stretches between the given plies."""
        write = self.line.states[0].game.write_decision
        written = tuple(map(write, self.line.record.decisions))
        return [
            Stretch(
                self.source,
                self.line.states[begun].position(),
                written[begun:ended],
                self.policy,
            )
            for begun, ended in pairwise(self._plies)
        ]

    def take_survey(self, found: Iterable[Sequence[Seen]]) -> None:
        """Use the results of a survey: those of all stretches, in order.

        The call must come before anything is played. Two moments share an estimate if the
        expectation cannot change between them.
        """
        self._seen = tuple(chain.from_iterable(found))
        seats, end = len(self.line.states[0].players), self.estimates[-1]
        now = Estimate(seats)
        places, homes = [LedgerPlace(0, False, now)], [LedgerPlace(0, False, now)]

        def begin(ply: int, *, is_decided: bool) -> Estimate:
            made = end if ply == self.line.plies else Estimate(seats)
            homes.append(LedgerPlace(ply, is_decided, made))
            return made

        for ply, seen in enumerate(self._seen):
            if not seen.is_usual and seen.is_chance:
                now = begin(ply, is_decided=True)
            if seen.is_chance:
                places.append(LedgerPlace(ply, True, now))
            if seen.is_chance or not seen.is_usual or ply + 1 == self.line.plies:
                now = begin(ply + 1, is_decided=False)
            places.append(LedgerPlace(ply + 1, False, now))
        of_ply = {each.ply: each.estimate for each in places if not each.is_decided}
        self.places, self._homes = places, homes
        self.estimates = [of_ply[ply] for ply in self._plies]

    def hand_over(self) -> JSONObject:
        """Return the survey and the sums of all playouts as JSON, for `take_up`."""
        seen = [[int(each.is_chance), int(each.is_usual)] for each in self._seen]
        return {"seen": seen, "homes": [each.estimate.hand_over() for each in self._homes]}

    def take_up(self, written: Any) -> None:
        """Continue from the sums that other playouts of this line handed over after a survey.

        Raises ValueError, TypeError or LookupError for other data.
        """
        seen = [Seen(bool(chance), bool(usual)) for chance, usual in written["seen"]]
        if len(seen) != self.line.plies:
            raise ValueError(written)
        self.take_survey([seen])
        for home, sums in zip(self._homes, written["homes"], strict=True):
            home.estimate.take_up(sums)

    def jobs_of(self, wanted: Iterable[Estimate], times: int = 1) -> list[tuple[int, Job]]:
        """Return `times` playouts for each estimate, each with the number of its place.

        Moments that share an estimate are played only once.
        """
        ids = {id(each) for each in wanted}
        found = []
        for place, (ply, is_decided, estimate) in enumerate(self._homes):
            if id(estimate) not in ids or estimate.result is not None:
                continue
            state, first = self.line.states[ply], None
            if is_decided:
                first = state.game.write_decision(self.line.record.decisions[ply])
            position = self.position(ply)
            found += [
                (place, Job(self.source, position, self.policy, self.seed, number, first))
                for number in range(estimate.playouts, estimate.playouts + times)
            ]
        return found

    def steps(self) -> list[tuple[int, Job]]:
        """Return a playout of each step within a turn, or two playouts of a step with few playouts.

        A step has few playouts if it has fewer than every moment at which a turn begins.
        """
        known = {id(each) for each in self.estimates}
        fewest = min((e.playouts for e in self.estimates if e.result is None), default=0)
        inner = [each.estimate for each in self._homes if id(each.estimate) not in known]
        level = [each for each in inner if each.playouts >= fewest]
        behind = [each for each in inner if each.playouts < fewest]
        return [*self.jobs_of(level), *self.jobs_of(behind, 2)]

    def position(self, ply: int) -> JSONObject:
        """Return the position after this many decisions. It is written once and then kept."""
        if ply not in self._positions:
            self._positions[ply] = self.line.states[ply].position()
        return self._positions[ply]

    def count(self, place: int, outcome: Outcome) -> None:
        """Count the outcome of a playout. `place` is the number that was handed out with its job."""
        self._homes[place].estimate.observe(outcome)


class Survey:
    """A survey: an experiment that finds the decisions that depend on chance or are usual.

    It examines the line in stretches of decisions, before anything is played.
    """

    def __init__(self, playouts: Playouts) -> None:
        self._playouts, self._stretches = playouts, playouts.stretches()
        self._seen: list[Sequence[Seen]] = []

    @property
    def is_done(self) -> bool:
        """Whether the survey is complete and the playouts have its results."""
        return self._playouts.is_surveyed

    def jobs(self) -> list[tuple[int, Stretch]]:
        """Return the stretches of decisions that remain, each with its number."""
        return [] if self.is_done else list(enumerate(self._stretches))[len(self._seen) :]

    def count(self, key: int, seen: Sequence[Seen]) -> None:
        """Count the results for the next stretch of decisions."""
        self._seen.append(seen)
        if len(self._seen) == len(self._stretches):
            self._playouts.take_survey(self._seen)


def by_chance(state: State, decision: Decision) -> tuple[Event, ...]:
    """Return the events of a decision, beginning with the first one that other hidden cards change."""
    told = state.explain(decision)[1]
    alike = len(told)
    for seed in range(SURVEYED_DEALS):
        other = redeal(state, None, Random(seed)).explain(decision)[1]
        pairs = zip(told[:alike], other, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if other != told:
            alike = min(alike, same)
    return told[alike:]


def _is_usual(state: State, decision: Decision, policy: str) -> bool:
    """Return whether a decision is the only legal one, or the one that the policy always makes.

    For a policy with random choices the result is True only for the only legal decision.
    """
    legal = state.legal()
    if len(legal) == 1:
        return True
    if policy != RULES:
        return False
    made = policy_named(state.game.name, policy, 0).choose(state.playout())
    write = state.game.write_decision
    return write(made) == write(decision)
