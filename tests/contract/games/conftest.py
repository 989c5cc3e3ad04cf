"""The how-to's game is among the games while the tests of this folder run."""

import pytest

from tests.contract.games.shelf import GAMES, SAMPLES


@pytest.fixture(autouse=True)
def how_to(monkeypatch):
    """Python's path leads to the how-to's game."""
    monkeypatch.syspath_prepend(str(SAMPLES))


def pytest_generate_tests(metafunc):
    """Run each test for each game, by its `name`.

    This is no fixture: a run on mutants collects this folder after others, which do not have its
    fixtures.
    """
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", GAMES)
