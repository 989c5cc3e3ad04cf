"""Working something out beside the page, for as long as somebody is ready to wait.

Games are played in processes that give way to all else, one decision at a time, so that it can be
stopped at once; where there are no processes the page has its turn between two games.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from time import monotonic
from typing import Any, Final, TypeVar

from tutor.core.base.game import State
from tutor.core.base.policy import CHANCE, PLANNER, RULES, policies_of
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.deals import Reached, play_deal
from tutor.core.laboratory.early import stage_of
from tutor.core.laboratory.executors import SerialExecutor
from tutor.core.laboratory.forecast import Forecast, Rounds
from widgets.forecast.odds import is_told
from widgets.forecast.workers import MOST_WORKERS, Workers
from widgets.shared.guard import Guard

BREATH: Final = 0.01
"""Seconds in which the page does what it was asked for, where games are played in its own time."""

OFFERED: Final = (RULES, PLANNER, CHANCE)
"""The policies that are fast enough to play hundreds of games while somebody waits."""

EARLY: Final = 12
"""Games of each move for an early order: with twenty moves that is a second's work."""

J = TypeVar("J")
T = TypeVar("T")


class Work(ABC):
    """Games played beside the page about one state. `changed` is called after each, and at the end.

    Until there is a first answer, `made` of its `ways` are played. `is_lost` says that the
    processes are gone.
    """

    def __init__(
        self,
        state: State,
        guard: Guard,
        changed: Callable[[], None],
        workers: Workers,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.state = state
        self.made, self.ways = 0, 0
        self.seconds = 0
        self.is_lost = False
        self._guard, self._changed, self._workers, self._clock = guard, changed, workers, clock
        self._begun = 0.0
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether games are being played."""
        return self._task is not None

    @property
    @abstractmethod
    def is_done(self) -> bool:
        """Whether more games would change nothing."""

    @property
    @abstractmethod
    def has_found(self) -> bool:
        """Whether there is a first answer."""

    @property
    def spent(self) -> float:
        """The part of the time that is over, from 0 to 1."""
        if not self.is_running:
            return 1.0
        return min(1.0, (self._clock() - self._begun) / self.seconds)

    def think(self, seconds: int) -> None:
        """Play for so many seconds; while it plays, for so many since it began."""
        self.seconds = seconds
        if not self.is_running and not self.is_done:
            self._begun, self.is_lost = self._clock(), False
            self._task = asyncio.get_event_loop().create_task(self._think())

    def stop(self) -> None:
        """Play no more; what was found stays."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _think(self) -> None:
        try:
            async with self._workers.lent() as pool:
                self._begun = self._clock()  # waiting for another forecast is no thinking
                while not self.is_done and self._has_time():
                    await self._round(pool)
        except BrokenExecutor:
            self.is_lost = True
        except Exception:
            self._guard.failed()
        finally:
            self.made = 0
        self._task = None
        self._changed()

    def _has_time(self) -> bool:
        """Whether to play on; a first look at everything is taken in any case."""
        return not self.has_found or self.spent < 1

    @abstractmethod
    async def _round(self, pool: Executor) -> None:
        """Play a round, or what time there is for."""


class Thinking(Work):
    """The forecast of one state; `found` is how things stand, None before each move was tried.

    If it `begins_early`, and the game estimates its positions, moves are put in an order first by
    what is estimated at the end of the day: `early`, None where there is none.
    """

    def __init__(
        self,
        state: State,
        guard: Guard,
        changed: Callable[[], None],
        workers: Workers,
        clock: Callable[[], float] = monotonic,
        *,
        begins_early: bool = False,
    ) -> None:
        super().__init__(state, guard, changed, workers, clock)
        self.found: Forecast | None = None
        self._begins_early = begins_early and stage_of(state.game.name) is not None
        self.play_by(usual_policy(state.game.name))

    def play_by(self, policy: str) -> None:
        """Let a policy play in all seats; nothing is found by it yet. Raises RecordError."""
        self.policy, self.found = policy, None
        self.early: Forecast | None = None
        self._early: Rounds | None = None
        if self._begins_early:
            self._early = Rounds(self.state, EARLY, policy=policy, until="stage")
        self._rounds = Rounds(self.state, policy=policy)
        self.player, self.ways = self._rounds.player, len(self._rounds.deals()[0].decisions)

    @property
    def is_done(self) -> bool:
        """Whether more games would change no verdict."""
        return self._rounds.is_done

    @property
    def has_found(self) -> bool:
        """Whether every move was played to the end, or estimated on the way."""
        return self.shown is not None

    @property
    def shown(self) -> Forecast | None:
        """What tells most of the moves: figures once there are any, until then the early order."""
        found = self.found
        has_figures = found is not None and any(map(is_told, found.candidates))
        return found if self.early is None or has_figures else self.early

    @property
    def is_estimating(self) -> bool:
        """Whether the early order is still to come."""
        return self._early is not None and not self._early.is_done

    async def _round(self, pool: Executor) -> None:
        """Play a round: of games that stop early as long as there are any, then of whole games."""
        if self._early is not None and self.is_estimating:
            await self._play(pool, self._early, self._ordered)
        else:
            await self._play(pool, self._rounds, self._find)

    def written(self) -> JSONObject:
        """The sums that it goes on from, for `take_up`."""
        return self._rounds.hand_over()

    def take_up(self, written: Any) -> None:
        """Go on from what another forecast of this state by this policy has written.

        Raises ValueError, TypeError, LookupError or AttributeError for anything else.
        """
        self.found = self._rounds.take_up(written)

    def _ordered(self, early: Forecast) -> None:
        """An order is told when all of its games were played: half of one would be none."""
        self.early = early if early.done else None

    def _find(self, found: Forecast) -> None:
        self.found = found

    async def _play(
        self,
        pool: Executor,
        rounds: Rounds,
        counted: Callable[[Forecast], None],
    ) -> None:
        """Play what is left of a round; what of a deal was not played is played again."""
        deals = rounds.deals()
        parts = [(place, part) for place, deal in enumerate(deals) for part in deal.parts()]
        reached: dict[int, Reached] = {}
        async for place, part in played(pool, play_deal, parts):
            reached |= part
            self.made = len(reached)
            if self.made == len(deals[place].decisions):
                counted(rounds.count(reached))
                reached = {}
            self._changed()
            if not self._has_time():
                return


def policies_offered(game: str) -> list[str]:
    """The policies of a game among which one chooses who plays on, the usual one first."""
    return [name for name in OFFERED if name in policies_of(game)]


def usual_policy(game: str) -> str:
    """The policy that plays in all seats: the rules of thumb, in a game that has any."""
    return RULES if RULES in policies_of(game) else CHANCE


async def played(
    pool: Executor, play: Callable[[J], T], jobs: Sequence[tuple[int, J]]
) -> AsyncIterator[tuple[int, T]]:
    """What comes of each job, in their order, with the number that it came with."""
    is_serial = isinstance(pool, SerialExecutor)
    ahead = 1 if is_serial else 2 * MOST_WORKERS
    waiting: deque[tuple[int, Future[T]]] = deque()
    try:
        for number, (place, job) in enumerate(jobs, 1):
            waiting.append((place, pool.submit(play, job)))
            while waiting and (len(waiting) >= ahead or number == len(jobs)):
                first, future = waiting.popleft()
                found = await asyncio.wrap_future(future)
                if is_serial:
                    await asyncio.sleep(BREATH)
                yield first, found
    finally:
        for _, future in waiting:
            future.cancel()
