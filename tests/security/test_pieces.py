"""Requests that come byte by byte: what slow networks make of them is put together, no more."""

import asyncio
import socket
from contextlib import suppress

import pytest
from tornado.web import Application, RequestHandler

from widgets.server.connections import LimitedServer
from widgets.server.heads import RequestStream
from widgets.server.limits import HEADERS, MOST_PIECES


class Little(RequestHandler):
    """A page for everybody."""

    def get(self):
        """Answer."""
        self.finish("here")


async def arrive(pieces):
    """The status with which a request is answered that comes in pieces, each read by itself."""
    here, there = socket.socketpair()
    there.setblocking(False)
    stream = RequestStream(here)
    server = LimitedServer(Application([("/.*", Little)]))
    server.handle_stream(stream, ("192.0.2.1", 1))
    for piece in pieces:
        there.send(piece)
        for _ in range(6):
            await asyncio.sleep(0)
        if stream.closed():
            break
    said = b""
    if not stream.closed():
        stream.close()
    with suppress(BlockingIOError, ConnectionError):
        said = there.recv(1000)
    there.close()
    while server._open:
        await asyncio.sleep(0)
    server.hang_up()
    return said[9:12].decode()


HEAD_IN_TWO = b"GET /x HTTP/1.1\r\nHost: a\r\n\r\n"


@pytest.mark.parametrize("at", range(1, len(HEAD_IN_TWO)))
def test_a_head_in_two_pieces_is_whole(at):
    """Wherever it is cut, its end too, and with another right behind it."""
    assert asyncio.run(arrive([HEAD_IN_TWO[:at], HEAD_IN_TWO[at:] + HEAD_IN_TWO])) == "200"


def test_a_head_of_many_pieces_is_not_waited_for():
    """As many as slow networks make are put together."""
    some = [b"GET /x HTTP/1.1\r\nHost: a\r\nb:", *[b"x"] * (MOST_PIECES - 3), b"\r\n", b"\r\n"]
    assert asyncio.run(arrive(some)) == "200"
    assert asyncio.run(arrive([*some[:-2], b"x", *some[-2:]])) == ""


def test_a_body_of_many_pieces_is_not_waited_for():
    """It would be passed on byte by byte."""
    opening = b"GET /x HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n"
    some, many = MOST_PIECES - 10, 2 * MOST_PIECES
    assert asyncio.run(arrive([opening % some, *[b"x"] * some])) == "200"
    assert asyncio.run(arrive([opening % many, *[b"x"] * many])) == ""


def test_what_has_come_is_searched_once():
    """The time for a head does not grow with its pieces."""

    class Searched(RequestStream):
        searched = 0

        def _find_read_pos(self):
            self._read_regex, real = self, self._read_regex
            self.real = real
            try:
                return super()._find_read_pos()
            finally:
                self._read_regex = real

        def search(self, buffer, start):
            Searched.searched += len(buffer) - start
            return self.real.search(buffer, start)

    async def read():
        here, there = socket.socketpair()
        stream = Searched(here)
        found = stream.read_until_regex(b"\r?\n\r?\n", max_bytes=HEADERS)
        for _ in range(20):
            there.send(b"x" * 1000)
            for _ in range(3):
                await asyncio.sleep(0)
        there.send(b"\r\n\r\n")
        found = await found
        stream.close()
        there.close()
        return len(found)

    size = asyncio.run(read())
    assert size <= Searched.searched < 2 * size
