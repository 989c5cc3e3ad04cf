"""Computations that run while the page goes on, for as long as the reader is ready to wait.

Games are played in processes of low priority, one decision at a time, so that they can be
stopped at once. If there are no processes, the kernel of the page plays the games, and
serves the page between two games. A page has at most one set of processes, which ends
when there was no request for a while.
"""

from __future__ import annotations

import asyncio
import os
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import asynccontextmanager
from itertools import islice
from time import monotonic
from typing import Any, Final, TypeVar

from tutor.core.base.game import Decision, State
from tutor.core.base.players import CHANCE, PLANNER, RULES, Chosen, policies_of
from tutor.core.base.schema import JSONObject
from tutor.core.laboratory.experiment import Experiment, Jobs, SerialExecutor, play, quiet_executor
from tutor.core.laboratory.judgement import Judgement, Verdict
from tutor.core.laboratory.search import Steps
from tutor.core.laboratory.worlds import Worlds
from widgets.session.settled import Awaited
from widgets.shared.loop import Loop

MOST_WORKERS: Final = 2
"""The most processes of one page; the number is small because a server of a class has many pages."""
REST: Final = 20.0
"""The seconds without a request after which the processes end."""


def workers() -> int:
    """Return the number of processes that play. Their priority is lower than that of the page."""
    return max(1, min(MOST_WORKERS, os.cpu_count() or 1))


class Workers:
    """The processes of one page, which play the games of one computation at a time.

    The executor of the processes is kept for the next computation.
    """

    def __init__(
        self, make: Callable[[], Executor] = lambda: quiet_executor(workers()), rest: float = REST
    ) -> None:
        self._make, self._rest = make, rest
        self._pool: Executor | None = None
        self._lock = asyncio.Lock()
        self._ending: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def lend(self) -> AsyncIterator[Executor]:
        """Wait until the previous computation releases the executor; lend it for the `with` block."""
        async with self._lock:
            if self._ending is not None:
                self._ending.cancel()
            if self._pool is None:
                self._pool = self._make()
            try:
                yield self._pool
            except BrokenExecutor:
                self._end()
                raise
            finally:
                if self._pool is not None:
                    loop = asyncio.get_running_loop()
                    self._ending = loop.call_later(self._rest, self._end_at_rest)

    def _end_at_rest(self) -> None:
        if not self._lock.locked():
            self._end()

    def _end(self) -> None:
        """Shut down the processes without waiting for them, and cancel the jobs that have not begun."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


BREATH: Final = 0.01
"""The seconds in which the page does other things, if games are played in its own process."""

OFFERED: Final = (RULES, PLANNER, CHANCE)
"""The policies that are fast enough to play hundreds of games while a reader waits."""

SEARCH_SECONDS: Final = 2
"""The seconds that a search takes, more or less; the search cannot be stopped earlier."""

T = TypeVar("T")
Judge = Callable[[State, str], Judgement]
"""A function that returns the judgement of a state, by a policy in all seats."""


class Work(ABC):
    """The base class of a computation about one state, which runs while the page goes on.

    `changed` is called after each game, and at the end. `is_lost` says that the processes have
    ended unexpectedly. `seconds` is the time that the reader has given to the computation.
    """

    def __init__(
        self,
        state: State,
        loop: Loop,
        changed: Callable[[], None],
        workers: Workers,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.state = state
        self.seconds = 0
        self.is_lost = False
        self._loop, self._changed, self._workers, self._clock = loop, changed, workers, clock
        self._begun = 0.0
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether the computation is running."""
        return self._task is not None

    @property
    @abstractmethod
    def is_done(self) -> bool:
        """Whether more games would change nothing."""

    @property
    @abstractmethod
    def has_found(self) -> bool:
        """Whether there is a first result."""

    @property
    def progress(self) -> float:
        """The share of the given time that is over, from 0 to 1."""
        if not self.is_running:
            return 1.0
        return min(1.0, (self._clock() - self._begun) / self.seconds)

    def think(self, seconds: int) -> None:
        """Compute until `seconds` seconds after the computation began.

        If the computation is not running, begin it.
        """
        self.seconds = seconds
        if not self.is_running and not self.is_done:
            self._begun, self.is_lost = self._clock(), False
            self._task = asyncio.get_event_loop().create_task(self._think())

    def stop(self) -> None:
        """Stop the computation; its results stay."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _think(self) -> None:
        try:
            async with self._workers.lend() as pool:
                self._begun = self._clock()  # the wait for the processes does not count
                while not self.is_done and self._has_time():
                    await self._round(pool)
        except BrokenExecutor:
            self.is_lost = True
        except Exception:
            self._loop.report_failure()
        self._task = None
        self._changed()

    def _has_time(self) -> bool:
        """Return whether to play more games; before there is a first result, the time does not count."""
        return not self.has_found or self.progress < 1

    @abstractmethod
    async def _round(self, pool: Executor) -> None:
        """Play a round of games, or as much of it as the time allows."""

    async def _play(
        self,
        pool: Executor,
        experiment: Experiment[T],
        jobs: Jobs[T],
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> bool:
        """Play jobs of an experiment as long as there is time; return whether all were played.

        Stop as well when `is_wanted` returns False.
        """
        async for key, result in stream(pool, jobs):
            experiment.count(key, result)
            self._changed()
            if not (self._has_time() and is_wanted()):
                return False
        return True


class Thinking(Work):
    """The forecast of one state: its `judgement` while games are played for it.

    `judge` returns the judgement of a state by a policy in all seats.
    """

    def __init__(
        self,
        state: State,
        loop: Loop,
        changed: Callable[[], None],
        workers: Workers,
        clock: Callable[[], float] = monotonic,
        judge: Judge = Judgement,
    ) -> None:
        super().__init__(state, loop, changed, workers, clock)
        self._judge = judge
        self.play_by(usual_policy(state.game.name))

    def play_by(self, policy: str) -> None:
        """Go on with a policy in all seats. Raises RecordError for an unknown policy."""
        self.policy = policy
        self.judgement = self._judge(self.state, policy)
        self.player, self.ways = self.judgement.player, len(self.judgement.ways)

    @property
    def verdicts(self) -> list[Verdict]:
        """What is known of each move, the best first; empty unless it `has_found`."""
        return self.judgement.verdicts()

    @property
    def moves_tried(self) -> int:
        """The number of moves that were tried in the present deal."""
        return self.judgement.rounds.made if self.is_running else 0

    @property
    def is_done(self) -> bool:
        """Whether more games would change no verdict."""
        return self.judgement.is_done

    @property
    def has_found(self) -> bool:
        """Whether every move was played to the end, or has an estimate."""
        return self.judgement.games > 0 or self.judgement.has_figures

    async def _round(self, pool: Executor) -> None:
        """Play a round of games."""
        rounds = self.judgement.rounds
        await self._play(pool, rounds, rounds.parts())

    def dump(self) -> JSONObject:
        """Return the sums of the results as JSON values, from which `take_up` goes on."""
        return self.judgement.hand_over()

    def take_up(self, written: Any) -> None:
        """Continue from the sums that `dump` of a forecast of the same state and policy has returned.

        Raises ValueError, TypeError, LookupError or AttributeError if `written` is anything else.
        """
        self.judgement.take_up(written)


class Twinning(Work):
    """The computation of two moves in twin worlds: pairs of games with the same deal and cards.

    `worlds` has the results so far.
    """

    def __init__(
        self,
        state: State,
        moves: tuple[Decision, Decision],
        loop: Loop,
        changed: Callable[[], None],
        workers: Workers,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(state, loop, changed, workers, clock)
        self.moves = moves
        self.worlds = Worlds(state, *moves, policy=usual_policy(state.game.name))

    def play(self, pairs: int) -> None:
        """Play until there are `pairs` pairs of worlds; earlier pairs stay."""
        self.worlds.ask(pairs)
        self.think(pairs)

    @property
    def is_done(self) -> bool:
        """Whether there are as many pairs as the reader wants."""
        return self.worlds.is_done

    @property
    def has_found(self) -> bool:
        """Whether a pair was played."""
        return bool(self.worlds.pairs)

    @property
    def progress(self) -> float:
        """The share of the wanted pairs that were played, from 0 to 1; there is no time limit."""
        return min(1.0, len(self.worlds.pairs) / max(self.worlds.wanted, 1))

    async def _round(self, pool: Executor) -> None:
        """Play the pairs that are still missing."""
        await self._play(pool, self.worlds, self.worlds.jobs())


class Searching(Work):
    """The computation of one decision by a player that searches.

    `chosen` is None until the decision is found. A search in a process is not divided and cannot be
    stopped halfway; if its result comes too late, the result is dropped.
    """

    def __init__(
        self, awaited: Awaited, loop: Loop, changed: Callable[[], None], workers: Workers
    ) -> None:
        super().__init__(awaited.state, loop, changed, workers)
        self._player = awaited.player
        self.chosen: Chosen | None = None

    @property
    def is_done(self) -> bool:
        """Whether the decision was found."""
        return self.chosen is not None

    @property
    def has_found(self) -> bool:
        """Whether the decision was found."""
        return self.is_done

    async def _round(self, pool: Executor) -> None:
        """Search in a process, or in the kernel of the page with a pause after each deal."""
        if isinstance(pool, SerialExecutor):
            for _ in self._here():
                await asyncio.sleep(BREATH)
            return
        async for _, chosen in stream(pool, [(0, self._player.search(self.state))]):
            self.chosen = chosen

    def _here(self) -> Steps[None]:
        self.chosen = yield from self._player.steps(self.state)


def policies_offered(game: str) -> list[str]:
    """Return the policies among which the reader chooses for a game, the usual one first."""
    return [name for name in OFFERED if name in policies_of(game)]


def usual_policy(game: str) -> str:
    """Return the policy that plays in all seats: the rules of thumb, or else random decisions."""
    return RULES if RULES in policies_of(game) else CHANCE


async def stream(pool: Executor, jobs: Jobs[T]) -> AsyncIterator[tuple[int, T]]:
    """Yield the result of each job in the order of the jobs, with the key of the job."""
    is_serial = isinstance(pool, SerialExecutor)
    ahead = 1 if is_serial else 2 * MOST_WORKERS
    left = iter(jobs)
    waiting: deque[tuple[int, Future[T]]] = deque()
    try:
        while True:
            for key, job in islice(left, ahead - len(waiting)):
                waiting.append((key, pool.submit(play, job)))
            if not waiting:
                return
            first, future = waiting.popleft()
            found = await asyncio.wrap_future(future)
            if is_serial:
                await asyncio.sleep(BREATH)
            yield first, found
    finally:
        for _, future in waiting:
            future.cancel()
