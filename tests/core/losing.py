"""Jobs that end their process; the module imports little, since every new process imports it."""

import os
import signal


def square(job):
    """Return the square of a number.

    While the job's file exists, the job kills its process and removes the file.
    """
    number, mine = job
    if mine is not None and mine.exists():
        mine.unlink()
        os.kill(os.getpid(), signal.SIGABRT)
    return number * number


def lose(_):
    """End the process before it has a result."""
    os._exit(3)
