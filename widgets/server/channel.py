"""The messages between a page and its kernel."""

from __future__ import annotations

import asyncio
import re
import zlib
from typing import Any, ClassVar
from urllib.parse import urlsplit
from weakref import WeakSet

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.httputil import HTTPHeaders
from tornado.ioloop import IOLoop
from tornado.iostream import StreamClosedError
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError, WebSocketProtocol13
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from widgets.server.arrivals import TOO_OFTEN, Arrivals, neighbourhood
from widgets.server.browser_messages import PROTOCOL, Unreadable, understand
from widgets.server.limits import (
    BYTES_OF_ADDRESS_A_SECOND,
    BYTES_OF_ADDRESS_AT_ONCE,
    CONNECTIONS,
    FRAMES_A_SECOND,
    FRAMES_AT_ONCE,
    LONGEST_BEGUN,
    LONGEST_HELD,
    LONGEST_PACKED,
    LONGEST_WAIT,
    MOST_BEHIND,
    MOST_WAITING,
    MOST_WAITING_OF_ADDRESS,
    NOTED_WAITING,
    PINGS_A_SECOND,
    PINGS_AT_ONCE,
    Pace,
)
from widgets.server.stalled import let_go

SESSION = re.compile(r"[\w-]{1,64}", re.ASCII)
UNREADABLE, TOO_FAST, TOO_MUCH = 1003, 1008, 1013

# How browsers offer to pack messages; Tornado would end in a fault over other figures.
OFFER = re.compile(
    r"permessage-deflate"
    r"(\s*;\s*((server|client)_no_context_takeover|client_max_window_bits"
    r"|(server|client)_max_window_bits=(9|1[0-5])))*",
    re.ASCII,
)
LONGEST_OFFER = 400


class KernelConnection(ZMQChannelsWebsocketConnection):
    """What leads from a page to its kernel, in the one protocol that there is.

    Jupyter takes a page that has gone for one of the old protocol, and its last message for a count
    of parts as large as the memory of the machine.
    """

    subprotocol = PROTOCOL


class KernelChannel(VoilaKernelWebsocketHandler):
    """The messages between a page and its kernel, sent at once and packed.

    A class-room shares one wireless network, and markup packs to a tenth of its size. The fastest
    packing is nearly as small as the best one.

    What comes from a page is read before it is passed on, and no faster than a page can need: the
    next message is taken from the network when this one has had its time. What the kernel says has
    a measure too, whether the page reads it or not: beyond that the connection ends.
    """

    taken_in = Arrivals(BYTES_OF_ADDRESS_AT_ONCE, BYTES_OF_ADDRESS_A_SECOND)
    open_channels: ClassVar[WeakSet[KernelChannel]] = WeakSet()
    _is_refused = False
    _page: WebSocketProtocol13 | None = None
    _begun = 0
    _behind = 0
    _messages_begun = 0

    async def get(self, kernel_id: str) -> Any:
        """Refuse what no page asks for: another protocol, a strange session, many connections.

        What would be refused later is refused here, before Jupyter has noted the session.
        """
        if not _is_handshake(self.request.headers):
            raise HTTPError(400)
        offered = self.request.headers.get("Sec-WebSocket-Protocol", "")
        if PROTOCOL not in map(str.strip, offered.split(",")):
            raise HTTPError(400)
        if not SESSION.fullmatch(self.get_argument("session_id", "")):
            raise HTTPError(400)
        kernels = self.kernel_manager
        if kernels.channels[kernel_id] >= CONNECTIONS:
            raise HTTPError(TOO_OFTEN)
        flow = kernels.flows.get(kernel_id)
        if flow is not None and flow.bytes.wait(0) > LONGEST_WAIT:
            raise HTTPError(TOO_OFTEN)
        kernels.join(kernel_id, 1)
        try:
            return await super().get(kernel_id)  # as long as the connection lasts
        finally:
            kernels.join(kernel_id, -1)

    def check_origin(self, origin_to_satisfy_tornado: str = "") -> bool:
        """Whether the page is of this server; what is no address is not."""
        try:
            return bool(super().check_origin(origin_to_satisfy_tornado))
        except ValueError:
            return False

    def write_error(self, status_code: int, **_: Any) -> None:
        """Refuse without a page: it would not be shown, and Jupyter's own cannot be made here."""
        self.finish()

    def get_compression_options(self) -> dict[str, int]:
        """Pack what a page gets, if its browser can unpack it."""
        return {"compression_level": 1}

    async def open(self, kernel_id: str) -> Any:
        """Switch off the wait for more to send, which would cost a click up to 40 ms."""
        self._flow = self.kernel_manager.flows[kernel_id]
        self.source = neighbourhood(self.request.remote_ip or "")
        self.open_channels.add(self)
        self._pings = Pace(PINGS_AT_ONCE, PINGS_A_SECOND)
        self.set_nodelay(True)
        self._count_frames()
        return await super().open(kernel_id)

    def on_connection_close(self) -> None:
        """Let go of what had come of a message: it would be kept until garbage is collected.

        It is counted as if it had been sent whole, or connections without end would cost nothing.
        """
        super().on_connection_close()
        self.open_channels.discard(self)
        page, self._page = self._page, None
        if page is not None:
            pieces = len(page._fragmented_message_buffer or b"")  # noqa: SLF001
            page._fragmented_message_buffer = None  # noqa: SLF001
            vars(page).pop("_receive_frame", None)  # or the connection would hold itself
            frame = let_go(page.stream)
            self._flow.bytes.wait(pieces + frame)
            self.taken_in.allow(self.source, frame)

    def _count_frames(self) -> None:
        """Limit the number of frames: many empty ones make no message that could be counted."""
        page, frames = self.ws_connection, Pace(FRAMES_AT_ONCE, FRAMES_A_SECOND)
        assert isinstance(page, WebSocketProtocol13)
        self._page = page
        receive = page._receive_frame  # noqa: SLF001

        async def receive_counted() -> None:
            if not frames.allows():
                self._cut_off(TOO_FAST, "too many frames")
                raise StreamClosedError
            try:
                await receive()
            except zlib.error as error:
                self.log.warning("A packed message cannot be unpacked: %s", error)
                self._cut_off(UNREADABLE)
                raise StreamClosedError from error
            self._count_begun()

        page._receive_frame = receive_counted  # type: ignore[method-assign]  # noqa: SLF001

    def _count_begun(self) -> None:
        """Count what has come of a message that goes on, and end the connection of an endless one.

        No later piece may come, so that somebody has to look when the time is over.
        """
        begun = len((self._page and self._page._fragmented_message_buffer) or b"")  # noqa: SLF001
        more, self._begun = begun - self._begun, begun
        if more > 0 and not self.taken_in.allow(self.source, more):
            self._cut_off(TOO_FAST, "too much at once")
        elif begun and begun == more:
            IOLoop.current().call_later(LONGEST_BEGUN, self._end_begun, self._messages_begun)
        elif not begun:
            self._messages_begun += 1

    def _end_begun(self, number: int) -> None:
        """End the connection if the message is still the one that was begun then."""
        if self._begun and number == self._messages_begun:
            self._cut_off(TOO_FAST, "a message without an end")

    async def on_message(self, ws_message: bytes | str) -> None:
        """Pass a message on in its time; a page that sends what no page sends is cut off."""
        if self._is_refused:
            return
        size = len(ws_message)
        wait = self._flow.wait(size)
        if wait > LONGEST_HELD or not self.taken_in.allow(self.source, size):
            self._cut_off(TOO_FAST, "too much at once")
            return
        if wait:
            await asyncio.sleep(wait)
            if self.ws_connection is None:  # hung up on in the meantime, and asked for nothing more
                return
        try:
            said = understand(ws_message)
        except Unreadable:
            self._cut_off(UNREADABLE)
            return
        if said.asks_for_states and not self._flow.states.allows():
            return
        if said.is_wanted and self.connection is not None:  # it may have ended in the meantime
            super().on_message(ws_message)
            self._count_behind(size)

    def _count_behind(self, size: int) -> None:
        """End the connection if too much waits for a kernel that takes nothing: it would pile up.

        What the kernel is ready for is gone before the next look.
        """
        channels = self.connection.channels.values() if self.connection else ()
        is_behind = any(stream.sending() for stream in channels)
        self._behind = self._behind + size if is_behind else 0
        if self._behind > MOST_BEHIND:
            self._cut_off(TOO_FAST, "the program is too busy")

    def send_ping(self) -> None:
        """Ask whether the page is still there; one that has just hung up is asked no more.

        Under load its connection ends before this is told, and that is no fault to be logged.
        """
        try:
            super().send_ping()
        except (StreamClosedError, WebSocketClosedError):
            if self.ping_callback is not None:
                self.ping_callback.stop()

    def on_ping(self, data: bytes) -> None:
        """Close the connection of a client that pings all the time, which no browser does."""
        self._count_ping()

    def on_pong(self, data: bytes) -> None:
        """Note that the page is there, and close the connection if it says so all the time."""
        super().on_pong(data)
        self._count_ping()

    def _count_ping(self) -> None:
        if not self._pings.allows():
            self._cut_off(TOO_FAST, "too many pings")

    def _cut_off(self, code: int, reason: str | None = None) -> None:
        """End the connection at once: what else has come is not even read."""
        page = self.ws_connection
        self._refuse(code, reason)
        if page is not None:
            page.on_connection_close()

    def _refuse(self, code: int, reason: str | None = None) -> None:
        """End the connection: no message is accepted from the page or the kernel any more."""
        self._is_refused = True
        self.close(code, reason)
        for stream in self.connection.channels.values() if self.connection else ():
            stream.close(linger=0)

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Send a message, if the page may have so much of its kernel and reads what it gets.

        That the page went meanwhile loses nothing and is not logged.
        """
        page = self.ws_connection
        if page is None or self._is_refused:
            return None
        size = len(message)
        if self.waiting() + size > MOST_WAITING or self._is_address_behind():
            self._refuse(TOO_MUCH, "messages are not read")
            return None
        if not self._flow.sent.allows(size):
            self._refuse(TOO_MUCH, "too much was asked for")
            return None
        packing = page._compressor  # noqa: SLF001 - Tornado packs all messages or none
        if size > LONGEST_PACKED:
            page._compressor = None  # noqa: SLF001
        try:
            sent = super().write_message(message, binary)
        except WebSocketClosedError:
            return None
        finally:
            page._compressor = packing  # noqa: SLF001
        if sent is not None:
            sent.add_done_callback(lambda done: done.cancelled() or done.exception())
        return sent

    def waiting(self) -> int:
        """The bytes that wait to be taken by this page."""
        page = self.ws_connection
        if page is None or page.stream.closed():
            return 0
        return len(page.stream._write_buffer)  # noqa: SLF001

    def _is_address_behind(self) -> bool:
        """Whether this page and others of its address leave too much unread."""
        if self.waiting() < NOTED_WAITING:
            return False
        own = (each.waiting() for each in self.open_channels if each.source == self.source)
        return sum(own) > MOST_WAITING_OF_ADDRESS


def _is_handshake(headers: HTTPHeaders) -> bool:
    """Whether a request asks for a web socket in the way that browsers do."""
    return (
        headers.get("Upgrade", "").lower() == "websocket"
        and "upgrade" in headers.get("Connection", "").lower()
        and headers.get("Sec-WebSocket-Version") == "13"
        and "Sec-WebSocket-Key" in headers
        and _can_be_packed(headers.get("Sec-WebSocket-Extensions", ""))
        and _is_address(headers.get("Origin", ""))
    )


def _is_address(origin: str) -> bool:
    """Whether this can be taken apart as an address."""
    try:
        urlsplit(origin)
    except ValueError:
        return False
    return True


def _can_be_packed(offered: str) -> bool:
    """Whether every offer to pack messages is one that can be taken; others mean nothing here."""
    if len(offered) > LONGEST_OFFER:
        return False
    offers = [offer.strip() for offer in offered.split(",")]
    return all(OFFER.fullmatch(offer) for offer in offers if offer.startswith("permessage-deflate"))
