"""A server to attack from outside."""

from collections.abc import Iterator

import pytest

from tests.security.client import Visitor
from tests.served import Served


@pytest.fixture(scope="session")
def shared() -> Iterator[Served]:
    """Start a server without warm kernels for all modules of a process."""
    started = Served("--pool", "0")
    yield started
    started.stop()


@pytest.fixture(scope="module")
def server(shared: Served) -> Iterator[Served]:
    """Return the shared server, whose log must have no fault after the tests of a module."""
    before = len(shared.lines)
    yield shared
    assert shared.faults(since=before) == ""


@pytest.fixture(scope="session")
def bystander(shared: Served) -> Visitor:
    """Return a visitor with a page, who must still be served, whatever others do."""
    visitor = Visitor(shared.link)
    assert visitor.come().status == 200
    return visitor
