"""Admission of visitors: in turn, as long as there is room; visitors who have left are skipped."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from ipaddress import IPv6Address, ip_address
from itertools import chain
from socket import AF_INET6
from typing import Any

from psutil import net_if_addrs
from tornado.iostream import IOStream
from tornado.web import authenticated

from widgets.server.access import language_liked, page_of_words
from widgets.server.kernels import Full, Kernels, Visit
from widgets.server.limits import (
    ADDRESSES_REMEMBERED,
    ARRIVALS_A_SECOND,
    ARRIVALS_AT_ONCE,
    COME_BACK_AFTER,
    NETWORK_SHARE,
    Pace,
)
from widgets.server.pages import Page

NO_ROOM, TOO_OFTEN = 503, 429


@dataclass(frozen=True)
class Apology:
    """The page for a visitor who cannot be admitted now."""

    title: str
    text: str


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

    def give_back(self, address: str) -> None:
        """Count one less from there."""
        for source in filter(None, (address, network_of(address))):
            if source in self._paces:
                self._paces[source].give_back()

    def _forget_rested(self) -> None:
        """Forget addresses at rest; if most are not, the next look comes later."""
        self._paces = {at: pace for at, pace in self._paces.items() if not pace.is_rested}
        self._look_again_at = max(ADDRESSES_REMEMBERED, 2 * len(self._paces))

    def _pace(self, source: str, share: int = 1) -> Pace:
        pace = Pace(share * self._at_once, share * self._a_second)
        return self._paces.setdefault(source, pace)


class _KernelsOfVisit:
    """The kernels as one visit sees them: the one it takes is written down."""

    def __init__(self, kernels: Any, visit: Visit) -> None:
        self._kernels = kernels
        self._visit = visit

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kernels, name)

    async def start_kernel(self, **arguments: Any) -> str:
        self._visit.kernel_id = await self._kernels.start_kernel(**arguments)
        return self._visit.kernel_id

    async def get_rendered_notebook(self, **arguments: Any) -> Any:
        task, rendered, self._visit.kernel_id = await self._kernels.get_rendered_notebook(
            **arguments
        )
        return task, rendered, self._visit.kernel_id


class AdmittedPage(Page):
    """The notebook as a page, for as many visitors as the server can serve."""

    arrivals = Arrivals()
    _has_left = False
    _visit: Visit | None = None

    @authenticated
    async def get(  # type: ignore[override]  # the decorator takes the signature away
        self, path: str | None = None
    ) -> None:
        """Let the visitor in, or say when to come again; a visitor who has left gets no kernel."""
        if self.notebook_path and path:  # leads elsewhere, or nowhere
            await super().get(path)
            return
        address = neighbourhood(self.request.remote_ip or "")
        if not self.arrivals.allow(address):
            self._apologise(TOO_OFTEN)
            return
        kernels: Kernels = self.settings["kernel_manager"]
        async with kernels.turns.of(address):
            if self._is_alone():
                return
            if not kernels.has_place_for(address):
                self._apologise(NO_ROOM)
                return
            await self._show(kernels, Visit(address), path)

    async def _show(self, kernels: Kernels, visit: Visit, path: str | None) -> None:
        self._visit = visit
        kernels.visits.add(visit)
        try:
            await super().get(path)
        except Full:
            self._apologise(NO_ROOM)
        finally:
            if visit.kernel_id is None or visit.kernel_id not in kernels:
                kernels.visits.discard(visit)
            elif self._has_left:
                await kernels.shutdown_kernel(visit.kernel_id)

    def _is_alone(self) -> bool:
        """Whether the visitor left before the page; unknown if they left before being heard."""
        stream: IOStream | None = getattr(self.request.connection, "stream", None)
        return self._has_left or stream is None or stream.closed()

    def on_connection_close(self) -> None:
        """Remember that the visitor no longer waits for this page."""
        self._has_left = True
        super().on_connection_close()

    @property
    def kernel_manager(self) -> Any:
        """The kernels, which write down what this visitor takes."""
        kernels = super().kernel_manager
        return _KernelsOfVisit(kernels, self._visit) if self._visit else kernels

    def should_use_rendered_notebook(self, data: object, pool: int, *rest: object) -> bool:
        """Take a warm kernel unless it has yet to be begun: a cold one is sooner there."""
        is_wanted = super().should_use_rendered_notebook(data, pool, *rest)
        return is_wanted and self.settings["kernel_manager"].is_warm(self.notebook_path)

    def _apologise(self, status: int) -> None:
        """Answer in the language of the address, or else of the browser."""
        apologies: Mapping[str, Apology] = self.settings["apologies"]
        language = language_liked(self, apologies)
        said = apologies[language]
        self.set_status(status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Retry-After", str(COME_BACK_AFTER))
        self.write(page_of_words(self, language, said.title, said.text))


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
