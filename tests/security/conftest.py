"""A server to be attacked from outside."""

from collections.abc import Iterator

import pytest

from tests.served import Served


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """A server without warm kernels; it has complained of nothing when all is over."""
    started = Served("--pool", "0")
    try:
        yield started
        assert started.faults() == ""
    finally:
        started.stop()
