"""The messages between a page and its kernel."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from typing import Any

from tornado.web import HTTPError
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from widgets.server.frames import PROTOCOL, Unreadable, may_pass
from widgets.server.limits import (
    CONNECTIONS,
    MESSAGE_SIZE,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    Pace,
)

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
        """Refuse what no page asks for: another protocol, a strange session, many connections."""
        offered = self.request.headers.get("Sec-WebSocket-Protocol", "")
        if PROTOCOL not in map(str.strip, offered.split(",")):
            raise HTTPError(400)
        if not SESSION.fullmatch(self.get_argument("session_id", "")):
            raise HTTPError(400)
        open_channels = self.kernel_manager.channels
        if open_channels[kernel_id] >= CONNECTIONS:
            raise HTTPError(429)
        open_channels[kernel_id] += 1
        try:
            return await super().get(kernel_id)  # as long as the connection lasts
        finally:
            open_channels[kernel_id] -= 1
            open_channels += Counter()  # forgets those that have none

    def write_error(self, status_code: int, **_: Any) -> None:
        """Refuse without a page: nobody would see it, and Jupyter's own cannot be made here."""
        self.finish()

    def get_compression_options(self) -> dict[str, Any]:
        """Pack what a page gets, if its browser can unpack it."""
        return {"compression_level": 1}

    async def open(self, kernel_id: str) -> Any:
        """Switch off the wait for more to send, which would cost a click up to 40 ms."""
        self._pace = Pace(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)
        self.set_nodelay(True)
        return await super().open(kernel_id)

    async def on_message(self, ws_message: bytes | str) -> None:
        """Pass a message on in its time; a page that sends what no page sends is cut off."""
        if self._is_refused:
            return
        if wait := self._pace.wait(1 + len(ws_message) / MESSAGE_SIZE):
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
        sent = super().write_message(message, binary)
        sent.add_done_callback(lambda done: done.cancelled() or done.exception())
        return sent
