"""Each address has a pace of requests, and does not use up the pace of other addresses."""

import pytest

from widgets.server.arrivals import Arrivals
from widgets.server.limits import ADDRESSES_REMEMBERED


@pytest.mark.parametrize("address", ["192.0.2.1", "2001:db8:1:2::1"])
def test_one_machine_does_not_use_up_its_network(address):
    """The requests of one machine beyond its own pace do not count for its network."""
    near = Arrivals(at_once=10, a_second=0)
    assert [near.allow(address) for _ in range(100)] == [True] * 10 + [False] * 90
    others = [f"2001:db8:1:2::{number + 2}" for number in range(3)]
    assert all(near.allow(other) for other in others for _ in range(10))


def test_many_addresses_are_not_searched_each_time():
    """The server searches its busy addresses only once their number has doubled."""

    class Looked(Arrivals):
        times = 0

        def _forget_rested(self):
            self.times += 1
            super()._forget_rested()

    looked = Looked(at_once=10, a_second=0)
    for number in range(3 * ADDRESSES_REMEMBERED):
        looked.allow(f"192.0.{number // 256}.{number % 256}")
    assert looked.times <= 2
