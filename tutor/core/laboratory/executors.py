"""Executors: where games are played, in processes of their own or one after another right here.

Whatever executor plays them, games are counted in the order they were asked for, so the figures
are the same.
"""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Final, ParamSpec, TypeVar

from tutor.core.base.errors import Fault, RecordError

P = ParamSpec("P")
J = TypeVar("J")
T = TypeVar("T")

AHEAD: Final = 8
"""Jobs that are handed out before the first of them is done, at most."""


class SerialExecutor(Executor):
    """Does everything at once where it is asked, for places without processes."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The finished future of a call."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def executor(workers: int = 1) -> Executor:
    """An executor of so many processes; serial for one, and where there are no processes."""
    if workers > 1 and sys.platform != "emscripten":
        try:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            # A fork would take along threads and open files, of a server for example.
            return ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts)
        except (ImportError, OSError):
            return SerialExecutor()
    return SerialExecutor()


def _leave_interrupts() -> None:
    """Let who asked hear of an interrupt, not the processes that play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_order(pool: Executor, work: Callable[[J], T], jobs: Iterable[J]) -> Iterator[T]:
    """The results of jobs in the order of the jobs; whoever stops reading stops the rest.

    Raises RecordError when the processes are gone.
    """
    ahead = 1 if isinstance(pool, SerialExecutor) else AHEAD
    waiting: deque[Future[T]] = deque()
    try:
        for job in jobs:
            waiting.append(pool.submit(work, job))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenExecutor:
        raise RecordError([Fault("workers", "workers_lost", {})]) from None
    finally:
        for future in waiting:
            future.cancel()
