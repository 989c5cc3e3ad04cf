"""The playouts of a game that is studied: which moments are played to the end, and how often.

A moment is the beginning of a turn, a night or a round. A survey finds the steps between moments,
and the moments that need no playouts because the expectation cannot have changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise
from typing import Any, NamedTuple

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
from tutor.core.laboratory.survey import Seen, Stretch
from tutor.core.records.line import Line


class Job(NamedTuple):
    """One playout of a moment: the position, the policy, and the playout's number.

    `decision` is made first, if the cards it brings are still to be dealt.
    """

    source: Source
    position: JSONObject
    policy: str
    seed: int
    number: int
    decision: JSONObject | None = None


def play_job(job: Job) -> Outcome:
    """The outcome of a position in one deal of the unknown cards; the same luck from any moment."""
    game = job.source.open()
    state = dealt_anew(game.load(job.position), None, job.seed, job.number)
    if job.decision is not None:
        state = state.play(game.read_decision(job.decision, state.players, "decision"))
    policies = policies_for(game.name, job.policy, len(state.players), job.seed, job.number)
    return play_out(state.playout(), policies, state.players)


class LedgerPlace(NamedTuple):
    """A place at which a row of the ledger begins or ends, and the expectation there.

    It is after `ply` decisions; `is_decided` says that the next one is made, but its cards are
    still to be dealt.
    """

    ply: int
    is_decided: bool
    estimate: Estimate


class Playouts:
    """The playouts of a line: hands out jobs and counts their results.

    `estimates` are those of the plies it is made for, the last of which is the end. `places` are
    the beginnings and ends of all rows of the ledger: those plies, and after a survey each decision
    and its cards.
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
        """The number of games played."""
        return sum(each.estimate.playouts for each in self._homes)

    def stretches(self) -> list[Stretch]:
        """The game in pieces, for a survey before anything is played."""
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
        """Take over the findings of a survey, a stretch after the other; nothing is played yet.

        Two moments share an estimate if the expectation cannot have changed between them.
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
        """The findings of the survey and all sums, for `take_up`."""
        seen = [[int(each.is_chance), int(each.is_usual)] for each in self._seen]
        return {"seen": seen, "homes": [each.estimate.hand_over() for each in self._homes]}

    def take_up(self, written: Any) -> None:
        """Go on from the sums that other playouts of this line handed over after a survey.

        Raises ValueError, TypeError or LookupError for anything else.
        """
        seen = [Seen(bool(chance), bool(usual)) for chance, usual in written["seen"]]
        if len(seen) != self.line.plies:
            raise ValueError(written)
        self.take_survey([seen])
        for home, sums in zip(self._homes, written["homes"], strict=True):
            home.estimate.take_up(sums)

    def jobs_of(self, wanted: Iterable[Estimate], times: int = 1) -> list[tuple[int, Job]]:
        """Some playouts of each; moments that share an estimate are played once."""
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
        """A playout of each step within a turn; a second one of those that lag behind."""
        known = {id(each) for each in self.estimates}
        fewest = min((e.playouts for e in self.estimates if e.result is None), default=0)
        inner = [each.estimate for each in self._homes if id(each.estimate) not in known]
        level = [each for each in inner if each.playouts >= fewest]
        behind = [each for each in inner if each.playouts < fewest]
        return [*self.jobs_of(level), *self.jobs_of(behind, 2)]

    def position(self, ply: int) -> JSONObject:
        """The position after this many decisions, written once."""
        if ply not in self._positions:
            self._positions[ply] = self.line.states[ply].position()
        return self._positions[ply]

    def count(self, place: int, outcome: Outcome) -> None:
        """Count the outcome of a playout, by the number that came with its job."""
        self._homes[place].estimate.observe(outcome)
