"""Connections whose other side does not read, or asks for more than it waits for."""

import asyncio
import socket
from contextlib import ExitStack, suppress

from tornado.httpserver import HTTPServer
from tornado.iostream import IOStream
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketHandler

from tests.security.client import PATIENCE, Visitor
from tests.security.test_overload import COMMAND, NEIGHBOUR
from tests.served import Server
from widgets.server import connections
from widgets.server.arrivals import Arrivals
from widgets.server.connections import LimitedServer
from widgets.server.limits import (
    LEAST_TAKEN,
    LONGEST_BEGUN,
    MOST_REQUESTS,
    REQUESTS_A_SECOND,
    REQUESTS_AT_ONCE,
    STALLED_AFTER,
)
from widgets.server.stalled import Stalled, Unfinished, begun

REQUEST = b"GET /voila/tree HTTP/1.1\r\nHost: localhost\r\n\r\n"
NOWHERE = b"GET /nowhere.html HTTP/1.1\r\nHost: localhost\r\n\r\n"
LITTLE = 4096


class Much(RequestHandler):
    """A page longer than any network holds on the way."""

    asked = 0

    def get(self):
        """Answer with much."""
        Much.asked += 1
        self.finish(b"x" * 40_000_000)


def all_of(opened):
    """All that comes until the connection ends."""
    said = b""
    try:
        while more := opened.recv(65_536):
            said += more
    except ConnectionError:
        pass  # what was not read by the server makes the end abrupt
    return said


def test_who_takes_nothing_is_not_waited_for():
    """The one who reads nothing is hung up on when time is over, and the one who reads is not."""
    now = [0.0]

    async def serve():
        server = LimitedServer(Application([("/", Much)]))
        assert isinstance(server, HTTPServer)
        server._stalled = Stalled(clock=lambda: now[0])
        [bound] = bind_sockets(0, "127.0.0.1")
        server.add_sockets([bound])
        reader, writer = await asyncio.open_connection(*bound.getsockname(), limit=LITTLE)
        # Behind it come many more, which are not answered once it is closed.
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100)
        await reader.readexactly(LITTLE)
        [stream] = server._streams
        while not stream.writing():
            await asyncio.sleep(0)
        server.hang_up()
        assert not stream.closed()
        now[0] += STALLED_AFTER - 1
        server.hang_up()
        assert not stream.closed()
        now[0] += 1
        server.hang_up()
        assert stream.closed()
        while server._open:
            await asyncio.sleep(0)
        server.stop()
        writer.transport.abort()

    before = Much.asked
    asyncio.run(serve())
    assert Much.asked == before + 1


def test_who_leaves_much_unread_in_all_loses_the_oldest():
    """One long answer may be read slowly; of several at once some are closed."""

    async def serve():
        server = LimitedServer(Application([("/", Much)]))
        [bound] = bind_sockets(0, "127.0.0.1")
        server.add_sockets([bound])
        writers = []
        for count in (1, 2):
            _, writer = await asyncio.open_connection(*bound.getsockname(), limit=LITTLE)
            writers.append(writer)
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            while sum(stream.writing() for stream in server._streams) < count:
                await asyncio.sleep(0)
            older, *newer = server._streams
            server.hang_up()
            assert older.closed() is (count > 1)
            assert not any(stream.closed() for stream in newer)
        for writer in writers:
            writer.transport.abort()
        while server._open:
            await asyncio.sleep(0)
        server.stop()

    asyncio.run(serve())


class Talk(WebSocketHandler):
    """A channel that takes messages."""

    async def on_message(self, message):
        """Nothing comes of it."""


PART = b"\x82\xff" + (200_000).to_bytes(8, "big") + bytes(4 + 150_000)
"""Three quarters of a message, in a frame of its own."""
REST = bytes(50_000)
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n\r\n"
)


async def talking(server, bound, held):
    """A channel on which a message was begun, when the server holds so much in all."""
    reader, writer = await asyncio.open_connection(*bound.getsockname())
    writer.write(UPGRADE)
    await reader.readuntil(b"\r\n\r\n")
    writer.write(PART)
    while sum(map(begun, server._streams)) < held:
        await asyncio.sleep(0)
    return writer


def test_a_message_that_never_becomes_whole_is_not_waited_for():
    """One that goes on is, and begins its time anew with each message."""
    now = [0.0]

    async def serve():
        server = LimitedServer(Application([("/", Talk)]))
        server._unfinished = Unfinished(clock=lambda: now[0])
        [bound] = bind_sockets(0, "127.0.0.1")
        server.add_sockets([bound])
        writers = [await talking(server, bound, count * 150_000) for count in (1, 2)]
        one, other = server._streams
        server.hang_up()
        now[0] += LONGEST_BEGUN - 1
        writers[0].write(REST + PART[:1000])
        while begun(one) > 1000:
            await asyncio.sleep(0)
        server.hang_up()
        now[0] += 1
        server.hang_up()
        assert (one.closed(), other.closed()) == (False, True)
        now[0] += LONGEST_BEGUN
        server.hang_up()
        assert one.closed()
        server.stop()
        for writer in writers:
            writer.transport.abort()

    asyncio.run(serve())


def test_messages_begun_of_one_address_have_a_limit_together(monkeypatch):
    """However many channels they come through; the oldest goes."""
    monkeypatch.setattr(connections, "BYTES_OF_ADDRESS_AT_ONCE", 400_000)

    async def serve():
        server = LimitedServer(Application([("/", Talk)]))
        [bound] = bind_sockets(0, "127.0.0.1")
        server.add_sockets([bound])
        writers = [await talking(server, bound, count * 150_000) for count in (1, 2, 3)]
        oldest, *newer = server._streams
        server.hang_up()
        assert oldest.closed()
        assert not any(stream.closed() for stream in newer)
        server.stop()
        for writer in writers:
            writer.transport.abort()

    asyncio.run(serve())


def test_who_takes_a_little_all_the_time_is_waited_for():
    """A slow network has all the time it needs; a few bytes now and then are none."""

    async def look():
        now = [0.0]
        stalled = Stalled(clock=lambda: now[0])
        here, there = socket.socketpair()
        stream = IOStream(here)
        stream.write(b"x" * 40_000_000)
        found = []
        for taken in [LEAST_TAKEN] * 5 + [100] * 3:
            stream._total_write_done_index += taken
            found.append(stalled.is_stalled(stream))
            now[0] += STALLED_AFTER
        stream.close()
        there.close()
        return found

    assert asyncio.run(look()) == [False] * 5 + [True] * 3


def test_a_refusal_ends_its_connection(server):
    """Whatever else was asked for on it is not answered."""
    with socket.create_connection(("localhost", Visitor(server.link).port), PATIENCE) as opened:
        opened.sendall(REQUEST + NOWHERE * 50)
        said = all_of(opened)
    assert said.count(b"HTTP/1.1 200") == 1
    assert said.count(b"HTTP/1.1 404") == 1
    assert said.count(b"Connection: close") == 1


def test_a_connection_brings_so_many_requests(server):
    """The last answer says that it is the last."""
    with socket.create_connection(("localhost", Visitor(server.link).port), PATIENCE) as opened:
        opened.sendall(b"".join([REQUEST] * (MOST_REQUESTS + 50)))
        said = all_of(opened)
    assert said.count(b"HTTP/1.1 200") <= MOST_REQUESTS
    assert said.count(b"Connection: close") <= 1


def test_an_address_brings_so_many_requests():
    """Beyond that its connections end unanswered, however many it has; others are answered."""

    class Little(RequestHandler):
        def get(self):
            self.finish(b"here")

    async def ask(place, source):
        reader, writer = await asyncio.open_connection(*place, local_addr=(source, 0))
        asked = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
        writer.write(asked + b"\r\n" + asked + b"Connection: close\r\n\r\n")
        said = b""
        with suppress(ConnectionError):
            said = await reader.read()
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
        return said.count(b"HTTP/1.1 200")

    async def serve():
        server = LimitedServer(Application([("/", Little)]))
        server._arrivals = Arrivals(at_once=3, a_second=0)
        [bound] = bind_sockets(0, "127.0.0.1")
        server.add_sockets([bound])
        place = bound.getsockname()
        found = [await ask(place, "127.0.0.1"), await ask(place, "127.0.0.1")]
        found += [await ask(place, "127.0.0.1"), await ask(place, NEIGHBOUR)]
        server.stop()
        return found

    first, second, third, other = asyncio.run(serve())
    assert (first, third, other) == (2, 0, 2)
    assert second <= 1


def test_a_class_may_load_its_pages_together():
    """Thirty pages behind one router, each of forty requests, several times over."""
    arrivals = Arrivals(REQUESTS_AT_ONCE, REQUESTS_A_SECOND)
    assert all(arrivals.allow("192.0.2.7") for _ in range(3 * 30 * 40))


def test_refused_connections_take_no_places():
    """Connections full of requests whose answers nobody reads end with the first refusal."""
    server = Server(["sh", "-c", f"ulimit -n 256; {COMMAND}"])
    try:
        place = ("127.0.0.1", Visitor(server.link).port)
        with ExitStack() as opened:
            unread = [opened.enter_context(socket.socket()) for _ in range(31)]
            for each in unread:
                each.settimeout(PATIENCE)
                each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
                each.connect(place)
                each.send(NOWHERE * 100)
            assert Visitor(server.link, NEIGHBOUR).ask("nowhere.html").status == 404
            assert all(all_of(each).count(b"HTTP/1.1") <= 1 for each in unread)
            assert Visitor(server.link).ask("nowhere.html").status == 404
    finally:
        server.stop()
