"""The sources that requests come from, and how much of each may come in at once and later."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache, lru_cache
from ipaddress import IPv6Address, ip_address
from itertools import chain
from socket import AF_INET6

from psutil import net_if_addrs

from widgets.server.limits import (
    ADDRESSES_REMEMBERED,
    ARRIVALS_A_SECOND,
    ARRIVALS_AT_ONCE,
    NETWORK_SHARE,
    Pace,
)

TOO_OFTEN = 429


class Arrivals:
    """The recent arrivals from each address: visits for a page, requests, or bytes of them."""

    def __init__(
        self, at_once: float = ARRIVALS_AT_ONCE, a_second: float = ARRIVALS_A_SECOND
    ) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._paces: dict[str, Pace] = {}
        self._look_again_at = ADDRESSES_REMEMBERED

    def allow(self, address: str, amount: float = 1) -> bool:
        """Whether so much may come in from there now.

        What one address has too much is not taken from its network, whose others come in.
        """
        if len(self._paces) >= self._look_again_at:
            self._forget_rested()
        if not self._pace(address).allows(amount):
            return False
        network = network_of(address)
        return network is None or self._pace(network, NETWORK_SHARE).allows(amount)

    def give_back(self, address: str, amount: float = 1) -> None:
        """Count so much less from there."""
        for source in filter(None, (address, network_of(address))):
            if source in self._paces:
                self._paces[source].give_back(amount)

    def _forget_rested(self) -> None:
        """Forget addresses at rest; if most are not, the next look comes later."""
        self._paces = {at: pace for at, pace in self._paces.items() if not pace.is_rested}
        self._look_again_at = max(ADDRESSES_REMEMBERED, 2 * len(self._paces))

    def _pace(self, source: str, share: int = 1) -> Pace:
        pace = Pace(share * self._at_once, share * self._a_second)
        return self._paces.setdefault(source, pace)


@cache
def own_networks() -> frozenset[str]:
    """The IPv6 networks that this machine is in, each by the first half of its addresses."""
    found = set()
    for known in chain.from_iterable(net_if_addrs().values()):
        if known.family == AF_INET6:
            found.add(_network(IPv6Address(known.address)))
    return frozenset(found)


def neighbourhood(address: str, near: Callable[[], Collection[str]] = own_networks) -> str:
    """The network that counts as one address: with IPv6 a household elsewhere has 2**64.

    In a network that this machine is in, `near`, each machine counts by itself.
    """
    found = ip_address(address)
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        return str(found.ipv4_mapped)
    if isinstance(found, IPv6Address) and not found.is_loopback:
        network = _network(found)
        return str(found) if found.is_link_local or network in near() else network
    return str(found)


@lru_cache(ADDRESSES_REMEMBERED)
def network_of(source: str) -> str | None:
    """The network of a source that counts by itself in it; None for all others."""
    try:
        found = ip_address(source)
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and not found.is_loopback:
        return _network(found)
    return None


def _network(address: IPv6Address) -> str:
    return IPv6Address(int(address)).exploded[:19]  # without the name of an interface
