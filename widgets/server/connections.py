"""The connections to the server: no more than there are descriptors for, and some for everybody."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from copy import copy
from typing import Any
from weakref import WeakKeyDictionary

from tornado.http1connection import HTTP1Connection
from tornado.httpserver import HTTPServer
from tornado.httputil import (
    HTTPConnection,
    HTTPHeaders,
    HTTPInputError,
    HTTPMessageDelegate,
    HTTPServerConnectionDelegate,
    RequestStartLine,
    ResponseStartLine,
)
from tornado.ioloop import PeriodicCallback
from tornado.iostream import IOStream

from widgets.server.admission import Arrivals, neighbourhood, network_of
from widgets.server.limits import (
    CONNECTIONS_SHARE,
    CONNECTIONS_SHARE_OF_NETWORK,
    CONNECTIONS_SHARE_OF_ONE,
    LEAST_TAKEN,
    LOOK_FOR_STALLED,
    MOST_REQUESTS,
    REQUESTS_A_SECOND,
    REQUESTS_AT_ONCE,
    STALLED_AFTER,
    descriptors,
)


class Stalled:
    """Finds connections that take next to nothing of what is written to them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        # For each that has something to take: how much it had taken, and when that was.
        self._marks: WeakKeyDictionary[IOStream, tuple[int, float]] = WeakKeyDictionary()

    def is_stalled(self, stream: IOStream) -> bool:
        """Whether the other side has taken too little since it was looked at before."""
        now, taken = self._clock(), stream._total_write_done_index  # noqa: SLF001
        if not stream.writing():
            self._marks.pop(stream, None)
            return False
        before, since = self._marks.setdefault(stream, (taken, now))
        if taken - before >= LEAST_TAKEN:
            self._marks[stream] = (taken, now)
            return False
        return now - since >= STALLED_AFTER


class LimitedServer(HTTPServer):
    """An HTTP server that closes at once what it has no room for.

    A connection that became a web socket is counted with its kernel, no longer here; whether it
    takes what is written to it is watched all the same.
    """

    def initialize(self, *arguments: Any, **options: Any) -> None:
        """Take the settings of the HTTP server, and what this process may open."""
        super().initialize(*arguments, **options)
        room = descriptors()
        self._most = room // CONNECTIONS_SHARE
        self._most_of_one = room // CONNECTIONS_SHARE_OF_ONE
        self._most_of_network = room // CONNECTIONS_SHARE_OF_NETWORK
        self._open: Counter[str] = Counter()
        self._open_of: Counter[str] = Counter()  # the same by network, where there is one
        self._arrivals = Arrivals(REQUESTS_AT_ONCE, REQUESTS_A_SECOND)
        self._requests: Counter[object] = Counter()
        self._last = copy(self.conn_params)
        self._last.no_keep_alive = True
        self._stalled = Stalled()
        self._streams: set[IOStream] = set()
        self._watch = PeriodicCallback(self.hang_up, LOOK_FOR_STALLED * 1000)

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Take a new connection, if there is room for it."""
        source = neighbourhood(str(address[0]))
        network = network_of(source)
        if (
            self._open.total() >= self._most
            or self._open[source] >= self._most_of_one
            or (network and self._open_of[network] >= self._most_of_network)
        ):
            stream.close()
            return
        self._open[source] += 1
        if network:
            self._open_of[network] += 1
        self._streams.add(stream)
        if not self._watch.is_running():
            self._watch.start()
        super().handle_stream(stream, address)

    def start_request(
        self, server_conn: object, request_conn: HTTPConnection
    ) -> HTTPMessageDelegate:
        """Take a request; the last one of a connection that brought many closes it.

        One too many of its address is not answered, and closes it at once.

        What had come before a connection closed is not answered any more.
        """
        assert isinstance(request_conn, HTTP1Connection)
        if request_conn.stream.closed():
            return Gone()
        context = getattr(server_conn, "context", None)
        if context and not self._arrivals.allow(neighbourhood(str(context.address[0]))):
            request_conn.stream.close()
            return Gone()
        self._requests[server_conn] += 1
        if self._requests[server_conn] >= MOST_REQUESTS:
            request_conn.params = self._last
        return super().start_request(server_conn, request_conn)

    def on_close(self, server_conn: object) -> None:
        """Count one connection less."""
        super().on_close(server_conn)
        del self._requests[server_conn]
        context = getattr(server_conn, "context", None)
        source = neighbourhood(str(context.address[0])) if context else ""
        self._open[source] -= 1
        if network := network_of(source):
            self._open_of[network] -= 1
        self._open += Counter()  # forgets those that have none
        self._open_of += Counter()

    def hang_up(self) -> None:
        """Close the connections of those who do not take what they asked for."""
        self._streams = {stream for stream in self._streams if not stream.closed()}
        for stream in self._streams:
            if self._stalled.is_stalled(stream):
                stream.close()
        if not self._streams:
            self._watch.stop()


class Gone(HTTPMessageDelegate):
    """A request on a connection that has been closed: it is not even read."""

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> None:
        """Let the server leave off this connection."""
        raise HTTPInputError


assert issubclass(LimitedServer, HTTPServerConnectionDelegate)
