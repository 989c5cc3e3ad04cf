"""The limit on connections: as many as there are descriptors for, shared between addresses."""

from __future__ import annotations

import socket
from collections import Counter
from collections.abc import Callable
from copy import copy
from typing import Any

from tornado.http1connection import HTTP1Connection, HTTP1ServerConnection
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

from widgets.server.arrivals import Arrivals, neighbourhood, network_of
from widgets.server.heads import RequestStream, check_head
from widgets.server.limits import (
    BYTES_OF_ADDRESS_AT_ONCE,
    CONNECTIONS_SHARE,
    CONNECTIONS_SHARE_OF_NETWORK,
    CONNECTIONS_SHARE_OF_ONE,
    FRUITLESS_A_SECOND,
    FRUITLESS_AT_ONCE,
    HEADS_A_SECOND,
    HEADS_AT_ONCE,
    LOOK_FOR_STALLED,
    MOST_REQUESTS,
    MOST_WAITING_OF_ADDRESS,
    REQUESTS_A_SECOND,
    REQUESTS_AT_ONCE,
    SEND_BUFFER,
    descriptors,
)
from widgets.server.silent import Awaited, Silent
from widgets.server.stalled import Stalled, Unfinished, begun, unread


class LimitedServer(HTTPServer):
    """An HTTP server that closes at once what it has no room for.

    When there is no room, a connection on which no whole request has come gives way: of the source
    itself when its own share is full, else of whoever has most; after those an answer that is taken
    slowly, so that nobody can keep all others out. A page that is open or being made stays.

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
        self._heads = Arrivals(HEADS_AT_ONCE, HEADS_A_SECOND)
        self._fruitless = Arrivals(FRUITLESS_AT_ONCE, FRUITLESS_A_SECOND)
        self._silent = Silent()
        self._requests: Counter[object] = Counter()
        self._last = copy(self.conn_params)
        self._last.no_keep_alive = True
        self._stalled, self._unfinished = Stalled(), Unfinished()
        self._streams: dict[IOStream, str] = {}  # with their sources, the oldest first
        self._watch = PeriodicCallback(self.hang_up, LOOK_FOR_STALLED * 1000)

    def _handle_connection(self, connection: socket.socket, address: tuple[Any, ...]) -> None:
        """Let requests be read in few pieces; Tornado offers no other place to say so."""
        stream = RequestStream(
            connection,
            max_buffer_size=self.max_buffer_size,
            read_chunk_size=self.read_chunk_size,
        )
        self.handle_stream(stream, address)

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Take a new connection, if there is room for it."""
        source = neighbourhood(str(address[0]))
        network = network_of(source)
        if not self._fruitless.allow(source) or not self._makes_room_for(source, network):
            stream.close()
            return
        stream.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self._open[source] += 1
        if network:
            self._open_of[network] += 1
        self._streams[stream] = source
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
        source, stream = source_of(server_conn), request_conn.stream
        if source and not self._arrivals.allow(source):
            stream.close()
            return Gone()
        self._silent.add(source, stream)
        parse = request_conn._parse_headers  # noqa: SLF001

        def parse_checked(head: bytes) -> tuple[str, HTTPHeaders]:
            if source and not self._heads.allow(source, len(head)):
                raise HTTPInputError("too much is asked for")
            check_head(head)
            return parse(head)

        # Tornado has no place of its own where a head can be looked at before it is taken apart.
        request_conn._parse_headers = parse_checked  # type: ignore[assignment,method-assign]  # noqa: SLF001
        self._requests[server_conn] += 1
        if self._requests[server_conn] >= MOST_REQUESTS:
            request_conn.params = self._last
        is_first = self._requests[server_conn] == 1

        def note() -> None:
            self._silent.discard(source, stream)
            if is_first:
                self._fruitless.give_back(source)

        return Awaited(super().start_request(server_conn, request_conn), note)

    def on_close(self, server_conn: object) -> None:
        """Count one connection less."""
        assert isinstance(server_conn, HTTP1ServerConnection)
        super().on_close(server_conn)
        del self._requests[server_conn]
        source = source_of(server_conn)
        self._silent.discard(source, server_conn.stream)
        self._open[source] -= 1
        if network := network_of(source):
            self._open_of[network] -= 1
        self._open += Counter()  # forgets those that have none
        self._open_of += Counter()

    def _makes_room_for(self, source: str, network: str | None) -> bool:
        """Whether one more may be open for a source; another may have to give way to it."""
        has = self._open[source]
        if has >= self._most_of_one:
            return self._silent.give_own_way(source)
        if network and self._open_of[network] >= self._most_of_network:
            return self._silent.give_way(source, has, network)
        if self._open.total() < self._most or self._silent.give_way(source, has):
            return True
        return self._slow_gives_way(has)

    def _slow_gives_way(self, has: int) -> bool:
        """Close an answer that is taken slowly, of the source with most connections, if fair."""
        source, most = max(self._open.items(), key=lambda each: each[1], default=("", 0))
        slow = (
            stream
            for stream, its_source in self._streams.items()
            if its_source == source and self._stalled.is_behind(stream) and not stream.closed()
        )
        stream = next(slow, None) if most > has + 1 else None
        if stream is None:
            return False
        stream.close()
        return True

    def hang_up(self) -> None:
        """Close connections whose clients leave answers unread, or messages unfinished."""
        self._streams = {
            stream: source for stream, source in self._streams.items() if not stream.closed()
        }
        for stream in self._streams:
            if self._stalled.is_stalled(stream) or self._unfinished.is_endless(stream):
                stream.close()
        self._hang_up_on_hoarders(unread, MOST_WAITING_OF_ADDRESS)
        self._hang_up_on_hoarders(begun, BYTES_OF_ADDRESS_AT_ONCE)
        if not self._streams:
            self._watch.stop()

    def _hang_up_on_hoarders(self, held: Callable[[IOStream], int], most: int) -> None:
        """Close what has been open longest of a source for which too much is held in all."""
        holding: Counter[str] = Counter()
        for stream, source in reversed(self._streams.items()):
            if stream.closed():
                continue
            holding[source] += held(stream)
            if holding[source] > most:
                stream.close()


def source_of(server_conn: object) -> str:
    """The neighbourhood that a connection comes from; empty where there is none, as in a file."""
    context = getattr(server_conn, "context", None)
    return neighbourhood(str(context.address[0])) if context else ""


class Gone(HTTPMessageDelegate):
    """A request on a connection that has been closed: it is not even read."""

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> None:
        """Let the server leave off this connection."""
        raise HTTPInputError


assert issubclass(LimitedServer, HTTPServerConnectionDelegate)
