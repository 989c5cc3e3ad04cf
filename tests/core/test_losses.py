"""If a process is lost, another process plays its games again, or a sentence reports an error."""

from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from tests.core.losing import lose, square
from tutor.cli_laboratory import SAY, computing
from tutor.core.base.errors import RecordError
from tutor.core.laboratory.experiment import RENEWALS, executor, in_order


def mines(folder, *places):
    """Return twelve jobs, of which those at `places` kill their process the first time they run."""
    for place in places:
        (folder / str(place)).touch()
    return [(number, folder / str(number)) for number in range(12)]


def test_lost_jobs_are_done_again(tmp_path, capsys):
    """All results come in the order of the jobs, and the pool counts and reports the lost processes.

    The report is on the error stream, so that the output has only figures.
    """
    jobs = mines(tmp_path, 3, 11)
    with computing(Namespace(cluster=None, workers=2)) as pool:
        assert list(in_order(pool, square, jobs)) == [number**2 for number in range(12)]
        assert 1 <= pool.loss_count <= 2
    assert not list(tmp_path.iterdir())
    told = capsys.readouterr()
    assert told.out == ""
    assert SAY("cli-lost", count=pool.loss_count) in told.err


def test_a_job_that_is_lost_again_and_again_leads_to_a_sentence():
    """A job that ends every process in which it runs is given up, and a sentence says so."""
    with executor(2) as pool, pytest.raises(RecordError, match="processes that play are gone"):
        list(in_order(pool, lose, range(3)))
    assert pool.loss_count == RENEWALS


def test_a_foreign_executor_is_not_started_again(tmp_path):
    """If an executor that cannot start again loses a process, the same sentence reports the loss."""
    with (
        ProcessPoolExecutor(1, get_context("spawn")) as pool,
        pytest.raises(RecordError, match="processes that play are gone"),
    ):
        list(in_order(pool, square, mines(tmp_path, 0)))


def test_an_error_of_the_job_itself_is_not_done_again():
    """An error that a job raises reaches the caller unchanged, and the job is not done again."""
    with executor(2) as pool:
        with pytest.raises(ZeroDivisionError):
            list(in_order(pool, (1).__truediv__, [1, 0, 1]))
        assert pool.loss_count == 0
