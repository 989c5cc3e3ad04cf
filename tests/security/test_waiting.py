"""A message that has to wait is passed on after its wait, or dropped if its connection has ended."""

import asyncio
from types import SimpleNamespace

from tests.security.client import message
from widgets.server.channel import PROTOCOL, TOO_MUCH, KernelChannel, KernelConnection
from widgets.server.limits import MOST_BEHIND

SAID = message("comm_info_request")


class Page:
    """A page that can hang up."""

    def close(self, *_):
        """Note that the server has ended the connection."""


def a_channel(wait):
    """Return a channel between a page and a kernel whose messages have to wait."""
    channel = KernelChannel.__new__(KernelChannel)
    heard = []
    channel._flow = SimpleNamespace(wait=lambda _: wait)
    channel.ws_connection = Page()
    channel.connection = SimpleNamespace(channels={}, handle_incoming_message=heard.append)
    return channel, heard


async def waiting(*, is_refused):
    """Return what the kernel gets of a message that waits, and how its connection ends."""
    channel, heard = a_channel(0.01)
    passing = asyncio.ensure_future(channel.on_message(SAID))
    await asyncio.sleep(0)
    if is_refused:
        channel._refuse(TOO_MUCH)
    await passing
    return heard


def test_a_waiting_message_is_passed_on():
    """A waiting message reaches the kernel after its wait."""
    assert asyncio.run(waiting(is_refused=False)) == [SAID]


def test_a_waiting_message_is_dropped_with_its_connection():
    """If the connection has ended, the server drops the waiting message without asking the page for its protocol."""
    assert asyncio.run(waiting(is_refused=True)) == []


class Busy:
    """A connection to a kernel that accepts no more messages until the test lets it."""

    is_sending = True

    def sending(self):
        """Return whether messages wait."""
        return self.is_sending

    def close(self, **_):
        """Close the connection, so that it sends nothing more."""


def test_messages_before_a_busy_kernel_end_the_connection_above_a_limit():
    """More waiting messages than the limit end the connection.

    Once the kernel has taken all of them, as many may wait again.
    """
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


def test_the_protocol_stays_when_the_page_has_gone():
    """The server knows the protocol even after the page has gone, since Jupyter would assume an old protocol."""
    connection = KernelConnection.__new__(KernelConnection)
    assert connection.subprotocol == PROTOCOL
