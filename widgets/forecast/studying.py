"""The computation that studies a finished game: its chances, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from time import monotonic
from typing import Any, Final

from tutor.core.base.game import State
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.alternatives import Costly, Found
from tutor.core.laboratory.forecast import Deal
from tutor.core.laboratory.intervals import whole
from tutor.core.laboratory.judgement import Judgement, Mistake
from tutor.core.laboratory.playouts import Survey
from tutor.core.laboratory.study import Study
from tutor.core.laboratory.turnings import FEWEST_PLAYOUTS
from tutor.core.records.lines import Line
from widgets.forecast.thinking import Judge, Work, Workers, stream, usual_policy
from widgets.shared.loop import Loop

OUTLINE: Final = 24
"""The games from each beginning of a day or round, before the games from all other moments."""
OTHERS_CLOSER: Final = 2
"""The decisions of each other player that whole games judge, before those of little promise."""
STORED: Final = 6
"""The number of costly decisions of each player whose judgements the browser stores."""


class Studying(Work):
    """The study of the game of a line, computed while the page goes on; `study` has its results.

    First the days or rounds get their chances. Then the decisions of the player at `seat` are
    judged, then those of the other players. At last passes over all moments of the game alternate
    with more games of the decisions that seem to have cost most. `judge` returns the judgement of a
    state, which the study shares with the forecast of that state.
    """

    def __init__(
        self,
        line: Line,
        loop: Loop,
        changed: Callable[[], None],
        workers: Workers,
        clock: Callable[[], float] = monotonic,
        judge: Judge = Judgement,
    ) -> None:
        super().__init__(line.states[-1], loop, changed, workers, clock)
        self.line = line
        self.study = Study(line, steps_from=FEWEST_PLAYOUTS)
        self._survey = Survey(self.study.playouts)
        self.seat = 0
        self._judge = judge
        self._costly: dict[int, Costly] = {}

    @property
    def is_done(self) -> bool:
        """Always False, because more games make every figure surer."""
        return False

    @property
    def has_found(self) -> bool:
        """Whether there are chances for the beginnings of days or rounds."""
        return self.study.is_outlined

    async def _round(self, pool: Executor) -> None:
        """Play the next games, in the order of the class, as long as there is time.

        Before all others a survey finds the moments that need no games.
        """
        async for key, seen in stream(pool, self._survey.jobs()):
            self._survey.count(key, seen)
        if outline := self.study.outline_jobs():
            await self._play(pool, self.study, outline)
            return
        seat = self.seat
        costly = self._search(seat)
        is_screened = not costly.jobs()
        if is_screened and (outline := self.study.outline_jobs(OUTLINE)):
            await self._play(pool, self.study, outline, lambda: self.seat == seat)
            return
        deals = self._deals()
        if deals is not None:
            await self._play(pool, *deals, lambda: self.seat == seat)
            return
        if await self._play(pool, self.study, self.study.jobs()):
            self.study.note_pass()
            costly.go_on()

    def _deals(self) -> tuple[Costly, list[tuple[int, Deal]]] | None:
        """Return the next deals of decisions, and whose search they belong to; None if all are played.

        Decisions that the policy would have made too come last, because they seldom cost much.
        """
        mine, *others = map(self._search, self._seats())
        is_usual = self.study.playouts.is_usual
        if jobs := mine.jobs():
            return mine, jobs
        for each in others:
            if jobs := each.jobs(lambda ply: not is_usual(ply)):
                return each, jobs
        if jobs := mine.closer_jobs():
            return mine, jobs
        for each in others:
            if jobs := each.closer_jobs(OTHERS_CLOSER):
                return each, jobs
        for each in others:
            if jobs := each.jobs():
                return each, jobs
        return None

    @property
    def is_searched(self) -> bool:
        """Whether the decisions of all players were judged that may have cost something."""
        made, ways = self.all_decisions_tried
        return made == ways > 0

    @property
    def decisions_tried(self) -> tuple[int, int]:
        """The number of decisions of the player that were tried, and of all that are to be tried.

        The value is (0, 0) before the trials begin.
        """
        return self.trials(self.seat)

    def trials(self, seat: int) -> tuple[int, int]:
        """Return the number of decisions of a seat that were tried, and of all that it had."""
        costly = self._costly.get(seat)
        return (0, 0) if costly is None else costly.progress()

    @property
    def all_decisions_tried(self) -> tuple[int, int]:
        """The number of decisions of all players that were tried, and of all that are to be tried first.

        Decisions that the policy would have made too are left out, but for those of the player asked.
        """
        is_usual = self.study.playouts.is_usual
        found = [
            each.progress() if seat == self.seat else each.progress(lambda ply: not is_usual(ply))
            for seat, each in self._costly.items()
        ]
        return sum(made for made, _ in found), sum(ways for _, ways in found)

    def mistakes(self, seat: int) -> list[Found]:
        """Return the decisions that seem to have cost the player at a seat something, the surest first."""
        costly = self._costly.get(seat)
        return [] if costly is None else costly.mistakes()

    @property
    def is_judged(self) -> bool:
        """Whether the decisions of the player at `seat` were judged."""
        return self.seat in self._costly and self._costly[self.seat].is_done

    def alternative(self, ply: int) -> Mistake | None:
        """Return the decision made at a ply beside the best other one.

        Return None if no games have judged it.
        """
        judged = self.judgement(self.line.states[ply])
        return None if judged is None else judged.mistake(self.line.record.decisions[ply])

    def judgement(self, state: State) -> Judgement | None:
        """Return the judgement of the decision in a state of the line.

        Return None if no player had a choice there, or before there are figures.
        """
        for costly in self._costly.values():
            for ply, judged in costly.judged.items():
                if self.line.states[ply] is state and judged.has_figures:
                    return judged
        return None

    def dump(self) -> JSONObject:
        """Return the results as JSON values, from which `take_up` goes on."""
        judged = [
            [found.ply, costly.judged[found.ply].hand_over()]
            for costly in self._costly.values()
            for found in costly.mistakes()[:STORED]
        ]
        tried = [ply for costly in self._costly.values() for ply in costly.trials()]
        found = {"study": self.study.hand_over(), "seat": self.seat}
        return {**found, "judged": judged, "tried": sorted(tried)}

    def take_up(self, written: Any) -> None:
        """Go on from the results that `dump` of a study of the same game has returned.

        Raises ValueError, TypeError, LookupError or AttributeError if `written` is anything else.
        """
        self.study.take_up(written["study"])
        self.seat = whole(written["seat"], len(self.study.players))
        searches = [self._search(seat) for seat in self._seats()]
        known = {ply: each for costly in searches for ply, each in costly.judged.items()}
        for ply, sums in written["judged"]:
            known[whole(ply, self.line.plies)].take_up(sums)
        tried = [whole(ply, self.line.plies) for ply in written["tried"]]
        for costly in searches:
            costly.take_up(tried)

    def _judgement_of(self, state: State) -> Judgement:
        return self._judge(state, usual_policy(state.game.name))

    def _search(self, seat: int) -> Costly:
        """Return the search for the costliest decisions of a seat."""
        if seat not in self._costly:
            self._costly[seat] = Costly(self.line, seat, self._judgement_of)
        return self._costly[seat]

    def _seats(self) -> list[int]:
        """Return the seats, the one asked about first."""
        seats = range(len(self.study.players))
        return sorted(seats, key=lambda seat: seat != self.seat)
