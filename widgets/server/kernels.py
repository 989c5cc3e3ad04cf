"""The kernels behind the open pages: started, kept warm, and stopped when their page has gone."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from bisect import insort
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from operator import itemgetter
from secrets import token_hex
from typing import Any, Final
from weakref import WeakSet

import psutil
from jupyter_server.services.kernels.kernelmanager import (
    AsyncMappingKernelManager,
    ServerKernelManager,
)
from traitlets import Integer

from widgets.handshake import SECRET
from widgets.server.handshake import Handshake
from widgets.server.limits import (
    FIRST_PAGE,
    LONGEST_QUEUE,
    LONGEST_TURN,
    MOST_AHEAD,
    Flow,
    confine,
    places,
)
from widgets.server.log import KernelOutput

# Seconds between two looks whether there is room for another warm kernel.
LOOK_AGAIN = 1

UNHEARD = logging.getLogger("machu_tutor.unheard")
UNHEARD.setLevel(logging.CRITICAL + 1)

SOCKET_NAME: Final = len("/kernel-00000000-0000-0000-0000-000000000000-ipc-9")
LONGEST_SOCKET: Final = 103
"""Bytes that the path of a socket may have on every system that has them."""


class Full(Exception):
    """There is no room for another kernel."""


class Crowded(Exception):
    """Too many came before for a turn soon."""


@dataclass(eq=False)
class Visit:
    """A request for a page: the address it came from, and the kernel once it has one.

    While the page is being made its kernel is not ended: who waits for it would wait in vain.
    """

    address: str
    kernel_id: str | None = None
    is_being_made: bool = True
    has_left: bool = False


class FairLimiter:
    """A limit on concurrent visits; waiting visitors are let in address by address, in turn.

    One address has at most half of the turns, as nobody knows what comes next from elsewhere. A
    visit of more than `longest` seconds goes on, and its turn passes to the next one. A visitor who
    waits more than `patience` seconds is told so, and keeps the place of the first arrival.
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
        """Wait for a turn, and have it; of one address, those are first who `came` first.

        Raises Crowded where there is none soon.
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
        """Let in the next ones, of the address that has waited longest since one of it came in."""
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


def has_private_channels(folder: str) -> bool:
    """Whether kernels may speak by sockets in this folder, which nobody else can enter.

    By ports of the machine every account on it could listen to what a page shows. The names of
    such sockets are short, and not every system has them.
    """
    is_possible = hasattr(socket, "AF_UNIX") and os.name == "posix"
    return is_possible and len(os.fsencode(folder)) + SOCKET_NAME <= LONGEST_SOCKET


class Kernel(ServerKernelManager):
    """A kernel that takes so much memory and no more, when it is started anew as well."""

    async def _async_launch_kernel(self, kernel_cmd: list[str], **arguments: Any) -> None:
        """Launch the process, and set its bounds before anybody can speak to it."""
        await super()._async_launch_kernel(kernel_cmd, **arguments)
        pid = getattr(self.provisioner, "pid", None)
        with suppress(psutil.Error):  # it has ended already, which is told elsewhere
            if pid is not None:
                confine(psutil.Process(pid))

    async def _async_interrupt_kernel(self) -> None:
        """Leave it alone: a kernel that is ended is killed, and would only complain in the log."""


class Kernels(AsyncMappingKernelManager):
    """Kernels that are put away some time after their page has gone, never while it is open.

    There are never more than `most`, warm ones among them; a visitor goes before a warm one.
    `turns` are for pages that are made at the same time: more would only wait for one another.
    `expected` are warm kernels that have yet to call for their visitor, with their secrets.
    """

    most = Integer(config=True, help="the most kernels at a time; 0 goes by the memory")

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**arguments)
        if has_private_channels(self.connection_dir):
            self.config.KernelManager.transport = "ipc"
        self.kernel_manager_class = f"{Kernel.__module__}.{Kernel.__qualname__}"
        chosen, self.most = self.most, places(self.most)
        is_as_chosen = self.most == chosen
        self._kept = 0 if is_as_chosen else min(self.most - 1, max(1, self.most // 16))
        self.context.sndhwm = MOST_AHEAD
        self.turns = FairLimiter(max(4, 2 * (os.cpu_count() or 1)))
        self.expected: dict[str, str] = {}
        self._output = KernelOutput()
        self._starting: set[str] = set()
        self._met: set[str] = set()  # kernels that a page has been connected to
        self._restarted: set[str] = set()  # kernels that died, and are there again without memory
        self.channels: Counter[str] = Counter()  # connections to pages, open or opening
        self.flows: defaultdict[str, Flow] = defaultdict(Flow)
        self.visits: set[Visit] = set()  # those that have a kernel or are about to
        self._endings: set[asyncio.Task[None]] = set()  # of kernels that died; kept until done
        self._warming: WeakSet[asyncio.Task[Any]] = WeakSet()
        self._is_closing = False

    async def start_kernel(self, **arguments: Any) -> str:
        """Start a kernel that says nothing on the terminal short of an error.

        A warm one waits until there is room. Raises Full when there is none for a visitor.
        """
        await self._find_room()
        kernel_id = self.new_kernel_id(**arguments)
        self._starting.add(kernel_id)
        if arguments.get("env", {}).get("VOILA_PREHEAT") == "True":
            self.expected[kernel_id] = token_hex()
            arguments["env"] = arguments["env"] | {SECRET: self.expected[kernel_id]}
        try:
            await super().start_kernel(
                kernel_id=kernel_id,
                extra_arguments=[f"--log-level={logging.ERROR}"],
                stdout=self._output.into,
                stderr=self._output.into,
                **arguments,
            )
        finally:
            self._starting.discard(kernel_id)
        self.add_restart_callback(kernel_id, partial(self._restarted.add, kernel_id))
        return str(kernel_id)

    async def _find_room(self) -> None:
        task = asyncio.current_task()
        while self._is_closing or self._is_full():
            if self._is_closing or not (self._is_stock(task) or await self._give_way()):
                raise Full
            await asyncio.sleep(LOOK_AGAIN if self._is_stock(task) else 0)
        if task is not None:
            self._warming.add(task)

    def _is_full(self) -> bool:
        return len(self._starting.union(self._kernels)) >= self.most

    def _stock(self) -> dict[str, list[asyncio.Task[Any]]]:
        """The tasks that keep or make warm kernels that no visitor has taken, by notebook."""
        return getattr(self, "_pools", {})  # Voila's, and only where there are warm ones

    def _is_stock(self, task: asyncio.Task[Any] | None) -> bool:
        return any(task in pool for pool in self._stock().values())

    async def _give_way(self) -> bool:
        """Stop a warm kernel of another notebook to make room; whether there was one."""
        for notebook, pool in self._stock().items():
            for task in pool:
                if task.done() and not task.cancelled() and not task.exception():
                    made = task.result()
                    # That it ends while its notebook waits for a visitor is no fault to note.
                    renderer = made["renderer"]
                    renderer.log = getattr(renderer, "executor", renderer).log = UNHEARD
                    await self.shutdown_kernel(made["kernel_id"])
                    self.fill_if_needed(notebook_name=notebook)
                    return True
        return False

    async def put_dead_away(self, notebook: str) -> None:
        """Forget the notebook's warm kernels that have died, and begin others in their place."""
        pool = self._stock().get(notebook, [])
        for task in [task for task in pool if task.done()]:
            kernel_id = None
            if not task.cancelled() and not task.exception():
                kernel_id = task.result()["kernel_id"]
                if not await self._has_died(kernel_id):
                    continue
            if task in pool:
                pool.remove(task)
            if kernel_id is not None:
                ending = asyncio.create_task(self._end_for_good(kernel_id))
                self._endings.add(ending)
                ending.add_done_callback(self._endings.discard)
        self.fill_if_needed(delay=0, notebook_name=notebook)

    async def _end_for_good(self, kernel_id: str) -> None:
        """End a kernel that died; while it is started anew it must be waited for."""
        while kernel_id in self:
            try:
                await self.shutdown_kernel(kernel_id)
            except asyncio.InvalidStateError:
                await asyncio.sleep(LOOK_AGAIN)

    async def _has_died(self, kernel_id: str) -> bool:
        if kernel_id not in self or kernel_id in self._restarted:
            return True
        return not await self.get_kernel(kernel_id).is_alive()

    def is_warm(self, notebook: str) -> bool:
        """Whether the next warm kernel of the notebook is ready or has at least begun."""
        pool = self._stock().get(notebook, [])
        return any(task.done() or task in self._warming for task in pool[:1])

    def puts_off(self, kernel_id: str) -> bool:
        """Whether a kernel that its page takes leave of ends only when the page is made."""
        being_made = [
            visit for visit in self.visits if visit.kernel_id == kernel_id and visit.is_being_made
        ]
        for visit in being_made:
            visit.has_left = True
        return bool(being_made)

    def has_place_for(self, address: str) -> bool:
        """Whether the address may have another kernel.

        The last places are kept for others, unless the server was told how many there are: behind
        a router or a proxy a class is one address, and is told that number.
        """
        return sum(visit.address == address for visit in self.visits) < self.most - self._kept

    async def shutdown_kernel(
        self, kernel_id: str, now: bool = False, restart: bool = False
    ) -> None:
        """End a kernel at once: it holds nothing that is not in the address of its page."""
        await super().shutdown_kernel(kernel_id, now=True, restart=restart)

    async def shutdown_all(self, now: bool = False) -> None:
        """End all kernels at once, those that are being warmed as well."""
        self._is_closing = True
        await super().shutdown_all(now=True)

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended, and all that was known of it."""
        self._met.discard(kernel_id)
        self._restarted.discard(kernel_id)
        self.flows.pop(kernel_id, None)
        self.visits = {visit for visit in self.visits if visit.kernel_id != kernel_id}
        self.expected.pop(kernel_id, None)
        Handshake.forget(kernel_id)
        return super().remove_kernel(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Stop a kernel after its time without a page, or if its page never came."""
        kernel = self._kernels.get(kernel_id)
        if kernel is None or not kernel.trait_has_value("last_activity"):
            return  # it has just ended, or just begun
        if kernel_id in self._met:
            await super().cull_kernel_if_idle(kernel_id)
            return
        waited = datetime.now(UTC) - kernel.last_activity > timedelta(seconds=FIRST_PAGE)
        if waited and kernel.execution_state != "busy":
            await self.shutdown_kernel(kernel_id)

    def notify_connect(self, kernel_id: str) -> None:
        """Remember that a page came."""
        self._met.add(kernel_id)

    def notify_disconnect(self, kernel_id: str) -> None:
        """Take no notice: this is told as well of a connection that was never made."""

    def join(self, kernel_id: str, by: int) -> None:
        """Count a connection to a kernel that begins (1) or has ended (-1).

        Time counts from the end of one: a page read for an hour may lose it for a moment.
        """
        self.channels[kernel_id] += by
        self.channels += Counter()  # forgets those that have none
        if kernel_id in self._kernel_connections:
            self._kernel_connections[kernel_id] = self.channels[kernel_id]
        if by < 0 and kernel_id in self:
            self.get_kernel(kernel_id).last_activity = datetime.now(UTC)
