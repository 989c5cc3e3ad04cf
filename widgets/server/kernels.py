"""The kernels behind the open pages: started, kept warm, and stopped after their page has gone.

A warm kernel is a kernel that was started before its visitor came.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections import Counter, defaultdict
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from hmac import compare_digest
from ipaddress import ip_address
from secrets import token_hex
from signal import SIGINT
from typing import Any, Final
from weakref import WeakSet

import psutil
from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from jupyter_client.provisioning.provisioner_base import KernelProvisionerBase
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets import Integer
from voila.request_info_handler import RequestInfoSocketHandler

from widgets.handshake import HEADER, SECRET
from widgets.server.arrivals import FairLimiter
from widgets.server.channel import KINDS
from widgets.server.limits import (
    FIRST_PAGE,
    MOST_AHEAD,
    Flow,
    confine,
    places,
)
from widgets.server.log import KernelOutput

# The seconds between two checks whether there is room for another warm kernel.
LOOK_AGAIN = 1

UNHEARD = logging.getLogger("machu_tutor.unheard")
UNHEARD.setLevel(logging.CRITICAL + 1)

SOCKET_NAME: Final = len("/kernel-00000000-0000-0000-0000-000000000000-ipc-9")
LONGEST_SOCKET: Final = 103
"""The most bytes of a socket's path, on every system that has sockets in files."""


class Full(Exception):
    """The error that the server has no room for another kernel."""


@dataclass(eq=False)
class Visit:
    """A request for a page: the address from which it came, and its kernel once it has one.

    While the page is being made, the server does not end its kernel, because the visitor
    would wait in vain.
    """

    address: str
    kernel_id: str | None = None
    is_being_made: bool = True
    has_left: bool = False


def has_private_channels(folder: str) -> bool:
    """Return whether kernels can communicate by sockets in a folder of this account.

    Every account of the machine could listen on network ports, so sockets in files are
    preferred. The path of such a socket has a limited length, and not every system has such
    sockets.
    """
    is_possible = hasattr(socket, "AF_UNIX") and os.name == "posix"
    return is_possible and len(os.fsencode(folder)) + SOCKET_NAME <= LONGEST_SOCKET


class Provisioner(LocalProvisioner):
    """The provisioner that starts and restarts a kernel with a limit on its memory."""

    async def launch_kernel(self, cmd: list[str], **arguments: Any) -> KernelConnectionInfo:
        """Start the process of the kernel, and limit its memory before it gets any message."""
        connection = await super().launch_kernel(cmd, **arguments)
        with suppress(psutil.Error):  # if it has ended already, that is handled elsewhere
            confine(psutil.Process(self.pid))
        return connection

    async def send_signal(self, signum: int) -> None:
        """Send a signal to the kernel, but ignore interrupts.

        Jupyter sends an interrupt before it kills a kernel, and the interrupt would fill the log.
        See https://github.com/jupyter/jupyter_client/pull/620.
        """
        if signum != SIGINT:
            await super().send_signal(signum)


class Provisioners(KernelProvisionerFactory):
    """The factory that gives our provisioner to each kernel of this server.

    Jupyter finds other factories as plug-ins, which would change the user's whole Jupyter.
    """

    def create_provisioner_instance(
        self, kernel_id: str, kernel_spec: Any, parent: Any
    ) -> KernelProvisionerBase:
        """Return the provisioner of one kernel."""
        return Provisioner(kernel_id=kernel_id, kernel_spec=kernel_spec, parent=parent)


class Kernels(AsyncMappingKernelManager):
    """The kernels of the server; a kernel ends some time after its page has gone.

    There are never more than `most` kernels, and warm kernels count. If there is no room, a
    warm kernel ends to make room for a visitor. `turns` limits how many pages are made at the
    same time, because more pages would only wait for one another. `expected` has the warm
    kernels that have not asked for their page yet, with their secrets.
    """

    most = Integer(config=True, help="the most kernels at a time; 0 goes by the memory")

    def __init__(self, **arguments: Any) -> None:
        super().__init__(**arguments)
        if has_private_channels(self.connection_dir):
            self.config.KernelManager.transport = "ipc"
        Provisioners.instance(parent=self.parent)
        self.allowed_message_types = KINDS  # Voila's own list lets a page end its kernel
        self.buffer_offline_messages = False  # a page that comes again asks for the whole state
        chosen, self.most = self.most, places(self.most)
        is_as_chosen = self.most == chosen
        self._kept = 0 if is_as_chosen else min(self.most - 1, max(1, self.most // 16))
        self.context.sndhwm = MOST_AHEAD
        self.turns = FairLimiter(max(4, 2 * (os.cpu_count() or 1)))
        self.expected: dict[str, str] = {}
        self._output = KernelOutput()
        self._starting: set[str] = set()
        self._met: set[str] = set()  # kernels that a page has been connected to
        self._restarted: set[str] = set()  # kernels that died and were restarted without memory
        self.channels: Counter[str] = Counter()  # connections to pages, open or opening
        self.flows: defaultdict[str, Flow] = defaultdict(Flow)
        self.visits: set[Visit] = set()  # visits that have a kernel or are about to
        self._endings: set[asyncio.Task[None]] = set()  # the tasks that end kernels which died
        self._warming: WeakSet[asyncio.Task[Any]] = WeakSet()
        self._is_closing = False

    async def start_kernel(self, **arguments: Any) -> str:
        """Start a kernel that prints only errors on the terminal; return its id.

        The start of a warm kernel waits until there is room. Raises Full if there is no room for
        a visitor's kernel.
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
        return len(self._starting.union(self.list_kernel_ids())) >= self.most

    def _stock(self) -> dict[str, list[asyncio.Task[Any]]]:
        """Return by notebook the tasks that start warm kernels and that no visitor has taken.

        Voila itself tells only the number of these tasks, and cannot end a warm kernel
        (https://github.com/voila-dashboards/voila/issues/617). So this function reads a private
        dictionary of Voila, which exists only if there are warm kernels.
        """
        return getattr(self, "_pools", {})

    def _is_stock(self, task: asyncio.Task[Any] | None) -> bool:
        return any(task in pool for pool in self._stock().values())

    async def _give_way(self) -> bool:
        """Stop a warm kernel to make room for another kernel; return whether there was a warm kernel."""
        for notebook, pool in self._stock().items():
            for task in pool:
                if task.done() and not task.cancelled() and not task.exception():
                    made = task.result()
                    # If Voila waits for this kernel's notebook, its end is no error to log.
                    renderer = made["renderer"]
                    renderer.log = getattr(renderer, "executor", renderer).log = UNHEARD
                    await self.shutdown_kernel(made["kernel_id"])
                    self.fill_if_needed(notebook_name=notebook)
                    return True
        return False

    async def put_dead_away(self, notebook: str) -> None:
        """Forget the notebook's warm kernels that have died, and start other kernels in their place."""
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
        """End a kernel that has died; if it is being restarted, wait for the restart first."""
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
        """Return whether the next warm kernel of the notebook is ready or at least starting."""
        pool = self._stock().get(notebook, [])
        return any(task.done() or task in self._warming for task in pool[:1])

    def puts_off(self, kernel_id: str) -> bool:
        """Return whether a kernel must go on although its page closes, because the page is being made.

        If so, note in the visit that its visitor has left.
        """
        being_made = [
            visit for visit in self.visits if visit.kernel_id == kernel_id and visit.is_being_made
        ]
        for visit in being_made:
            visit.has_left = True
        return bool(being_made)

    def has_place_for(self, address: str) -> bool:
        """Return whether an address may have another kernel.

        The last places are kept for other addresses, unless the server was told the number of
        visitors. A class behind a router or a proxy has one address, so a class needs this number.
        """
        return sum(visit.address == address for visit in self.visits) < self.most - self._kept

    async def shutdown_kernel(
        self, kernel_id: str, now: bool = False, restart: bool = False
    ) -> None:
        """End a kernel at once; no work is lost, because the address of its page has the whole state."""
        await super().shutdown_kernel(kernel_id, now=True, restart=restart)

    async def shutdown_all(self, now: bool = False) -> None:
        """End all kernels at once, also warm ones that are still starting."""
        self._is_closing = True
        await super().shutdown_all(now=True)

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended, with all data about it."""
        self._met.discard(kernel_id)
        self._restarted.discard(kernel_id)
        self.flows.pop(kernel_id, None)
        self.visits = {visit for visit in self.visits if visit.kernel_id != kernel_id}
        self.expected.pop(kernel_id, None)
        Handshake.forget(kernel_id)
        return super().remove_kernel(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Stop a kernel that had no page for long enough, or whose page never connected."""
        if kernel_id not in self or self.channels[kernel_id]:
            return
        kernel = self.get_kernel(kernel_id)
        if not kernel.trait_has_value("last_activity"):
            return  # it has just begun
        if kernel_id in self._met:
            await super().cull_kernel_if_idle(kernel_id)
            return
        waited = datetime.now(UTC) - kernel.last_activity > timedelta(seconds=FIRST_PAGE)
        if waited and kernel.execution_state != "busy":
            await self.shutdown_kernel(kernel_id)

    def notify_connect(self, kernel_id: str) -> None:
        """Note that a page has connected to a kernel; the method `join` counts the connections.

        Jupyter's own count would also go down for connections that were never opened.
        """
        self._met.add(kernel_id)

    def notify_disconnect(self, kernel_id: str) -> None:
        """Do nothing when a page disconnects, because `join` counts the connections."""

    def join(self, kernel_id: str, by: int) -> None:
        """Count a connection to a kernel: `by` is 1 when the connection begins, -1 when it ends.

        The time without a page begins when a connection ends. Otherwise a page that was open for
        an hour could lose its kernel with its connection in a moment.
        """
        self.channels[kernel_id] += by
        self.channels += Counter()  # drops the kernels with 0 connections
        # Jupyter buffers a kernel's output only if it knows of a connection.
        (super().notify_connect if by > 0 else super().notify_disconnect)(kernel_id)
        if by < 0 and kernel_id in self:
            self.get_kernel(kernel_id).last_activity = datetime.now(UTC)


class Handshake(RequestInfoSocketHandler):
    """The connection that gives a warm kernel the address of its visitor's page, once per kernel.

    The kernel opens the connection under the kernel's id and waits. When a visitor takes the
    kernel, the server sends the kernel the address of the page. All accounts of the machine
    can read the id, so the kernel also sends a secret, which the server put into the kernel's
    environment.
    """

    async def get(self, kernel_id: str) -> None:
        """Connect a warm kernel that has not connected before; refuse all other requests."""
        kernels: Kernels = self.settings["kernel_manager"]
        secret = kernels.expected.get(kernel_id, "")
        said = self.request.headers.get(HEADER, "")
        is_expected = bool(secret) and compare_digest(said.encode(), secret.encode())
        if not is_expected or not self._is_from_here():
            raise HTTPError(403)
        del kernels.expected[kernel_id]
        kernels.log.info("Kernel waits: %s", kernel_id)
        await super().get(kernel_id=kernel_id)

    def _is_from_here(self) -> bool:
        """Return whether a program of this machine sends the request; a browser would send an origin."""
        caller = self.request.remote_ip or ""
        at = self.request.connection.stream.socket.getsockname()[0]
        is_here = caller == at or ip_address(caller).is_loopback
        return is_here and "Origin" not in self.request.headers

    @classmethod
    def forget(cls, kernel_id: str) -> None:
        """Drop the address that Voila keeps for a kernel until the kernel connects.

        Voila would keep the address as long as the server runs, and an address may hold a whole
        game (https://github.com/voila-dashboards/voila/pull/1109 introduced this).
        """
        cls._cache.pop(kernel_id, None)
