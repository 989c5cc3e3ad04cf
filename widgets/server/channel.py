"""The messages between a page and its kernel."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from tornado.httputil import HTTPHeaders
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from widgets.server.frames import PROTOCOL, Unreadable, may_pass
from widgets.server.limits import CONNECTIONS

SESSION = re.compile(r"[\w-]{1,64}", re.ASCII)
UNREADABLE = 1003


class KernelChannel(VoilaKernelWebsocketHandler):
    """The messages between a page and its kernel, sent at once and packed.

    A class-room shares one wireless network, and markup packs to a tenth of its size. The fastest
    packing is nearly as small as the best one.

    What comes from a page is read before it is passed on, and no faster than a page can need: the
    next message is taken from the network when this one has had its time.
    """

    _is_refused = False

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
            raise HTTPError(429)
        kernels.join(kernel_id, 1)
        try:
            return await super().get(kernel_id)  # as long as the connection lasts
        finally:
            kernels.join(kernel_id, -1)

    def write_error(self, status_code: int, **_: Any) -> None:
        """Refuse without a page: nobody would see it, and Jupyter's own cannot be made here."""
        self.finish()

    def get_compression_options(self) -> dict[str, int]:
        """Pack what a page gets, if its browser can unpack it."""
        return {"compression_level": 1}

    async def open(self, kernel_id: str) -> Any:
        """Switch off the wait for more to send, which would cost a click up to 40 ms."""
        self._flow = self.kernel_manager.flows[kernel_id]
        self.set_nodelay(True)
        return await super().open(kernel_id)

    async def on_message(self, ws_message: bytes | str) -> None:
        """Pass a message on in its time; a page that sends what no page sends is cut off."""
        if self._is_refused:
            return
        if wait := self._flow.wait(len(ws_message)):
            await asyncio.sleep(wait)
        try:
            is_wanted = may_pass(ws_message)
        except Unreadable:
            self._is_refused = True
            self.close(UNREADABLE)
            return
        if is_wanted and self.connection is not None:  # it may have ended in the meantime
            super().on_message(ws_message)

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Send a message; that its page went meanwhile loses nothing and is not logged."""
        try:
            sent = super().write_message(message, binary)
        except WebSocketClosedError:
            return None
        if sent is not None:
            sent.add_done_callback(lambda done: done.cancelled() or done.exception())
        return sent


def _is_handshake(headers: HTTPHeaders) -> bool:
    """Whether a request asks for a web socket in the way that browsers do."""
    return (
        headers.get("Upgrade", "").lower() == "websocket"
        and "upgrade" in headers.get("Connection", "").lower()
        and headers.get("Sec-WebSocket-Version") == "13"
        and "Sec-WebSocket-Key" in headers
    )
