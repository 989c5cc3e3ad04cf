"""Looking back at a game beside the page: its study, and the other moves where it turned."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from time import monotonic

from tutor.core.laboratory.alternatives import Alternative, Alternatives, is_choice
from tutor.core.laboratory.deals import Reached, play_deal
from tutor.core.laboratory.early import stage_of
from tutor.core.laboratory.playouts import play_job
from tutor.core.laboratory.study import Study
from tutor.core.laboratory.survey import Seen, surveyed
from tutor.core.laboratory.swings import Swings, play_ahead
from tutor.core.laboratory.turnings import FEWEST_PLAYOUTS
from tutor.core.records.line import Line
from widgets.forecast.thinking import Work, played, usual_policy
from widgets.forecast.workers import Workers
from widgets.shared.guard import Guard


class Studying(Work):
    """The study of the game that a line tells; `study` is how things stand.

    Where a game estimates its positions, the turns that may have turned it are picked first, and
    looked at before all others. Between two passes what else could have been done at the turning
    points is tried, at those first that were least.
    """

    def __init__(
        self,
        line: Line,
        guard: Guard,
        changed: Callable[[], None],
        workers: Workers,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(line.states[-1], guard, changed, workers, clock)
        self.line = line
        self.study = Study(line, steps_from=FEWEST_PLAYOUTS)
        self._seen: list[tuple[Seen, ...]] | None = []
        self._swings: Swings | None = None
        self._is_picked = stage_of(line.states[0].game.name) is None
        self._closer: dict[int, Alternatives] = {}
        self.ways = len(self.study.jobs())

    @property
    def is_done(self) -> bool:
        """Never: more games make every figure surer."""
        return False

    @property
    def has_found(self) -> bool:
        """Whether the chances at the beginnings of days or rounds can be told."""
        return self.study.is_outlined

    async def _round(self, pool: Executor) -> None:
        """Play a pass over the moments, the beginnings first; each game counts at once.

        Before the first the game is surveyed, which tells what need not be played.
        """
        if self._seen is not None:
            await self._survey(pool)
        is_outlined = self.study.is_outlined
        if is_outlined and not self._is_picked:
            await self._pick(pool)
            return
        jobs = self.study.jobs() if is_outlined else self.study.outline_jobs()
        async for place, outcome in played(pool, play_job, jobs):
            self.study.count(place, outcome)
            self.made += 1
            self._changed()
            if not self._has_time():
                return
        if is_outlined:
            self.study.passed()
            await self._look_closer(pool)

    async def _survey(self, pool: Executor) -> None:
        """Go through the game; what was seen before an interruption is kept."""
        assert self._seen is not None
        left = list(enumerate(self.study.playouts.stretches()))[len(self._seen) :]
        async for _, seen in played(pool, surveyed, left):
            self._seen.append(seen)
        self.study.playouts.knit(self._seen)
        self._seen = None

    async def _pick(self, pool: Executor) -> None:
        """Pick the turns that may have turned the game."""
        if self._swings is None:
            self._swings = Swings(self.study.playouts, self.study.moments)
        async for place, chances in played(pool, play_ahead, self._swings.jobs()):
            self._swings.count(place, chances)
            self._changed()
            if not self._has_time():
                return
        self.study.pick(self._swings.picked())
        self._is_picked, self._swings = True, None

    def alternative(self, ply: int) -> Alternative | None:
        """What else could have been done at a turning point; None while nothing is known of it."""
        closer = self._closer.get(ply)
        return None if closer is None else closer.found

    async def _look_closer(self, pool: Executor) -> None:
        """Play a round of all that could have been done at one of the turning points."""
        policy = usual_policy(self.state.game.name)
        for turning in self.study.turning_points():
            ply = turning.chapter.ply
            if ply not in self._closer and is_choice(self.line, ply):
                self._closer[ply] = Alternatives(self.line, ply, policy)
        left = [each for each in self._closer.values() if not each.is_done]
        if not left:
            return
        closer = min(left, key=lambda each: each.playouts)
        deals = closer.deals()
        parts = [(place, part) for place, deal in enumerate(deals) for part in deal.parts()]
        reached: dict[int, Reached] = {}
        async for place, part in played(pool, play_deal, parts):
            reached |= part
            if len(reached) == len(deals[place].decisions):
                closer.count(reached)
                reached = {}
            self._changed()
            if not self._has_time():
                return
