"""The turning points of a game: the turns that clearly changed a player's chance most.

Turns can be picked first without their own playouts. Few turns then compete, so that fewer games
are enough to separate them from luck. `Swings` picks them by estimates at the end of the day. Games
that stop there are played quickly and vary little, but an estimate may be wrong. So the estimates
only say which turns to examine. Whole games, which had no part in the choice, then measure the
change by a turn. Because only a few turns need them, that takes seconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot, sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple

from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.estimate import Estimate
from tutor.core.laboratory.intervals import ALPHA
from tutor.core.laboratory.playing import (
    Source,
    Stages,
    dealt_anew,
    policies_for,
    seed_apart,
    stages_of,
)
from tutor.core.laboratory.playouts import Playouts
from tutor.core.records.lines import Chapter

LOOKS: Final = 20
"""The number of looks at the growing figures for which the margins of error allow."""
FEWEST_PLAYOUTS: Final = 8
"""The fewest playouts before and after a turning point, because a few equal results prove little."""
MOST_POINTS: Final = 3
DEALS: Final = 16
"""The number of deals in which the rest of the day is played from each moment."""
AT_ONCE: Final = 8
"""The number of deals in one job, because sending a single game to a process costs too much."""
CLEAR: Final = 3.0
"""The least change by a picked turn, in standard errors of the estimate."""
LEAST_ERROR: Final = 0.01
"""The least standard error of an estimated chance, even if all its values are equal."""
MOST: Final = 8
Chances = tuple[float, ...]


class Turning(NamedTuple):
    """A turn that changed the game: its beginning, and the seat whose chance changed most.

    `before` and `after` are this seat's chances to win, and `error` is the standard error of their
    difference.
    """

    chapter: Chapter
    seat: int
    before: float
    after: float
    error: float

    @property
    def size(self) -> float:
        """The absolute change of the chance."""
        return abs(self.after - self.before)


class Turnings:
    """The change of the chances by every turn, from the playouts of a study so far.

    `picked` has the turns that seem to have changed a chance most: the index of the turn's moment,
    and the seat with that chance.
    """

    def __init__(
        self, moments: Sequence[Chapter], players: Sequence[str], playouts: Playouts
    ) -> None:
        self._moments, self._players, self._playouts = moments, players, playouts
        self.picked: Mapping[int, int] = {}

    @property
    def _estimates(self) -> Sequence[Estimate]:
        return self._playouts.estimates

    def points(self) -> list[Turning]:
        """Return the turns with the largest clear changes of a player's chance, in game order."""
        clear = [
            each
            for place, each in self.changes()
            if self._is_sure(place) and self._is_clear(place, each)
        ]
        clear.sort(key=lambda each: -each.size)
        return sorted(clear[:MOST_POINTS], key=lambda each: each.chapter.ply)

    def changes(self) -> Iterator[tuple[int, Turning]]:
        """Yield each turn that has playouts from its beginning and its end: its index, its largest change.

        For a picked turn it is the change of the chance for which the turn was picked.
        """
        for place, (before, after) in enumerate(
            zip(self._estimates, self._estimates[1:], strict=False)
        ):
            if any(end.result is None and not end.playouts for end in (before, after)):
                continue
            changes = [
                Turning(
                    self._moments[place],
                    seat,
                    before.win(seat),
                    after.win(seat),
                    sqrt(before.win_error(seat) ** 2 + after.win_error(seat) ** 2),
                )
                for seat in range(len(self._players))
            ]
            picked = self.picked.get(place)
            largest = max(changes, key=lambda each: each.size)
            yield place, largest if picked is None else changes[picked]

    def _is_clear(self, place: int, turning: Turning) -> bool:
        """Return whether a turn changed a chance by more than luck does.

        The test uses the score interval of a difference of two shares (Newcombe 1998). The largest
        change is searched among all turns and players, and at several looks. So the chance of error
        is divided among them, and in 95 of 100 games no turn is named wrongly. Half of that chance
        is for the picked turns.
        """
        rivals, doubt = len(self._moments) * len(self._players), ALPHA / LOOKS
        if self.picked:
            doubt /= 2
            rivals = len(self.picked) if place in self.picked else rivals
        alpha = doubt / rivals
        ends = self._estimates[place : place + 2]
        intervals = [each.win_interval(turning.seat, alpha) for each in ends]
        lower, upper = sorted(zip((turning.before, turning.after), intervals, strict=True))
        return upper[0] - lower[0] > hypot(lower[1].high - lower[0], upper[0] - upper[1].low)

    def _is_sure(self, place: int) -> bool:
        """Return whether the beginning and the end of a turn have enough playouts for a verdict."""
        ends = self._estimates[place : place + 2]
        return all(each.result or each.playouts >= FEWEST_PLAYOUTS for each in ends)


class Ahead(NamedTuple):
    """Some playouts of a moment to the end of its stage, as a job. `numbers` are their numbers."""

    source: Source
    position: JSONObject
    policy: str
    seed: int
    numbers: tuple[int, ...]

    def play(self) -> tuple[Chances, ...]:
        """Return each player's chance to win at the end of the stage, in each deal."""
        game, stage, found = self.source.open(), _stages(self.source.game), []
        state = game.load(self.position)
        begun = stage.of(state.playout())
        for number in self.numbers:
            policies = policies_for(game.name, self.policy, len(state.players), self.seed, number)
            playout = dealt_anew(state, None, self.seed, number).playout()
            found.append(stage.play(playout, policies, state.players, begun))
        return tuple(found)


def _stages(game: str) -> Stages:
    found = stages_of(game)
    assert found is not None, "nothing is estimated in this game"
    return found


class Swings:
    """An experiment that estimates how each turn of a study changes the chances.

    If the study has a survey, take it first: the turns to play depend on it.
    """

    def __init__(self, playouts: Playouts, moments: Sequence[Chapter]) -> None:
        self._playouts = playouts
        stage, states = _stages(playouts.source.game), playouts.line.states
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
        """Whether the games from the beginning and the end of every turn were played in all deals."""
        return all(len(found) >= DEALS for found in self._found.values())

    def jobs(self) -> list[tuple[int, Ahead]]:
        """Return the jobs that remain, each with the index of its moment."""
        source, policy = self._playouts.source, self._playouts.policy
        seed = seed_apart(self._playouts.seed, "swings")
        return [
            (place, Ahead(source, self._playouts.position(self._plies[place]), policy, seed, part))
            for place, found in self._found.items()
            for part in _parts(len(found))
        ]

    def count(self, place: int, chances: Sequence[Chances]) -> None:
        """Count the result of a job. `place` is the index that came with it."""
        self._found[place] += chances

    def pick(self) -> dict[int, int]:
        """Return the turns that seem to have changed a chance most.

        The key is the index of the turn, the value the seat whose chance changed.
        """
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
        """Yield, for each seat, the changes of its chance by a turn, deal by deal."""
        ends = (zip(*self._found[end], strict=True) for end in (turn, turn + 1))
        for before, after in zip(*ends, strict=True):
            yield [later - sooner for sooner, later in zip(before, after, strict=True)]


def _parts(made: int) -> list[tuple[int, ...]]:
    """Return the numbers of the remaining deals, in groups of `AT_ONCE`, after `made` deals."""
    return [
        tuple(range(first, min(first + AT_ONCE, DEALS))) for first in range(made, DEALS, AT_ONCE)
    ]
