"""The how-to's game stands on the shelf while the tests of this folder run."""

import pytest

from tests.contract.games.shelf import GAMES, SAMPLES


@pytest.fixture(autouse=True)
def how_to(monkeypatch):
    """Python's path leads to the how-to's game."""
    monkeypatch.syspath_prepend(str(SAMPLES))


@pytest.fixture(params=GAMES)
def name(request):
    """Each game in turn."""
    return request.param
