"""The turns that may have turned a game, picked by the estimates at the end of their day.

Games that stop there are quickly played and hardly scatter, but an estimate may be wrong. It only
says where to look: whole games, which had no part in the choice, then say what a turn changed. As
only a few turns need them, that takes seconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple

from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.playing import (
    Source,
    Stage,
    dealt_anew,
    policies_for,
    seed_apart,
    stage_of,
)
from tutor.core.laboratory.playouts import Playouts
from tutor.core.records.lines import Chapter

DEALS: Final = 16
"""Deals in which the rest of the day is played from each moment."""
AT_ONCE: Final = 8
"""The number of deals in one job: a single game is hardly worth sending to another process."""
CLEAR: Final = 3.0
"""The change by a turn, in standard errors of the estimate, from which it may have turned a
game."""
LEAST_ERROR: Final = 0.01
"""The standard error of an estimate that never scatters, as a chance."""
MOST: Final = 8

Chances = tuple[float, ...]


class Ahead(NamedTuple):
    """Some playouts of a moment to the end of its stage, by their numbers."""

    source: Source
    position: JSONObject
    policy: str
    seed: int
    numbers: tuple[int, ...]

    def play(self) -> tuple[Chances, ...]:
        """Each player's chance to win at the end of the stage, in each deal."""
        game, stage, found = self.source.open(), _stage(self.source.game), []
        state = game.load(self.position)
        begun = stage.of(state.playout())
        for number in self.numbers:
            policies = policies_for(game.name, self.policy, len(state.players), self.seed, number)
            playout = dealt_anew(state, None, self.seed, number).playout()
            found.append(stage.play(playout, policies, state.players, begun))
        return tuple(found)


def _stage(game: str) -> Stage:
    found = stage_of(game)
    assert found is not None, "nothing is estimated in this game"
    return found


class Swings:
    """The turns of a study from beginning to end, by estimates; hands out the jobs.

    It uses the playouts of the moment at which it is created: after a survey, if there was one.
    """

    def __init__(self, playouts: Playouts, moments: Sequence[Chapter]) -> None:
        self._playouts = playouts
        stage, states = _stage(playouts.source.game), playouts.line.states
        stages = [stage.of(states[each.ply].playout()) for each in moments]
        estimates = playouts.estimates
        self._turns = [
            place
            for place, each in enumerate(moments[:-1])
            if each.kind == "turn"
            and stages[place] == stages[place + 1]
            and estimates[place] is not estimates[place + 1]
        ]
        self._plies = [each.ply for each in moments]
        self._found: dict[int, list[Chances]] = {
            place: [] for turn in self._turns for place in (turn, turn + 1)
        }

    @property
    def is_done(self) -> bool:
        """Whether both ends of every turn were played in all deals."""
        return all(len(found) >= DEALS for found in self._found.values())

    def jobs(self) -> list[tuple[int, Ahead]]:
        """The jobs still to be played, each with the place of its moment."""
        source, policy = self._playouts.source, self._playouts.policy
        seed = seed_apart(self._playouts.seed, "swings")
        return [
            (place, Ahead(source, self._playouts.position(self._plies[place]), policy, seed, part))
            for place, found in self._found.items()
            for part in _parts(len(found))
        ]

    def count(self, place: int, chances: Sequence[Chances]) -> None:
        """Count the result of a job, by the place that came with it."""
        self._found[place] += chances

    def pick(self) -> dict[int, int]:
        """The places of the turns that seem to have changed most, and whose chance each did."""
        clear = []
        for turn in self._turns:
            for seat, changes in enumerate(self._changes(turn)):
                size = abs(mean(changes))
                if size > CLEAR * max(stdev(changes) / sqrt(len(changes)), LEAST_ERROR):
                    clear.append((size, turn, seat))
        largest: dict[int, int] = {}
        for _, turn, seat in sorted(clear, reverse=True):
            largest.setdefault(turn, seat)
        return dict(list(largest.items())[:MOST])

    def _changes(self, turn: int) -> Iterator[list[float]]:
        """For each seat the change of its chance by a turn, deal by deal."""
        ends = (zip(*self._found[end], strict=True) for end in (turn, turn + 1))
        for before, after in zip(*ends, strict=True):
            yield [later - sooner for sooner, later in zip(before, after, strict=True)]


def _parts(made: int) -> list[tuple[int, ...]]:
    """The numbers of the deals that are left, this many at once."""
    return [
        tuple(range(first, min(first + AT_ONCE, DEALS))) for first in range(made, DEALS, AT_ONCE)
    ]
