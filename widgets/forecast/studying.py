"""The computation that studies a finished game: its chances, and better decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from time import monotonic
from typing import Any, Final

from tutor.core.base.game import Decision, State, legal_for
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.alternatives import Alternative, Alternatives, Costly, is_choice
from tutor.core.laboratory.forecast import Forecast
from tutor.core.laboratory.intervals import whole
from tutor.core.laboratory.playing import stages_of
from tutor.core.laboratory.playouts import Survey
from tutor.core.laboratory.study import Study
from tutor.core.laboratory.turnings import FEWEST_PLAYOUTS, Swings
from tutor.core.records.lines import Line
from widgets.forecast.thinking import Work, Workers, stream, usual_policy
from widgets.shared.loop import Loop

TIMES: Final = 2
"""After a pass, this many games try other decisions for each game of the pass."""
SHOWN: Final = 3
"""The least number of costly decisions that are shown, if there are so many.

All decisions that were clearly worse are shown, even if there are more.
"""


class Studying(Work):
    """The study of the game of a line, which runs while the page goes on; `study` has its results.

    If a game estimates its positions, the estimates first pick the turns that may have been
    turning points, and these turns are studied first. Then the study tries the decisions of
    the player at `seat`, and picks those that seem to have cost most. Between two passes over
    the game, the study plays whole games after other decisions at the picked decisions and
    the turning points, until each verdict is clear.
    """

    def __init__(
        self,
        line: Line,
        loop: Loop,
        changed: Callable[[], None],
        workers: Workers,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(line.states[-1], loop, changed, workers, clock)
        self.line = line
        self.study = Study(line, steps_from=FEWEST_PLAYOUTS)
        self._survey = Survey(self.study.playouts)
        self._swings: Swings | None = None
        self._is_picked = stages_of(line.states[0].game.name) is None
        self.seat = 0
        self._costly: dict[int, Costly] = {}
        self._costliest: dict[int, tuple[int, ...]] = {}
        self._closer: dict[int, Alternatives] = {}

    @property
    def is_done(self) -> bool:
        """Always False, because more games make every figure of a study more certain."""
        return False

    @property
    def has_found(self) -> bool:
        """Whether the study has chances for the beginnings of days or rounds."""
        return self.study.is_outlined

    async def _round(self, pool: Executor) -> None:
        """Play one pass over the moments of the game, the beginnings of days or rounds first.

        Each played game counts at once. Before the first pass a survey finds the moments that
        need no games.
        """
        async for key, seen in stream(pool, self._survey.jobs()):
            self._survey.count(key, seen)
        is_outlined = self.study.is_outlined
        if is_outlined and not self._is_picked:
            await self._pick(pool)
            return
        is_searched = self.seat in self._costliest
        if is_outlined and self.study.is_told and not is_searched:
            await self._try_decisions(pool)
            return
        jobs = self.study.jobs() if is_outlined else self.study.outline_jobs()
        if await self._play(pool, self.study, jobs) and is_outlined:
            self.study.note_pass()
            # Before the costliest decisions are known, most of the time goes into the search for
            # them.
            await self._look_closer(pool, TIMES * len(jobs) if is_searched else 1)
            if is_searched and self.is_judged:
                await self._try_decisions(pool)

    async def _pick(self, pool: Executor) -> None:
        """Pick the turns that may have been turning points."""
        if self._swings is None:
            self._swings = Swings(self.study.playouts, self.study.moments)
        if await self._play(pool, self._swings, self._swings.jobs()):
            self.study.pick(self._swings.pick())
            self._is_picked, self._swings = True, None

    async def _try_decisions(self, pool: Executor) -> None:
        """Try the decisions of the player at `seat`, and pick those that seem to have cost most.

        Each further call tries, in more deals, the decisions on which there is no verdict yet.
        """
        seat = self.seat
        costly = self._costly.get(seat)
        if costly is None:
            costly = self._costly[seat] = Costly(self.study.playouts, seat)
        elif not costly.jobs():
            costly.go_on()
        while jobs := costly.jobs():
            if not await self._play(pool, costly, jobs, lambda: self.seat == seat):
                return
        picked = costly.pick()
        for ply, others in picked.items():
            self._closer.setdefault(ply, self._alternatives(ply, others))
        self._costliest[seat] = tuple(picked)
        while self._has_time() and (left := self._to_judge()):
            await self._race(pool, left[0])

    @property
    def decisions_tried(self) -> tuple[int, int]:
        """The number of decisions of the player that were tried, and of all that are to be tried.

        The value is (0, 0) before the trials begin.
        """
        costly = self._costly.get(self.seat)
        return (0, 0) if costly is None else (costly.trials, costly.ways)

    def costliest(self) -> list[tuple[int, Alternative]]:
        """Return the decisions of the player that cost most in whole games, each with its ply.

        The decisions that were clearly worse come first, and then the other decisions; in both
        groups the costliest is first. All decisions that were clearly worse are in the list, even
        if the page shows them elsewhere. A decision is left out if no other decision has won more
        games.
        """
        player = self.study.players[self.seat]
        found = [
            (ply, other)
            for ply in self._closer
            if self.line.record.decisions[ply].player == player
            and (other := self.alternative(ply)) is not None
            and (other.is_better or other.made.playouts >= FEWEST_PLAYOUTS)
            and other.cost > 0
        ]
        found.sort(key=lambda each: (not each[1].is_better, -each[1].cost))
        return found[: max(SHOWN, sum(other.is_better for _, other in found))]

    def dump(self) -> JSONObject:
        """Return the results as JSON values, from which `take_up` can continue the study."""
        closer = [
            [ply, [self._legal(ply).index(each) for each in asked.others], asked.hand_over()]
            for ply, asked in self._closer.items()
            if asked.forecast is not None
        ]
        judged = {ply for ply, *_ in closer}
        costliest = [
            [seat, [*plies]] for seat, plies in self._costliest.items() if judged.issuperset(plies)
        ]
        found = {"study": self.study.hand_over(), "picked": self._is_picked, "seat": self.seat}
        return {**found, "closer": closer, "costliest": costliest}

    def take_up(self, written: Any) -> None:
        """Continue from the results that `dump` of a study of the same game has returned.

        Raises ValueError, TypeError, LookupError or AttributeError if `written` is anything else.
        """
        self.study.take_up(written["study"])
        self._is_picked = written["picked"] is True
        self.seat = whole(written["seat"], len(self.study.players))
        for ply, others, sums in written["closer"]:
            ways = self._legal(whole(ply, self.line.plies))
            asked = self._alternatives(ply, [ways[whole(each)] for each in others])
            asked.take_up(sums)
            self._closer[ply] = asked
        for seat, plies in written["costliest"]:
            if not self._closer.keys() >= {*plies}:
                raise ValueError(plies)
            self._costliest[whole(seat, len(self.study.players))] = tuple(plies)

    def _legal(self, ply: int) -> list[Decision]:
        state = self.line.states[ply]
        return [] if state.due is None else list(legal_for(state, state.due.player))

    @property
    def is_judged(self) -> bool:
        """Whether whole games were played at all decisions that seem to have cost most."""
        return self.seat in self._costliest and not self._to_judge()

    def _to_judge(self) -> list[Alternatives]:
        """Return the decisions that seem to have cost most and still have too few whole games."""
        picked = [self._closer[ply] for ply in self._costliest.get(self.seat, ())]
        return [each for each in picked if each.playouts < FEWEST_PLAYOUTS and not each.is_done]

    def alternative(self, ply: int) -> Alternative | None:
        """Return the decision with which the study compares the game's decision at a ply, and results.

        Return None if no such decision is known.
        """
        closer = self._closer.get(ply)
        return None if closer is None else closer.standing

    def judgement(self, state: State) -> Forecast | None:
        """Return the forecast of the decisions in a state of the line.

        Return None if the study has played no other decision in this state.
        """
        places = (ply for ply in self._closer if self.line.states[ply] is state)
        ply = next(places, None)
        return None if ply is None else self._closer[ply].forecast

    async def _look_closer(self, pool: Executor, games: int) -> None:
        """Play about `games` whole games at the decisions that seem costly and the turning points.

        Each turn of the loop plays a round of games for the decision with the fewest games. If
        all verdicts are clear, no game is played.
        """
        turned = [each.chapter.ply for each in self.study.turning_points()]
        for ply in turned:
            if ply not in self._closer and is_choice(self.line, ply):
                self._closer[ply] = self._alternatives(ply)
        # A turn that once seemed a turning point is still reported if it cost much.
        told = [ply for ply, _ in self.costliest()]
        picked = self._costliest.get(self.seat, ())
        asked = sorted({*turned, *picked, *told} & self._closer.keys())
        while games > 0 and self._has_time():
            left = [each for each in map(self._closer.__getitem__, asked) if not each.is_done]
            if not left:
                return
            games -= await self._race(pool, min(left, key=lambda each: each.playouts))

    def _alternatives(self, ply: int, others: Sequence[Decision] = ()) -> Alternatives:
        policy = usual_policy(self.state.game.name)
        return Alternatives(self.line, ply, policy, others=others)

    async def _race(self, pool: Executor, closer: Alternatives) -> int:
        """Play a round of games for each possible decision at a ply; return the number of games."""
        parts = closer.parts()
        await self._play(pool, closer, parts)
        return len(parts)
