"""A message that waits for its time, while its connection is given up for another reason."""

import asyncio
from types import SimpleNamespace

from tests.security.client import message
from widgets.server.browser_messages import PROTOCOL
from widgets.server.channel import TOO_MUCH, KernelChannel, KernelConnection
from widgets.server.limits import MOST_BEHIND

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
    channel.ws_connection = Page()
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


class Busy:
    """The way to a kernel that takes no more messages, or takes them again."""

    is_sending = True

    def sending(self):
        """Whether something waits."""
        return self.is_sending

    def close(self, **_):
        """Nothing more is sent."""


def test_what_piles_up_before_a_busy_kernel_ends_the_connection():
    """So much and no more; once the kernel has taken all, it may be as much again."""
    channel, _ = a_channel(0)
    way = Busy()
    channel.connection.channels["shell"] = way
    channel._count_behind(MOST_BEHIND)
    way.is_sending = False
    channel._count_behind(1)
    way.is_sending = True
    channel._count_behind(MOST_BEHIND)
    assert not channel._is_refused
    channel.ws_connection.on_connection_close = lambda: None
    channel._count_behind(1)
    assert channel._is_refused


def test_there_is_one_protocol_whether_the_page_is_there_or_not():
    """Jupyter asks the page, and takes a page that has gone for one of the old protocol."""
    connection = KernelConnection.__new__(KernelConnection)
    assert connection.subprotocol == PROTOCOL
