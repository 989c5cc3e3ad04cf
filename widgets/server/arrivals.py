"""Limits on what each address may do: how much at once, how much later, and in which order."""

from __future__ import annotations

import asyncio
from bisect import insort
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from functools import cache, lru_cache
from ipaddress import IPv6Address, ip_address
from itertools import chain
from operator import itemgetter
from socket import AF_INET6

from psutil import net_if_addrs

from widgets.server.limits import (
    ADDRESSES_REMEMBERED,
    ARRIVALS_A_SECOND,
    ARRIVALS_AT_ONCE,
    LONGEST_QUEUE,
    LONGEST_TURN,
    NETWORK_SHARE,
    Pace,
)

TOO_OFTEN = 429


class Crowded(Exception):
    """The error that so many visitors came before that a visitor gets no turn soon."""


class Arrivals:
    """The recent arrivals from each address; an arrival is a visit to a page or a guess at the token."""

    def __init__(
        self, at_once: float = ARRIVALS_AT_ONCE, a_second: float = ARRIVALS_A_SECOND
    ) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._paces: dict[str, Pace] = {}
        self._look_again_at = ADDRESSES_REMEMBERED

    def allow(self, address: str, amount: float = 1) -> bool:
        """Return whether `amount` more arrivals from an address are allowed now; if so, count them.

        Arrivals that are not allowed do not count for the network of the address, so other
        addresses of the network can still come in.
        """
        if len(self._paces) >= self._look_again_at:
            self._forget_rested()
        if not self._pace(address).allows(amount):
            return False
        network = network_of(address)
        return network is None or self._pace(network, NETWORK_SHARE).allows(amount)

    def give_back(self, address: str, amount: float = 1) -> None:
        """Subtract `amount` from the arrivals of an address."""
        for source in filter(None, (address, network_of(address))):
            if source in self._paces:
                self._paces[source].give_back(amount)

    def _forget_rested(self) -> None:
        """Forget the addresses that have no recent arrivals.

        The next time that this is done is when the number of remembered addresses has doubled.
        """
        self._paces = {at: pace for at, pace in self._paces.items() if not pace.is_rested}
        self._look_again_at = max(ADDRESSES_REMEMBERED, 2 * len(self._paces))

    def _pace(self, source: str, share: int = 1) -> Pace:
        pace = Pace(share * self._at_once, share * self._a_second)
        return self._paces.setdefault(source, pace)


class FairLimiter:
    """A limit on the visits that are served at once; others wait, and the addresses take turns.

    One address has at most half of the places, because visitors from other addresses may come
    next. If a visit takes more than `longest` seconds, it goes on, but another visit gets its
    place. A visitor who waits more than `patience` seconds gets the error Crowded; the page
    then asks again with the time of the visitor's first arrival.
    """

    def __init__(
        self, most: int, longest: float = LONGEST_TURN, patience: float = LONGEST_QUEUE
    ) -> None:
        self._free = most
        self._share = (most + 1) // 2
        self._longest, self._patience = longest, patience
        self._held: Counter[str] = Counter()
        self._waiting: dict[str, list[tuple[float, asyncio.Future[None]]]] = {}

    @asynccontextmanager
    async def of(self, address: str, came: float = 0.0) -> AsyncIterator[None]:
        """Wait for a place, and hold the place for the `with` block.

        If several visitors of one address wait, the one with the earliest `came` goes first.
        Raises Crowded if no place is free soon.
        """
        if self._free and self._held[address] < self._share:
            self._take(address)
        else:
            await self._wait(address, came)
        is_over = False

        def end() -> None:
            nonlocal is_over
            if not is_over:
                is_over = True
                self._give_back(address)

        late = asyncio.get_running_loop().call_later(self._longest, end)
        try:
            yield
        finally:
            late.cancel()
            end()

    async def _wait(self, address: str, came: float) -> None:
        called = asyncio.get_running_loop().create_future()
        insort(self._waiting.setdefault(address, []), (came, called), key=itemgetter(0))
        try:
            async with asyncio.timeout(self._patience):
                await called
        except (asyncio.CancelledError, TimeoutError) as error:
            if called.done() and not called.cancelled():
                self._give_back(address)
            if isinstance(error, TimeoutError):
                raise Crowded from None
            raise

    def _take(self, address: str) -> None:
        self._free -= 1
        self._held[address] += 1

    def _give_back(self, address: str) -> None:
        self._free += 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
        self._let_in()

    def _let_in(self) -> None:
        """Let visitors in while places are free, each from the address that has waited longest."""
        while self._free:
            may = (each for each in self._waiting if self._held[each] < self._share)
            address = next(may, None)
            if address is None:
                return
            those = self._waiting.pop(address)
            _, called = those.pop(0)
            if those:
                self._waiting[address] = those
            if not called.done():
                self._take(address)
                called.set_result(None)


@cache
def own_networks() -> frozenset[str]:
    """Return the IPv6 networks of this machine, each as the first half of its addresses."""
    found = set()
    for known in chain.from_iterable(net_if_addrs().values()):
        if known.family == AF_INET6:
            found.add(_network(IPv6Address(known.address)))
    return frozenset(found)


def neighbourhood(address: str, near: Callable[[], Collection[str]] = own_networks) -> str:
    """Return the address or the network under which a visitor is counted.

    An IPv6 household has 2**64 addresses, so the whole network is counted as one. In the
    networks of this machine, which `near` returns, each machine is counted by itself.
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
    """Return the IPv6 network of a source that was counted by itself; None for all other sources."""
    try:
        found = ip_address(source)
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and not found.is_loopback:
        return _network(found)
    return None


def _network(address: IPv6Address) -> str:
    return IPv6Address(int(address)).exploded[:19]  # leaves out the name of an interface
