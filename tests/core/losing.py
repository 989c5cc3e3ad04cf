"""Jobs that end their own process; the module imports little, because every new process imports it."""

import os
import signal


def square(job):
    """Return the square of the job's number.

    If the job's file exists, remove it and kill the process instead.
    """
    number, mine = job
    if mine is not None and mine.exists():
        mine.unlink()
        os.kill(os.getpid(), signal.SIGABRT)
    return number * number


def lose(_):
    """End the process before it has a result."""
    os._exit(3)
