"""The playouts of a game that is studied: which moments are played to the end, and how often.

A moment is where a turn, a night or a round begins. A survey finds where cards had a hand in the
game, and what goes by itself: where a decision is the one that the policy of the study would have
made, or the only one, what was to be expected did not change with it, and there is nothing to play.
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
"""Deals that are tried to tell whether a decision came out as it did by chance."""


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

    def play(self) -> Outcome:
        """What comes of it in one deal of what no player knows; the same luck from any moment."""
        game = self.source.open()
        state = dealt_anew(game.load(self.position), None, self.seed, self.number)
        if self.decision is not None:
            state = state.play(game.read_decision(self.decision, state.players, "decision"))
        policies = policies_for(game.name, self.policy, len(state.players), self.seed, self.number)
        return play_out(state.playout(), policies, state.players)


class Stretch(NamedTuple):
    """Some decisions in a row, as they can be sent to another process: from where, and which."""

    source: Source
    position: JSONObject
    decisions: tuple[JSONObject, ...]
    policy: str

    def play(self) -> tuple[Seen, ...]:
        """What is to be seen of each decision."""
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
    """A decision as the survey finds it.

    `is_chance` says that what no player knew had a hand in what came of it, `is_usual` that it was
    the only one, or the one that the policy makes for sure.
    """

    is_chance: bool
    is_usual: bool


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
        """How many games were played."""
        return sum(each.estimate.playouts for each in self._homes)

    @property
    def is_surveyed(self) -> bool:
        """Whether it is known what need not be played."""
        return bool(self._seen)

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
        """Take over what a survey saw of the stretches, in their order; nothing is played yet.

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
        """What was seen and the sums of all that was counted, for `take_up`."""
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


class Survey:
    """The look through a line before anything of it is played, a stretch at a time."""

    def __init__(self, playouts: Playouts) -> None:
        self._playouts, self._stretches = playouts, playouts.stretches()
        self._seen: list[Sequence[Seen]] = []

    @property
    def is_done(self) -> bool:
        """Whether the playouts know what was seen of the whole line."""
        return self._playouts.is_surveyed

    def jobs(self) -> list[tuple[int, Stretch]]:
        """The stretches that are left."""
        return [] if self.is_done else list(enumerate(self._stretches))[len(self._seen) :]

    def count(self, key: int, seen: Sequence[Seen]) -> None:
        """Note what was seen of the next stretch."""
        self._seen.append(seen)
        if len(self._seen) == len(self._stretches):
            self._playouts.take_survey(self._seen)


def by_chance(state: State, decision: Decision) -> tuple[Event, ...]:
    """What happened of a decision from where other cards would have told another story."""
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
    """Whether it goes by itself; of a policy that leaves anything to chance only what is forced."""
    legal = state.legal()
    if len(legal) == 1:
        return True
    if policy != RULES:
        return False
    made = policy_named(state.game.name, policy, 0).choose(state.playout())
    write = state.game.write_decision
    return write(made) == write(decision)
