"""A notebook as a page, and the admission of its visitors: in turn, as long as there is room.

Limits the arrivals from each address: how many at once, how many later, and in which order.
"""

from __future__ import annotations

import asyncio
from bisect import insort
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache, lru_cache
from ipaddress import IPv6Address, ip_address
from itertools import chain
from operator import itemgetter
from pathlib import Path
from socket import AF_INET6
from typing import Any, Final

from jupyter_server.utils import url_escape, url_path_join
from psutil import net_if_addrs
from tornado.web import HTTPError, authenticated
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from widgets.server.access import Quiet, Visitors, has_hung_up, language_liked, page_of_words
from widgets.server.kernels import Full, Kernels, Visit
from widgets.server.limits import (
    ADDRESSES_REMEMBERED,
    ARRIVALS_A_SECOND,
    ARRIVALS_AT_ONCE,
    ASK_AGAIN_AFTER,
    COME_BACK_AFTER,
    LONGEST_QUEUE,
    LONGEST_TURN,
    NETWORK_SHARE,
    NOTEBOOK_ARRIVALS,
    Pace,
)

TOO_OFTEN = 429


class Crowded(Exception):
    """Too many visitors came before; there is no turn soon."""


class Arrivals:
    """The recent arrivals from each address: visits for a page, or guesses at the token."""

    def __init__(
        self, at_once: float = ARRIVALS_AT_ONCE, a_second: float = ARRIVALS_A_SECOND
    ) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._paces: dict[str, Pace] = {}
        self._look_again_at = ADDRESSES_REMEMBERED

    def allow(self, address: str, amount: float = 1) -> bool:
        """Whether `amount` more may come from an address now.

        The excess of one address does not count against its network, so its neighbours can come in.
        """
        if len(self._paces) >= self._look_again_at:
            self._forget_rested()
        if not self._pace(address).allows(amount):
            return False
        network = network_of(address)
        return network is None or self._pace(network, NETWORK_SHARE).allows(amount)

    def give_back(self, address: str, amount: float = 1) -> None:
        """Count `amount` less for an address."""
        for source in filter(None, (address, network_of(address))):
            if source in self._paces:
                self._paces[source].give_back(amount)

    def _forget_rested(self) -> None:
        """Forget addresses without recent arrivals; if few have none, look later again."""
        self._paces = {at: pace for at, pace in self._paces.items() if not pace.is_rested}
        self._look_again_at = max(ADDRESSES_REMEMBERED, 2 * len(self._paces))

    def _pace(self, source: str, share: int = 1) -> Pace:
        pace = Pace(share * self._at_once, share * self._a_second)
        return self._paces.setdefault(source, pace)


class FairLimiter:
    """A limit on concurrent visits; waiting visitors are let in address by address, in turn.

    One address has at most half of the turns, since others may come from elsewhere next. A visit of
    more than `longest` seconds goes on, and its turn passes to the next one. A visitor who waits
    more than `patience` seconds is told so, and keeps the place of the first arrival.
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
        """Wait for a turn and hold it; of one address, the visitors who `came` first go first.

        Raises Crowded if there is no turn soon.
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
        """Let the next visitors in, from the address that has waited longest for a turn."""
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
    """The IPv6 networks of this machine, each by the first half of its addresses."""
    found = set()
    for known in chain.from_iterable(net_if_addrs().values()):
        if known.family == AF_INET6:
            found.add(_network(IPv6Address(known.address)))
    return frozenset(found)


def neighbourhood(address: str, near: Callable[[], Collection[str]] = own_networks) -> str:
    """The network that counts as one address: an IPv6 household has 2**64 addresses.

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


RENDER = "voila/render"
NOTEBOOK = ".ipynb"
NO_ROOM = 503
ARRIVAL: Final = "tutor-arrival"
"""The cookie with the time at which a visitor first came and was told to come again."""


@dataclass(frozen=True)
class Apology:
    """The page for a visitor who cannot be admitted, and for one who has to wait for a turn."""

    title: str
    text: str
    crowd_title: str = ""
    crowd: str = ""


class KernelsOfPage:
    """All kernels as a page sees them; each kernel that the page gets is noted first."""

    def __init__(self, kernels: Any, note: Callable[[str], None]) -> None:
        self._kernels = kernels
        self._note = note

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kernels, name)

    async def start_kernel(self, **arguments: Any) -> str:
        """Start a kernel for the page."""
        kernel = str(await self._kernels.start_kernel(**arguments))
        self._note(kernel)
        return kernel

    async def get_rendered_notebook(self, **arguments: Any) -> Any:
        """Take a warm kernel for the page that is still alive."""
        await self._kernels.put_dead_away(arguments["notebook_name"])
        rendered = await self._kernels.get_rendered_notebook(**arguments)
        *_, kernel = rendered
        self._note(kernel)
        return rendered


class Leave(VoilaShutdownKernelHandler):
    """Ends a kernel whose page is closed, once that page has been made."""

    @authenticated
    async def post(self, kernel_id: str) -> None:
        """End the kernel now, or when its page is made."""
        kernels: Kernels = self.settings["kernel_manager"]
        if not kernels.puts_off(kernel_id):
            await kernels.shutdown_kernel(kernel_id)
        self.set_status(204)
        self.finish()


class Page(TornadoVoilaHandler):
    """The notebook as a page, with any query, for as many visitors as the server can serve."""

    arrivals = Arrivals()
    write_error = Quiet.write_error
    _has_left = False
    _visit: Visit | None = None

    @authenticated
    async def get(self, path: str | None = None) -> None:
        """Admit the visitor, or say when to come again; a visitor who has left gets no kernel."""
        if self.notebook_path and path:  # leads elsewhere, or to nothing
            await self._give(path)
            return
        address = neighbourhood(self.request.remote_ip or "")
        arrivals = NOTEBOOK_ARRIVALS if path else 1
        if not self.arrivals.allow(address, arrivals):
            self._apologise(TOO_OFTEN)
            return
        kernels: Kernels = self.settings["kernel_manager"]
        came = self._arrival()
        try:
            async with kernels.turns.of(address, came):
                if self.get_cookie(ARRIVAL):
                    self.clear_cookie(ARRIVAL, path=self.base_url)
                if self._is_alone():
                    return
                if not kernels.has_place_for(address):
                    self._apologise(NO_ROOM)
                    return
                await self._show(kernels, Visit(address), path)
        except Crowded:
            self.arrivals.give_back(address, arrivals)
            if not self._is_alone():
                kept = {"path": self.base_url, "httponly": True, "samesite": "Lax"}
                self.set_cookie(ARRIVAL, str(came), expires_days=None, **kept)
                self._ask_again()

    def _arrival(self) -> float:
        """When the visitor first came, by the clock of the server.

        The visitor may claim any time: a false one overtakes only visitors of the same address.
        """
        now = asyncio.get_running_loop().time()
        try:
            came = float(self.get_cookie(ARRIVAL) or now)
        except ValueError:
            return now
        return min(now, came)

    async def _show(self, kernels: Kernels, visit: Visit, path: str | None) -> None:
        self._visit = visit
        kernels.visits.add(visit)
        try:
            await self._give(path)
        except Full:
            self._apologise(NO_ROOM)
        finally:
            visit.is_being_made = False
            if visit.kernel_id is None or visit.kernel_id not in kernels:
                kernels.visits.discard(visit)
            elif self._has_left or visit.has_left:
                await kernels.shutdown_kernel(visit.kernel_id)

    def _is_alone(self) -> bool:
        """Whether the visitor left before the page came; unknown without an earlier message."""
        return self._has_left or has_hung_up(self.request)

    def on_connection_close(self) -> None:
        """Remember that the visitor no longer waits for this page."""
        self._has_left = True
        super().on_connection_close()

    async def _give(self, path: str | None) -> None:
        """Send the page, with the cookies: the owner of the kernel, and the right to stop it."""
        _ = self.xsrf_token
        visitors: Visitors = self.settings["visitors"]
        self._visitor = visitors.welcome(self)
        await super().get(path)

    @property
    def kernel_manager(self) -> KernelsOfPage:
        """The kernels; a kernel taken here will answer only this page's visitor."""
        return KernelsOfPage(super().kernel_manager, self._take)

    def _take(self, kernel_id: str) -> None:
        """Note the kernel that this page got."""
        kernels: Kernels = self.settings["kernel_manager"]
        visitors: Visitors = self.settings["visitors"]
        visitors.give(kernel_id, self._visitor, kernels)
        if self._visit:
            self._visit.kernel_id = kernel_id

    def redirect_to_file(self, path: str) -> None:
        """Answer an address below `/`: redirect for a notebook, refuse any other file.

        Links between notebooks are relative, and are right for the one at `/` as well.
        """
        if path.startswith(RENDER) or not path.endswith(NOTEBOOK):
            raise HTTPError(404, "%s leads nowhere", path)
        beside = (Path(self.notebook_path).parent / path).as_posix()
        there = url_path_join(self.base_url, RENDER, url_escape(beside))
        self.redirect(f"{there}?{self.request.query}" if self.request.query else there)

    def should_use_rendered_notebook(self, _: object, pool: int, *__: object) -> bool:
        """Take a warm kernel unless its start has yet to begin: a cold one is then ready sooner.

        Voila would start another kernel for the first visitor, and for an address with `theme`,
        which is also a parameter of its own.
        """
        kernels: Kernels = self.settings["kernel_manager"]
        return pool > 0 and kernels.is_warm(self.notebook_path)

    def _apologise(self, status: int) -> None:
        """Say that there is no room, and when to come again."""
        language, said = self._words()
        self._refuse(status, language, said.title, said.text, COME_BACK_AFTER)

    def _ask_again(self) -> None:
        """Say that others came first, in a page that reloads itself."""
        language, said = self._words()
        self.set_header("Refresh", str(ASK_AGAIN_AFTER))
        self._refuse(NO_ROOM, language, said.crowd_title, said.crowd, ASK_AGAIN_AFTER)

    def _words(self) -> tuple[str, Apology]:
        """The language of the address, or else of the browser, and the words in it."""
        apologies: Mapping[str, Apology] = self.settings["apologies"]
        language = language_liked(self, apologies)
        return language, apologies[language]

    def _refuse(self, status: int, language: str, title: str, text: str, after: int) -> None:
        self.set_status(status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Retry-After", str(after))
        self.write(page_of_words(self, language, title, text))
