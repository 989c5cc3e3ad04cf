"""A message that waits for its time, while its connection is given up for another reason."""

import asyncio
from types import SimpleNamespace

from tests.security.client import message
from widgets.server.channel import TOO_MUCH, KernelChannel, KernelConnection
from widgets.server.frames import PROTOCOL

SAID = message("comm_info_request")


class Page:
    """A page that can be hung up on."""

    def close(self, *_):
        """Nothing more is said."""


def a_channel(wait):
    """A channel between a page and a kernel that notes what it is told; messages have to wait."""
    channel = KernelChannel.__new__(KernelChannel)
    heard = []
    channel._flow = SimpleNamespace(wait=lambda _: wait)
    channel.taken_in = SimpleNamespace(allow=lambda *_: True)
    channel.source, channel.ws_connection = "192.0.2.1", Page()
    channel.connection = SimpleNamespace(channels={}, handle_incoming_message=heard.append)
    return channel, heard


async def waiting(*, is_refused):
    """What the kernel hears of a message that waited, and what became of its connection."""
    channel, heard = a_channel(0.01)
    passing = asyncio.ensure_future(channel.on_message(SAID))
    await asyncio.sleep(0)
    if is_refused:
        channel._refuse(TOO_MUCH)
    await passing
    return heard


def test_a_message_that_waited_is_passed_on():
    """In its time."""
    assert asyncio.run(waiting(is_refused=False)) == [SAID]


def test_a_message_that_waited_is_dropped_with_its_connection():
    """The page that it came from may not even be asked any more in which protocol it spoke."""
    assert asyncio.run(waiting(is_refused=True)) == []


def test_there_is_one_protocol_whether_the_page_is_there_or_not():
    """Jupyter asks the page, and takes a page that has gone for one of the old protocol."""
    connection = KernelConnection.__new__(KernelConnection)
    assert connection.subprotocol == PROTOCOL
