"""What the server does for a page that has hung up: nothing, and nothing of it in the log."""

import asyncio
import logging
import socket
from types import SimpleNamespace

import pytest
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.iostream import IOStream
from tornado.websocket import WebSocketProtocol13, _WebSocketParams

from tests.security.client import Visitor
from tests.served import Served
from widgets.server.channel import KernelChannel
from widgets.server.limits import ARRIVALS_AT_ONCE


def channel_with(stream: IOStream) -> KernelChannel:
    """A page's connection over a stream, as it is once it was opened."""
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
    """The stream is closed, or is about to be; the pings end, and no traceback is logged."""

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


def test_what_waits_behind_a_request_is_left_when_its_sender_hangs_up(server: Served) -> None:
    """A hundred pages that are asked for on one connection use up nobody's arrivals."""
    visitor = Visitor(server.link)
    ask = f"GET / HTTP/1.1\r\nHost: localhost:{visitor.port}\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", visitor.port)) as opened:
        opened.sendall(ask * (ARRIVALS_AT_ONCE + 40))
    assert [visitor.come().status for _ in range(3)] == [200] * 3
