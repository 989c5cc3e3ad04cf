"""Adds the game of the how-to to the games that the tests of this folder run for."""

import pytest

from tests.contract.games.shelf import GAMES, SAMPLES


@pytest.fixture(autouse=True)
def how_to(monkeypatch):
    """Add the folder of the how-to's game to Python's path."""
    monkeypatch.syspath_prepend(str(SAMPLES))


def pytest_generate_tests(metafunc):
    """Run each test that takes a `name` once for each game.

    This hook replaces a fixture, because a run on mutants collects this folder after others, which
    lack the fixture.
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
