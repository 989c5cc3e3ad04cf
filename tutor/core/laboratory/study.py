"""A study of a game: the expected result at the beginning of each turn, and the turning points.

Playouts from every moment are played to the end by one policy in all seats, with the cards to come
dealt again. So a figure is the expectation of a viewer who sees every hand but does not know the
cards to come. The last moment of a finished game is its result. A player's result is exactly the
expectation at the start plus the changes by all turns and nights; `ledger.py` separates decisions
from cards.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Any, Final, NamedTuple

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.players import CHANCE, RULES, policies_of, policy_named
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.estimate import Entry, Estimate, standard_error
from tutor.core.laboratory.experiment import play_round, run
from tutor.core.laboratory.intervals import whole
from tutor.core.laboratory.playing import Outcome, Source
from tutor.core.laboratory.playouts import Job, Playouts, Survey
from tutor.core.laboratory.turnings import FEWEST_PLAYOUTS, Turning, Turnings
from tutor.core.records.lines import Chapter, Line, part_kind

FIRST_PASSES: Final = 4
"""The number of first passes, which play all moments.

After them, every second pass plays only the turns that seem to have changed a chance most.
"""
CLOSER: Final = 8
"""The number of turns that get more playouts, because they seem to have changed a chance most."""
MOST_PASSES: Final = 10_000
PARTS: Final = ("own", "others", "night", "rest")


class Account(NamedTuple):
    """The account of a player's points: `start` and all changes add up to the `result`.

    `rest` is the change outside of turns and nights: at the beginning of a day, or by a whole
    round.
    """

    start: Entry
    own_turns: Entry
    other_turns: Entry
    nights: Entry
    rest: Entry
    result: Entry


class Study:
    """A study of a line in progress, which hands out its playouts pass by pass and counts them.

    `moments` are the beginnings of turns, nights and rounds, and the end; each has an entry in
    `estimates`. `beginnings` are the indices of the first moment and of the moments at which a day
    begins (a round, in a game without days). `part` is the kind of these parts: day, round, or
    empty. From the pass `steps_from` on, moments within turns are played too. `components` is the
    content of a components file that replaces the package's own. Making a study raises RecordError
    for a line without a decision.
    """

    def __init__(
        self,
        line: Line,
        seed: int = 1,
        policy: str = "",
        components: bytes | None = None,
        steps_from: int | None = None,
    ) -> None:
        if not line.plies:
            raise RecordError(
                [Fault("decisions", "out_of_range", {"found": 0, "low": 1, "high": "none"})]
            )
        self.players, game = line.states[0].players, line.states[0].game.name
        policy = policy or (RULES if RULES in policies_of(game) else CHANCE)
        policy_named(game, policy, 0)
        self._steps_from = steps_from
        last = {chapter.ply: chapter for chapter in line.chapters if chapter.ply < line.plies}
        self.moments = (*sorted(last.values()), Chapter(line.plies, "over"))
        plies = [each.ply for each in self.moments]
        self.playouts = Playouts(line, plies, Source(game, components), policy, seed)
        self.part = line.part
        self.beginnings = _beginnings(line.chapters, self.moments)
        self.passes = 0
        self._turnings = Turnings(self.moments, self.players, self.playouts)

    @property
    def estimates(self) -> list[Estimate]:
        """The estimate at each moment. After a survey some moments share an estimate."""
        return self.playouts.estimates

    @property
    def is_done(self) -> bool:
        """Always False, because more games make every figure more certain."""
        return False

    @property
    def is_begun(self) -> bool:
        """Whether at least one playout from every moment was counted."""
        return self.passes > 0

    @property
    def is_outlined(self) -> bool:
        """Whether each beginning of a day or round was played out often enough to show chances."""
        return all(self.estimates[place].playouts >= FEWEST_PLAYOUTS for place in self.beginnings)

    def outline_jobs(self, wanted: int = FEWEST_PLAYOUTS) -> list[tuple[int, Job]]:
        """Return a playout of each beginning of a day or round that has fewer playouts than `wanted`."""
        few = [self.estimates[place] for place in self.beginnings]
        return self.playouts.jobs_of(
            each for each in few if each.result is None and each.playouts < wanted
        )

    def jobs(self) -> list[tuple[int, Job]]:
        """Return the playouts of the next pass, each with the number of its place."""
        if self.passes >= FIRST_PASSES and self.passes % 2:
            near = sorted(self._turnings.changes(), key=lambda each: -each[1].size)
            places = [place for place, _ in near[:CLOSER]]
            return self.playouts.jobs_of(self._ends(places), 2)
        jobs = self.playouts.jobs_of(self.estimates)
        if self._steps_from is not None and self.passes >= self._steps_from:
            jobs += self.playouts.steps()
        return jobs

    def _ends(self, places: Iterable[int]) -> list[Estimate]:
        """Return the estimates at the beginning and the end of these turns.

        The result of the game is left out.
        """
        ends = (self.estimates[place + end] for place in places for end in (0, 1))
        return [each for each in ends if each.result is None]

    def count(self, place: int, outcome: Outcome) -> None:
        """Count the outcome of a playout. `place` is the number that was handed out with its job."""
        self.playouts.count(place, outcome)

    def note_pass(self) -> None:
        """Count a complete pass."""
        self.passes += 1

    def hand_over(self) -> JSONObject:
        """Return the sums of all counted playouts as JSON, for `take_up`."""
        return {"passes": self.passes, **self.playouts.hand_over()}

    def take_up(self, written: Any) -> None:
        """Continue from the sums that another study of this line handed over after its survey.

        Raises ValueError, TypeError or LookupError for other data.
        """
        self.passes = whole(written["passes"])
        self.playouts.take_up(written)

    def turning_points(self) -> list[Turning]:
        """Return the turns with the largest clear changes of a player's chance, in game order."""
        return self._turnings.points()

    def account(self, seat: int) -> Account:
        """Return the account of the points that a seat has, or can expect, at the end."""
        last = len(self.estimates) - 1
        counted: dict[str, list[int]] = {part: [0] * (last + 1) for part in PARTS}
        for place, chapter in enumerate(self.moments[:-1]):
            part = counted[_part(chapter, self.players[seat])]
            part[place] -= 1
            part[place + 1] += 1
        own, others, nights, rest = (self._entry(seat, counted[part]) for part in PARTS)
        ends = ([int(place == end) for place in range(last + 1)] for end in (0, last))
        start, result = (self._entry(seat, each) for each in ends)
        return Account(start, own, others, nights, rest, result)

    def _entry(self, seat: int, counted: Sequence[int]) -> Entry:
        """Return the sum of a seat's estimated points, weighted by `counted`, with its error."""
        used = [(times, each) for times, each in zip(counted, self.estimates, strict=True) if times]
        points = sum(times * each.points(seat) for times, each in used)
        return Entry(points, standard_error(used, seat))

    def to_json(self) -> JSONObject:
        """Return all figures as JSON. Chances are from 0 to 1, points are not rounded."""
        seats = list(enumerate(self.players))
        return {
            "game": self.playouts.source.game,
            "policy": self.playouts.policy,
            "passes": self.passes,
            "moments": [
                {
                    **chapter._asdict(),
                    "playouts": each.playouts,
                    "players": [
                        {
                            "name": name,
                            "win": each.win(seat),
                            "win_error": each.win_error(seat),
                            "points": each.points(seat),
                            "points_error": each.points_error(seat),
                        }
                        for seat, name in seats
                    ],
                }
                for chapter, each in zip(self.moments, self.estimates, strict=True)
            ],
            "turning_points": [
                {
                    **each.chapter._asdict(),
                    "of": self.players[each.seat],
                    "before": each.before,
                    "after": each.after,
                    "error": each.error,
                }
                for each in self.turning_points()
            ],
            "accounts": [
                {
                    "name": name,
                    **{part: each._asdict() for part, each in self.account(seat)._asdict().items()},
                }
                for seat, name in seats
            ],
        }


def study(
    line: Line,
    passes: int = 24,
    seed: int = 1,
    *,
    policy: str = "",
    pool: Executor | None = None,
    components: bytes | None = None,
    steps: bool = False,
) -> Iterator[Study]:
    """Yield the study after each pass over the game, until the caller stops iterating.

    With `steps`, decisions and cards are played out too, for the ledger. The same seed gives the
    same figures on every machine. Raises RecordError for wrong arguments.
    """
    check_passes(passes)
    found = Study(line, seed, policy, components, 0 if steps else None)
    deque(run(Survey(found.playouts), pool), 0)
    while found.passes < passes:
        deque(play_round(found, pool), 0)
        found.note_pass()
        yield found


def check_passes(passes: int) -> None:
    """Raise RecordError for an impossible number of passes."""
    if not 1 <= passes <= MOST_PASSES:
        numbers = {"found": passes, "low": 1, "high": MOST_PASSES}
        raise RecordError([Fault("passes", "out_of_range", numbers)])


def round_parts(parts: Sequence[Entry], result: Entry, grain: int = 1) -> list[int]:
    """Return the entries as rounded figures whose sum is the rounded result.

    The unit is `1 / grain` points. The least certain figure takes the remainder of rounding.
    """
    found = [round(grain * each.points) for each in parts]
    errors = [each.error for each in parts]
    found[errors.index(max(errors))] += round(grain * result.points) - sum(found)
    return found


def _beginnings(chapters: Sequence[Chapter], moments: Sequence[Chapter]) -> tuple[int, ...]:
    """Return the indices of the moments at which a day begins, and of the first moment.

    In a game without days, return those of the moments at which a round begins.
    """
    kind = part_kind(chapters)
    begun = {each.ply for each in chapters if each.kind == kind}
    last = len(moments) - 1
    return tuple(place for place in range(last) if moments[place].ply in begun or not place)


def _part(chapter: Chapter, player: str) -> str:
    """Return the part of a player's account to which the time after a chapter's beginning belongs.

    The parts are "own", "others", "night" and "rest".
    """
    if chapter.kind == "turn":
        return "own" if chapter.player == player else "others"
    return "night" if chapter.kind == "night" else "rest"
