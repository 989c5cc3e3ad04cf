"""The connections without a request so far, which are closed first to make room for others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tornado.httputil import (
    HTTPHeaders,
    HTTPMessageDelegate,
    RequestStartLine,
    ResponseStartLine,
)
from tornado.iostream import IOStream

from widgets.server.arrivals import network_of


class Silent:
    """The connections on which no whole request has come, by source, the longest silent first."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[IOStream, None]] = {}

    def add(self, source: str, stream: IOStream) -> None:
        """Note that the server now waits for a request on this connection."""
        self._waiting.setdefault(source, {})[stream] = None

    def discard(self, source: str, stream: IOStream) -> None:
        """Note that a request has come, or that the connection has ended."""
        waiting = self._waiting.get(source, {})
        waiting.pop(stream, None)
        if not waiting:
            self._waiting.pop(source, None)

    def give_way(self, newcomer: str, has: int, network: str | None = None) -> bool:
        """Close the longest silent connection of the source with most of them, if that is fair.

        It is when the newcomer has fewer open, or is that source. The search may be confined to a
        network.
        """
        waiting = {
            source: len(streams)
            for source, streams in self._waiting.items()
            if network is None or network_of(source) == network
        }
        source = max(waiting, key=lambda each: waiting[each], default="")
        if source != newcomer and waiting.get(source, 0) <= has:
            return False
        return self.give_own_way(source)

    def give_own_way(self, source: str) -> bool:
        """Close the longest silent connection of a source; whether it had one."""
        stream = next(iter(self._waiting.get(source, {})), None)
        if stream is None:
            return False
        self.discard(source, stream)  # what is closed is told of later
        stream.close()
        return True


class Awaited(HTTPMessageDelegate):
    """A request that is noted once all of it has come, just before it is answered."""

    def __init__(self, answering: HTTPMessageDelegate, note: Callable[[], None]) -> None:
        self._answering = answering
        self._note = note

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Awaitable[None] | None:
        """Pass the head on."""
        return self._answering.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Awaitable[None] | None:
        """Pass a part of the body on."""
        return self._answering.data_received(chunk)

    def finish(self) -> None:
        """Note the request and have it answered."""
        self._note()
        self._answering.finish()

    def on_connection_close(self) -> None:
        """Tell that the client no longer waits for the answer."""
        self._answering.on_connection_close()
