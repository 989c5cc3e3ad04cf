"""A server to attack from outside."""

from collections.abc import Iterator

import pytest

from tests.served import Served


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """Start a server without warm kernels, whose log must have no fault at the end."""
    started = Served("--pool", "0")
    try:
        yield started
        assert started.faults() == ""
    finally:
        started.stop()
