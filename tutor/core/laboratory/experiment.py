"""An experiment: games that answer one question, and the executors that play them.

Its games are handed out a round at a time, and played in other processes, or one after another in
this one. With every executor, games are counted in the order of their jobs, so the same seed finds
the same. If a process is lost, its games are played again. `run` waits for the games; the page
streams them in its own time.
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
"""The number of jobs that are handed out before the first is done; more to many processes."""

RENEWALS: Final = 2
"""How often lost processes are replaced without a finished job in between."""

NICENESS: Final = 10
T_co = TypeVar("T_co", covariant=True)
E = TypeVar("E", bound="Experiment[Any]")


class Job(Protocol[T_co]):
    """Something to play, which can be sent to another process."""

    def play(self) -> T_co:
        """What comes of it; the same wherever it is played."""


Jobs = Iterable[tuple[int, Job[T]]]
"""What is to be played, each job with the key that it is counted by."""


class Experiment(Protocol[T]):
    """The games that answer one question, as far as they were counted."""

    @property
    def is_done(self) -> bool:
        """Whether nothing more is to be played."""

    def jobs(self) -> Jobs[T]:
        """What is to be played next; what was handed out and not counted is handed out again."""

    def count(self, key: int, result: T) -> None:
        """Count what came of a job, in the order in which they were handed out."""


def run(experiment: E, pool: Executor | None = None) -> Iterator[E]:
    """The experiment after each job, until it is done; a reader who stops stops it."""
    while not experiment.is_done:
        yield from play_round(experiment, pool)


def play_round(experiment: E, pool: Executor | None = None) -> Iterator[E]:
    """The experiment after each job of one round."""
    keys = deque[int]()

    def jobs() -> Iterator[Job[Any]]:
        for key, job in experiment.jobs():
            keys.append(key)
            yield job

    for result in in_order(pool or SerialExecutor(), play, jobs()):
        experiment.count(keys.popleft(), result)
        yield experiment


def play(job: Job[T]) -> T:
    """What comes of a job, in whichever process."""
    return job.play()


class SerialExecutor(Executor):
    """Runs each call at once in this process, for places without other processes."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The finished future of a call."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class RecoveringExecutor(Executor):
    """An executor that may lose a process or worker, and takes lost jobs again.

    `ahead` is the number of jobs it takes before the first is done; `losses` are the errors of a
    lost job.
    """

    losses: ClassVar[tuple[type[Exception], ...]] = (BrokenExecutor,)
    ahead: int = AHEAD

    @property
    def loss_count(self) -> int:
        """The number of losses so far."""
        return 0

    def renew(self) -> bool:
        """Begin again after a loss; False if that is useless."""
        return False


class ProcessExecutor(RecoveringExecutor):
    """Processes of this machine; when one is lost all are, and `renew` starts others."""

    def __init__(self, workers: int, make: Callable[[], Executor]) -> None:
        self.ahead, self._make = max(AHEAD, 2 * workers), make
        self._pool, self._lost = make(), 0

    @property
    def loss_count(self) -> int:
        """The number of times that a process was lost, and the others with it."""
        return self._lost

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The future of a call in one of the processes. Raises BrokenExecutor after a loss."""
        return self._pool.submit(fn, *args, **kwargs)

    def renew(self) -> bool:
        """Let the rest of the processes end and begin with new ones."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._lost += 1
        self._pool = self._make()
        return True

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes after their present jobs."""
        self._pool.shutdown(wait=wait, cancel_futures=cancel_futures)


def executor(workers: int = 1) -> Executor:
    """An executor of some processes; serial for one, and where processes are not available."""
    return _processes(workers, _leave_interrupts) if workers > 1 else SerialExecutor()


def quiet_executor(workers: int = 1) -> Executor:
    """An executor of processes of low priority; serial where processes are not available.

    They end with the process that started them, even if that is killed.
    """
    return _processes(workers, _play_quietly)


Obstacle = Literal["browser", "unread", "unguarded"]


def obstacle() -> Obstacle | None:
    """The reason why no process can begin here, if any: each imports the main module.

    The main module must be a file, not the standard input. It must not ask for processes again
    while it is imported, as it does without `if __name__ == "__main__":`. A prompt or a notebook
    imports nothing.
    """
    main = sys.modules.get("__main__")
    file = getattr(main, "__file__", None)
    if sys.platform == "emscripten":
        return "browser"
    if file is not None and not Path(file).exists():
        return None if getattr(main, "__spec__", None) is not None else "unread"
    return "unguarded" if file is not None and _asks_when_imported(Path(file)) else None


def _asks_when_imported(file: Path) -> bool:
    """Whether a statement of the main module that is being run stands outside of every guard."""
    frame = currentframe()
    while frame is not None and (
        frame.f_code.co_name != "<module>" or frame.f_globals.get("__name__") != "__main__"
    ):
        frame = frame.f_back
    if frame is None or Path(frame.f_code.co_filename) != file:
        return False
    with suppress(OSError, ValueError):  # ValueError: what is no Python text, as an archive
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

            # A fork would take along threads and open files, of a server for example.
            context = get_context("spawn")
            return ProcessExecutor(workers, lambda: ProcessPoolExecutor(workers, context, begin))
    return SerialExecutor()


def _leave_interrupts() -> None:
    """Leave interrupts to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_quietly() -> None:
    """Play when the machine is idle, and stop with the process that waits for the result."""
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
    """The results of jobs in the order of the jobs; when the caller stops reading, the rest stops.

    A job that is lost with its process is done again, as often as the pool can begin again. Raises
    RecordError when the processes are gone for good.
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
    """A job and the future of its result; a job that cannot be handed out is lost."""

    def __init__(self, pool: Executor, work: Callable[[J], T], job: J) -> None:
        self._pool, self._work, self._job = pool, work, job
        self.ask()

    def ask(self) -> None:
        """Hand the job out."""
        try:
            self.future = self._pool.submit(self._work, self._job)
        except BrokenExecutor as error:
            self.future = Future()
            self.future.set_exception(error)

    def is_done(self) -> bool:
        """Whether there is a result, or an error of the job's own, which no loss takes back."""
        future = self.future
        if not future.done() or future.cancelled():
            return False
        return not isinstance(future.exception(), losses_of(self._pool))


def losses_of(pool: Executor) -> tuple[type[Exception], ...]:
    """The errors of jobs that an executor has lost."""
    return pool.losses if isinstance(pool, RecoveringExecutor) else (BrokenExecutor,)


def _renew(pool: Executor) -> bool:
    return isinstance(pool, RecoveringExecutor) and pool.renew()


def _first(pool: Executor, waiting: deque[_Asked[J, T]]) -> T:
    """The result of the first job; after a loss it and all that were lost with it are asked again.

    When a process is lost, the jobs of the others are lost as well, so they are handed out again.
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
    """The last of some reports; after an interrupt, the last one before it.

    Raises RecordError if there was no report yet.
    """
    found = None
    with suppress(KeyboardInterrupt):
        for report in reports:
            found = report
    if found is None:
        raise RecordError([Fault("", "interrupted", {})])
    return found
