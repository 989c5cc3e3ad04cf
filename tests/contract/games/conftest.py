"""Adds the game of the how-to to the games that the tests of this folder run for."""

import pytest

from tests.contract.games.shelf import GAMES, SAMPLES


@pytest.fixture(autouse=True)
def how_to(monkeypatch):
    """Let Python's path lead to the game of the how-to."""
    monkeypatch.syspath_prepend(str(SAMPLES))


def pytest_generate_tests(metafunc):
    """Run each test for each game, by its `name`.

    This is no fixture, because a run on mutants collects this folder after others, which lack the
    fixture.
    """
    if "name" in metafunc.fixturenames:
        later = getattr(metafunc.module, "LATER", ())
        metafunc.parametrize(
            "name",
            [
                pytest.param(name, marks=pytest.mark.endurance if name in later else ())
                for name in GAMES
            ],
        )
