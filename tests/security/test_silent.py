"""Connections on which nothing is asked for: they give way, and those in use stay."""

import asyncio
import socket
from contextlib import suppress

import pytest
from tornado.iostream import IOStream
from tornado.web import Application, RequestHandler

from widgets.server.connections import LimitedServer

ASKED = b"GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n"
BEGUN = b"GET /slow HTTP/1.1\r\nHost: loc"
BODILESS = b"POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"


class Slow(RequestHandler):
    """An answer that is being made for ever."""

    async def get(self):
        """Wait."""
        await asyncio.Event().wait()


async def turns(number=20):
    """Let everything that has come be read."""
    for _ in range(number):
        await asyncio.sleep(0)


def closed_of(comings, most, most_of_one, most_of_network=100, together=False):
    """The names of those connections that are closed in the end, of (name, address, sent)."""

    async def serve():
        server = LimitedServer(Application([("/.*", Slow)]))
        server._most, server._most_of_one = most, most_of_one
        server._most_of_network = most_of_network
        streams = {}
        for name, address, sent in comings:
            here, there = socket.socketpair()
            there.setblocking(False)
            streams[name] = IOStream(here), there
            server.handle_stream(streams[name][0], (address, 1))
            with suppress(ConnectionError):
                there.send(sent)
            if not together or len(streams) <= most:
                await turns()
        closed = [name for name, (here, _) in streams.items() if here.closed()]
        for here, there in streams.values():
            here.close()
            there.close()
        while server._open:
            await asyncio.sleep(0)
        server.hang_up()
        return closed

    return asyncio.run(serve())


def many(name, address, number, sent=b""):
    """Connections of one address."""
    return [(f"{name} {count}", address, sent) for count in range(number)]


@pytest.mark.parametrize("sent", [b"", BEGUN, BODILESS], ids=["none", "half a head", "no body"])
def test_silent_connections_of_others_give_way(sent):
    """Two addresses that hold everything keep nobody out, whatever they begin to ask for."""
    held = many("first", "192.0.2.1", 3, sent) + many("second", "192.0.2.2", 3, sent)
    come = [("third", "192.0.2.3", ASKED), ("fourth", "192.0.2.4", ASKED)]
    assert closed_of([*held, *come], 6, 3) == ["first 0", "second 0"]


def test_connections_in_use_stay():
    """Who comes then is refused, as there is nobody who could give way."""
    busy = many("first", "192.0.2.1", 3, ASKED) + many("second", "192.0.2.2", 3, ASKED)
    assert closed_of([*busy, ("third", "192.0.2.3", ASKED)], 6, 3) == ["third"]


def test_the_own_silent_connections_give_way_first():
    """A class behind one router is not kept out by one of its members, nor keeps out others."""
    held = many("first", "192.0.2.1", 3)
    assert closed_of([*held, ("last", "192.0.2.1", ASKED)], 6, 3) == ["first 0"]
    full = [*held, ("in use", "192.0.2.2", ASKED), *many("more", "192.0.2.1", 2)]
    assert closed_of(full, 4, 9) == ["first 0", "first 1"]


def test_who_has_most_takes_nothing_from_others():
    """An address in use throughout is refused more, and one with few keeps them."""
    comings = [*many("first", "192.0.2.1", 3, ASKED), ("second", "192.0.2.2", b"")]
    assert closed_of([*comings, ("more", "192.0.2.1", b"")], 4, 9) == ["more"]


def test_many_addresses_with_one_connection_each_keep_nobody_out():
    """The longest silent one goes."""
    held = [(f"{number}", f"192.0.2.{number}", b"") for number in range(1, 7)]
    assert closed_of([*held, ("last", "192.0.2.99", ASKED)], 6, 3) == ["1"]


def test_a_network_of_its_own_gives_way_within():
    """Machines that fill their network's share make room for its others; other networks stay."""
    near = [*many("near", "fe80::1", 2), ("also near", "fe80::2", b"")]
    far = [("far", "2001:db8:9:9::1", b""), *many("old", "192.0.2.1", 3)]
    come = ("late", "fe80::3", ASKED)
    assert closed_of([*far, *near, come], 9, 9, most_of_network=3) == ["near 0"]


def test_each_of_many_that_come_together_takes_another_place():
    """What is closed and not yet counted off gives way to one only."""
    held = many("first", "192.0.2.1", 3)
    come = [(f"late {number}", f"192.0.2.{number + 5}", b"") for number in range(2)]
    assert closed_of([*held, *come], 3, 9, together=True) == ["first 0", "first 1"]


def test_a_household_has_its_share_of_connections():
    """Other addresses of the same one count with it, and those of others do not."""
    addresses = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:1::1"]
    come = [(address, address, ASKED) for address in addresses]
    assert closed_of(come, most=100, most_of_one=2, together=True) == ["2001:db8::3"]
