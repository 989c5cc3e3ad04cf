"""The how-to's game stands on the shelf while the tests of this folder run."""

import pytest

from tests.contract.games.shelf import GAMES, SAMPLES


@pytest.fixture(autouse=True)
def how_to(monkeypatch):
    """Python's path leads to the how-to's game."""
    monkeypatch.syspath_prepend(str(SAMPLES))


def pytest_generate_tests(metafunc):
    """Each game in turn, by its `name`.

    No fixture: a run on mutants collects this folder after others, which know no fixtures of it.
    """
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", GAMES)
