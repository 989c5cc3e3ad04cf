"""After a page has closed its connection, the server does no more work for it and logs nothing about it."""

import asyncio
import logging
import socket
from types import SimpleNamespace

import pytest
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.iostream import IOStream
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketProtocol13, _WebSocketParams

from widgets.server.access import Access, Answer, Visitors
from widgets.server.answers import Hosts
from widgets.server.channel import KernelChannel


def channel_with(stream: IOStream) -> KernelChannel:
    """Return the opened connection of a page over a stream."""
    channel = KernelChannel.__new__(KernelChannel)
    channel.application = SimpleNamespace(settings={})
    page = WebSocketProtocol13(channel, False, _WebSocketParams())
    page.stream = stream
    channel.ws_connection = page
    channel.last_ping = channel.last_pong = IOLoop.current().time()
    channel.ping_callback = PeriodicCallback(channel.send_ping, 1)
    return channel


@pytest.mark.parametrize("is_told", [False, True])
def test_a_ping_to_a_page_that_hung_up_is_no_fault(
    caplog: pytest.LogCaptureFixture, is_told: bool
) -> None:
    """Pings end on a closed or closing stream, and the log gets no traceback."""

    async def hang_up() -> None:
        near, far = socket.socketpair()
        stream = IOStream(near)
        channel = channel_with(stream)
        far.close()
        if is_told:
            channel.ws_connection.close()
        else:
            stream.close()
        channel.ping_callback.start()
        while channel.ping_callback.is_running():
            assert not caplog.records
            await asyncio.sleep(0)
        stream.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(hang_up())
    assert not caplog.records


class Much(RequestHandler):
    """A handler whose page is too long for any buffer of the network."""

    asked = 0

    async def get(self) -> None:
        """Answer after a moment."""
        Much.asked += 1
        await asyncio.sleep(0)
        self.finish(b"x" * 40_000_000)


def test_waiting_requests_are_dropped_when_their_sender_hangs_up() -> None:
    """If a connection closes after asking for a hundred pages, the server makes only the first of them."""
    answered: list[RequestHandler] = []
    ask = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def serve() -> None:
        access = Access(Hosts(), Visitors("", 80))
        application = Application([(access, Answer), ("/", Much)], log_function=answered.append)
        server = HTTPServer(application)
        [bound] = bind_sockets(0, "127.0.0.1")
        server.add_sockets([bound])
        with socket.create_connection(bound.getsockname()) as opened:
            opened.sendall(ask * 100)
        while len(answered) < 100:
            await asyncio.sleep(0)
        server.stop()

    asyncio.run(serve())
    assert Much.asked == 1
