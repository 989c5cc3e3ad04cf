"""A server to be attacked from outside."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.served import Served

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a module share its server, so one process runs them all."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """A server without warm kernels; it has complained of nothing when all is over."""
    started = Served("--pool", "0")
    try:
        yield started
        assert started.faults() == ""
    finally:
        started.stop()
