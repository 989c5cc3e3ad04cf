"""The messages between a page and its kernel, in Jupyter's protocol v1, with all checks.

A frame begins with a count, then that many offsets, each a number of eight bytes, little
end first. Between the offsets lie the channel, the header, the parent header, the
metadata, the content, and any buffers. Tornado limits the size of a message
(`websocket_max_message_size`), compresses what is sent, answers pings one at a time and
does other work between frames. Jupyter passes on only the kinds of messages in
`allowed_message_types`. This module makes the checks that neither Tornado nor Jupyter
makes.
"""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from contextlib import suppress
from itertools import pairwise
from typing import Any, Final
from urllib.parse import urlsplit

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.iostream import StreamBufferFullError, StreamClosedError
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError, WebSocketProtocol13
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from widgets.server.arrivals import TOO_OFTEN
from widgets.server.limits import CONNECTIONS, LONGEST_HELD, MOST_BEHIND, MOST_UNREAD, MOST_WAITING

PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"

NUMBER: Final = 8
FEWEST_OFFSETS: Final = 6  # the ends of the channel and of four parts, and where they begin
MOST_OFFSETS: Final = 64  # a file that is uploaded is one buffer

# Reading takes time from all visitors. The messages of a page are short, except the contents of the
# browser's storage, which only the kernel reads; that message is no `comm_open`.
LONGEST_PART: Final = 8_192
LONGEST_CONTENT: Final = 262_144

# The messages of a page. None of them runs code, ends or interrupts the kernel. Jupyter passes on
# only these kinds (`MappingKernelManager.allowed_message_types`).
CHANNEL: Final = "shell"
KINDS: Final = ("comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request")
# A page asks for the existing widgets; it makes none.
ASKS_FOR_WIDGETS: Final = "jupyter.widget.control"


class Unreadable(Exception):
    """The error that a frame has a form in which no page sends frames."""


def is_wanted(frame: bytes | str) -> bool:
    """Return whether a page may send this message to its kernel.

    Raises Unreadable for a broken frame.
    """
    channel, header, content = _parts(frame)
    if header["msg_type"] == "comm_open":
        asks = content is not None and content.get("target_name") == ASKS_FOR_WIDGETS
        return asks and channel == CHANNEL
    return channel == CHANNEL


def _parts(frame: bytes | str) -> tuple[str, dict[str, object], dict[str, object] | None]:
    """Return the channel, the header and the content of a frame.

    The content is None if it is too long for this check. Raises Unreadable for a broken
    frame.
    """
    if isinstance(frame, str):
        raise Unreadable
    ends = _offsets(frame)
    try:
        if ends[4] - ends[0] > 4 * LONGEST_PART:
            raise Unreadable
        channel = frame[ends[0] : ends[1]].decode("ascii")
        # All parts are read, though only two are needed: the kernel reads them all.
        header, _, _ = (_object(frame[start:end]) for start, end in pairwise(ends[1:5]))
        is_long = ends[5] - ends[4] > LONGEST_CONTENT
        content = None if is_long else _object(frame[ends[4] : ends[5]])
    except (ValueError, RecursionError) as error:
        raise Unreadable from error
    if not all(isinstance(header.get(name), str) for name in ("msg_id", "msg_type", "session")):
        raise Unreadable
    return channel, header, content


def _offsets(frame: bytes) -> list[int]:
    """Return the offsets of the parts of a frame, after a check of the first and the last offset.

    The first part begins after the offsets, and the last offset is the end of the frame.
    Raises Unreadable for other offsets.
    """
    count = int.from_bytes(frame[:NUMBER], "little")
    if not FEWEST_OFFSETS <= count <= MOST_OFFSETS:
        raise Unreadable
    places = range(NUMBER, NUMBER * (count + 1), NUMBER)
    offsets = [int.from_bytes(frame[place : place + NUMBER], "little") for place in places]
    if offsets[0] != NUMBER * (count + 1) or offsets[-1] != len(frame):
        raise Unreadable
    if offsets != sorted(offsets):
        raise Unreadable
    return offsets


def _object(part: bytes) -> dict[str, object]:
    found = json.loads(part)
    if not isinstance(found, dict):
        raise Unreadable
    return found


SESSION = re.compile(r"[\w-]{1,64}", re.ASCII)
UNREADABLE, TOO_FAST, TOO_MUCH = 1003, 1008, 1013

# The ways in which browsers offer to compress messages.
OFFER = re.compile(
    r"permessage-deflate"
    r"(\s*;\s*((server|client)_no_context_takeover|client_max_window_bits"
    r"|(server|client)_max_window_bits=(9|1[0-5])))*",
    re.ASCII,
)


class KernelConnection(ZMQChannelsWebsocketConnection):
    """The connection from a page to its kernel, in the only protocol that is allowed here.

    Without this class, Jupyter would read the last message of a closed page by the old
    protocol, and take the first bytes of that message for a huge count of parts.
    """

    subprotocol = PROTOCOL


class KernelChannel(VoilaKernelWebsocketHandler):
    """The web socket of a page, which checks each message before the kernel gets it.

    The web socket passes messages on no faster than a page needs, and reads the next message
    from the network only after that. The messages of the kernel are limited too, whether the
    page reads them or not.
    """

    _is_refused = False
    _behind = 0

    async def get(self, kernel_id: str) -> Any:
        """Open the connection, or refuse it before Jupyter notes the connection's session.

        A connection is refused if it uses another protocol, if its session has a malformed id, or
        if the kernel has the allowed number of connections already.
        """
        offered = self.request.headers.get("Sec-WebSocket-Protocol", "")
        if PROTOCOL not in map(str.strip, offered.split(",")):
            raise HTTPError(400)
        if not SESSION.fullmatch(self.get_argument("session_id", "")):
            raise HTTPError(400)
        try:
            urlsplit(self.request.headers.get("Origin", ""))
        except ValueError as error:  # not an address; Tornado would report an internal error
            raise HTTPError(400) from error
        kernels = self.kernel_manager
        if kernels.channels[kernel_id] >= CONNECTIONS:
            raise HTTPError(TOO_OFTEN)
        kernels.join(kernel_id, 1)
        try:
            return await super().get(kernel_id)  # returns when the connection ends
        except (zlib.error, StreamBufferFullError) as error:
            self.log.warning("A frame cannot be unpacked or answered: %s", error)
        finally:
            kernels.join(kernel_id, -1)

    def write_error(self, status_code: int, **_: Any) -> None:
        """Answer a refusal with only the status, because browsers show no page for a web socket."""
        self.finish()

    def get_compression_options(self) -> dict[str, int] | None:
        """Return the level of compression; None if no compression is possible.

        Compression is possible if Tornado accepts what the browser offers; other offers would raise
        an error. A classroom shares one wireless network, and markup shrinks to a tenth of its
        size. The fastest level compresses nearly as well as the best one.
        """
        offered = self.request.headers.get("Sec-WebSocket-Extensions", "").split(",")
        packings = [each.strip() for each in offered if "permessage-deflate" in each]
        return {"compression_level": 1} if all(map(OFFER.fullmatch, packings)) else None

    async def open(self, kernel_id: str) -> Any:
        """Open the connection, and send each message to the page without delay.

        By default, the network would wait up to 40 ms for more data, and so delay the answer to a
        click.
        """
        self._flow = self.kernel_manager.flows[kernel_id]
        self.set_nodelay(True)
        page = self.ws_connection
        assert isinstance(page, WebSocketProtocol13)
        page.stream.max_write_buffer_size = MOST_WAITING
        return await super().open(kernel_id)

    def on_connection_close(self) -> None:
        """Read the rest of a message; otherwise the rest would stay in memory for some time."""
        page = self.ws_connection
        super().on_connection_close()
        if isinstance(page, WebSocketProtocol13):
            with suppress(StreamClosedError):
                page.stream.read_bytes(MOST_UNREAD, partial=True)

    async def on_message(self, ws_message: bytes | str) -> None:
        """Pass a message on to the kernel as soon as the limits allow it.

        End the connection if a message is broken, or comes far too fast. Drop a message that a
        page may not send.
        """
        if self._is_refused:
            return
        size = len(ws_message)
        wait = self._flow.wait(size)
        if wait > LONGEST_HELD:
            self._cut_off(TOO_FAST, "too much at once")
            return
        if wait:
            await asyncio.sleep(wait)
            if self.ws_connection is None:  # closed in the meantime
                return
        try:
            may_pass = is_wanted(ws_message)
        except Unreadable:
            self._cut_off(UNREADABLE)
            return
        if may_pass and self.connection is not None:  # the kernel may have ended in the meantime
            super().on_message(ws_message)
            self._count_behind(size)

    def _count_behind(self, size: int) -> None:
        """End the connection if too many bytes wait for a kernel that reads nothing.

        `size` is the size of the newest message. If the kernel has read everything by the next
        check, the count begins again at 0.
        """
        channels = self.connection.channels.values() if self.connection else ()
        is_behind = any(stream.sending() for stream in channels)
        self._behind = self._behind + size if is_behind else 0
        if self._behind > MOST_BEHIND:
            self._cut_off(TOO_FAST, "the program is too busy")

    def send_ping(self) -> None:
        """Ask the page whether it is still there.

        If the connection has ended in the meantime, stop asking. Under load this is normal, so no
        error is logged.
        """
        try:
            super().send_ping()
        except (StreamBufferFullError, StreamClosedError, WebSocketClosedError):
            if self.ping_callback is not None:
                self.ping_callback.stop()

    def _cut_off(self, code: int, reason: str | None = None) -> None:
        """End the connection at once, without reading the data that has arrived since."""
        page = self.ws_connection
        self._refuse(code, reason)
        if page is not None:
            page.on_connection_close()

    def _refuse(self, code: int, reason: str | None = None) -> None:
        """End the connection, and accept no further message from the page or the kernel."""
        self._is_refused = True
        self.close(code, reason)
        for stream in self.connection.channels.values() if self.connection else ():
            stream.close(linger=0)

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Send a message to the page, if the limits allow its size and the page reads its messages.

        If the page has gone in the meantime, the message is lost, and no error is logged.
        """
        if self.ws_connection is None or self._is_refused:
            return None
        if not self._flow.sent.allows(len(message)):
            self._refuse(TOO_MUCH, "too much was asked for")
            return None
        try:
            sent = super().write_message(message, binary)
        except WebSocketClosedError:
            return None
        except StreamBufferFullError:
            self._cut_off(TOO_MUCH, "messages are not read")
            return None
        if sent is not None:
            sent.add_done_callback(lambda done: done.cancelled() or done.exception())
        return sent
