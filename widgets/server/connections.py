"""The connections to the server: no more than there are descriptors for, and some for everybody."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPServerConnectionDelegate
from tornado.iostream import IOStream

from widgets.server.limits import CONNECTIONS_SHARE, CONNECTIONS_SHARE_OF_ONE, descriptors


class LimitedServer(HTTPServer):
    """An HTTP server that closes at once what it has no room for.

    A connection that became a web socket is counted with its kernel, no longer here.
    """

    def initialize(self, *arguments: Any, **options: Any) -> None:
        """Take the settings of the HTTP server, and what this process may open."""
        super().initialize(*arguments, **options)
        room = descriptors()
        self._most = room // CONNECTIONS_SHARE
        self._most_of_one = room // CONNECTIONS_SHARE_OF_ONE
        self._open: Counter[str] = Counter()

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Take a new connection, if there is room for it."""
        source = str(address[0])
        if self._open.total() >= self._most or self._open[source] >= self._most_of_one:
            stream.close()
            return
        self._open[source] += 1
        super().handle_stream(stream, address)

    def on_close(self, server_conn: object) -> None:
        """Count one connection less."""
        super().on_close(server_conn)
        context = getattr(server_conn, "context", None)
        self._open[str(context.address[0] if context else "")] -= 1
        self._open += Counter()  # forgets those that have none


assert issubclass(LimitedServer, HTTPServerConnectionDelegate)
