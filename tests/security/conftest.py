"""Fixtures with a server to attack from outside."""

from collections.abc import Iterator

import pytest

from tests.security.visiting import Visitor
from tests.served import Served


@pytest.fixture(scope="session")
def common_server() -> Iterator[Served]:
    """Start a server without warm kernels for all modules of a process."""
    started = Served("--pool", "0")
    yield started
    started.stop()


@pytest.fixture(scope="module")
def server(common_server: Served) -> Iterator[Served]:
    """Return the shared server, whose log must have no fault after the tests of a module."""
    before = len(common_server.lines)
    yield common_server
    assert common_server.faults(since=before) == ""


@pytest.fixture(scope="session")
def bystander(common_server: Served) -> Visitor:
    """Return a visitor with a page, who must still be served, whatever others do."""
    return _visitor_with_a_page(common_server)


@pytest.fixture(scope="session")
def guest(common_server: Served) -> Visitor:
    """Return a visitor with a page, whose connections may be cut and whose kernel stays as it is."""
    return _visitor_with_a_page(common_server)


def _visitor_with_a_page(server: Served) -> Visitor:
    visitor = Visitor(server.link)
    assert visitor.come().status == 200
    return visitor
