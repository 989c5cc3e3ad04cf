"""An experiment: games that answer one question, handed out a round at a time and counted.

Whatever plays the games, they are counted in the order they were handed out, so that the same seed
finds the same. `run` waits for them; the page streams them in its own time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from typing import Any, Protocol, TypeVar

from tutor.core.laboratory.executors import SerialExecutor, in_order

T = TypeVar("T")
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
