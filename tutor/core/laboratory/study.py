"""A study of a game: what was to be expected at the beginning of each turn, and what turned it.

Every moment is played to the end by one policy in all seats, with all that lies face down dealt
anew: a figure is what somebody at the table could expect who sees no hand. The last moment of a
finished game is its result. What a player got is what was to be expected at the start and what each
turn and night changed of it, which add up exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from math import hypot, sqrt
from random import Random
from typing import Final, NamedTuple

from tutor.core.base.errors import Fault, RecordError
from tutor.core.base.game import ONLOOKER
from tutor.core.base.policy import CHANCE, RULES, policies_of, policy_named
from tutor.core.base.redeal import SEEDS, redeal
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.executors import SerialExecutor, in_order
from tutor.core.laboratory.intervals import ALPHA, Interval, wilson_interval
from tutor.core.laboratory.playing import Outcome, Source, outcome_of, play_out
from tutor.core.records.line import Chapter, Line, part_kind

FIRST_PASSES: Final = 4
"""Passes over all moments before the closer looks begin, every second pass from then on."""
CLOSER: Final = 8
"""Turns that are looked at more closely: those that seem to have changed most."""
LOOKS: Final = 20
"""How often somebody may look at the figures while they grow, as the margin of a turning point
reckons."""
FEWEST_PLAYOUTS: Final = 8
"""Playouts of a moment before it is part of a turning point: a few alike say little."""
MOST_POINTS: Final = 3
MOST_PASSES: Final = 10_000
PARTS: Final = ("own", "others", "night", "rest")


class Job(NamedTuple):
    """One playout of a moment: the position at a ply, the policy, and the playout's number."""

    source: Source
    position: JSONObject
    policy: str
    seed: int
    ply: int
    number: int


def play_job(job: Job) -> Outcome:
    """What comes of a position in one deal of all that lies face down."""
    game, key = job.source.open(), f"{job.seed}/{job.ply}/{job.number}"
    state = redeal(game.load(job.position), ONLOOKER, Random(key))
    policies = [
        policy_named(game.name, job.policy, Random(f"{key}/{seat}").randrange(SEEDS))
        for seat in range(len(state.players))
    ]
    return play_out(state.playout(), policies, state.players)


class Estimate:
    """What is to be expected at a moment, in seat order: chances to win and points, with errors."""

    def __init__(self, seats: int, result: Outcome | None = None) -> None:
        self.playouts, self.result = 0, result
        self._wins, self._points, self._squares = ([0.0] * seats for _ in range(3))

    def observe(self, outcome: Outcome) -> None:
        """Count what came of one playout."""
        self.playouts += 1
        for seat, (win, points) in enumerate(zip(outcome.wins, outcome.points, strict=True)):
            self._wins[seat] += win
            self._points[seat] += points
            self._squares[seat] += points * points

    def win(self, seat: int) -> float:
        """The chance to win."""
        return self._wins[seat] / self.playouts if self.result is None else self.result.wins[seat]

    def win_interval(self, seat: int, alpha: float = ALPHA) -> Interval:
        """Where the chance to win lies, for a number of playouts fixed beforehand."""
        if self.result is not None:
            return Interval(self.result.wins[seat], self.result.wins[seat])
        return wilson_interval(self._wins[seat], self.playouts, alpha)

    def win_error(self, seat: int) -> float:
        """The standard error of the chance; even a few playouts alike leave some doubt."""
        if self.result is not None:
            return 0.0
        share = (self._wins[seat] + 1) / (self.playouts + 2)
        return sqrt(share * (1 - share) / self.playouts)

    def points(self, seat: int) -> float:
        """The points at the end."""
        if self.result is not None:
            return self.result.points[seat]
        return self._points[seat] / self.playouts

    def points_error(self, seat: int) -> float:
        """The standard error of the points; none after a single playout."""
        if self.result is not None or self.playouts < 2:
            return 0.0
        mean = self.points(seat)
        spread = max(self._squares[seat] / self.playouts - mean * mean, 0.0)
        return sqrt(spread / (self.playouts - 1))


class Turning(NamedTuple):
    """A turn that changed the game: its beginning, whose chance it changed most, and how far."""

    chapter: Chapter
    seat: int
    before: float
    after: float
    error: float


class Entry(NamedTuple):
    """A part of an account in points, with its standard error."""

    points: float
    error: float


class Account(NamedTuple):
    """How a player came to their points: `start` and all the changes are the `result` together.

    `rest` is what belongs to no turn and no night: the first Incas of a day, or a whole round.
    """

    start: Entry
    own_turns: Entry
    other_turns: Entry
    nights: Entry
    rest: Entry
    result: Entry


class Study:
    """The study of a line under way: hands out its playouts pass by pass, and counts them.

    `moments` are where turns, nights or rounds begin, and the end; `estimates` go with them.
    `beginnings` are the places among them where a day begins, or a round where a game has no days;
    the first moment is always one. `part` is what such a part is: day, round, or empty for neither.
    `components` is the file of a game whose figures are not the package's own. Raises RecordError
    for a line without a decision.
    """

    def __init__(
        self, line: Line, seed: int = 1, policy: str = "", components: bytes | None = None
    ) -> None:
        if not line.plies:
            raise RecordError(
                [Fault("decisions", "out_of_range", {"found": 0, "low": 1, "high": "none"})]
            )
        self.players = line.states[0].players
        game = line.states[0].game.name
        self._policy = policy or (RULES if RULES in policies_of(game) else CHANCE)
        policy_named(game, self._policy, 0)
        self._source, self._seed = Source(game, components), seed
        last = {chapter.ply: chapter for chapter in line.chapters if chapter.ply < line.plies}
        self.moments = (*sorted(last.values()), Chapter(line.plies, "over"))
        self._positions = [line.states[each.ply].position() for each in self.moments]
        end = self._positions[-1]["result"]
        result = None if end is None else outcome_of(end, self.players)
        seats = len(self.players)
        self.estimates = [Estimate(seats) for _ in self.moments[:-1]] + [Estimate(seats, result)]
        self.part = line.part
        self.beginnings = _beginnings(line.chapters, self.moments)
        self.passes = 0

    @property
    def is_begun(self) -> bool:
        """Whether every moment was played out once."""
        return self.passes > 0

    @property
    def is_outlined(self) -> bool:
        """Whether the beginnings were played out often enough to tell chances."""
        return all(self.estimates[place].playouts >= FEWEST_PLAYOUTS for place in self.beginnings)

    def outline_jobs(self) -> list[tuple[int, Job]]:
        """A playout of each beginning that was not played out often enough yet."""
        few = (p for p in self.beginnings if self.estimates[p].playouts < FEWEST_PLAYOUTS)
        return self._jobs(few)

    def jobs(self) -> list[tuple[int, Job]]:
        """The playouts of the next pass, each with the number of its moment."""
        places = [place for place, each in enumerate(self.estimates) if each.result is None]
        if self.passes >= FIRST_PASSES and self.passes % 2:
            near = sorted(self._changes(), key=lambda each: -abs(each[1].after - each[1].before))
            closer = {place + end for place, _ in near[:CLOSER] for end in (0, 1)}
            places = [place for place in places if place in closer for _ in (0, 1)]
        return self._jobs(places)

    def _jobs(self, places: Iterable[int]) -> list[tuple[int, Job]]:
        made = [each.playouts for each in self.estimates]
        found = []
        for place in places:
            ply = self.moments[place].ply
            position = self._positions[place]
            job = Job(self._source, position, self._policy, self._seed, ply, made[place])
            found.append((place, job))
            made[place] += 1
        return found

    def count(self, place: int, outcome: Outcome) -> None:
        """Count what came of a playout of a moment."""
        self.estimates[place].observe(outcome)

    def passed(self) -> None:
        """Note that a pass is whole."""
        self.passes += 1

    def _is_clear(self, place: int, turning: Turning) -> bool:
        """Whether a turn changed a chance by more than luck does.

        The score interval of a difference of two shares (Newcombe 1998). The largest of all changes
        of all players is looked for, and more than once: the doubt is shared out among them, so
        that none is named for nothing in 95 of 100 games.
        """
        alpha = ALPHA / (len(self.moments) * len(self.players) * LOOKS)
        ends = self.estimates[place : place + 2]
        intervals = [each.win_interval(turning.seat, alpha) for each in ends]
        lower, upper = sorted(zip((turning.before, turning.after), intervals, strict=True))
        doubt = hypot(lower[1].high - lower[0], upper[0] - upper[1].low)
        return upper[0] - lower[0] > doubt

    def turning_points(self) -> list[Turning]:
        """The turns that clearly changed somebody's chance most, in the order of the game."""
        clear = [
            each
            for place, each in self._changes()
            if self._is_sure(place) and self._is_clear(place, each)
        ]
        clear.sort(key=lambda each: -_size(each))
        return sorted(clear[:MOST_POINTS], key=lambda each: each.chapter.ply)

    def account(self, seat: int) -> Account:
        """How a player came to the points that they have, or may expect, at the end."""
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
        """The sum of the points of moments, each so many times."""
        used = [(times, each) for times, each in zip(counted, self.estimates, strict=True) if times]
        errors = [times * each.points_error(seat) for times, each in used]
        points = sum(times * each.points(seat) for times, each in used)
        return Entry(points, sqrt(sum(error * error for error in errors)))

    def to_json(self) -> JSONObject:
        """All figures; chances from 0 to 1, points as they are."""
        seats = list(enumerate(self.players))
        return {
            "game": self._source.game,
            "policy": self._policy,
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

    def _is_sure(self, place: int) -> bool:
        """Whether the moment and the next were played out often enough to judge by."""
        ends = self.estimates[place : place + 2]
        return all(each.result or each.playouts >= FEWEST_PLAYOUTS for each in ends)

    def _changes(self) -> Iterator[tuple[int, Turning]]:
        """For each moment that was played out, as the next one was: whose chance changed most."""
        for place, (before, after) in enumerate(
            zip(self.estimates, self.estimates[1:], strict=False)
        ):
            if any(end.result is None and not end.playouts for end in (before, after)):
                continue
            each = [
                Turning(
                    self.moments[place],
                    seat,
                    before.win(seat),
                    after.win(seat),
                    sqrt(before.win_error(seat) ** 2 + after.win_error(seat) ** 2),
                )
                for seat in range(len(self.players))
            ]
            yield place, max(each, key=_size)


def study(
    line: Line,
    passes: int = 24,
    seed: int = 1,
    *,
    policy: str = "",
    pool: Executor | None = None,
    components: bytes | None = None,
) -> Iterator[Study]:
    """The study after each pass over the game; whoever stops reading stops it.

    The same seed finds the same, whatever computes. Raises RecordError for what cannot be.
    """
    check_passes(passes)
    found, pool = Study(line, seed, policy, components), pool or SerialExecutor()
    while found.passes < passes:
        places, jobs = zip(*found.jobs(), strict=True)
        for place, outcome in zip(places, in_order(pool, play_job, jobs), strict=True):
            found.count(place, outcome)
        found.passed()
        yield found


def check_passes(passes: int) -> None:
    """Raise RecordError for a number of passes that cannot be."""
    if not 1 <= passes <= MOST_PASSES:
        numbers = {"found": passes, "low": 1, "high": MOST_PASSES}
        raise RecordError([Fault("passes", "out_of_range", numbers)])


def rounded(parts: Sequence[Entry], result: Entry, grain: int = 1) -> list[int]:
    """The parts of a result in points, or in so many parts of a point, so that they add up to it.

    What rounding leaves over goes where a figure is least sure.
    """
    found = [round(grain * each.points) for each in parts]
    errors = [each.error for each in parts]
    found[errors.index(max(errors))] += round(grain * result.points) - sum(found)
    return found


def _beginnings(chapters: Sequence[Chapter], moments: Sequence[Chapter]) -> tuple[int, ...]:
    """The places of moments at which a day begins, or a round without days, and the first one."""
    kind = part_kind(chapters)
    begun = {each.ply for each in chapters if each.kind == kind}
    last = len(moments) - 1
    return tuple(place for place in range(last) if moments[place].ply in begun or not place)


def _size(turning: Turning) -> float:
    return abs(turning.after - turning.before)


def _part(chapter: Chapter, player: str) -> str:
    """What a stretch of a game that begins with a chapter is, for a player."""
    if chapter.kind == "turn":
        return "own" if chapter.player == player else "others"
    return "night" if chapter.kind == "night" else "rest"
