"""Experiments: games that are played to answer one question, and the executors that play them.

An experiment hands out its games a round at a time. An executor plays them in other processes, or
one after another in this process. The experiment counts the results in the order of their jobs, so
that the same seed gives the same figures with every executor. If a process is lost, its games are
played again. `run` waits for each game; the page runs the jobs in its own event loop.
"""

from __future__ import annotations

import ast
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import suppress
from inspect import currentframe
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar, Final, Generic, Literal, ParamSpec, Protocol, TypeVar

from tutor.core.base.errors import Fault, RecordError

P = ParamSpec("P")
R = TypeVar("R")
J = TypeVar("J")
T = TypeVar("T")

AHEAD: Final = 8
"""The number of jobs handed out before the first job is done; many processes get more jobs."""

RENEWALS: Final = 2
"""The greatest number of times that lost processes are replaced before a job is done."""

NICENESS: Final = 10
T_co = TypeVar("T_co", covariant=True)
E = TypeVar("E", bound="Experiment[Any]")


class Job(Protocol[T_co]):
    """A unit of work that can be sent to another process."""

    def play(self) -> T_co:
        """Do the work and return the result, which is the same in every process."""


Jobs = Iterable[tuple[int, Job[T]]]
"""The jobs to play, each with the key under which its result is counted."""


class Experiment(Protocol[T]):
    """The games that answer one question, with the figures of those that are counted."""

    @property
    def is_done(self) -> bool:
        """Whether no more jobs remain."""

    def jobs(self) -> Jobs[T]:
        """Return the next jobs to play, including jobs that were returned before but not counted."""

    def count(self, key: int, result: T) -> None:
        """Count the result of a job. The caller passes results in the order of the jobs."""


def run(experiment: E, pool: Executor | None = None) -> Iterator[E]:
    """Yield the experiment after each job, until it is done or the caller stops iterating."""
    while not experiment.is_done:
        yield from play_round(experiment, pool)


def play_round(experiment: E, pool: Executor | None = None) -> Iterator[E]:
    """Yield the experiment after each job of one round."""
    keys = deque[int]()

    def jobs() -> Iterator[Job[Any]]:
        for key, job in experiment.jobs():
            keys.append(key)
            yield job

    for result in in_order(pool or SerialExecutor(), play, jobs()):
        experiment.count(keys.popleft(), result)
        yield experiment


def play(job: Job[T]) -> T:
    """Return the result of a job. This function runs in the process that plays."""
    return job.play()


class SerialExecutor(Executor):
    """An executor that runs each call at once in this process, where no other process can run."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Run the call and return a future that is done."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class RecoveringExecutor(Executor):
    """An executor that may lose a process or worker, and then accepts lost jobs again.

    `ahead` is the number of jobs that it accepts before the first is done. `losses` are the classes
    of exceptions that mean a lost job.
    """

    losses: ClassVar[tuple[type[Exception], ...]] = (BrokenExecutor,)
    ahead: int = AHEAD

    @property
    def loss_count(self) -> int:
        """The number of losses so far."""
        return 0

    def renew(self) -> bool:
        """Replace lost processes and return whether that was done. The base class never does it."""
        return False


class ProcessExecutor(RecoveringExecutor):
    """An executor with processes of this machine.

    If one process is lost, all are lost, and `renew` starts new ones.
    """

    def __init__(self, workers: int, make: Callable[[], Executor]) -> None:
        self.ahead, self._make = max(AHEAD, 2 * workers), make
        self._pool, self._lost = make(), 0

    @property
    def loss_count(self) -> int:
        """The number of times that the processes were lost."""
        return self._lost

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Return the future of a call in one of the processes.

        Raises BrokenExecutor after a loss.
        """
        return self._pool.submit(fn, *args, **kwargs)

    def renew(self) -> bool:
        """End the remaining processes, start new ones, and return True."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._lost += 1
        self._pool = self._make()
        return True

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes after their present jobs."""
        self._pool.shutdown(wait=wait, cancel_futures=cancel_futures)


def executor(workers: int = 1) -> Executor:
    """Return an executor with this many processes.

    The result is a serial executor for one worker, or if no process can start.
    """
    return _processes(workers, _leave_interrupts) if workers > 1 else SerialExecutor()


def quiet_executor(workers: int = 1) -> Executor:
    """Return an executor with processes of low priority; serial if no process can start.

    The processes end with the process that started them, even if it is killed.
    """
    return _processes(workers, _play_quietly)


Obstacle = Literal["browser", "unread", "unguarded"]


def obstacle() -> Obstacle | None:
    """Return the reason why no process can start here, or None.

    Each process imports the main module, so the main module must be a file and not the standard
    input. Its import must not start processes again, as it does if `if __name__ == "__main__":` is
    missing. From a prompt or a notebook, processes import no main module.
    """
    main = sys.modules.get("__main__")
    file = getattr(main, "__file__", None)
    if sys.platform == "emscripten":
        return "browser"
    if file is not None and not Path(file).exists():
        return None if getattr(main, "__spec__", None) is not None else "unread"
    return "unguarded" if file is not None and _asks_when_imported(Path(file)) else None


def _asks_when_imported(file: Path) -> bool:
    """Return whether the main module runs its present statement without a `__name__` guard."""
    frame = currentframe()
    while frame is not None and (
        frame.f_code.co_name != "<module>" or frame.f_globals.get("__name__") != "__main__"
    ):
        frame = frame.f_back
    if frame is None or Path(frame.f_code.co_filename) != file:
        return False
    with suppress(OSError, ValueError):  # ValueError: not Python source, such as an archive
        return not any(
            isinstance(node, ast.If)
            and "__name__" in ast.unparse(node.test)
            and node.lineno <= frame.f_lineno <= (node.end_lineno or 0)
            for node in ast.parse(file.read_bytes()).body
        )
    return False


def _processes(workers: int, begin: Callable[[], None]) -> Executor:
    if obstacle() is None:
        with suppress(ImportError, OSError):
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            # A fork would copy threads and open files, for example those of a server.
            context = get_context("spawn")
            return ProcessExecutor(workers, lambda: ProcessPoolExecutor(workers, context, begin))
    return SerialExecutor()


def _leave_interrupts() -> None:
    """Ignore interrupts, because the process that started this one handles them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_quietly() -> None:
    """Lower the priority of this process, and end it when the process that started it ends."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    _leave_interrupts()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = parent_process()

    def end_with_parent() -> None:
        if parent is not None:
            wait([parent.sentinel])
            os._exit(1)

    Thread(target=end_with_parent, daemon=True).start()


def in_order(pool: Executor, work: Callable[[J], T], jobs: Iterable[J]) -> Iterator[T]:
    """Yield the results of jobs in their order.

    If the caller stops iterating, the remaining jobs are cancelled. A job that is lost with its
    process is submitted again, if the pool can start again. Raises RecordError if the processes are
    lost and cannot be replaced.
    """
    ahead = 1 if isinstance(pool, SerialExecutor) else getattr(pool, "ahead", AHEAD)
    waiting: deque[_Asked[J, T]] = deque()
    try:
        for job in jobs:
            waiting.append(_Asked(pool, work, job))
            if len(waiting) >= ahead:
                yield _first(pool, waiting)
        while waiting:
            yield _first(pool, waiting)
    finally:
        for each in waiting:
            each.future.cancel()


class _Asked(Generic[J, T]):
    """A job and the future of its result. A job that cannot be submitted counts as lost."""

    def __init__(self, pool: Executor, work: Callable[[J], T], job: J) -> None:
        self._pool, self._work, self._job = pool, work, job
        self.ask()

    def ask(self) -> None:
        """Submit the job."""
        try:
            self.future = self._pool.submit(self._work, self._job)
        except BrokenExecutor as error:
            self.future = Future()
            self.future.set_exception(error)

    def is_done(self) -> bool:
        """Return whether the job has a result or an error that it raised. A lost job has neither."""
        future = self.future
        if not future.done() or future.cancelled():
            return False
        return not isinstance(future.exception(), losses_of(self._pool))


def losses_of(pool: Executor) -> tuple[type[Exception], ...]:
    """Return the classes of exceptions by which an executor reports a lost job."""
    return pool.losses if isinstance(pool, RecoveringExecutor) else (BrokenExecutor,)


def _renew(pool: Executor) -> bool:
    return isinstance(pool, RecoveringExecutor) and pool.renew()


def _first(pool: Executor, waiting: deque[_Asked[J, T]]) -> T:
    """Return the result of the first waiting job, and remove the job.

    If a process is lost, the jobs of the other processes are lost too, so all jobs without a result
    are submitted again. Raises RecordError if the processes cannot be replaced or are lost too often.
    """
    for renewals in range(RENEWALS + 1):
        try:
            found = waiting[0].future.result()
        except losses_of(pool):
            if renewals == RENEWALS or not _renew(pool):
                break
            for each in waiting:
                if not each.is_done():
                    each.ask()
        else:
            waiting.popleft()
            return found
    raise RecordError([Fault("workers", "workers_lost", {})]) from None


def last_report(reports: Iterator[R]) -> R:
    """Return the last report. After an interrupt, return the last report before the interrupt.

    Raises RecordError if no report came before the interrupt.
    """
    found = None
    with suppress(KeyboardInterrupt):
        for report in reports:
            found = report
    if found is None:
        raise RecordError([Fault("", "interrupted", {})])
    return found
