"""A real cluster of two worker processes gives the same answer, also when one of them is killed."""

import os
import signal

import pytest

from tests.contract.command_line import run
from tutor.core.base.errors import RecordError
from tutor.core.laboratory.arena import arena
from tutor.core.laboratory.experiment import in_order
from tutor.core.laboratory.forecast import forecast
from tutor.core.laboratory.playing import Source

pytest.importorskip("distributed", reason="the extra cluster is not installed")

import distributed

from tutor.adapters import cluster as adapter
from tutor.adapters.cluster import ClusterExecutor

SEATS = ("rules", "chance", "rules")


@pytest.fixture(scope="module")
def cluster():
    """Return two worker processes, each restarted by its nanny when it is killed."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as started:
        yield started


@pytest.fixture
def address(cluster):
    """Return the address of the cluster, once both workers play."""
    cluster.wait_for_workers(2, timeout=120)
    return cluster.scheduler_address


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """Return four games of Incan Gold."""
    folder = tmp_path_factory.mktemp("games")
    for seed in range(4):
        made = run("random", "--game", "incan_gold", "--seed", seed).out
        (folder / f"{seed}.json").write_text(made, encoding="utf-8")
    return sorted(folder.iterdir())


def pids(address):
    """Return the worker processes."""
    with distributed.Client(address, set_as_default=False) as client:
        return sorted(client.run(os.getpid).values())


def tournament(pool=None, after_two=lambda: None):
    """Return the figures of twelve games; a test may do something in the middle of them."""
    for found in arena(Source("princes"), SEATS, 12, 3, pool=pool):
        if found.played == 2:
            after_two()
    return found.to_json()


def lose(_):
    """End the process before it has a result."""
    os.kill(os.getpid(), signal.SIGKILL)


def test_it_gives_the_figures_of_one_process(address, games):
    """A tournament, a forecast and a study give the figures of one process to the last digit."""
    with ClusterExecutor(address) as pool:
        assert tournament(pool) == tournament()
        state = (
            Source("princes")
            .open()
            .start(Source("princes").open().random_setup(("Ana", "Beto"), "standard", 1))
        )
        (*_, there) = forecast(state, 4, 1, pool=pool)
        assert pool.loss_count == 0
    (*_, here) = forecast(state, 4, 1)
    assert there.to_json(state) == here.to_json(state)
    how = ("study", games[0], "--passes", 2, "--seed", 1, "--json")
    told = run(*how, "--cluster", address, "--workers", 3)
    assert (told.code, told.err, told.out) == (0, "", run(*how, "--workers", 1).out)


def test_a_killed_worker_changes_nothing_and_is_reported(address):
    """The other worker plays the killed worker's games again, and the loss is counted."""
    before = pids(address)
    with ClusterExecutor(address) as pool:
        found = tournament(pool, lambda: os.kill(before[0], signal.SIGKILL))
    assert found == tournament()
    assert pool.loss_count == 1


def test_a_batch_survives_the_loss_of_a_worker(address, games, monkeypatch):
    """A batch that loses a worker gives the same figures, and a sentence about the loss."""
    how = ("study", *games, *games, "--passes", 4, "--seed", 1, "--json")
    here = run(*how, "--workers", 1)
    assert here.err == ""
    before, submit = pids(address), ClusterExecutor.submit

    def killing(self, *asked):
        found = submit(self, *asked)
        if self._asked == 5:  # both workers have games by now, and one game is done
            os.kill(before[0], signal.SIGKILL)
        return found

    monkeypatch.setattr(ClusterExecutor, "submit", killing)
    told = run(*how, "--cluster", address)
    assert told.code == 0
    assert told.out == here.out
    assert told.err.startswith("A process that played was lost on the way.")


def test_a_game_that_kills_every_worker_leads_to_a_sentence(address):
    """The scheduler gives up a job that was lost too often, and a sentence says so."""
    with ClusterExecutor(address, 1) as pool, pytest.raises(RecordError, match="are gone"):
        list(in_order(pool, lose, [0]))


def test_a_worker_with_another_version_does_not_play(address, monkeypatch):
    """A worker of another version gets no games, since its figures could differ."""
    monkeypatch.setattr(adapter, "__version__", "0.0.0")
    with pytest.raises(RecordError, match="a worker of the cluster has machu-tutor"):
        ClusterExecutor(address)


def test_a_cluster_without_workers_leads_to_a_sentence(monkeypatch):
    """A cluster without workers leads to a sentence, and the program does not wait."""
    monkeypatch.setattr(adapter, "PATIENCE", 1)
    with (
        distributed.LocalCluster(n_workers=0, processes=True, dashboard_address=":0") as empty,
        pytest.raises(RecordError, match="has no workers"),
    ):
        ClusterExecutor(empty.scheduler_address)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ftp://127.0.0.1:1", ""])
def test_an_address_without_a_cluster_leads_to_a_sentence(address, monkeypatch):
    monkeypatch.setattr(adapter, "PATIENCE", 1)
    outcome = run("findings", "--seed", 1, "--cluster", address)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"cluster: no cluster answers at '{address}'")
    assert outcome.err.count("\n") == 1
